import { beforeEach, expect, test, vi } from "vitest";
import { down, makeReply, refusal } from "#web/test/answers.ts";
import { CONVERSATION } from "#web/test/chat.tsx";
import { fakeApi, offlineApi } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";
import { readUnsent } from "./unsent.ts";
import { visibleEntries } from "./visible-entries.ts";

const OPTIONS = { simpleMode: false, attuneV2TestMode: true };
const PRACTICAL = { simpleMode: true, attuneV2TestMode: false };
const SNAPSHOT = { type: "snapshot", messages: [makeMessage("m1")], turn: null };

let store: ConversationStore;
let sockets: FakeSocket[];

beforeEach(() => {
	vi.useFakeTimers();
	sockets = fakeSockets();
	store = createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m1")] },
		() => undefined,
	);
	const close = store.connect();
	sockets[0]?.open();
	sockets[0]?.receive(SNAPSHOT);
	return close;
});

function goOffline() {
	offlineApi();
}

/** A server that takes everything: what was sent, in order. It shows the words and their reply at once. */
function goOnline(): string[] {
	const heard: string[] = [];
	fakeApi({
		"POST /api/ai/chat": (body) => {
			const { message, clientMessageId = "" } = body;
			heard.push(message);
			const [id, reply] = [`u-${clientMessageId}`, `r-${clientMessageId}`];
			const socket = sockets.at(-1);
			socket?.receive({ type: "message", message: makeMessage(id, { role: "user", clientMessageId }) });
			socket?.receive({ type: "message", message: makeMessage(reply) });
			return { body: makeReply({ messageId: reply, message: "" }) };
		},
	});
	return heard;
}

function shownKeys() {
	return visibleEntries(store.getState()).map(({ key }) => key);
}

async function sendOffline(...ids: string[]) {
	goOffline();
	for (const id of ids) {
		await store.send(`words of ${id}`, OPTIONS, id);
	}
}

/** The socket falls and comes back, as it does when the network does. */
async function reconnect(frame: unknown = SNAPSHOT) {
	sockets.at(-1)?.fall();
	await vi.advanceTimersByTimeAsync(1_000);
	sockets.at(-1)?.open();
	sockets.at(-1)?.receive(frame);
	await vi.advanceTimersByTimeAsync(0);
}

test("words that were not sent stay above what is said after them", async () => {
	await sendOffline("c1", "c2");
	goOnline();
	await store.send("later", OPTIONS, "c3");
	expect(shownKeys()).toEqual(["m1", "c1", "c2", "c3", "r-c3"]);
});

test("another try that fails too leaves the words where and when they were said", async () => {
	await sendOffline("c1", "c2");
	const before = store.getState().pending.map(({ createdAt }) => createdAt);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(await store.resend("c1", OPTIONS)).toBe("failed");
	expect(shownKeys()).toEqual(["m1", "c1", "c2"]);
	expect(store.getState().pending.map(({ createdAt }) => createdAt)).toEqual(before);
});

test("another try sends the older words first, each when the one before is answered", async () => {
	await sendOffline("c1", "c2", "c3");
	const heard = goOnline();
	expect(await store.resend("c2", PRACTICAL)).toBe("sent");
	expect(heard).toEqual(["words of c1", "words of c2"]);
	expect(shownKeys()).toEqual(["m1", "c3", "c1", "r-c1", "c2", "r-c2"]);
});

test("another try ends at the first words that do not get through", async () => {
	await sendOffline("c1", "c2");
	const requests = fakeApi({ "POST /api/ai/chat": down() });
	expect(await store.resend("c2", OPTIONS)).toBe("failed");
	expect(requests.filter(({ key }) => key.startsWith("POST"))).toHaveLength(1);
});

test("when the socket is back they go by themselves, in order, as they were to be answered", async () => {
	await sendOffline("c1");
	await store.send("words of c2", PRACTICAL, "c2");
	const heard = goOnline();
	await reconnect();
	expect(heard).toEqual(["words of c1", "words of c2"]);
	expect(store.getState().pending).toEqual([]);
});

test("when the network is back and no socket is, they go all the same", async () => {
	await sendOffline("c1");
	const heard = goOnline();
	window.dispatchEvent(new Event("online"));
	await vi.advanceTimersByTimeAsync(1_000);
	expect(heard).toEqual(["words of c1"]);
});

test("they go by themselves once: after that they wait for a hand", async () => {
	await sendOffline("c1");
	const requests = fakeApi({ "POST /api/ai/chat": down(503) });
	const tries = () => requests.filter(({ key }) => key.startsWith("POST")).length;
	await reconnect();
	expect(tries()).toBe(1);
	await reconnect();
	expect(tries()).toBe(1);
	expect(store.getState().pending).toMatchObject([{ content: "words of c1", status: "failed" }]);
});

test("when the first fails again, those after it wait for a hand with it", async () => {
	await sendOffline("c1", "c2");
	fakeApi({ "POST /api/ai/chat": down(503) });
	await reconnect();
	const heard = goOnline();
	await reconnect();
	expect(heard).toEqual([]);
	expect(await store.resend("c2", OPTIONS)).toBe("sent");
	expect(heard).toEqual(["words of c1", "words of c2"]);
});

test("words that the server refused do not go by themselves", async () => {
	const refused = refusal("rate_limited", "Slowly.");
	fakeApi({ "POST /api/ai/chat": refused });
	await store.send("too fast", OPTIONS, "c1");
	const heard = goOnline();
	await reconnect();
	expect(heard).toEqual([]);
});

test("while a reply is being made they wait for its end", async () => {
	await sendOffline("c1");
	const heard = goOnline();
	await reconnect({ ...SNAPSHOT, turn: makeTurn() });
	expect(heard).toEqual([]);
	sockets.at(-1)?.receive({ type: "turn", turn: null });
	await vi.advanceTimersByTimeAsync(0);
	expect(heard).toEqual(["words of c1"]);
});

test("words that the server has after all are not sent again", async () => {
	await sendOffline("c1");
	const heard = goOnline();
	await reconnect({
		...SNAPSHOT,
		messages: [makeMessage("m1"), makeMessage("m2", { role: "user", clientMessageId: "c1" })],
	});
	expect(heard).toEqual([]);
	expect(shownKeys()).toEqual(["m1", "c1"]);
});

test("discarded words are gone, from the list and from the browser, and are never sent", async () => {
	await sendOffline("c1", "c2");
	store.discard("c1");
	expect(shownKeys()).toEqual(["m1", "c2"]);
	expect(readUnsent("usr_1", "cnv_1").map(({ clientMessageId }) => clientMessageId)).toEqual(["c2"]);
	const heard = goOnline();
	await reconnect();
	expect(heard).toEqual(["words of c2"]);
});

test.each([
	["are sent when there is a connection", 0, ["words of c1"]],
	["wait for the person once they are a day old", 25, []],
])("after a reload they stand in their place, and %s", async (_, hours, expected) => {
	await sendOffline("c1");
	const messages = [makeMessage("m1"), makeMessage("m2")];
	vi.setSystemTime(Date.now() + hours * 60 * 60 * 1000);
	const reloaded = createConversationStore(
		{ conversation: CONVERSATION, messages: messages },
		() => undefined,
	);
	expect(visibleEntries(reloaded.getState()).map(({ key }) => key)).toEqual(["m1", "c1", "m2"]);
	const heard = goOnline();
	const close = reloaded.connect();
	sockets.at(-1)?.open();
	sockets.at(-1)?.receive({ ...SNAPSHOT, messages });
	await vi.advanceTimersByTimeAsync(2_000);
	close();
	expect(heard).toEqual(expected);
});
