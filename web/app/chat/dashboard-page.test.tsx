import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SceneControl } from "#web/features/scenes/hooks/use-scene.ts";
import { down, makeCoaching, makeConversation } from "#web/test/answers.ts";
import { LOADED } from "#web/test/chat.tsx";
import { makeExercise, makeRecent } from "#web/test/exercises.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const FAILED = "Unable to generate coaching message. Please try again.";
const COACHING = {
	body: makeCoaching({
		message: "Good to have you here, Mira. What would help?",
		suggestions: ["Write to one person.", "Take a walk with somebody."],
	}),
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
		"GET /api/chat/conversation/:userId": LOADED,
		"GET /api/assessments/:userId": { body: [] },
		"GET /api/ai/personalized-coaching/:userId": COACHING,
		...answers,
	});
	renderAt("/", <DashboardPage user={makeUser(changes)} scene={NO_SCENE} />);
	return requests;
}

// spec: 2.104
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
		"GET /api/chat/conversation/:userId": down(),
		"GET /api/ai/personalized-coaching/:userId": down(),
	});
	expect(await screen.findByRole("button", { name: "Try again" })).toBeDefined();
	expect(screen.getAllByText(FAILED)).toHaveLength(1);
	expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
});

test("a card that cannot be loaded leaves the talk as it is", async () => {
	open({ "GET /api/ai/personalized-coaching/:userId": down() });
	expect(await screen.findByText(FAILED)).toBeDefined();
	expect(await screen.findByText("Hello Mira.")).toBeDefined();
});

test("nothing above the talk asks for the assessment or for notes: the first way to begin does", async () => {
	open({}, { assessmentCompleted: false });
	const ways = within(await screen.findByRole("region", { name: "Ideas to get started" }));
	const link = ways.getByRole("link", { name: "Help your coach get to know you · 3 min" });
	expect(link.getAttribute("href")).toBe("/assessment");
	expect(ways.getAllByRole("button")).toHaveLength(2);
	expect(screen.queryByRole("complementary")).toBeNull();
	expect(screen.queryByRole("region", { name: "For you today" })).toBeNull();
});

test("today's mood is asked for with one tap, before the first assessment too", async () => {
	const greeting = makeMessage("m1", { content: "Hi there!", metadata: { kind: "greeting" } });
	const requests = open(onAnotherDay([greeting]), { assessmentCompleted: false });
	const mood = within(await screen.findByRole("group", { name: "How is today so far?" }));
	fireEvent.click(mood.getByRole("radio", { name: "Low" }), { detail: 1 });
	await waitFor(() =>
		expect(requests.find(({ key }) => key === "PATCH /api/users/usr_1")?.body).toMatchObject({
			currentMood: "Low",
		}),
	);
});

test("after the assessment the ways to begin fit what asks for most, and one is an exercise", async () => {
	const requests = open({ "POST /api/ai/chat": down() }, { currentHierarchyLevel: "safety" });
	const ways = within(await screen.findByRole("region", { name: "Ideas to get started" }));
	expect(ways.getByRole("link").getAttribute("href")).toBe("/exercises/money-on-one-page");
	fireEvent.click(ways.getByRole("button", { name: "Money worries" }));
	await waitFor(() =>
		expect(requests.find(({ key }) => key === "POST /api/ai/chat")?.body).toMatchObject({
			message: "Money worries follow me around. Help me sort what I can do.",
		}),
	);
	expect(screen.queryByRole("region", { name: "Ideas to get started" })).toBeNull();
});

test("beside the insight of a check-in that is taken again, today's mood is not asked for: the check-in does", async () => {
	const greeting = makeMessage("m1", { content: "Hi there!", metadata: { kind: "greeting" } });
	const insight = makeMessage("m2", { content: "Your body needs rest.", metadata: { kind: "insight" } });
	open(onAnotherDay([greeting, insight]), { assessmentCompleted: false });
	expect(await screen.findByText("Your body needs rest.")).toBeDefined();
	expect(await screen.findByRole("link", { name: /Help your coach get to know you/ })).toBeDefined();
	expect(screen.queryByRole("group", { name: "How is today so far?" })).toBeNull();
});

test("the ways to begin go once anything is typed", async () => {
	open();
	await screen.findByRole("region", { name: "Ideas to get started" });
	fireEvent.change(screen.getByLabelText("Message"), { target: { value: "Well" } });
	expect(screen.queryByRole("region", { name: "Ideas to get started" })).toBeNull();
});

const YESTERDAY = new Date(Date.now() - 24 * 60 * 60 * 1000).toISOString();
const SAID_YESTERDAY = [
	makeMessage("m1", { role: "user", content: "The move is too much", createdAt: YESTERDAY }),
	makeMessage("m2", { content: "What part of it?", createdAt: YESTERDAY }),
];
const onAnotherDay = (messages = SAID_YESTERDAY) => ({
	"GET /api/chat/conversation/:userId": {
		body: { conversation: makeConversation({ title: "The move" }), messages },
	},
});

// spec: P.98
test("another day opens with a headline, one remembered sentence, today's mood and ways to begin", async () => {
	open(onAnotherDay());
	const today = within(await screen.findByRole("region", { name: "Today" }));
	expect(today.getByText("What's on your mind today?")).toBeDefined();
	expect(today.getByText(/, Mira\. Last time we talked about “The move”\./)).toBeDefined();
	expect(today.getByText(/is an AI, not a person/)).toBeDefined();
	expect(await today.findByRole("group", { name: "How is today so far?" })).toBeDefined();
	expect(today.getByRole("region", { name: "Ideas to get started" })).toBeDefined();
	expect(screen.getByText("What part of it?")).toBeDefined();
});

// spec: P.98
test("what was talked about is not said in a risk state, nor with memory off", async () => {
	const careful = [
		...SAID_YESTERDAY.slice(0, 1),
		makeMessage("m2", { content: "I'm here.", createdAt: YESTERDAY, metadata: { isCare: true } }),
	];
	open(onAnotherDay(careful));
	await screen.findByRole("region", { name: "Today" });
	expect(screen.queryByText(/Last time/)).toBeNull();
	expect(screen.queryByRole("group", { name: "How is today so far?" })).toBeNull();
	cleanup();
	open(onAnotherDay(), { memoryEnabled: false });
	await screen.findByRole("region", { name: "Today" });
	expect(screen.queryByText(/Last time/)).toBeNull();
});

test("the opening of another day goes with the first words", async () => {
	open({ ...onAnotherDay(), "POST /api/ai/chat": down() });
	await screen.findByRole("region", { name: "Today" });
	const box = screen.getByLabelText("Message");
	fireEvent.change(box, { target: { value: "Still the move" } });
	fireEvent.keyDown(box, { key: "Enter" });
	await waitFor(() => expect(screen.queryByRole("region", { name: "Today" })).toBeNull());
});

// spec: P.98
test("an exercise that waits is one line of the opening, and a paused account has neither", async () => {
	const library = {
		exercises: [makeExercise("wind-down", { steps: 5 })],
		recent: [makeRecent("run_1", { exerciseId: "wind-down", touchedAt: YESTERDAY })],
	};
	const more = { ...onAnotherDay(), "GET /api/exercises": { body: library } };
	open(more);
	expect(await screen.findByText(/You stopped at step 3 of 5/)).toBeDefined();
	cleanup();
	open(more, { minorSince: YESTERDAY });
	await screen.findByRole("region", { name: "Today" });
	expect(screen.queryByText(/You stopped at step/)).toBeNull();
	expect(screen.queryByRole("group", { name: "How is today so far?" })).toBeNull();
});
