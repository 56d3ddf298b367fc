import { env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import {
	copiesInDatabase,
	openSocket,
	setDeps,
	transcript,
	untilIdle,
} from "../../test/chat/conversation.ts";
import { ScriptedCoach } from "../../test/chat/scripted-coach.ts";
import { signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";

const STEPS = ["Call Karin.", "Write down what you would say."];

async function newSession(client: TestClient, userId: string) {
	const made = await client.post("/api/chat/conversations", { userId });
	const { id } = await made.json<Conversation>();
	const coach = new ScriptedCoach();
	await setDeps(id, { model: coach, structureOf: () => ({ nextSteps: STEPS }) });
	const say = async (content: string) => {
		coach.say("I hear you.").end();
		return (await client.post(`/api/chat/conversations/${id}/messages`, { content })).json<Message>();
	};
	return { id, coach, say };
}

async function withSession() {
	const { user, client } = await signedIn();
	return { user, client, session: await newSession(client, user.id) };
}

function tick(
	client: TestClient,
	conversationId: string,
	messageId: string,
	step: { index: number; done?: boolean },
) {
	const path = `/api/chat/conversations/${conversationId}/messages/${messageId}/steps`;
	return client.patch(path, { done: true, ...step });
}

/** Makes all that was said so far so many hours older. */
function letHoursPass(conversationId: string, hours: number): Promise<void> {
	return runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) => {
		storage.sql.exec("UPDATE messages SET created_at = created_at - ?", hours * 60 * 60 * 1000);
	});
}

describe("the next steps beside a coaching reply", () => {
	it("can be ticked and unticked, in every tab and in the copy", async () => {
		const { client, session } = await withSession();
		const reply = await session.say("I need to talk to Karin.");
		const socket = await openSocket(client, session.id);
		const ticked = await (await tick(client, session.id, reply.id, { index: 1 })).json<Message>();
		expect(ticked.metadata).toMatchObject({ nextSteps: STEPS, doneSteps: [1] });
		await socket.until((frame) => frame.type === "message" && frame.message.metadata.doneSteps?.[0] === 1);
		await tick(client, session.id, reply.id, { index: 0 });
		await tick(client, session.id, reply.id, { index: 1 });
		expect((await transcript(client, session.id)).at(-1)?.metadata.doneSteps).toEqual([0, 1]);
		const back = await (await tick(client, session.id, reply.id, { index: 1, done: false })).json<Message>();
		expect(back.metadata.doneSteps).toEqual([0]);
		await untilIdle(session.id);
		const copy = (await copiesInDatabase(session.id)).find(({ id }) => id === reply.id);
		expect(copy?.metadata.doneSteps).toEqual([0]);
	});

	it("are not there for a place that is none, another message, or somebody else", async () => {
		const { client, session } = await withSession();
		const reply = await session.say("I need to talk to Karin.");
		const other = await signedIn();
		expect((await tick(client, session.id, reply.id, { index: 2 })).status).toBe(404);
		expect((await tick(client, session.id, reply.id, { index: -1 })).status).toBe(400);
		expect((await tick(client, session.id, "msg_none", { index: 0 })).status).toBe(404);
		expect((await tick(other.client, session.id, reply.id, { index: 0 })).status).toBe(404);
		expect((await transcript(client, session.id)).at(-1)?.metadata.doneSteps).toBeUndefined();
	});

	it("are asked about when the person is back after hours, once, with what was ticked", async () => {
		const { client, session } = await withSession();
		const reply = await session.say("I need to talk to Karin.");
		await tick(client, session.id, reply.id, { index: 0 });
		await session.say("And I'm tired.");
		expect(session.coach.requests.at(-1)?.agreed).toEqual([]);
		const on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
		expect(session.coach.requests.at(-1)?.openSteps).toEqual([{ text: STEPS[1], on }]);
		const [, , , newest] = await transcript(client, session.id);
		await tick(client, session.id, newest?.id ?? "", { index: 1 });
		await letHoursPass(session.id, 5);
		await session.say("Hello again.");
		expect(session.coach.requests.at(-1)?.agreed).toEqual([
			{ text: STEPS[0], isDone: false },
			{ text: STEPS[1], isDone: true },
		]);
		await session.say("Yes.");
		expect(session.coach.requests.at(-1)?.agreed).toEqual([]);
	});

	it("go along into the next session", async () => {
		const { user, client, session } = await withSession();
		const reply = await session.say("I need to talk to Karin.");
		await tick(client, session.id, reply.id, { index: 0 });
		await untilIdle(session.id);
		const next = await newSession(client, user.id);
		await next.say("Hi.");
		expect(next.coach.requests[0]?.agreed).toEqual([
			{ text: STEPS[0], isDone: true },
			{ text: STEPS[1], isDone: false },
		]);
		expect(next.coach.requests[0]?.openSteps).toEqual([{ text: STEPS[1], on: null }]);
	});

	it("are none of the chat's business", async () => {
		const { user, client, session } = await withSession();
		await session.say("I need to talk to Karin.");
		const chat = await (
			await client.post("/api/chat/conversations", { userId: user.id, kind: "chat" })
		).json<Conversation>();
		const coach = new ScriptedCoach().say("Hello.").end();
		await setDeps(chat.id, { model: coach });
		await client.post("/api/ai/chat", { message: "Hi", userId: user.id, conversationId: chat.id });
		expect(coach.requests[0]).toMatchObject({ agreed: [], openSteps: [] });
	});
});
