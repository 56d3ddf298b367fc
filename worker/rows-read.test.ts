import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { openChat, sendMessage, untilIdle } from "./test/chat/conversation.ts";
import { assessmentOf, makeAssessment } from "./test/people/assessments.ts";
import { day } from "./test/people/days.ts";
import type { TestClient } from "./test/people/test-client.ts";
import { type Count, countingDatabase } from "./test/platform/counting-database.ts";
import { askWith } from "./test/requests/ask-with.ts";

const FEW = 100;
const MANY = 100_000;

/** Beside the rows that it gives back, a request looks at no more than this. */
const ROWS = 20;

/** What looks at more to answer, and what holds it. All of it is the person's own, and only the count of messages grows with it. */
const LOOKS_AT: ReadonlyMap<string, number> = new Map([
	// A level asks for up to a hundred check-ins, a hundred talks are added up, fifty insights looked at.
	["GET /api/achievements/:id", 280],
	["POST /api/assessments", 360],
	// What moved lately: the newest check-ins.
	["GET /api/ai/personalized-coaching/:id", 40],
	// What has no index in its order is counted once more when it's sorted.
	["GET /api/ai/insights", 55],
	["GET /api/auth/sessions", 30],
	// The talk of each of up to two hundred runs.
	["GET /api/exercises/rated", 220],
	// A row a talk.
	["GET /api/chat/messages-count", 130],
	// Here the person's own index waits for talks that have no object. Meanwhile a search looks through the copies.
	["GET /api/chat/conversations/:id?q=sister", 700],
]);

/**
 * What reads all that somebody owns, on purpose and ten times an hour at the most; what has no answer of one request; and what answers
 * as it did a moment ago (ten rows at most when it looks: worker/modules/mail/mail-state.ts).
 */
const NOT_HERE: ReadonlySet<string> = new Set(["/api/users/:userId/export", "/api/live", "/api/health"]);

type Call = { method: string; path: string; body?: unknown };

/** Everything that is read, and what people change most. */
function callsOf(userId: string, conversationId: string, messageId: string): Call[] {
	const reads = createApp()
		.routes.filter(({ method, path }) => method === "GET" && path.startsWith("/api/") && !path.endsWith("*"))
		.filter(({ path }) => !NOT_HERE.has(path) && !path.endsWith("/live"))
		.map(({ path }) => path)
		.filter((path, place, all) => all.indexOf(path) === place)
		.map((path) => ({
			method: "GET",
			path: path
				.replace(":userId", userId)
				.replace(":conversationId", conversationId)
				.replace(":messageId", messageId)
				.replaceAll(/:\w+/g, conversationId),
		}));
	const user = `/api/users/${userId}`;
	return [
		...reads,
		{ method: "GET", path: `/api/chat/conversations/${userId}?q=sister` },
		{ method: "PATCH", path: user, body: { currentMood: "calm" } },
		{ method: "PATCH", path: user, body: { username: `n${crypto.randomUUID().slice(0, 12)}` } },
		{ method: "PATCH", path: user, body: { timeZone: "Asia/Tokyo" } },
		{ method: "POST", path: "/api/chat/conversations", body: { userId } },
		{ method: "POST", path: "/api/assessments", body: assessmentOf(userId, { overallMood: 4 }) },
	];
}

/** What each call costs, by method and route. */
async function costs(client: TestClient, calls: Call[]): Promise<Map<string, Count & { status: number }>> {
	const found = new Map<string, Count & { status: number }>();
	for (const { method, path, body } of calls) {
		const { DB, count } = countingDatabase(env.DB);
		const answer = await askWith({ DB }, client, { method, path, body });
		await answer.arrayBuffer();
		const name = `${method} ${path.replaceAll(/(?:usr|cnv|msg)_\w+/g, ":id")}`;
		const told = method === "PATCH" && body ? `${name} ${Object.keys(body).join()}` : name;
		found.set(told, { ...count, status: answer.status });
	}
	return found;
}

/** So many people with a session, a check-in, a note and a talk each. */
async function addPeople(from: number, to: number): Promise<void> {
	const numbers = `WITH RECURSIVE n(i) AS (SELECT ${from + 1} UNION ALL SELECT i + 1 FROM n WHERE i < ${to})`;
	await env.DB.batch(
		[
			`INSERT INTO users (id, username, username_key, email, password)
				SELECT 'usr_crowd' || i, 'crowd' || i, 'crowd' || i, 'crowd' || i || '@example.org', 'x' FROM n`,
			`INSERT INTO session (sid, user_id, sess, last_seen_at, expire)
				SELECT 'crowd' || i, 'usr_crowd' || i, '{}', 0, 4102444800000 FROM n`,
			`INSERT INTO daily_assessments (id, user_id, date, physiological_score, safety_score, love_score,
				esteem_score, actualization_score, overall_mood)
				SELECT 'asm_crowd' || i, 'usr_crowd' || i, '${day(0)}', 4, 4, 4, 4, 4, 3 FROM n`,
			`INSERT INTO notifications (id, user_id, title, message, type, scheduled_for, day, state)
				SELECT 'ntf_crowd' || i, 'usr_crowd' || i, 'A note', '', 'encouragement', 4102444800000, '2100-01-01', 'planned' FROM n`,
			`INSERT INTO chat_conversations (id, user_id, is_active) SELECT 'cnv_crowd' || i, 'usr_crowd' || i, 1 FROM n`,
		].map((statement) => env.DB.prepare(`${numbers} ${statement}`)),
	);
}

/** More of everything that the person owns than one answer holds: an empty table hides what a query costs. */
async function addHistory(userId: string, conversationId: string): Promise<void> {
	const rows = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 120)`;
	const user = `'${userId}'`;
	const talk = `'${conversationId}'`;
	await env.DB.batch(
		[
			`INSERT INTO takeaways (id, user_id, kind, title, body, created_at, due_at)
				SELECT 'tkw_' || i, ${user}, 'plan', 'A plan', 'One step', i, i FROM n`,
			`INSERT INTO ai_insights (id, user_id, type, title, content, category, created_at)
				SELECT 'ins_' || i, ${user}, 'pattern', 'Sleep', 'You sleep better', 'mood', i FROM n`,
			`INSERT INTO notifications (id, user_id, title, message, type, scheduled_for, day, state, sent)
				SELECT 'ntf_own' || i, ${user}, 'A note', '', 'encouragement', i, 'day' || i, 'sent', 1 FROM n`,
			`INSERT INTO chat_conversations (id, user_id, is_active, last_message_at)
				SELECT 'cnv_own' || i, ${user}, 0, i FROM n`,
			`INSERT INTO exercise_runs (id, user_id, conversation_id, exercise_id, status, number, rated_before, rated_after,
				started_at, touched_at) SELECT 'run_' || i, ${user}, ${talk}, 'one-small-step', 'ended', 1, 3, 4, i, i FROM n`,
			`INSERT INTO scenes (id, user_id, status, key, created_at) SELECT 'scn_' || i, ${user}, 'ready', 'scn_' || i, i FROM n`,
			`INSERT INTO questionnaire_responses (id, user_id, date, responses)
				SELECT 'qst_' || i, ${user}, 'day' || i, '{}' FROM n`,
			`INSERT INTO achievements (id, user_id, type, title, description, icon, level)
				SELECT 'ach_' || i, ${user}, 'streak', 'A streak', 'Days in a row', 'flame', i FROM n WHERE i < 20`,
			`INSERT INTO chat_messages (id, conversation_id, role, content)
				SELECT 'msg_own' || i, ${talk}, 'user', 'My sister rang' FROM n`,
			`INSERT INTO session (sid, user_id, sess, last_seen_at, expire) SELECT 'own' || i, ${user}, '{}', i, 4102444800000 FROM n WHERE i < 20`,
		].map((statement) => env.DB.prepare(`${rows} ${statement}`)),
	);
}

describe("what a request reads of the database", () => {
	let few: Awaited<ReturnType<typeof costs>>;
	let many: Awaited<ReturnType<typeof costs>>;

	beforeAll(async () => {
		const { user, client, conversationId, coach } = await openChat({ assessmentCompleted: true });
		for (let back = 0; back < 40; back += 1) {
			await makeAssessment(user.id, { date: day(-back) });
		}
		coach.say("Tell me more about her.").end();
		await sendMessage({ client, user, conversationId }, "My sister rang");
		await untilIdle(conversationId);
		await addHistory(user.id, conversationId);
		const calls = () => callsOf(user.id, conversationId, "msg_none");
		await addPeople(0, FEW);
		// The first call of some fills what the next ones read.
		await costs(client, calls());
		few = await costs(client, calls());
		await addPeople(FEW, MANY);
		many = await costs(client, calls());
		return async () => {
			await env.DB.prepare("DELETE FROM users WHERE id LIKE 'usr_crowd%'").run();
		};
	}, 240_000);

	it("is what it gives back and little more, for every call", () => {
		expect(many.size).toBeGreaterThan(30);
		const answered = [...many].filter(([, { status }]) => status < 300);
		expect(answered.length).toBeGreaterThan(30);
		const dear = [...many].filter(
			([name, { read, returned }]) => read - returned > (LOOKS_AT.get(name) ?? ROWS),
		);
		expect(dear).toEqual([]);
		const failed = [...many].filter(([, { status }]) => status >= 500);
		expect(failed).toEqual([]);
		// One that wants a query reads nothing without it: add its call with a query to `callsOf`.
		const refused = [...many].filter(([, { status }]) => status === 400).map(([name]) => name);
		expect(refused).toEqual([]);
	});

	it(`is the same among ${MANY} people as among ${FEW}`, () => {
		const grown = [...many].filter(([name, { read }]) => read > (few.get(name)?.read ?? 0) + 5);
		expect(grown).toEqual([]);
	});
});
