import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { LOADED } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { renderAt } from "#web/test/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const FAILED = "Unable to generate coaching message. Please try again.";
const COACHING = {
	body: {
		message: "Good to have you here, Mira. What would help?",
		recommendedFocus: "love",
		daysThisMonth: 3,
		levelScores: null,
		suggestions: ["Write to one person.", "Take a walk with somebody."],
		generatedAt: "2026-11-21T10:00:00.000Z",
	},
};

const NO_SCENE: SceneControl = {
	url: null,
	altText: null,
	isShown: false,
	toggle: vi.fn(),
	show: vi.fn(),
	make: vi.fn(),
	isMaking: false,
	news: null,
};

beforeEach(() => {
	fakeSockets();
});

function open(answers: Parameters<typeof fakeApi>[0] = {}, changes = {}) {
	const requests = fakeApi({
		"GET /api/chat/conversation/": LOADED,
		"GET /api/assessments/": { body: [] },
		"GET /api/ai/personalized-coaching/usr_1": COACHING,
		...answers,
	});
	renderAt("/", <DashboardPage user={makeUser(changes)} scene={NO_SCENE} />);
	return requests;
}

test("the coaching card stands at the top, before the talk", async () => {
	open();
	const card = await screen.findByRole("region", { name: "For you today" });
	const log = await screen.findByRole("log");
	expect(card.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("over the talk the card is one line", async () => {
	open();
	const handle = await screen.findByRole("button", { name: /^For you today/ });
	expect(handle.getAttribute("aria-expanded")).toBe("false");
});

test("a chat that cannot be loaded is one trouble, said once", async () => {
	open({
		"GET /api/chat/conversation/": { status: 500, body: {} },
		"GET /api/ai/personalized-coaching/usr_1": { status: 500, body: {} },
	});
	expect(await screen.findByRole("button", { name: "Retry" })).toBeDefined();
	expect(screen.getAllByText(FAILED)).toHaveLength(1);
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("a card that cannot be loaded leaves the talk as it is", async () => {
	open({ "GET /api/ai/personalized-coaching/usr_1": { status: 500, body: {} } });
	expect(await screen.findByText(FAILED)).toBeDefined();
	expect(await screen.findByText("Hello Mira.")).toBeDefined();
});

test("nothing above the talk asks for the assessment or for notes: the first way to begin does", async () => {
	open({}, { assessmentCompleted: false });
	const ways = within(await screen.findByRole("region", { name: "Ways to begin" }));
	const link = ways.getByRole("link", { name: "Help your coach know you · 3 min" });
	expect(link.getAttribute("href")).toBe("/assessment");
	expect(ways.getAllByRole("button")).toHaveLength(2);
	expect(screen.queryByRole("complementary")).toBeNull();
	expect(screen.queryByRole("region", { name: "For you today" })).toBeNull();
});

test("after the assessment the ways to begin fit what asks for most, and one is an exercise", async () => {
	const requests = open(
		{ "POST /api/ai/chat": { status: 500, body: {} } },
		{ currentHierarchyLevel: "safety" },
	);
	const ways = within(await screen.findByRole("region", { name: "Ways to begin" }));
	expect(ways.getByRole("link").getAttribute("href")).toBe("/exercises/money-on-one-page");
	fireEvent.click(ways.getByRole("button", { name: "Money is on my mind" }));
	await waitFor(() =>
		expect(requests.find(({ key }) => key === "POST /api/ai/chat")?.body).toMatchObject({
			message: "Money worries follow me around. Help me sort what I can do.",
		}),
	);
	expect(screen.queryByRole("region", { name: "Ways to begin" })).toBeNull();
});

test("the ways to begin go once anything is typed", async () => {
	open();
	await screen.findByRole("region", { name: "Ways to begin" });
	fireEvent.change(screen.getByLabelText("Message"), { target: { value: "Well" } });
	expect(screen.queryByRole("region", { name: "Ways to begin" })).toBeNull();
});
