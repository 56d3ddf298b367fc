import { env } from "cloudflare:test";
import { eq, getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { chatConversations } from "./db/tables/conversations.table.ts";
import { chatMessages } from "./db/tables/messages.table.ts";
import { sessions } from "./db/tables/sessions.table.ts";
import { users } from "./db/tables/users.table.ts";
import { asksForReply } from "./modules/auth/asks-for-reply.ts";
import { openChat, sendMessage, transcript, untilIdle } from "./test/chat/conversation.ts";
import type { ScriptedCoach } from "./test/chat/scripted-coach.ts";
import { makeAssessment } from "./test/people/assessments.ts";
import { day } from "./test/people/days.ts";
import { deps } from "./test/people/factories.ts";
import { countingDatabase } from "./test/platform/counting-database.ts";
import { askWith } from "./test/requests/ask-with.ts";

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

/** The routes that a coach answers. */
const FOR_REPLY = createApp()
	.routes.filter(({ handler }) => handler === asksForReply)
	.map(({ method, path }) => [method, path] as const);

/** A reply that failed can be retried, one that broke off continued. */
function scriptFirstReply(coach: ScriptedCoach, path: string): void {
	if (path.endsWith("/retry")) {
		coach.fail();
	} else if (path.endsWith("/continue")) {
		coach.say("Tell me more about her.").fail();
	} else {
		coach.say("Tell me more about her.").end();
	}
}

/**
 * How often a request goes to D1 until it is answered, and with how many statements. `docs/scale.md` has the table. `path` has the
 * person's id as `:userId`, their chat's as `:id` and that of the message they wrote in it as `:messageId`.
 */
async function tripsOf(method: string, path: string) {
	const { user, client, conversationId, coach } = await openChat({ assessmentCompleted: true });
	await makeAssessment(user.id, { date: day(0) });
	scriptFirstReply(coach, path);
	await sendMessage({ client, user, conversationId }, "My sister rang me up this morning");
	await untilIdle(conversationId);
	await addTalk(user.id);
	coach.say("And then?").end();
	// The first search fills the person's index, which the next ones ask.
	await client.get(`/api/chat/conversations/${user.id}?q=sister`);
	const said = (await transcript(client, conversationId)).find(({ role }) => role === "user")?.id ?? "";
	const filled = path.replace(":userId", user.id).replace(":id", conversationId).replace(":messageId", said);
	const body = { userId: user.id, conversationId, message: "She moved", content: "She moved" };
	const { DB, count } = countingDatabase(env.DB);
	const answer = await askWith({ DB }, client, {
		method,
		path: filled,
		body: method === "GET" ? undefined : body,
	});
	expect(answer.ok, `${answer.status}`).toBe(true);
	return { trips: count.trips, statements: count.statements };
}

describe("how often a request goes to the database", () => {
	it("is once for a session check", async () => {
		expect(await tripsOf("GET", "/api/auth/me")).toEqual({ trips: 1, statements: 1 });
	});

	it("is twice for a search: for the session, and for the titles while the person's object looks", async () => {
		const path = "/api/chat/conversations/:userId?kind=chat&q=sister";
		expect(await tripsOf("GET", path)).toEqual({ trips: 2, statements: 2 });
	});

	it.each(FOR_REPLY)(
		"is once for %s %s: what the reply needs comes along with the session",
		async (method, path) => {
			expect(await tripsOf(method, path)).toEqual({ trips: 1, statements: 5 });
		},
	);

	it("is once for each call that always asks a coach", () => {
		// Beside them a visitor's words that are kept and an exercise in which danger shows ask one: rarely, and after other reads.
		expect(FOR_REPLY.map((route) => route.join(" ")).sort()).toEqual([
			"PATCH /api/chat/conversations/:id/messages/:messageId",
			"POST /api/ai/chat",
			"POST /api/chat/conversations/:id/continue",
			"POST /api/chat/conversations/:id/messages",
			"POST /api/chat/conversations/:id/regenerate",
			"POST /api/chat/conversations/:id/retry",
		]);
	});

	it("is once where the session has ended, and the message is refused", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await deps.db.delete(sessions).where(eq(sessions.userId, user.id));
		const { DB, count } = countingDatabase(env.DB);
		const path = `/api/chat/conversations/${conversationId}/messages`;
		const answer = await askWith({ DB }, client, { method: "POST", path, body: { content: "She moved" } });
		expect([answer.status, count.trips, count.returned]).toEqual([401, 1, 0]);
		expect(coach.requests).toEqual([]);
	});

	it("brings back nothing of anybody else", async () => {
		const other = await openChat();
		await addTalk(other.user.id);
		await makeAssessment(other.user.id, { date: day(0) });
		const { client, conversationId, coach } = await openChat();
		coach.say("And then?").end();
		// So that their own chat, with its greeting, is in the database.
		await untilIdle(conversationId);
		const { DB, count } = countingDatabase(env.DB);
		const path = `/api/chat/conversations/${conversationId}/messages`;
		await askWith({ DB }, client, { method: "POST", path, body: { content: "She moved" } });
		// The session with its user, and that chat.
		expect(count.returned).toBe(2);
		expect(coach.requests[0]?.person.talks ?? []).toEqual([]);
	});

	it("can be one for the session and more, because the two tables that it joins share no column name", () => {
		// D1 gives the rows of a batch by column name: two of the same name would be one.
		const names = [sessions, users].flatMap((table) =>
			Object.values(getTableColumns(table)).map(({ name }) => name),
		);
		expect(new Set(names).size).toBe(names.length);
	});
});
