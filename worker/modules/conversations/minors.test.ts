import { env, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { PersonFrame } from "#shared/person-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { User } from "#shared/schemas/users.ts";
import { users } from "../../db/tables/users.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage, setDeps, transcript } from "../../test/chat/conversation.ts";
import { SocketClient } from "../../test/chat/socket-client.ts";
import { deps } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

type Chat = Awaited<ReturnType<typeof openChat>>;

/** A chat with the coach as it is, and a model that must not be asked. */
async function realChat(): Promise<Chat> {
	const chat = await openChat();
	const { createTextModel } = await import("../../models/wiring/create-text-model.ts");
	const { composePrompt } = await import("../coaching/compose-prompt.ts");
	const settings = { BUILTIN_COACH_PACE_MS: "0" };
	const model = createTextModel({ settings, compose: composePrompt, onFailure: () => undefined } as never);
	await setDeps(chat.conversationId, { model });
	return chat;
}

async function say(chat: Chat, words: string): Promise<Message> {
	await sendMessage(chat, words);
	return (await transcript(chat.client, chat.conversationId)).at(-1) as Message;
}

const rowOf = async ({ user }: Chat) => (await deps.db.select().from(users).where(eq(users.id, user.id)))[0];

describe("somebody who tells that they are under 18", () => {
	// spec: P.77
	it("is coached no more, kindly, with lines for them, and no company gets their words", async () => {
		const chat = await realChat();
		const page = await SocketClient.open<PersonFrame>(chat.client, "/api/live");
		const reply = await say(chat, "I'm 15 and my friends stopped talking to me");
		await page.until((frame) => frame.type === "profile" && frame.changed.includes("user"));
		expect(reply.aiProvider).toBe("builtin");
		expect(reply.content).toContain("I have to stop coaching you here");
		expect(reply.metadata.safety).toMatchObject({ tier: "row", kinds: ["child", "crisis"] });
		await vi.waitFor(async () =>
			expect(await rowOf(chat)).toMatchObject({ consentedTo: [], minorSince: expect.any(Date) }),
		);
		const next = await say(chat, "Can you help me plan my week?");
		expect(next.content).not.toBe(reply.content);
		expect(next.metadata.guide?.act).toBe("minor");
		expect(next.metadata.choices).toBeUndefined();
	});

	// spec: P.77
	it("is answered as ever where there is danger", async () => {
		const chat = await realChat();
		await say(chat, "I'm 15 and my friends stopped talking to me");
		const reply = await say(chat, "I want to kill myself");
		expect(reply.metadata).toMatchObject({ isCare: true, safety: { tier: "panel" } });
		expect(reply.metadata.guide?.act).not.toBe("minor");
	});

	// spec: P.77
	it("has nothing filed of it but the account's state", async () => {
		const chat = await realChat();
		await say(chat, "Remember that I'm 15 and I live in Cork");
		await vi.waitFor(async () => expect((await rowOf(chat))?.minorSince).toBeTruthy());
		expect(await getPersonStub(env, chat.user.id).facts()).toEqual([]);
		const tables = await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) =>
			JSON.stringify(storage.sql.exec("SELECT * FROM memory_facts").toArray()),
		);
		expect(tables).not.toContain("15");
	});

	it("can take everything along and delete it, and starts nothing new", async () => {
		const chat = await openChat({ minorSince: new Date() });
		const run = await chat.client.post(`/api/chat/conversations/${chat.conversationId}/runs`, {
			exerciseId: "steady-breath",
		});
		expect([run.status, (await readError(run)).code]).toEqual([403, "for_adults"]);
		expect((await chat.client.get(`/api/safety/${chat.user.id}`)).status).toBe(200);
		expect((await chat.client.delete(`/api/chat/conversations/${chat.conversationId}`)).status).toBe(200);
	});

	// spec: P.78
	it("can say that they were read wrongly", async () => {
		const chat = await openChat({ minorSince: new Date() });
		const answer = await chat.client.patch(`/api/users/${chat.user.id}`, { adultConfirmed: true });
		expect(await answer.json<User>()).toMatchObject({
			minorSince: null,
			adultConfirmedAt: expect.any(String),
		});
	});
});

// spec: P.77
it.each([
	"I have a 15-year-old who won't get up",
	"When I was 15 my father left",
	"I'm 15 minutes late for everything",
])("somebody who isn't is coached on: %s", async (words) => {
	const chat = await realChat();
	const reply = await say(chat, words);
	expect(reply.metadata.guide?.act).not.toBe("minor");
	expect((await rowOf(chat))?.minorSince).toBeNull();
});
