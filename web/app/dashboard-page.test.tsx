import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { CONVERSATION, LOADED } from "#web/test/chat.tsx";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { aMoment } from "#web/test/time.ts";
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

test("over a talk, on a phone, it is one line", async () => {
	vi.spyOn(window, "matchMedia").mockImplementation(
		(query) => ({ matches: query.includes("max-width"), addEventListener: vi.fn() }) as never,
	);
	const messages = [makeMessage("m1"), makeMessage("m2", { role: "user", content: "Hello" })];
	open({ "GET /api/chat/conversation/": { body: { conversation: CONVERSATION, messages } } });
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

// Last: an invitation that was put away stays so for the visit, which all tests of a file share.
test("the invitation to the assessment stands in its place until it is put away", async () => {
	open({}, { assessmentCompleted: false });
	expect(await screen.findByRole("complementary", { name: "Assessment" })).toBeDefined();
	await screen.findByRole("log");
	expect(screen.queryByRole("region", { name: "For you today" })).toBeNull();
	fireEvent.click(screen.getByRole("button", { name: "Not now" }));
	expect(await screen.findByRole("region", { name: "For you today" })).toBeDefined();
	await waitFor(() => expect(screen.queryByRole("complementary")).toBeNull());
});

test("after the first assessment one is invited to notes, beside an empty chat, until one says not now", async () => {
	localStorage.clear();
	open({}, { assessmentCompleted: true });
	const invitation = await screen.findByRole("complementary", { name: "Notes" });
	expect(invitation.querySelector("a")?.getAttribute("href")).toBe("/notifications");
	fireEvent.click(screen.getByRole("button", { name: "Not now" }));
	expect(screen.queryByRole("complementary", { name: "Notes" })).toBeNull();
	cleanup();
	open({}, { assessmentCompleted: true });
	await screen.findByRole("region", { name: "For you today" });
	expect(screen.queryByRole("complementary", { name: "Notes" })).toBeNull();
});

test("who has notes, or no assessment yet, is not invited to them", async () => {
	localStorage.clear();
	for (const changes of [
		{ assessmentCompleted: true, textNotificationsEnabled: true },
		{ assessmentCompleted: false },
	]) {
		open({}, changes);
		await screen.findByRole("log");
		await aMoment();
		expect(screen.queryByRole("complementary", { name: "Notes" })).toBeNull();
		cleanup();
	}
});

test("after the first assessment, whose insight is the coach's own, there is an invitation to notes", async () => {
	const insight = makeMessage("m2", { role: "assistant", content: "Here's an insight about you" });
	const spoken = makeMessage("m3", { role: "user", content: "Hello" });
	const talk = (...messages: unknown[]) => ({
		"GET /api/chat/conversation/": {
			body: { conversation: CONVERSATION, messages: [makeMessage("m1"), ...messages] },
		},
	});
	open(talk(insight), { assessmentCompleted: true });
	const link = await screen.findByRole("link", { name: "A note now and then, at your hour?" });
	expect(link.getAttribute("href")).toBe("/notifications");
	cleanup();
	open(talk(insight, spoken), { assessmentCompleted: true });
	await screen.findByRole("region", { name: "For you today" });
	expect(screen.queryByRole("link", { name: "A note now and then, at your hour?" })).toBeNull();
	cleanup();
	open(talk(insight), { assessmentCompleted: true });
	fireEvent.click(await screen.findByRole("button", { name: "Not now" }));
	cleanup();
	open(talk(insight), { assessmentCompleted: true });
	await screen.findByRole("region", { name: "For you today" });
	expect(screen.queryByRole("link", { name: "A note now and then, at your hour?" })).toBeNull();
});
