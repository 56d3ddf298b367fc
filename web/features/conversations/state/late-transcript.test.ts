import { beforeEach, expect, test, vi } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import { down } from "#web/test/answers.ts";
import { CONVERSATION } from "#web/test/chat.tsx";
import { fakeApi } from "#web/test/fake-api.ts";
import { type FakeSocket, fakeSockets } from "#web/test/fake-socket.ts";
import { makeMessage, makeTurn } from "#web/test/messages.ts";
import { type ConversationStore, createConversationStore } from "./conversation-store.ts";

const OPTIONS = { simpleMode: false, attuneV2TestMode: true };

let store: ConversationStore;
let sockets: FakeSocket[];

beforeEach(() => {
	sockets = fakeSockets();
	store = createConversationStore(
		{ conversation: CONVERSATION, messages: [makeMessage("m1")] },
		() => undefined,
	);
	return store.connect();
});

/** A send that found no connection has the transcript asked for. It answers when the test lets it. */
async function whileTranscriptIsOnItsWay(messages: Message[]) {
	vi.useFakeTimers();
	const gate = Promise.withResolvers<void>();
	const asked = fakeApi({
		"POST /api/ai/chat": down(),
		"GET /api/chat/conversations/:id/messages": async () => {
			await gate.promise;
			return { body: { messages, hasMore: false } };
		},
	});
	await store.send("hi", OPTIONS, "c1");
	await vi.advanceTimersByTimeAsync(1000);
	const reads = () => asked.filter(({ key }) => key.startsWith("GET")).length;
	expect(reads()).toBe(1);
	return {
		reads,
		letIn: async () => {
			gate.resolve();
			await vi.advanceTimersByTimeAsync(100);
		},
	};
}

test("a late transcript removes no newer message", async () => {
	const { letIn, reads } = await whileTranscriptIsOnItsWay([makeMessage("m1")]);
	sockets[0]?.open();
	sockets[0]?.receive({
		type: "message",
		message: makeMessage("m8", { role: "user", clientMessageId: "c1" }),
	});
	sockets[0]?.receive({ type: "turn", turn: makeTurn() });
	await letIn();
	expect(store.getState().messages.map(({ id }) => id)).toEqual(["m1", "m8"]);
	expect(store.getState().turn).toEqual(makeTurn());
	await vi.advanceTimersByTimeAsync(5000);
	expect(reads()).toBe(1);
});

test("without a socket, a late transcript is fetched again", async () => {
	const sent = makeMessage("m8", { role: "user", clientMessageId: "c1" });
	const { letIn, reads } = await whileTranscriptIsOnItsWay([makeMessage("m1"), sent]);
	store.show(makeMessage("m1", { content: "Shown meanwhile" }));
	await letIn();
	expect(store.getState().messages).toMatchObject([{ id: "m1", content: "Shown meanwhile" }]);
	await vi.advanceTimersByTimeAsync(1000);
	expect(reads()).toBe(2);
	expect(store.getState().messages.map(({ id }) => id)).toEqual(["m1", "m8"]);
	expect(store.getState().pending).toEqual([]);
});
