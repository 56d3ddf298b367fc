import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import {
	copiesInDatabase,
	openChat,
	openSocket,
	sendMessage,
	transcript,
	untilIdle,
} from "../../../test/chat/conversation.ts";
import { signedIn } from "../../../test/people/factories.ts";

type Chat = Awaited<ReturnType<typeof openChat>>;

async function say(chat: Chat, words: string, answer: string): Promise<Message> {
	chat.coach.say(answer).end();
	await sendMessage(chat, words);
	return newest(chat);
}

async function anew(chat: Chat, answer: string): Promise<void> {
	chat.coach.say(answer).end();
	await chat.client.post(`/api/chat/conversations/${chat.conversationId}/regenerate`, {});
}

async function newest(chat: Chat): Promise<Message> {
	return (await transcript(chat.client, chat.conversationId)).at(-1) as Message;
}

const choose = (chat: Chat, { id }: Message, number: number) =>
	chat.client.put(`/api/chat/conversations/${chat.conversationId}/messages/${id}/version`, {
		number,
	});

function countVersions({ conversationId }: Chat): Promise<number> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) =>
		Number(storage.sql.exec("SELECT count(*) AS n FROM versions").one().n),
	);
}

describe("another answer", () => {
	it("keeps the ones before, and the newest is shown", async () => {
		const chat = await openChat();
		expect((await say(chat, "I slept badly", "That sounds long.")).metadata.versions).toBeUndefined();
		await anew(chat, "What kept you up?");
		expect(await newest(chat)).toMatchObject({
			content: "What kept you up?",
			metadata: { versions: { count: 2, shown: 2 } },
		});
		await anew(chat, "Since when?");
		expect((await newest(chat)).metadata.versions).toEqual({ count: 3, shown: 3 });
	});

	// spec: P.64
	it("can be put back, and the talk goes on from the one that is shown", async () => {
		const chat = await openChat();
		const reply = await say(chat, "I slept badly", "That sounds long.");
		await anew(chat, "What kept you up?");
		const socket = await openSocket(chat.client, chat.conversationId);
		const answer = await choose(chat, reply, 1);
		expect(answer.status).toBe(200);
		expect(await answer.json<Message>()).toMatchObject({
			content: "That sounds long.",
			metadata: { versions: { count: 2, shown: 1 } },
		});
		await vi.waitFor(() => expect(JSON.stringify(socket.frames)).toContain("That sounds long."));
		await untilIdle(chat.conversationId);
		expect((await copiesInDatabase(chat.conversationId)).map(({ content }) => content)).toContain(
			"That sounds long.",
		);
		await say(chat, "All week", "A whole week.");
		const told = chat.coach.requests.at(-1)?.turns.map(({ content }) => content);
		expect(told).toContain("That sounds long.");
		expect(told).not.toContain("What kept you up?");
	});

	it("goes back and forth without losing one", async () => {
		const chat = await openChat();
		const reply = await say(chat, "I slept badly", "One.");
		await anew(chat, "Two.");
		await choose(chat, reply, 1);
		await anew(chat, "Three.");
		const seen: string[] = [];
		for (const number of [1, 2, 3, 2, 1]) {
			await choose(chat, reply, number);
			seen.push((await newest(chat)).content);
		}
		expect(seen).toEqual(["One.", "Two.", "Three.", "Two.", "One."]);
	});

	it("leaves help where it stands, whichever is shown", async () => {
		const chat = await openChat();
		const reply = await say(chat, "I want to die", "I'm here.");
		await anew(chat, "Are you safe right now?");
		await choose(chat, reply, 1);
		expect((await newest(chat)).metadata).toMatchObject({ isCare: true, safety: { tier: "panel" } });
	});

	it("is chosen for the newest reply only, by its owner, and where it is", async () => {
		const chat = await openChat();
		const first = await say(chat, "I slept badly", "One.");
		await anew(chat, "Two.");
		expect((await choose(chat, first, 3)).status).toBe(404);
		expect((await choose(chat, first, 0)).status).toBe(400);
		const other = await signedIn();
		expect((await choose({ ...chat, client: other.client }, first, 1)).status).toBe(404);
		await say(chat, "And today", "Tell me.");
		expect((await choose(chat, first, 1)).status).toBe(404);
	});

	// spec: P.64
	it("isn't kept of a reply that only marks kept words", async () => {
		const chat = await openChat();
		chat.coach.say("Kept.").end({ isKept: true });
		await sendMessage(chat, "One more line");
		await anew(chat, "Another one.");
		expect((await newest(chat)).metadata.versions).toBeUndefined();
		expect(await countVersions(chat)).toBe(0);
	});

	it("goes with the words that it answered", async () => {
		const chat = await openChat();
		const reply = await say(chat, "I slept badly", "One.");
		await anew(chat, "Two.");
		expect(await countVersions(chat)).toBe(1);
		const said = (await transcript(chat.client, chat.conversationId)).at(-2) as Message;
		chat.coach.say("Three.").end();
		await chat.client.patch(`/api/chat/conversations/${chat.conversationId}/messages/${said.id}`, {
			content: "I slept well",
		});
		expect(await countVersions(chat)).toBe(0);
		expect((await choose(chat, reply, 1)).status).toBe(404);
	});
});
