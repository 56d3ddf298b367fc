import { env, runInDurableObject } from "cloudflare:test";
import { eq, getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import * as tables from "../../../db/schema.ts";
import { getConversationStub } from "../../../durable-objects/get-conversation.ts";
import { insertMessages, openChat, sendMessage } from "../../../test/chat/conversation.ts";
import { makeAssessment } from "../../../test/people/assessments.ts";
import { openExercises } from "../../../test/people/exercises.ts";
import { deps, makeUser, signedIn } from "../../../test/people/factories.ts";

const HOSTILE = `<script>alert(1)</script> & "quotes" 😀 ${"word ".repeat(40)}`;

/** What an export of JSON holds, as far as the tests look into it. */
type Exported = Record<string, unknown[]> & {
	account: Record<string, unknown>;
	conversations: { title: string; messages: { role: string; content: string }[] }[];
	scenes: { image: string | null }[];
	personal: Record<string, Record<string, unknown>[]>;
};

/** Somebody who has something of every kind. */
async function somebody() {
	const { user, client, conversationId, coach } = await openChat({ firstName: HOSTILE.slice(0, 40) });
	coach.say("I'm here.").end();
	await sendMessage({ client, user, conversationId }, HOSTILE);
	await makeAssessment(user.id);
	await client.post(`/api/memory/${user.id}`, { fact: "You like rain." });
	await client.put(`/api/safety/plan/${user.id}`, { people: "My sister, 555 0100" });
	const key = `scenes/${user.id}/one.svg`;
	await env.SCENES.put(key, "<svg/>");
	const own = { userId: user.id, createdAt: new Date() };
	await deps.db.insert(tables.scenes).values({
		...own,
		id: deps.newId("scn"),
		status: "ready",
		key,
		contentType: "image/svg+xml",
		altText: "A lake at dusk",
	});
	await deps.db.insert(tables.aiInsights).values({
		...own,
		id: deps.newId("ins"),
		type: "pattern",
		title: "Evenings",
		content: HOSTILE,
		category: "growth",
	});
	await deps.db
		.insert(tables.knownDevices)
		.values({ ...own, hash: `hash-of-${user.id}`, expiresAt: new Date(Date.now() + 86_400_000) });
	await deps.db.insert(tables.replyReports).values({
		...own,
		id: deps.newId("rpt"),
		messageId: "msg_1",
		content: "A reply",
		aiProvider: "builtin",
	});
	await deps.db.insert(tables.takeaways).values({
		...own,
		id: deps.newId("tkw"),
		kind: "plan",
		title: "Tonight",
		body: "Getting up: 7:15",
		ratings: { sure: 8 },
		conversationId,
	});
	await deps.db.insert(tables.exerciseRuns).values({
		userId: user.id,
		id: deps.newId("run"),
		conversationId,
		exerciseId: "wind-down",
		status: "ended",
		number: 4,
		ratedBefore: 7,
		ratedAfter: 5,
		startedAt: new Date(),
		touchedAt: new Date(),
	});
	await deps.db.insert(tables.notifications).values({
		...own,
		id: deps.newId("ntf"),
		title: "One name",
		message: "Somebody comes to mind.",
		type: "encouragement",
		scheduledFor: new Date(),
	});
	return { user, client };
}

async function exported(format: "json" | "html") {
	const { user, client } = await somebody();
	const answer = await client.get(`/api/users/${user.id}/export?format=${format}`);
	expect(answer.status).toBe(200);
	return { user, client, answer, text: await answer.text() };
}

describe("the export as JSON", () => {
	it("is a download that nobody keeps, and holds everything, each conversation from its object", async () => {
		const { user, answer, text } = await exported("json");
		expect(answer.headers.get("content-disposition")).toMatch(
			/^attachment; filename="attune-[\d-]{10}\.json"$/,
		);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		const all = JSON.parse(text) as Exported;
		expect(all.account).toMatchObject({ id: user.id, email: user.email, safetyReading: false });
		expect(all.conversations[0]?.messages.map(({ role, content }) => [role, content])).toEqual([
			["assistant", expect.stringContaining("What's on your mind")],
			["user", HOSTILE.trim()],
			["assistant", "I'm here."],
		]);
		expect(all.scenes[0]?.image).toBe(`data:image/svg+xml;base64,${btoa("<svg/>")}`);
		expect(all.personal.memory_facts).toMatchObject([{ fact: "You like rain." }]);
		expect(all.personal).not.toHaveProperty("memory_key");
		expect(all.personal.safety_plan).toMatchObject([{ words: "My sister, 555 0100" }]);
		for (const kind of [
			"checkIns",
			"insights",
			"notes",
			"reportedReplies",
			"takeaways",
			"exerciseRuns",
			"sessions",
			"knownDevices",
		]) {
			expect([kind, all[kind]?.length]).toEqual([kind, 1]);
		}
	});

	it("has a place for every table that holds something of a person", () => {
		const owned = Object.entries(tables)
			.filter(([, table]) => "userId" in getTableColumns(table))
			.map(([name]) => name);
		// What is exported of each; of keys in emails only hashes are kept, which are nobody's words.
		expect(owned.sort()).toEqual(
			[
				"achievements",
				"aiInsights",
				"chatConversations",
				"dailyAssessments",
				"emailTokens",
				"exerciseRuns",
				"knownDevices",
				"notifications",
				"questionnaireResponses",
				"replyReports",
				"scenes",
				"sessions",
				"takeaways",
			].sort(),
		);
	});

	it("holds no password, no key, and nothing of anybody else", async () => {
		const other = await makeUser({ firstName: "Somebody else" });
		const { user, text } = await exported("json");
		expect(text).not.toContain(user.password);
		expect(text).not.toContain("scrypt");
		expect(text).not.toContain(other.id);
		for (const { sid } of await deps.db.select().from(tables.sessions)) {
			expect(text).not.toContain(sid);
		}
		expect(text).not.toContain("hash-of-");
	});

	it("has what the coach summed up of a conversation, in both formats", async () => {
		const { user, client, conversationId } = await openChat();
		await runInDurableObject(getConversationStub(env, conversationId), (_, { storage }) => {
			storage.sql.exec("UPDATE meta SET summary = 'Moved to a flat by the canal.'");
		});
		for (const format of ["json", "html"]) {
			const answer = await client.get(`/api/users/${user.id}/export?format=${format}`);
			expect(await answer.text()).toContain("Moved to a flat by the canal.");
		}
	});

	it("keeps the order of a long talk", async () => {
		const { user, client, conversationId } = await openChat();
		const contents = Array.from({ length: 1_100 }, (_, index) => String(index));
		await insertMessages(conversationId, contents, { isFollowed: true });
		const answer = await client.get(`/api/users/${user.id}/export`);
		const { conversations } = await answer.json<Exported>();
		expect(conversations[0]?.messages.slice(1).map(({ content }) => Number(content))).toEqual(
			Array.from({ length: 1_100 }, (_, index) => index),
		);
	});
});

describe("the export as a page", () => {
	it("reads well by itself: words, days and pictures, with nothing to run or to fetch", async () => {
		const { user, answer, text } = await exported("html");
		expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
		for (const words of [
			user.email,
			"Check-ins",
			"You like rain.",
			"My sister, 555 0100",
			"I&#39;m here.",
			"Evenings",
			"Somebody comes to mind.",
			"Getting up: 7:15",
			"7 before, 5 after",
			"sure: 8",
		]) {
			expect(text).toContain(words);
		}
		expect(text).toContain(`src="data:image/svg+xml;base64,${btoa("<svg/>")}" alt="A lake at dusk"`);
		expect(text).not.toMatch(/<(?:script|link|iframe)\b|https?:\/\//);
	});

	it("leaves out nothing that one would read: traits, moods, answers, reports, summaries, choices", async () => {
		const { user, client } = await somebody();
		await deps.db
			.update(tables.users)
			.set({
				big5Openness: 81,
				moodHistory: [{ mood: "calm", kind: "desired", at: "2026-05-04T10:00:00.000Z" }],
				textNotificationsEnabled: true,
				notificationPreferences: { reminderFrequency: "daily" },
			})
			.where(eq(tables.users.id, user.id));
		await deps.db.insert(tables.questionnaireResponses).values({
			id: deps.newId("qnr"),
			userId: user.id,
			date: "2026-05-04",
			responses: { "What helps": "a walk" },
		});
		const text = await (await client.get(`/api/users/${user.id}/export?format=html`)).text();
		for (const part of ["81 %", "calm (desired)", "a walk", "A reply", "reminderFrequency: daily"]) {
			expect(text).toContain(part);
		}
	});

	it("escapes what was written", async () => {
		const { text } = await exported("html");
		expect(text).not.toContain("<script>");
		expect(
			text.split("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quotes&quot;").length,
		).toBeGreaterThan(2);
	});
});

describe("who wrote each reply", () => {
	/** A talk with one reply of each: two models and the guide. */
	async function talked() {
		const { user, client, conversationId, coach } = await openChat();
		for (const provider of ["claude", "local", "builtin"] as const) {
			coach.provider = provider;
			coach.say(`Words of ${provider}.`).end();
			await sendMessage({ client, user, conversationId }, `To ${provider}`);
		}
		const own = { userId: user.id, createdAt: new Date(), messageId: "msg_1" };
		const report = { id: deps.newId("rpt"), content: "Reported words", aiProvider: "openai" as const };
		await deps.db.insert(tables.replyReports).values({ ...own, ...report });
		return async (format: string) =>
			(await client.get(`/api/users/${user.id}/export?format=${format}`)).text();
	}

	// spec: P.85
	it("is said by name in both formats, of the talk and of what was reported", async () => {
		const read = await talked();
		const all = JSON.parse(await read("json")) as {
			conversations: { messages: { content: string; writtenBy: string }[] }[];
			reportedReplies: { writtenBy: string }[];
		};
		const said = all.conversations[0]?.messages.map(({ content, writtenBy }) => [content, writtenBy]);
		expect(said?.slice(1)).toEqual([
			["To claude", "You"],
			["Words of claude.", "Claude (AI)"],
			["To local", "You"],
			["Words of local.", "Local model (AI)"],
			["To builtin", "You"],
			["Words of builtin.", "Built-in guide (program)"],
		]);
		expect(said?.[0]?.[1]).toBe("Built-in guide (program)");
		expect(all.reportedReplies[0]?.writtenBy).toBe("OpenAI (AI)");
		const page = await read("html");
		expect(page).toMatch(/Claude \(AI\), [^<]+<\/span>\s*Words of claude\./);
		expect(page).toMatch(/Local model \(AI\), [^<]+<\/span>\s*Words of local\./);
		expect(page).toMatch(/Built-in guide \(program\), [^<]+<\/span>\s*Words of builtin\./);
		expect(page).toMatch(/You, [^<]+<\/span>\s*To claude/);
		expect(page).toMatch(/Written by OpenAI \(AI\)<\/span>\s*Reported words/);
	});

	// spec: P.85
	it("is said of scenes as well", async () => {
		const { user, client } = await signedIn();
		for (const painter of ["openai", "builtin"] as const) {
			const own = { userId: user.id, createdAt: new Date(), status: "ready" as const };
			await deps.db.insert(tables.scenes).values({ ...own, id: deps.newId("scn"), painter });
		}
		const read = async (format: string) =>
			(await client.get(`/api/users/${user.id}/export?format=${format}`)).text();
		for (const name of ["OpenAI (AI)", "Attune (program)"]) {
			expect(await read("json")).toContain(`"paintedBy":"${name}"`);
			expect(await read("html")).toContain(`Painted by ${name}`);
		}
	});
});

describe("an export", () => {
	// spec: P.25
	it.each(["json", "html"])("as %s holds the answers of an exercise that goes on", async (format) => {
		const { begin, answer, client, user } = await openExercises();
		const { id } = await begin();
		await answer(id, "wish", "Walk to the river");
		const text = await (await client.get(`/api/users/${user.id}/export?format=${format}`)).text();
		expect(text).toContain("A test plan");
		expect(text).toContain("What?");
		expect(text).toContain("Walk to the river");
	});

	it("is one's own", async () => {
		const [{ client }, other] = [await signedIn(), await makeUser()];
		expect((await client.get(`/api/users/${other.id}/export`)).status).toBe(403);
	});

	it("of an unknown format is refused, and ten an hour are enough", async () => {
		const { user, client } = await signedIn();
		const path = `/api/users/${user.id}/export`;
		expect((await client.get(`${path}?format=pdf`)).status).toBe(400);
		for (let turn = 0; turn < 10; turn += 1) {
			await (await client.get(path)).text();
		}
		const refused = await client.get(path);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
	});
});
