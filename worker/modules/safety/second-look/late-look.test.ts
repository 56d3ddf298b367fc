import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { NO_DANGER } from "#shared/safety/verdict.ts";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import {
	isDelta,
	openSocket,
	sendMessage,
	setDeps,
	transcript,
	untilIdle,
} from "../../../test/chat/conversation.ts";
import { stateOf } from "../../../test/chat/danger.ts";
import { chatReadBy, DOUBTFUL, IN_A_ROW, ScriptedReader, say } from "../../../test/chat/test-reader.ts";
import { createConversationDeps } from "../../conversations/object/conversation-deps.ts";

const SOON = { lookWaitMs: 20 };

type Chat = Awaited<ReturnType<typeof chatReadBy>>;

const newest = async (chat: Chat) => (await transcript(chat.client, chat.conversationId)).at(-1);

describe("a second look that takes too long", () => {
	it("is one of more than a second and a half", () => {
		expect(createConversationDeps(env).lookWaitMs).toBe(1_500);
	});

	// spec: S.25
	it("holds the first word back no longer than its time", async () => {
		const chat = await chatReadBy(new ScriptedReader(), SOON);
		const [, reply] = await say(chat, DOUBTFUL);
		expect(reply).toMatchObject({ status: "complete", content: "I'm here." });
		expect(chat.coach.requests).toHaveLength(1);
	});

	// spec: S.27
	it("leaves the row, and what it says of no danger afterwards takes nothing away", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, SOON);
		const [, reply] = await say(chat, IN_A_ROW);
		expect(reply.metadata.safety).toMatchObject({ tier: "row" });
		reader.answer = "none";
		await say(chat, "Good morning");
		const earlier = (await transcript(chat.client, chat.conversationId)).at(-3);
		expect(earlier?.metadata.safety).toMatchObject({ tier: "row" });
	});

	// spec: S.25
	it("puts help above words that are being read, which stay and go on", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, SOON);
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.say("That sounds ");
		const sent = sendMessage(chat, DOUBTFUL);
		await socket.until(isDelta);
		reader.answer = "thoughts";
		const raised = await socket.until(
			(frame) => frame.type === "message" && frame.message.metadata.safety !== undefined,
		);
		expect(raised).toMatchObject({
			message: { status: "streaming", metadata: { safety: { tier: "panel" } } },
		});
		chat.coach.say("hard.").end();
		await sent;
		expect(await newest(chat)).toMatchObject({
			content: "That sounds hard.",
			status: "complete",
			metadata: { isCare: true, safety: { level: "thoughts" } },
		});
		expect(chat.coach.requests).toHaveLength(1);
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("thoughts"));
	});

	// spec: S.25
	it("puts help above a reply that has ended, in every tab, and the next reply knows", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, SOON);
		const socket = await openSocket(chat.client, chat.conversationId);
		const [, before] = await say(chat, IN_A_ROW);
		expect(before.metadata.safety).toMatchObject({ tier: "row" });
		reader.answer = "intent";
		await socket.until(
			(frame) => frame.type === "message" && frame.message.metadata.safety?.tier === "panel",
		);
		const [said, reply] = (await transcript(chat.client, chat.conversationId)).slice(-2);
		expect(said?.metadata.isCare).toBe(true);
		expect(reply).toMatchObject({
			content: "I'm here.",
			metadata: { isCare: true, safety: { level: "intent", tier: "panel" } },
		});
		await vi.waitFor(async () => expect((await stateOf(chat.client, chat.user.id)).level).toBe("intent"));
		await say(chat, "Good morning");
		expect(chat.coach.requests.at(-1)).toMatchObject({ risk: "intent" });
		expect(chat.coach.requests.at(-1)?.turns.at(-3)?.verdict).toMatchObject({ level: "intent" });
	});

	it("takes the words back out of the title and the list, and has nothing learnt from them", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, SOON);
		await setDeps(chat.conversationId, { assess: () => ({ ...NO_DANGER, confidence: "fair" }) });
		await say(chat, "I can't sleep and I lie awake at three");
		await untilIdle(chat.conversationId);
		const listed = async () => {
			const answer = await chat.client.get(`/api/chat/conversations/${chat.user.id}`);
			return (await answer.json<ListedConversation[]>())[0];
		};
		expect((await listed())?.title).toMatch(/sleep|night/i);
		reader.answer = "thoughts";
		await vi.waitFor(async () => expect((await newest(chat))?.metadata.isCare).toBe(true));
		await untilIdle(chat.conversationId);
		expect(await listed()).toMatchObject({ title: "New Conversation", preview: null });
		const learns = await runInDurableObject(getConversationStub(env, chat.conversationId), (_, { storage }) =>
			storage.sql.exec("SELECT learns FROM messages WHERE role = 'user'").toArray(),
		);
		expect(learns).toEqual([{ learns: 0 }]);
	});

	it("still brings help for a message whose reply was stopped", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, { lookWaitMs: 60_000 });
		const sent = sendMessage(chat, DOUBTFUL);
		await vi.waitFor(() => expect(reader.asked).toHaveLength(1));
		await chat.client.post(`/api/chat/conversations/${chat.conversationId}/stop`, {});
		await sent;
		reader.answer = "wish";
		await vi.waitFor(async () =>
			expect(await newest(chat)).toMatchObject({
				status: "stopped",
				metadata: { safety: { level: "wish", tier: "panel" } },
			}),
		);
	});

	it("brings nothing to a message that was edited meanwhile", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, SOON);
		const [said] = await say(chat, DOUBTFUL);
		chat.coach.say("Good morning.").end();
		await chat.client.patch(`/api/chat/conversations/${chat.conversationId}/messages/${said.id}`, {
			content: "Good morning",
		});
		reader.answer = "thoughts";
		await scheduler.wait(50);
		expect((await newest(chat))?.metadata.safety).toBeUndefined();
		expect((await stateOf(chat.client, chat.user.id)).level).toBe("none");
	});

	it("ends without a trace when the conversation is destroyed", async () => {
		const reader = new ScriptedReader();
		const chat = await chatReadBy(reader, SOON);
		await say(chat, DOUBTFUL);
		const lines: unknown[] = [];
		await setDeps(chat.conversationId, { log: (line) => lines.push(line) });
		await getConversationStub(env, chat.conversationId).destroy();
		reader.answer = "thoughts";
		await scheduler.wait(50);
		expect(lines).toEqual([]);
		expect((await stateOf(chat.client, chat.user.id)).level).toBe("none");
	});
});
