import { beforeEach, expect, test, vi } from "vitest";
import { down, makeReply, NOT_SIGNED_IN, refusal } from "#web/test/answers.ts";
import { CONVERSATION } from "#web/test/chat.tsx";
import { fakeApi, offlineApi } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { sendMessage } from "../api/send-message.ts";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";
import { readUnsent } from "./unsent.ts";

const OPTIONS = { simpleMode: false, attuneV2TestMode: true };
const REPLY = makeReply();

let store: ConversationStore;
let sockets: FakeSocket[];
const signedOut = vi.fn();

beforeEach(() => {
	signedOut.mockClear();
	sockets = fakeSockets();
	store = createConversationStore({ conversation: CONVERSATION, messages: [makeMessage("m1")] }, signedOut);
	return store.connect();
});

// spec: 7.57
test("sent words stand in the list at once, and go with the modes and a client id", async () => {
	const requests = fakeApi({ "POST /api/ai/chat": { body: REPLY } });
	const sending = store.send("hi", OPTIONS, "c1");
	expect(store.getState().pending).toMatchObject([
		{ clientMessageId: "c1", content: "hi", status: "sending" },
	]);
	expect(await sending).toBe("sent");
	expect(requests[0]).toEqual({
		key: "POST /api/ai/chat",
		body: { message: "hi", userId: "usr_1", conversationId: "cnv_1", ...OPTIONS, clientMessageId: "c1" },
	});
});

// spec: 7.56, 9.40
test("with no live socket the answer itself is shown, and the transcript asked for a second later", async () => {
	vi.useFakeTimers();
	const sent = makeMessage("m8", { role: "user", clientMessageId: "c1" });
	fakeApi({
		"POST /api/ai/chat": { body: REPLY },
		"GET /api/chat/conversations/:id/messages": {
			body: { messages: [makeMessage("m1"), sent, makeMessage("m9")], hasMore: false },
		},
	});
	await store.send("hi", OPTIONS, "c1");
	expect(store.getState().messages.at(-1)).toMatchObject({ id: "m9", content: "Hello." });
	await vi.advanceTimersByTimeAsync(1000);
	expect(store.getState().pending).toEqual([]);
	expect(store.getState().messages.map(({ id }) => id)).toEqual(["m1", "m8", "m9"]);
});

test("each new word of a reply changes what the reply shows, and not the list", () => {
	const changes = vi.fn();
	const words = vi.fn();
	store.outline.subscribe(changes);
	store.subscribe(words);
	const [socket] = sockets;
	socket?.receive({ type: "turn", turn: makeTurn() });
	expect(changes).toHaveBeenCalledOnce();
	const { messageId, text } = makeTurn();
	for (const [index, word] of ["One ", "two ", "three"].entries()) {
		socket?.receive({ type: "delta", messageId, offset: text.length + index * 4, text: word });
	}
	expect(store.getState().turn?.text).toBe(`${text}One two three`);
	expect(words).toHaveBeenCalledTimes(4);
	expect(changes).toHaveBeenCalledOnce();
	socket?.receive({ type: "message", message: makeMessage(messageId, { content: "One two three" }) });
	expect(changes).toHaveBeenCalledTimes(2);
	expect(store.outline.getState()).toEqual(store.getState());
});

test("a chat that was left asks for nothing more", async () => {
	vi.useFakeTimers();
	const requests = fakeApi({ "POST /api/ai/chat": { body: REPLY } });
	const left = createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m1")] },
		signedOut,
	);
	const leave = left.connect();
	await left.send("hi", OPTIONS, "c1");
	leave();
	await vi.advanceTimersByTimeAsync(5000);
	expect(requests.map(({ key }) => key)).toEqual(["POST /api/ai/chat"]);
});

// spec: 8.16
test("a send that fails keeps the words in place with what went wrong", async () => {
	offlineApi();
	expect(await store.send("hi", OPTIONS, "c1")).toBe("failed");
	expect(store.getState().pending).toMatchObject([
		{ content: "hi", status: "failed", error: CONNECTION_TROUBLE },
	]);
});

test("words that were not sent are there after a reload, until the server has them", async () => {
	fakeApi({ "POST /api/ai/chat": down() });
	await store.send("hi", OPTIONS, "c1");
	const reloaded = createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m1")] },
		signedOut,
	);
	expect(reloaded.getState().pending).toMatchObject([
		{ content: "hi", status: "failed", clientMessageId: "c1" },
	]);
	const arrived = makeMessage("m2", { role: "user", clientMessageId: "c1" });
	const later = createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m1"), arrived] },
		signedOut,
	);
	expect(later.getState().pending).toEqual([]);
});

// spec: 8.16
test("another try sends the same client id and makes no second bubble", async () => {
	fakeApi({ "POST /api/ai/chat": down() });
	await store.send("hi", OPTIONS, "c1");
	const requests = fakeApi({ "POST /api/ai/chat": { body: REPLY } });
	const sending = store.send("hi", OPTIONS, "c1");
	expect(store.getState().pending).toHaveLength(1);
	await sending;
	expect(requests[0]?.body).toMatchObject({ clientMessageId: "c1" });
});

test("a send while a reply is being written gives the words back", async () => {
	const refused = refusal("turn_in_progress", "One at a time.");
	fakeApi({ "POST /api/ai/chat": refused });
	expect(await store.send("hi", OPTIONS, "c1")).toBe("busy");
	expect(store.getState().pending).toEqual([]);
});

// spec: P.6
test("words whose id is taken by others go back to the box, and are sent under another id", async () => {
	const refused = refusal("message_id_used", "Please send it again.");
	fakeApi({ "POST /api/ai/chat": refused });
	expect(await store.send("hi", OPTIONS, "c1")).toBe("id-used");
	expect(store.getState().pending).toEqual([]);
});

test("words in the list whose id is taken stay there, under another id", async () => {
	fakeApi({ "POST /api/ai/chat": down() });
	await store.send("hi", OPTIONS, "c1");
	const refused = refusal("message_id_used", "Please send it again.");
	fakeApi({ "POST /api/ai/chat": refused });
	expect(await store.send("hi", OPTIONS, "c1")).toBe("failed");
	expect(store.getState().pending).toMatchObject([
		{ content: "hi", status: "failed", error: "Please send it again." },
	]);
	expect(store.getState().pending[0]?.clientMessageId).not.toBe("c1");
	const requests = fakeApi({ "POST /api/ai/chat": { body: REPLY } });
	const id = store.getState().pending[0]?.clientMessageId as string;
	expect(await store.resend(id, OPTIONS)).toBe("sent");
	expect(requests[0]?.body).toMatchObject({ message: "hi", clientMessageId: id });
});

test("a failure of words that the server has already is left to its frames", async () => {
	fakeApi({
		"POST /api/ai/chat": () => {
			sockets[0]?.receive({
				type: "message",
				message: makeMessage("m8", { role: "user", clientMessageId: "c1" }),
			});
			return down(502);
		},
	});
	sockets[0]?.open();
	expect(await store.send("hi", OPTIONS, "c1")).toBe("sent");
	expect(store.getState().pending).toEqual([]);
});

test("missing words make it ask for a fresh snapshot", () => {
	sockets[0]?.open();
	sockets[0]?.receive({ type: "snapshot", messages: [makeMessage("m1")], turn: makeTurn({ text: "ab" }) });
	sockets[0]?.receive({ type: "delta", messageId: "m9", offset: 7, text: "z" });
	expect(sockets).toHaveLength(2);
});

test("a session that ended and a conversation that is gone are told apart", () => {
	sockets[0]?.fall(4404);
	expect(store.getState().isGone).toBe(true);
	expect(signedOut).not.toHaveBeenCalled();
	store.connect();
	sockets[1]?.fall(4401);
	expect(signedOut).toHaveBeenCalledOnce();
});

// spec: 4.47
test("an older page goes before what is there, without doubles", async () => {
	const page = Array.from({ length: 50 }, (_, index) => makeMessage(`n${index}`));
	sockets[0]?.receive({ type: "snapshot", messages: page, turn: null });
	const requests = fakeApi({
		"GET /api/chat/conversations/:id/messages": {
			body: { messages: [makeMessage("old"), makeMessage("n0")], hasMore: false },
		},
	});
	await store.loadOlder(() => undefined);
	expect(requests[0]?.key).toContain("before=n0");
	expect(
		store
			.getState()
			.messages.map(({ id }) => id)
			.slice(0, 3),
	).toEqual(["old", "n0", "n1"]);
	expect(store.getState().hasOlder).toBe(false);
});

test("a retry that meets an open turn keeps its words, stays failed and says why", async () => {
	fakeApi({ "POST /api/ai/chat": down() });
	await store.send("hi", OPTIONS, "c1");
	const refused = refusal("turn_in_progress", "One at a time.");
	fakeApi({ "POST /api/ai/chat": refused });
	expect(await store.send("hi", OPTIONS, "c1")).toBe("failed");
	expect(store.getState().pending).toMatchObject([
		{ clientMessageId: "c1", content: "hi", status: "failed", error: "One at a time." },
	]);
	expect(readUnsent("usr_1", "cnv_1")).toMatchObject([{ content: "hi" }]);
});

test("two tabs never erase each other's unsent words", async () => {
	fakeApi({ "POST /api/ai/chat": down() });
	const otherTab = createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m1")] },
		signedOut,
	);
	await store.send("from here", OPTIONS, "c1");
	await otherTab.send("from there", OPTIONS, "c2");
	expect(
		readUnsent("usr_1", "cnv_1")
			.map(({ content }) => content)
			.sort(),
	).toEqual(["from here", "from there"]);
	fakeApi({ "POST /api/ai/chat": { body: REPLY } });
	sockets[0]?.receive({
		type: "message",
		message: makeMessage("m8", { role: "user", clientMessageId: "c1" }),
	});
	expect(readUnsent("usr_1", "cnv_1")).toMatchObject([{ clientMessageId: "c2" }]);
});

test("words that the server turns out to have are kept no longer", async () => {
	fakeApi({ "POST /api/ai/chat": down() });
	await store.send("hi", OPTIONS, "c1");
	createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m2", { clientMessageId: "c1" })] },
		signedOut,
	);
	expect(readUnsent("usr_1", "cnv_1")).toEqual([]);
});

test.each([
	["a send", () => store.send("hi", OPTIONS, "c1")],
	["a retry", () => store.retry()],
	["a stop", () => store.stop()],
	["an older page", () => store.loadOlder(() => undefined)],
])("%s that is refused because the session has ended tells the guards", async (_name, ask) => {
	const page = Array.from({ length: 50 }, (_, index) => makeMessage(`n${index}`));
	sockets[0]?.receive({ type: "snapshot", messages: page, turn: null });
	fakeApi({
		"POST /api/ai/chat": NOT_SIGNED_IN,
		"POST /api/chat/conversations/:id/retry": NOT_SIGNED_IN,
		"POST /api/chat/conversations/:id/stop": NOT_SIGNED_IN,
		"GET /api/chat/conversations/:id/messages": NOT_SIGNED_IN,
	});
	// Some of these reject and some do not; what matters is that the guards hear of it.
	await Promise.resolve(ask()).catch(() => undefined);
	expect(signedOut).toHaveBeenCalledOnce();
});

// spec: 8.18
test("a send that fails without a word from the server has an error text of its own, with the cause", async () => {
	fakeApi({ "POST /api/ai/chat": down(502) });
	const error = await sendMessage({ message: "hi", userId: "usr_1", conversationId: "cnv_1" }).catch(
		(reason: unknown) => reason,
	);
	expect(error).toMatchObject({ message: "Failed to send message", cause: { status: 502 } });
});

test("the way back to an old message loads the pages down to it, and shows them at once", async () => {
	const page = (from: number) => Array.from({ length: 100 }, (_, index) => makeMessage(`m${from + index}`));
	const requests = fakeApi({
		"GET /api/chat/conversations/cnv_1/messages?limit=100&before=m300": {
			body: { messages: page(200), hasMore: true },
		},
		"GET /api/chat/conversations/cnv_1/messages?limit=100&before=m200": {
			body: { messages: page(100), hasMore: true },
		},
	});
	const long = createConversationStore({ conversation: CONVERSATION, messages: page(300) }, signedOut);
	const seen = vi.fn();
	long.subscribe(seen);
	expect(await long.loadBackTo("m150", new AbortController().signal)).toBe(true);
	expect(long.getState().messages).toHaveLength(300);
	expect(long.getState().messages[0]?.id).toBe("m100");
	expect(long.getState().hasOlder).toBe(true);
	expect(seen).toHaveBeenCalledOnce();
	expect(await long.loadBackTo("m150", new AbortController().signal)).toBe(true);
	expect(requests).toHaveLength(2);
});
