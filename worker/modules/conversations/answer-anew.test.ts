import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import type { Message } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import {
	copiesInDatabase,
	isEndOfTurn,
	openChat,
	openSocket,
	sendMessage,
	setDeps,
	transcript,
	untilIdle,
} from "../../test/chat/conversation.ts";
import { signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

type Chat = Awaited<ReturnType<typeof openChat>>;

async function say(chat: Chat, words: string, answer: string): Promise<Message[]> {
	chat.coach.say(answer).end();
	await sendMessage(chat, words);
	return (await transcript(chat.client, chat.conversationId)).slice(-2);
}

const regenerate = (chat: Chat) =>
	chat.client.post(`/api/chat/conversations/${chat.conversationId}/regenerate`, {});

const edit = (chat: Chat, messageId: string, content: string) =>
	chat.client.patch(`/api/chat/conversations/${chat.conversationId}/messages/${messageId}`, { content });

const wordsOf = async (chat: Chat) =>
	(await transcript(chat.client, chat.conversationId)).map(({ content }) => content).slice(1);

describe("a reply that is asked for again", () => {
	it("is written anew in its place, by a coach who knows what is to be said otherwise", async () => {
		const chat = await openChat();
		const [, first] = await say(chat, "I slept badly", "That sounds long.");
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.say("What kept you up?").end();
		const reply = await (await regenerate(chat)).json<Message>();
		expect(reply).toMatchObject({ id: first?.id, content: "What kept you up?", status: "complete" });
		expect(chat.coach.requests.map(({ instead }) => instead)).toEqual(["", "That sounds long."]);
		expect(chat.coach.requests[1]?.turns.at(-1)?.content).toBe("I slept badly");
		expect(await wordsOf(chat)).toEqual(["I slept badly", "What kept you up?"]);
		await vi.waitFor(() => expect(JSON.stringify(socket.frames)).toContain("What kept you up?"));
	});

	it("keeps the mode and the style it was asked in", async () => {
		const chat = await openChat();
		chat.coach.say("One.").end();
		await sendMessage(chat, "I slept badly", {
			interactionStyle: "Need a friend",
		});
		chat.coach.say("Two.").end();
		await regenerate(chat);
		expect(chat.coach.requests.map(({ style }) => style)).toEqual(["need-friend", "need-friend"]);
	});

	it("stands again as it stood when nothing takes its place", async () => {
		const chat = await openChat();
		const [, first] = await say(chat, "I slept badly", "That sounds long.");
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.fail();
		expect((await regenerate(chat)).status).toBe(200);
		expect((await transcript(chat.client, chat.conversationId)).at(-1)).toEqual(first);
		expect(await socket.until(isEndOfTurn)).toHaveProperty("error");
		const asked = regenerate(chat);
		await vi.waitFor(async () =>
			expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("streaming"),
		);
		await chat.client.post(`/api/chat/conversations/${chat.conversationId}/stop`, {});
		await asked;
		expect((await transcript(chat.client, chat.conversationId)).at(-1)).toEqual(first);
	});

	it("is another one from the built-in coach, too", async () => {
		const chat = await openChat();
		const { createTextModel } = await import("../../models/wiring/create-text-model.ts");
		const { composePrompt } = await import("../coaching/compose-prompt.ts");
		const settings = { BUILTIN_COACH_PACE_MS: "0" };
		const model = createTextModel({ settings, compose: composePrompt, onFailure: () => undefined } as never);
		await setDeps(chat.conversationId, { model });
		await sendMessage(chat, "My manager moved my deadline again");
		const first = (await wordsOf(chat)).at(-1);
		const seen = new Set([first]);
		for (let time = 0; time < 3; time += 1) {
			await regenerate(chat);
			seen.add((await wordsOf(chat)).at(-1));
		}
		expect(seen.size).toBeGreaterThan(1);
	});

	it("is refused before there is one, while one is written, and to anybody else", async () => {
		const chat = await openChat();
		expect(await readError(await regenerate(chat))).toMatchObject({ code: "bad_request" });
		const sent = sendMessage(chat, "Hello");
		await vi.waitFor(async () =>
			expect((await transcript(chat.client, chat.conversationId)).at(-1)?.status).toBe("streaming"),
		);
		expect((await regenerate(chat)).status).toBe(409);
		chat.coach.say("Hello.").end();
		await sent;
		const other = await signedIn();
		expect((await regenerate({ ...chat, client: other.client })).status).toBe(404);
	});
});

describe("a message that is put into other words", () => {
	it("takes the steps along that its answer had proposed", async () => {
		const chat = await openChat();
		const [said, reply] = await say(chat, "Karin won't call back", "Write to her.");
		const object = getConversationStub(env, chat.conversationId);
		await runInDurableObject(object, (_, { storage }) => {
			const agreed = { messageId: reply?.id, steps: [{ text: "Write to Karin", isDone: false }] };
			storage.sql.exec("UPDATE meta SET agreed = ?", JSON.stringify(agreed));
		});
		expect((await object.kept(chat.user.id)).steps).toHaveLength(1);
		chat.coach.say("All right.").end();
		await edit(chat, said?.id as string, "Never mind");
		expect((await object.kept(chat.user.id)).steps).toEqual([]);
	});

	it("goes with its answer, and the new words are answered; every tab sees it", async () => {
		const chat = await openChat();
		await say(chat, "Good morning", "Good morning.");
		const [said, reply] = await say(chat, "I slpt badly", "Say more?");
		const socket = await openSocket(chat.client, chat.conversationId);
		chat.coach.say("What kept you up?").end();
		expect((await edit(chat, said?.id as string, "I slept badly")).status).toBe(200);
		expect(await wordsOf(chat)).toEqual([
			"Good morning",
			"Good morning.",
			"I slept badly",
			"What kept you up?",
		]);
		expect(chat.coach.requests.at(-1)?.turns.map(({ content }) => content)).not.toContain("I slpt badly");
		await vi.waitFor(() =>
			expect(socket.frames).toContainEqual({ type: "removed", messageIds: [said?.id, reply?.id] }),
		);
		await untilIdle(chat.conversationId);
		const copied = (await copiesInDatabase(chat.conversationId)).map(({ content }) => content);
		expect(copied).not.toContain("I slpt badly");
		expect(copied).toContain("I slept badly");
	});

	it("is screened like any other: help comes with the new answer, and the next day is careful", async () => {
		const chat = await openChat({ country: "GB" });
		const [said] = await say(chat, "I'm fine", "Good.");
		chat.coach.say("I'm here.").end();
		const reply = await (await edit(chat, said?.id as string, "I want to kill myself")).json<Message>();
		expect(reply.metadata.safety?.level).toBe("thoughts");
		await untilIdle(chat.conversationId);
		expect(await getPersonStub(env, chat.user.id).riskState()).toMatchObject({ level: "thoughts" });
	});

	it("must be the person's last, must say something, and must be theirs", async () => {
		const chat = await openChat();
		const [first, reply] = await say(chat, "One", "First.");
		const [last] = await say(chat, "Two", "Second.");
		expect((await edit(chat, first?.id as string, "Other")).status).toBe(400);
		expect((await edit(chat, reply?.id as string, "Other")).status).toBe(400);
		expect((await edit(chat, last?.id as string, "   ")).status).toBe(400);
		const other = await signedIn();
		expect((await edit({ ...chat, client: other.client }, last?.id as string, "Other")).status).toBe(404);
		expect(await wordsOf(chat)).toEqual(["One", "First.", "Two", "Second."]);
	});

	it("keeps its words and offers Retry when no model can answer them", async () => {
		const chat = await openChat();
		const [said] = await say(chat, "I slpt badly", "Say more?");
		chat.coach.fail();
		expect((await edit(chat, said?.id as string, "I slept badly")).status).toBe(503);
		const [kept, reply] = (await transcript(chat.client, chat.conversationId)).slice(-2);
		expect([kept?.content, reply?.status]).toEqual(["I slept badly", "failed"]);
	});
});
