import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { Conversation } from "#shared/schemas/conversations.ts";
import type { Memory } from "#shared/schemas/memory.ts";
import { aiInsights } from "../../db/tables/insights.table.ts";
import { replyReports } from "../../db/tables/reply-reports.table.ts";
import { takeaways } from "../../db/tables/takeaways.table.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { openChat, sendMessage, transcript, untilIdle } from "../../test/chat/conversation.ts";
import { deps, signedIn } from "../../test/people/factories.ts";
import { readError } from "../../test/requests/read-error.ts";

const DARK = "Nobody would miss me. I want to kill myself.";

const levelOf = async (userId: string) => (await getPersonStub(env, userId).riskState())?.level ?? "none";

async function withCard() {
	const { user, client } = await signedIn({ country: "IE" });
	const id = deps.newId("tkw");
	await deps.db
		.insert(takeaways)
		.values({ id, userId: user.id, kind: "note", title: "My evening", body: "A walk" });
	return { user, client, path: `/api/takeaways/${id}` };
}

describe("words that show danger outside a conversation", () => {
	// spec: P.104
	it("stay on a card as they were written; help comes with the answer, and the state begins", async () => {
		const { user, client, path } = await withCard();
		const answer = await client.patch(path, { title: "My evening", body: DARK });
		expect(await answer.json()).toMatchObject({
			body: DARK,
			safety: { level: "thoughts", tier: "panel", emergency: "112" },
		});
		expect(await levelOf(user.id)).toBe("thoughts");
		const kept = deps.db.select().from(takeaways).where(eq(takeaways.userId, user.id));
		expect(await kept).toMatchObject([{ body: DARK }]);
	});

	it("are read in a card's title too", async () => {
		const { user, client, path } = await withCard();
		const answer = await client.patch(path, { title: DARK, body: "A walk" });
		expect(await answer.json()).toHaveProperty("safety");
		expect(await levelOf(user.id)).not.toBe("none");
	});

	// spec: P.104
	it("are no name of a conversation", async () => {
		const { user, client } = await signedIn();
		const made = await client.post("/api/chat/conversations", { userId: user.id, title: "Sleep" });
		const { id } = await made.json<Conversation>();
		expect(await levelOf(user.id)).toBe("none");
		const refused = await client.patch(`/api/chat/conversations/${id}`, { title: DARK });
		expect((await readError(refused)).code).toBe("shows_danger");
		expect(await levelOf(user.id)).toBe("thoughts");
		const list = await client.get(`/api/chat/conversations/${user.id}`);
		expect((await list.json<Conversation[]>()).map(({ title }) => title)).toEqual(["Sleep"]);
	});

	it("are no name of a new session, which isn't made", async () => {
		const { user, client } = await signedIn();
		const refused = await client.post("/api/chat/conversations", { userId: user.id, title: DARK });
		expect((await readError(refused)).code).toBe("shows_danger");
		expect(await levelOf(user.id)).toBe("thoughts");
		const list = await client.get(`/api/chat/conversations/${user.id}`);
		expect(await list.json()).toEqual([]);
	});

	// spec: P.104
	it("are no insight and no memory, which the coach would come back to", async () => {
		const { user, client } = await signedIn();
		const id = deps.newId("ins");
		const insight = { id, userId: user.id, type: "pattern", title: "Evenings", category: "growth" };
		await deps.db.insert(aiInsights).values({ ...insight, content: "You rest in the evening." });
		const refused = await client.patch(`/api/ai/insights/${id}`, { content: DARK });
		expect(await readError(refused)).toMatchObject({
			code: "shows_danger",
			message: expect.stringContaining("tell your coach in the chat"),
		});
		const kept = deps.db.select().from(aiInsights).where(eq(aiInsights.id, id));
		expect(await kept).toMatchObject([{ content: "You rest in the evening." }]);
		expect(await levelOf(user.id)).not.toBe("none");
	});

	it("don't replace a memory either", async () => {
		const { user, client } = await signedIn();
		const written = await client.post(`/api/memory/${user.id}`, { fact: "I work nights." });
		const { id } = await written.json<{ id: string }>();
		expect((await client.patch(`/api/memory/${user.id}/${id}`, { fact: DARK })).status).toBe(400);
		expect(await levelOf(user.id)).not.toBe("none");
		const { facts } = await (await client.get(`/api/memory/${user.id}`)).json<Memory>();
		expect(facts.map(({ fact }) => fact)).toEqual(["I work nights."]);
	});

	// spec: P.104
	it("go to the operator as the reason of a report, with help for the person", async () => {
		const chat = await openChat();
		chat.coach.say("Try harder.").end();
		await sendMessage(chat, "I'm tired of it all");
		await untilIdle(chat.conversationId);
		const reply = (await transcript(chat.client, chat.conversationId)).findLast(
			({ role }) => role === "assistant",
		);
		const answer = await chat.client.post(
			`/api/chat/conversations/${chat.conversationId}/messages/${reply?.id}/report`,
			{ reason: DARK },
		);
		expect(await answer.json()).toMatchObject({ ok: true, safety: { level: "thoughts" } });
		expect(await levelOf(chat.user.id)).toBe("thoughts");
		const kept = deps.db.select().from(replyReports).where(eq(replyReports.userId, chat.user.id));
		expect(await kept).toMatchObject([{ reason: DARK }]);
	});

	it("are no mood behind a colour", async () => {
		const { user, client } = await signedIn();
		const body = { chatColor: "#908fa4", detectedMood: "like killing myself" };
		const answer = await client.patch(`/api/users/${user.id}/chat-color`, body);
		expect(await answer.json()).toMatchObject({ currentMood: null, currentChatColor: "#908fa4" });
		expect(await levelOf(user.id)).not.toBe("none");
	});

	it("are told apart from ordinary ones, which bring nothing", async () => {
		const { user, client, path } = await withCard();
		const answer = await client.patch(path, {
			title: "A killer workout",
			body: "I was dead tired after it.",
		});
		expect(await answer.json()).not.toHaveProperty("safety");
		expect(await levelOf(user.id)).toBe("none");
	});
});
