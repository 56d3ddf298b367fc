import { env, runInDurableObject } from "cloudflare:test";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Insight } from "#shared/schemas/coaching.ts";
import type { ListedConversation } from "#shared/schemas/conversations.ts";
import type { Memory } from "#shared/schemas/memory.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { WINDOW_MESSAGES } from "../../models/text-model.ts";
import { openChat, sendMessage, setDeps, untilIdle } from "../../test/chat/conversation.ts";

/** Told in a dark hour, with things in it that are otherwise remembered, named and summed up. */
const DARK = "I'm a nurse, my sister is called Zelda, and I want to kill myself";
const CRISIS = /kill|zelda|nurse/i;

type Chat = Awaited<ReturnType<typeof openChat>>;

async function say(chat: Chat, words: string, answer = "I'm here."): Promise<void> {
	chat.coach.say(answer).end();
	const sent = await sendMessage(chat, words);
	expect(sent.status).toBe(200);
}

async function listed(chat: Chat, query = ""): Promise<ListedConversation> {
	const answer = await chat.client.get(`/api/chat/conversations/${chat.user.id}${query}`);
	const [found] = await answer.json<ListedConversation[]>();
	return found as ListedConversation;
}

afterEach(() => vi.restoreAllMocks());

describe("words said in danger stay in their talk", () => {
	// spec: S.69
	it("not in titles, not in the preview of a list", async () => {
		const chat = await openChat();
		await say(chat, DARK, "Zelda matters to you, and so do you. Do you want to kill yourself?");
		await untilIdle(chat.conversationId);
		const { title, preview, messageCount } = await listed(chat);
		expect({ title, preview }).toEqual({ title: "New Conversation", preview: null });
		expect(messageCount).toBe(3);
	});

	it("not in titles either when only a second look heard it", async () => {
		const chat = await openChat();
		await setDeps(chat.conversationId, { readAgain: async () => "thoughts" });
		chat.coach.say("An answer to an ordinary day.");
		await say(chat, "I've been crying all week about my sister in Lisbon");
		await untilIdle(chat.conversationId);
		expect((await listed(chat)).title).toBe("New Conversation");
	});

	// spec: S.69
	it("not in the snippets of a search: the talk is found, its words are not shown", async () => {
		const chat = await openChat();
		await say(chat, DARK);
		await untilIdle(chat.conversationId);
		const { matches } = await listed(chat, "?q=zelda");
		expect(matches?.map(({ snippet }) => snippet)).toEqual([""]);
	});

	// spec: S.69
	it("not in memory, and not in insights", async () => {
		const chat = await openChat();
		await setDeps(chat.conversationId, { learnAfterMs: 0 });
		await say(chat, DARK);
		for (let turn = 0; turn < 12; turn += 1) {
			await say(chat, `I want to kill myself because of my boss, time ${turn}`);
		}
		await untilIdle(chat.conversationId);
		const memory = await (await chat.client.get(`/api/memory/${chat.user.id}`)).json<Memory>();
		expect(memory.facts).toEqual([]);
		const insights = await (await chat.client.get("/api/ai/insights")).json<Insight[]>();
		expect(insights).toEqual([]);
	});

	// spec: S.69
	it("not in the running summary, whoever heard them", async () => {
		const chat = await openChat();
		await say(chat, DARK);
		for (let turn = 0; turn < WINDOW_MESSAGES / 2 + 12; turn += 1) {
			await say(chat, `I planted tomatoes in row ${turn}`);
		}
		await untilIdle(chat.conversationId);
		const summary = await runInDurableObject(
			getConversationStub(env, chat.conversationId),
			(_, { storage }) => storage.sql.exec<{ summary: string }>("SELECT summary FROM meta").one().summary,
		);
		expect(summary).not.toBe("");
		expect(summary).not.toMatch(CRISIS);
	});

	// spec: S.70
	it("not in any log, also when everything fails", async () => {
		const lines: unknown[] = [];
		for (const level of ["log", "info", "warn", "error", "debug"] as const) {
			vi.spyOn(console, level).mockImplementation((...line) => void lines.push(...line));
		}
		const chat = await openChat();
		await say(chat, DARK);
		chat.coach.fail();
		await sendMessage(chat, DARK);
		await sendMessage({ client: chat.client, user: chat.user, conversationId: "cnv_nowhere" }, DARK);
		await chat.client.post("/api/ai/chat", { message: DARK, userId: "usr_other" });
		for (const userId of [chat.user.id, "usr_other"]) {
			await chat.client.get(`/api/chat/conversations/${userId}?q=${encodeURIComponent(DARK)}`);
		}
		await chat.client.request("PUT", `/api/safety/plan/${chat.user.id}`, {
			body: JSON.stringify({ people: DARK }),
			headers: { "content-type": "application/json" },
		});
		expect(lines.length).toBeGreaterThan(0);
		expect(JSON.stringify(lines.map(String))).not.toMatch(CRISIS);
	});

	it("not in the person's object, but for the search index and the plan that they wrote themselves", async () => {
		const chat = await openChat();
		await say(chat, DARK);
		await untilIdle(chat.conversationId);
		const kept = await runInDurableObject(getPersonStub(env, chat.user.id), (_, { storage }) =>
			storage.sql
				.exec<{ name: string }>(
					"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'search\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
				)
				.toArray()
				.map(({ name }) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
		);
		expect(kept.length).toBeGreaterThan(5);
		expect(JSON.stringify(kept)).not.toMatch(CRISIS);
	});
});
