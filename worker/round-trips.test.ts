import { env } from "cloudflare:test";
import { eq, getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sessions } from "./modules/auth/sessions.table.ts";
import { chatConversations } from "./modules/conversations/conversations.table.ts";
import { chatMessages } from "./modules/conversations/messages.table.ts";
import { users } from "./modules/users/users.table.ts";
import { askWith } from "./test/ask-with.ts";
import { makeAssessment } from "./test/assessments.ts";
import { openChat, sendMessage, untilIdle } from "./test/conversation.ts";
import { countingDatabase } from "./test/counting-database.ts";
import { day } from "./test/days.ts";
import { deps } from "./test/factories.ts";

/** Another talk, which a coach is told of. */
async function addTalk(userId: string) {
	const [id, at] = [deps.newId("cnv"), new Date()];
	await deps.db
		.insert(chatConversations)
		.values({ id, userId, kind: "coaching", title: "The move", lastMessageAt: at, preview: "…" });
	const content = "We are to move house in spring";
	await deps.db
		.insert(chatMessages)
		.values({ id: deps.newId("msg"), conversationId: id, role: "user", content });
}

/** How often a request goes to D1 until it is answered, and with how many statements. `docs/scale.md` has the table. */
async function tripsOf(method: string, path: (user: string, chat: string) => string, body?: object) {
	const { user, client, conversationId, coach } = await openChat({ assessmentCompleted: true });
	await makeAssessment(user.id, { date: day(0) });
	coach.say("Tell me more about her.").end();
	await sendMessage(client, user.id, conversationId, "My sister rang me up this morning");
	await untilIdle(conversationId);
	await addTalk(user.id);
	coach.say("And then?").end();
	// The first search fills the person's index, which the next ones ask.
	await client.get(`/api/chat/conversations/${user.id}?q=sister`);
	const { DB, count } = countingDatabase(env.DB);
	const sent = body && "userId" in body ? { ...body, userId: user.id, conversationId } : body;
	const answer = await askWith({ DB }, client, method, path(user.id, conversationId), sent);
	expect(answer.status).toBeLessThan(300);
	return { trips: count.trips, statements: count.statements };
}

describe("how often a request goes to the database", () => {
	it("is once for a session check", async () => {
		expect(await tripsOf("GET", () => "/api/auth/me")).toEqual({ trips: 1, statements: 1 });
	});

	it("is twice for a search: for the session, and for the titles while the person's object looks", async () => {
		const path = (user: string) => `/api/chat/conversations/${user}?kind=chat&q=sister`;
		expect(await tripsOf("GET", path)).toEqual({ trips: 2, statements: 2 });
	});

	it("is once for a message: what the reply needs comes along with the session", async () => {
		const path = (_: string, chat: string) => `/api/chat/conversations/${chat}/messages`;
		expect(await tripsOf("POST", path, { content: "She moved" })).toEqual({ trips: 1, statements: 5 });
	});

	it("is once where the session has ended, and the message is refused", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await deps.db.delete(sessions).where(eq(sessions.userId, user.id));
		const { DB, count } = countingDatabase(env.DB);
		const path = `/api/chat/conversations/${conversationId}/messages`;
		const answer = await askWith({ DB }, client, "POST", path, { content: "She moved" });
		expect([answer.status, count.trips, count.returned]).toEqual([401, 1, 0]);
		expect(coach.requests).toEqual([]);
	});

	it("brings back nothing of anybody else", async () => {
		const other = await openChat();
		await addTalk(other.user.id);
		await makeAssessment(other.user.id, { date: day(0) });
		const { client, conversationId, coach } = await openChat();
		coach.say("And then?").end();
		const { DB, count } = countingDatabase(env.DB);
		const path = `/api/chat/conversations/${conversationId}/messages`;
		await askWith({ DB }, client, "POST", path, { content: "She moved" });
		expect(count.returned).toBe(1);
		expect(coach.requests[0]?.person.talks ?? []).toEqual([]);
	});

	it("can be one for the session and more, because the two tables that it joins share no column name", () => {
		// D1 gives the rows of a batch by column name: two of the same name would be one.
		const names = [sessions, users].flatMap((table) =>
			Object.values(getTableColumns(table)).map(({ name }) => name),
		);
		expect(new Set(names).size).toBe(names.length);
	});

	it("is as often from the chat bar", async () => {
		const sent = { message: "She moved", userId: "" };
		expect(await tripsOf("POST", () => "/api/ai/chat", sent)).toEqual({ trips: 1, statements: 5 });
	});
});
