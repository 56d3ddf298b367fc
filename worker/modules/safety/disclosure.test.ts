import { env, runInDurableObject } from "cloudflare:test";
import { expect, it, vi } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage, transcript } from "../../test/chat/conversation.ts";

const HOUR = 60 * 60 * 1000;

type Chat = Awaited<ReturnType<typeof openChat>>;

async function say(chat: Chat, words: string): Promise<Message> {
	chat.coach.say("Hello.").end();
	const sentAt = Date.now();
	await sendMessage(chat, words);
	await untilNoted(chat, sentAt);
	return (await transcript(chat.client, chat.conversationId)).at(-1) as Message;
}

/** The person object stores that they wrote only after it has answered. */
function untilNoted(chat: Chat, sentAt: number): Promise<void> {
	return vi.waitFor(() =>
		runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) => {
			const [here] = storage.sql.exec<{ last: number }>("SELECT last FROM time_here").toArray();
			expect(here?.last).toBeGreaterThanOrEqual(sentAt);
		}),
	);
}

/** Moves what the person object knows of the time they were here. */
async function letPass(chat: Chat, { last, used }: { last: number; used: number }): Promise<void> {
	await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) => {
		storage.sql.exec("UPDATE time_here SET last = ?, used = ?", Date.now() - last, used);
	});
}

// spec: S.66
it("whoever begins, or is back after half an hour, is told with the first reply that this is an AI, and only with that", async () => {
	const chat = await openChat();
	expect((await say(chat, "Hello")).metadata.disclosure).toBe("start");
	expect((await say(chat, "It was a long week")).metadata.disclosure).toBeUndefined();
	await letPass(chat, { last: HOUR / 2, used: 0 });
	expect((await say(chat, "I'm back")).metadata.disclosure).toBe("start");
	expect((await say(chat, "Still here")).metadata.disclosure).toBeUndefined();
});

it("whoever has been here for three hours is told, in whichever talk they are", async () => {
	const chat = await openChat();
	await say(chat, "Hello");
	await letPass(chat, { last: 60_000, used: 3 * HOUR });
	expect((await say(chat, "Still here")).metadata.disclosure).toBe("long");
	expect((await say(chat, "And still")).metadata.disclosure).toBeUndefined();
});

it("a reply that is tried again says it too, and takes it from no later one", async () => {
	const chat = await openChat();
	chat.coach.fail();
	await sendMessage(chat, "I'm back");
	chat.coach.say("Welcome back.").end();
	await chat.client.post(`/api/chat/conversations/${chat.conversationId}/retry`, {});
	const reply = (await transcript(chat.client, chat.conversationId)).at(-1);
	expect(reply).toMatchObject({ status: "complete", metadata: { disclosure: "start" } });
});
