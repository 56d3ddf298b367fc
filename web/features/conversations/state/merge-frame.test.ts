import { expect, test } from "vitest";
import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { addPending } from "./conversation-changes.ts";
import { type ConversationState, initialState, PAGE_SIZE } from "./conversation-state.ts";
import { mergeFrame } from "./merge-frame.ts";

const [m1, m2, m3] = [makeMessage("m1"), makeMessage("m2"), makeMessage("m3")];
const start = initialState([m1, m2]);
const pending = {
	clientMessageId: "c1",
	content: "hi",
	createdAt: "2026-11-21T10:00:00.000Z",
	status: "sending",
} as const;

function after(state: ConversationState, ...frames: ConversationFrame[]): ConversationState {
	return frames.reduce(mergeFrame, state);
}

function idsOf(state: ConversationState): string[] {
	return state.messages.map(({ id }) => id);
}

test("a snapshot takes the place of the newest messages and keeps the older pages before it", () => {
	const state = after(start, { type: "snapshot", messages: [m2, m3], turn: null });
	expect(idsOf(state)).toEqual(["m1", "m2", "m3"]);
});

test("a snapshot that does not join on takes the place of everything, with older ones to load if it is full", () => {
	const page = Array.from({ length: PAGE_SIZE }, (_, index) => makeMessage(`n${index}`));
	const state = after(start, { type: "snapshot", messages: page, turn: null });
	expect(state.messages).toEqual(page);
	expect(state.hasOlder).toBe(true);
});

test("a snapshot with nothing new changes nothing, and one with news keeps the messages that are the same", () => {
	const state = initialState([m1, m2]);
	const copy = <Value>(value: Value): Value => structuredClone(value);
	expect(after(state, { type: "snapshot", messages: copy([m1, m2]), turn: null })).toBe(state);
	const next = after(state, { type: "snapshot", messages: copy([m1, m2, m3]), turn: null });
	expect(next.messages).toEqual([m1, m2, m3]);
	expect(next.messages[0]).toBe(m1);
});

test("a snapshot drops what was removed while nobody listened", () => {
	const state = after(initialState([m1, m2, m3]), { type: "snapshot", messages: [m1, m3], turn: null });
	expect(idsOf(state)).toEqual(["m1", "m3"]);
});

test("a snapshot brings the open turn with its words, and settles a gap", () => {
	const turn = makeTurn({ status: "writing", text: "so far" });
	const state = after({ ...start, needsSnapshot: true }, { type: "snapshot", messages: [m1, m2], turn });
	expect(state.turn).toEqual(turn);
	expect(state.needsSnapshot).toBe(false);
});

test("a message is added once, and changed when it comes again", () => {
	const changed = { ...m3, content: "final" };
	const state = after(start, { type: "message", message: m3 }, { type: "message", message: changed });
	expect(idsOf(state)).toEqual(["m1", "m2", "m3"]);
	expect(state.messages.at(-1)).toEqual(changed);
});

test("the server's copy of a sent message takes the pending one's place", () => {
	const sent = makeMessage("m3", { role: "user", clientMessageId: "c1" });
	const viaFrame = after(addPending(start, pending), { type: "message", message: sent });
	expect(viaFrame.pending).toEqual([]);
	expect(idsOf(viaFrame)).toEqual(["m1", "m2", "m3"]);
	const viaSnapshot = after(addPending(start, pending), {
		type: "snapshot",
		messages: [m2, sent],
		turn: null,
	});
	expect(viaSnapshot.pending).toEqual([]);
});

test("a turn begins with its messages, so that the chat never looks idle in between", () => {
	const said = makeMessage("m3", { role: "user", clientMessageId: "c1" });
	const reply = makeMessage("m4", { status: "streaming", content: "" });
	const state = after(addPending(start, pending), {
		type: "turn",
		turn: makeTurn({ messageId: "m4" }),
		messages: [said, reply],
	});
	expect(idsOf(state)).toEqual(["m1", "m2", "m3", "m4"]);
	expect(state.pending).toEqual([]);
	expect(state).toMatchObject({ turn: { messageId: "m4" }, freshReplyId: "m4" });
});

test("somebody else's message leaves the pending one waiting", () => {
	const state = after(addPending(start, pending), { type: "message", message: m3 });
	expect(state.pending).toMatchObject([pending]);
});

test.each([
	{ words: "appended where the words end", offset: 5, text: " there", now: "hello there", asks: false },
	{
		words: "written over from where it starts within them",
		offset: 3,
		text: "p me",
		now: "help me",
		asks: false,
	},
	{
		words: "not guessed beyond them: a snapshot is needed",
		offset: 9,
		text: "lost",
		now: "hello",
		asks: true,
	},
])("words are $words", ({ offset, text, now, asks }) => {
	const writing = { ...start, turn: makeTurn({ text: "hello" }) };
	const state = after(writing, { type: "delta", messageId: "m9", offset, text });
	expect(state.turn?.text).toBe(now);
	expect(state.needsSnapshot).toBe(asks);
});

test("words of a turn that we know nothing of ask for a snapshot", () => {
	expect(after(start, { type: "delta", messageId: "m9", offset: 0, text: "x" }).needsSnapshot).toBe(true);
});

test("a turn's own frame never takes back words that have arrived", () => {
	const writing = { ...start, turn: makeTurn({ status: "writing", text: "hello there" }) };
	const state = after(writing, { type: "turn", turn: makeTurn({ status: "writing", text: "hello" }) });
	expect(state.turn?.text).toBe("hello there");
});

test("the finished reply closes its turn, so that its words never stand twice", () => {
	const writing = { ...start, turn: makeTurn({ status: "writing", text: "words of m9" }) };
	const streaming = after(writing, { type: "message", message: makeMessage("m9", { status: "streaming" }) });
	expect(streaming.turn).not.toBeNull();
	const done = after(writing, { type: "message", message: makeMessage("m9") });
	expect(done.turn).toBeNull();
	expect(done.messages.at(-1)?.content).toBe("words of m9");
});

test("a failed turn says why until something new is said", () => {
	const failed = after(start, { type: "turn", turn: null, error: "It did not work." });
	expect(failed.turnError).toBe("It did not work.");
	expect(after(failed, { type: "message", message: m3 }).turnError).toBeNull();
});

// spec: 2.122
test("the newest reply of the visit is fresh until the person writes again, from any tab", () => {
	const replied = after(
		start,
		{ type: "turn", turn: makeTurn() },
		{ type: "message", message: makeMessage("m9") },
	);
	expect(replied.freshReplyId).toBe("m9");
	expect(addPending(replied, pending).freshReplyId).toBeNull();
	const elsewhere = after(replied, { type: "message", message: makeMessage("m10", { role: "user" }) });
	expect(elsewhere.freshReplyId).toBeNull();
});

test("removed messages go", () => {
	expect(idsOf(after(start, { type: "removed", messageIds: ["m1", "m7"] }))).toEqual(["m2"]);
});

test("a frame of a kind we do not know changes nothing", () => {
	expect(mergeFrame(start, { type: "later" } as unknown as ConversationFrame)).toBe(start);
});

test("a page loaded in the middle of a reply knows that it is being written before the socket says so", () => {
	const reply = makeMessage("m9", {
		status: "streaming",
		content: "so far",
		metadata: { mode: "practical" },
	});
	const state = initialState([m1, reply]);
	expect(state.turn).toEqual({ messageId: "m9", status: "writing", text: "so far", mode: "practical" });
	expect(initialState([m1, { ...reply, content: "" }]).turn?.status).toBe("thinking");
	expect(initialState([reply, m1]).turn).toBeNull();
});
