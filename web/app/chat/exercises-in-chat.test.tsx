import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Message, MessageMetadata } from "#shared/schemas/conversations.ts";
import { ChatScreen } from "#web/features/conversations/chat-screen.tsx";
import { loadCode } from "#web/lib/api/load-code.ts";
import { chooseIn } from "#web/lib/later-choice.ts";
import { CONVERSATION } from "#web/test/chat.tsx";
import { makeMoved, makeRun, makeStep, makeTakeaway } from "#web/test/exercises.ts";
import { fakeApi, makeUser } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage } from "#web/test/messages.ts";
import { renderAt } from "#web/test/render.tsx";
import { ExercisesInChat } from "./exercises-in-chat.tsx";

vi.mock("#web/lib/api/load-code.ts", { spy: true });

let sockets: FakeSocket[];

const SAID = makeMessage("m1", { role: "user", content: "I lie awake" });
const CHOICES = [
	{ label: "Two tips" },
	{ label: "Wind down", exerciseId: "wind-down" },
	{ label: "Just write" },
];

const reply = (id: string, metadata: MessageMetadata, content = `words of ${id}`) =>
	makeMessage(id, { metadata, content });

beforeEach(() => {
	// On another day the choices of a conversation are over.
	vi.setSystemTime("2026-11-21T12:00:00.000Z");
	sockets = fakeSockets();
});

async function open(messages: Message[], answers: Parameters<typeof fakeApi>[0] = {}) {
	const requests = fakeApi({
		"GET /api/chat/conversation/:userId": { body: { conversation: CONVERSATION, messages } },
		"GET /api/chat/conversations/:id/messages": { body: { messages, hasMore: false } },
		"POST /api/ai/chat": () => new Promise(() => undefined),
		"GET /api/takeaways": { body: { takeaways: [makeTakeaway()], hasMore: false } },
		...answers,
	});
	const user = makeUser();
	renderAt(
		"/",
		<ExercisesInChat user={user}>
			<ChatScreen user={user} mood={null} top={null} />
		</ExercisesInChat>,
	);
	await screen.findByRole("log");
	return requests;
}

const chips = async () =>
	within(await screen.findByRole("group", { name: "Choices" })).getAllByRole("button");
const receive = (frame: unknown) => act(() => sockets.at(-1)?.receive(frame));
const log = () => screen.getByRole("log");

// spec: P.31
test("a choice is sent as a message, and then all of them are gone", async () => {
	const requests = await open([SAID, reply("m2", { choices: CHOICES })]);
	expect((await chips()).map(({ textContent }) => textContent)).toEqual([
		"Two tips",
		"Wind down",
		"Just write",
	]);
	fireEvent.click(screen.getByRole("button", { name: "Wind down" }));
	await waitFor(() => expect(requests.at(-1)?.body).toMatchObject({ message: "Wind down" }));
	expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
	expect(within(log()).getByText("Wind down")).toBeDefined();
});

const NEXT = ["Talk about it", "Another exercise", "That's enough for today"];
const ASKED = reply(
	"m3",
	{ afterRun: "run_1", choices: NEXT.map((label) => ({ label })) },
	"What would help now?",
);

// spec: P.29
test("a choice that was pressed at the end of a full-page exercise is sent once the chat offers it", async () => {
	chooseIn("cnv_1", "run_1", "Talk about it");
	const requests = await open([SAID, reply("m2", { choices: CHOICES })]);
	const sent = () => requests.filter(({ key }) => key === "POST /api/ai/chat");
	expect(sent()).toHaveLength(0);
	receive({ type: "message", message: ASKED });
	await waitFor(() => expect(sent()).toHaveLength(1));
	expect(sent()[0]?.body).toMatchObject({ message: "Talk about it" });
	expect(within(log()).getByText("Talk about it")).toBeDefined();
});

test("a choice that was pressed after one exercise never answers the question after another", async () => {
	chooseIn("cnv_1", "run_0", "Talk about it");
	const requests = await open([SAID, ASKED]);
	await chips();
	expect(requests.filter(({ key }) => key === "POST /api/ai/chat")).toEqual([]);
});

test("the question at the end of an exercise can't be asked for in other words", async () => {
	await open([SAID, reply("m2", {}), ASKED]);
	expect((await chips()).map(({ textContent }) => textContent)).toEqual(NEXT);
	expect(screen.queryByRole("button", { name: "Try another reply" })).toBeNull();
});

// spec: P.31
test("the count of choices is read out after the reply, and the choices themselves are not", async () => {
	await open([SAID, reply("m2", { choices: CHOICES })]);
	expect(log().textContent?.endsWith("3 choices")).toBe(true);
	expect(within(log()).queryByRole("group")).toBeNull();
});

test("the first step of an exercise is read out after the reply that begins it", async () => {
	await open([SAID, reply("m2", { runId: "run_1", run: makeRun({ number: 1 }) })]);
	const said = "Your exercise is below. Step 1 of 5: What would you do first?";
	expect(log().textContent?.endsWith(said)).toBe(true);
	receive({ type: "message", message: reply("m2", { runId: "run_1", run: makeRun() }) });
	expect(log().textContent).not.toContain("Your exercise is below");
});

// spec: P.31
test("Escape leads from the choices to the message box", async () => {
	await open([SAID, reply("m2", { choices: CHOICES })]);
	const [first] = await chips();
	first?.focus();
	fireEvent.keyDown(first!, { key: "Escape" });
	expect(document.activeElement).toBe(screen.getByLabelText("Message"));
});

test("only the newest reply has choices, and no more than four", async () => {
	const five = Array.from({ length: 5 }, (_, index) => ({ label: `Choice ${index}` }));
	await open([reply("m0", { choices: CHOICES }), SAID, reply("m2", { choices: five })]);
	expect(await chips()).toHaveLength(4);
	receive({ type: "message", message: makeMessage("m3", { role: "user", content: "Wait" }) });
	expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
});

test("a reply whose exercise is open has no choices", async () => {
	await open([SAID, reply("m2", { choices: CHOICES, runId: "run_1", run: makeRun() })]);
	expect(screen.queryByRole("group", { name: "Choices" })).toBeNull();
});

test("an open exercise stands after the newest message, as its frames say", async () => {
	await open([reply("m0", { runId: "run_1", run: makeRun() }), SAID, reply("m2", {})]);
	const card = await screen.findByRole("region", { name: "Exercise: One small step" });
	expect(log().compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
	const run = makeRun({ number: 3, step: makeStep({ id: "when", say: "And when?" }) });
	receive({ type: "message", message: reply("m0", { runId: "run_1", run }) });
	expect(screen.getByRole("textbox", { name: "And when?" })).toBeDefined();
});

test("the view rests at the exercise, and at a reply that came while it is under way", async () => {
	await open([SAID, reply("m2", { runId: "run_1", run: makeRun() })]);
	const card = await screen.findByRole("region", { name: "Exercise: One small step" });
	const held = () => document.querySelector("[data-holds-view]");
	expect(held()).toBe(card.parentElement);
	receive({ type: "message", message: reply("m3", {}, "About ten minutes.") });
	expect(held()?.textContent).toContain("About ten minutes.");
});

test("a frame about the person leaves the card and what is typed in it alone", async () => {
	await open([SAID, reply("m2", { runId: "run_1", run: makeRun() })]);
	const field = await screen.findByRole("textbox", { name: "What would you do first?" });
	fireEvent.change(field, { target: { value: "Call" } });
	receive({ type: "message", message: reply("m3", {}, "Take your time.") });
	expect(screen.getByRole("textbox", { name: "What would you do first?" })).toBe(field);
	expect(field).toHaveProperty("value", "Call");
});

test("a move shows at once without a socket, and what it added is asked for", async () => {
	const begun = reply("m2", { runId: "run_1", run: makeRun() });
	const ended = makeRun({ status: "ended", step: null, takeawayId: "tkw_1" });
	const closing = reply("m3", { takeawayId: "tkw_1" }, "Kept: My small step.");
	await open([SAID, begun], {
		"POST /api/chat/conversations/:id/runs/:runId": { body: { ...makeMoved(), run: ended } },
		"GET /api/chat/conversations/:id/messages": {
			body: { messages: [SAID, reply("m2", { runId: "run_1", run: ended }), closing], hasMore: false },
		},
	});
	fireEvent.change(await screen.findByRole("textbox", { name: "What would you do first?" }), {
		target: { value: "Call" },
	});
	fireEvent.click(screen.getByRole("button", { name: "Next" }));
	expect(await screen.findByRole("article", { name: "My small step" })).toBeDefined();
	expect(within(log()).getByText("One small step: finished")).toBeDefined();
	expect(screen.queryByRole("region", { name: /^Exercise/ })).toBeNull();
});

test("words that show danger go to the chat, whose reply brings help while the exercise waits", async () => {
	const begun = reply("m1", { runId: "run_1", run: makeRun() });
	const paused = makeRun({ status: "paused" });
	await open([begun], {
		"POST /api/chat/conversations/:id/runs/:runId": {
			body: { ...makeMoved(), run: paused, isInChat: true },
		},
		"GET /api/chat/conversations/:id/messages": {
			body: {
				messages: [
					reply("m1", { runId: "run_1", run: paused }),
					makeMessage("m2", { role: "user", content: "I don't want to be here" }),
					reply("m3", { isCare: true }, "I'm glad you said it."),
				],
				hasMore: false,
			},
		},
	});
	fireEvent.change(await screen.findByRole("textbox", { name: "What would you do first?" }), {
		target: { value: "I don't want to be here" },
	});
	fireEvent.click(screen.getByRole("button", { name: "Next" }));
	expect(await screen.findByText("I'm glad you said it.")).toBeDefined();
	expect(screen.getByText("One small step, at step 2 of 5")).toBeDefined();
	expect(screen.queryByRole("textbox", { name: "What would you do first?" })).toBeNull();
});

test("an exercise that was left is a line where it began, and an older paused one makes no second card", async () => {
	await open([
		reply("m0", { runId: "run_0", run: makeRun({ id: "run_0", status: "paused" }) }),
		reply("m1", { runId: "run_1", run: makeRun({ status: "left", step: null }) }),
	]);
	expect(within(log()).getByText("One small step: left early")).toBeDefined();
	expect(screen.queryByRole("region", { name: /^Exercise/ })).toBeNull();
});

test("a reply that began an exercise keeps its own words", async () => {
	const guide = { act: "draft", templates: [], asked: null, offered: [], starts: "one-small-step" };
	const run = makeRun({ status: "ended", step: null });
	await open([SAID, reply("m2", { runId: "run_1", run, guide }, "Let's make it small.")]);
	expect(within(log()).getByText("Let's make it small.")).toBeDefined();
});

test("an exercise whose code could not be loaded says so, and can be asked for again", async () => {
	vi.mocked(loadCode).mockRejectedValue(new Error("no network"));
	await open([SAID, reply("m2", { runId: "run_1", run: makeRun() })]);
	expect(await screen.findByText("We couldn't load this exercise.")).toBeDefined();
	vi.mocked(loadCode).mockReset();
	fireEvent.click(screen.getByRole("button", { name: "Try again" }));
	expect(await screen.findByRole("region", { name: "Exercise: One small step" })).toBeDefined();
});

// spec: P.44
test("words that were only kept have a line, with no bubble and nothing to press", async () => {
	await open([SAID, reply("m2", { isKept: true }, "kept ✓")]);
	expect(within(log()).getByText("Kept")).toBeDefined();
	const { queryByRole } = within(document.querySelector<HTMLElement>("[data-message=m2]")!);
	expect(queryByRole("article")).toBeNull();
	expect(queryByRole("button")).toBeNull();
});
