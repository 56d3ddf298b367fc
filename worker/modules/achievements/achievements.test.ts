import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { type Achievement, achievementsSchema } from "#shared/schemas/achievements.ts";
import type { Conversation } from "#shared/schemas/conversations.ts";
import { createDatabase } from "../../db/client.ts";
import { achievements } from "../../db/tables/achievements.table.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { aiInsights } from "../../db/tables/insights.table.ts";
import { users } from "../../db/tables/users.table.ts";
import { openChat, sendMessage, untilIdle } from "../../test/chat/conversation.ts";
import { assessmentOf, makeAssessment } from "../../test/people/assessments.ts";
import { day } from "../../test/people/days.ts";
import { deps, makeUser, signedIn } from "../../test/people/factories.ts";
import type { TestClient } from "../../test/people/test-client.ts";
import { countingDatabase } from "../../test/platform/counting-database.ts";
import { readError } from "../../test/requests/read-error.ts";
import { ACHIEVEMENT_KINDS, type AchievementKind, levelsOf } from "./achievement-catalogue.ts";
import { listAchievements, unlockAchievements } from "./achievements.service.ts";

async function listOf(client: TestClient, userId: string): Promise<Achievement[]> {
	return achievementsSchema.parse(await (await client.get(`/api/achievements/${userId}`)).json());
}

const isUnlocked = ({ unlockedAt }: Achievement) => unlockedAt !== null;

/** Levels of a kind that are unlocked, and the next one as "how many/of how many". */
function standing(list: readonly Achievement[], kind: AchievementKind) {
	const ofKind = list.filter(({ type }) => type === kind);
	const [next] = ofKind.filter((each) => !isUnlocked(each));
	return {
		levels: ofKind
			.filter(isUnlocked)
			.map(({ level }) => level)
			.sort(),
		next: next ? `${next.progress}/${next.target}` : null,
	};
}

async function makeAssessments(userId: string, count: number) {
	for (let index = 0; index < count; index += 1) {
		await makeAssessment(userId, { date: day(-2 * index) });
	}
}

async function makeInsights(userId: string, count: number, isRead: boolean) {
	const texts = { type: "pattern", title: "Evenings", content: "You talk of evenings.", category: "love" };
	for (let index = 0; index < count; index += 1) {
		await deps.db.insert(aiInsights).values({ id: deps.newId("ins"), userId, isRead, ...texts });
	}
}

async function makeConversation(userId: string, kind: "chat" | "coaching", messageCount: number) {
	const isActive = kind === "coaching";
	await deps.db
		.insert(chatConversations)
		.values({ id: deps.newId("cnv"), userId, kind, messageCount, isActive });
}

describe("achievements", () => {
	it("are all locked at first, each kind with its first level and nothing of it done", async () => {
		const { user, client } = await signedIn();
		const list = await listOf(client, user.id);
		expect(list.map(({ type }) => type)).toEqual(ACHIEVEMENT_KINDS);
		for (const each of list) {
			expect(each).toMatchObject({ id: null, level: 1, progress: 0, target: 1, unlockedAt: null });
		}
	});

	it("of another person are refused", async () => {
		const { client } = await signedIn();
		const answer = await client.get(`/api/achievements/${(await makeUser()).id}`);
		expect(answer.status).toBe(403);
		expect(await readError(answer)).toMatchObject({ code: "not_yours" });
	});

	it("count days with a check-in, whatever lies between them", async () => {
		const { user, client } = await signedIn();
		await client.post("/api/assessments", assessmentOf(user.id, {}));
		const list = await listOf(client, user.id);
		expect(standing(list, "check-ins")).toEqual({ levels: [1], next: "1/7" });
		expect(list[0]).toMatchObject({ title: "A first look", icon: "sprout", progress: 1, target: 1 });
		expect(list[0]?.id).toMatch(/^ach_/);
		await makeAssessment(user.id, { date: day(-40) });
		expect(standing(await listOf(client, user.id), "check-ins")).toEqual({ levels: [1], next: "2/7" });
	});

	it("unlock every level that was passed, and have nothing next after the last", async () => {
		const { user, client } = await signedIn();
		await makeAssessments(user.id, 101);
		expect(standing(await listOf(client, user.id), "check-ins")).toEqual({
			levels: [1, 2, 3, 4],
			next: null,
		});
	});

	it("begin a conversation with the person's first words, not with a greeting", async () => {
		const { user, client, conversationId, coach } = await openChat();
		await untilIdle(conversationId);
		expect(standing(await listOf(client, user.id), "messages")).toEqual({ levels: [], next: "0/1" });
		coach.say("Good to meet you.").end();
		await sendMessage({ client, user, conversationId }, "Hello, I'm new here");
		await untilIdle(conversationId);
		expect(standing(await listOf(client, user.id), "messages")).toEqual({ levels: [1], next: "3/50" });
	});

	it("add up the messages of all conversations", async () => {
		const { user, client } = await signedIn();
		await makeConversation(user.id, "chat", 200);
		await makeConversation(user.id, "coaching", 49);
		await makeConversation((await makeUser()).id, "coaching", 900);
		expect(standing(await listOf(client, user.id), "messages")).toEqual({ levels: [1, 2], next: "249/250" });
	});

	it("count a coaching session once something was said in it", async () => {
		const { user, client } = await signedIn();
		const answer = await client.post("/api/chat/conversations", { userId: user.id });
		const session = await answer.json<Conversation>();
		expect(standing(await listOf(client, user.id), "sessions")).toEqual({ levels: [], next: "0/1" });
		await client.post(`/api/chat/conversations/${session.id}/messages`, {
			content: "I want to sleep better",
		});
		await untilIdle(session.id);
		const list = await listOf(client, user.id);
		expect(standing(list, "sessions")).toEqual({ levels: [1], next: "1/5" });
		expect(standing(list, "messages").levels).toEqual([1]);
	});

	it("see a need that stands two above where it began, and keep that when it sinks again", async () => {
		const { user, client } = await signedIn();
		await makeAssessment(user.id, { date: day(-9), love: 2, safety: 2, esteem: 3 });
		await makeAssessment(user.id, { date: day(-5), love: 3, safety: 2, esteem: 4 });
		expect(standing(await listOf(client, user.id), "needs-lifted")).toEqual({ levels: [], next: "0/1" });
		await makeAssessment(user.id, { date: day(-1), love: 4, safety: 4, esteem: 4 });
		expect(standing(await listOf(client, user.id), "needs-lifted")).toEqual({ levels: [1], next: "2/3" });
		await makeAssessment(user.id, { date: day(0), love: 1, safety: 1, esteem: 1 });
		expect(standing(await listOf(client, user.id), "needs-lifted")).toEqual({ levels: [1], next: "0/3" });
	});

	it("know that the personality questions were answered", async () => {
		const { user, client } = await signedIn({ big5Openness: 0 });
		expect(standing(await listOf(client, user.id), "personality")).toEqual({ levels: [1], next: null });
	});

	it("count insights once they are read", async () => {
		const { user, client } = await signedIn();
		await makeInsights(user.id, 1, false);
		expect(standing(await listOf(client, user.id), "insights").next).toBe("0/1");
		const [insight] = await (await client.get("/api/ai/insights")).json<{ id: string }[]>();
		await client.patch(`/api/ai/insights/${insight?.id}`, { isRead: true });
		expect(standing(await listOf(client, user.id), "insights")).toEqual({ levels: [1], next: "1/10" });
		await makeInsights(user.id, 9, true);
		expect(standing(await listOf(client, user.id), "insights")).toEqual({ levels: [1, 2], next: null });
	});

	it("know that notifications were switched on, and stay when they are switched off", async () => {
		const { user, client } = await signedIn({ textNotificationsEnabled: true });
		expect(standing(await listOf(client, user.id), "notifications").levels).toEqual([1]);
		await deps.db.update(users).set({ textNotificationsEnabled: false }).where(eq(users.id, user.id));
		expect(standing(await listOf(client, user.id), "notifications").levels).toEqual([1]);
	});

	it("come newest first, then what is still locked", async () => {
		const { user, client } = await signedIn();
		const then = { ...deps, now: () => new Date("2026-01-01T10:00:00Z") };
		await makeAssessment(user.id);
		await unlockAchievements(then, user);
		await deps.db.update(users).set({ textNotificationsEnabled: true }).where(eq(users.id, user.id));
		const list = await listOf(client, user.id);
		expect(list.filter(isUnlocked).map(({ type }) => type)).toEqual(["notifications", "check-ins"]);
		expect(list[1]?.unlockedAt).toBe("2026-01-01T10:00:00.000Z");
		expect(list.slice(2).some(isUnlocked)).toBe(false);
	});
});

describe("unlocking", () => {
	it("gives back what is new, once, also when it happens twice at the same time", async () => {
		const user = await makeUser({ big5Openness: 60, textNotificationsEnabled: true });
		await makeAssessments(user.id, 7);
		const twice = await Promise.all([unlockAchievements(deps, user), unlockAchievements(deps, user)]);
		const seen = twice.flat().map(({ type, level }) => `${type} ${level}`);
		expect(seen.sort()).toEqual(["check-ins 1", "check-ins 2", "notifications 1", "personality 1"]);
		expect(await unlockAchievements(deps, user)).toEqual([]);
		const rows = await deps.db.select().from(achievements).where(eq(achievements.userId, user.id));
		expect(rows).toHaveLength(4);
	});

	it("can unlock everything at once", async () => {
		const { user } = await signedIn({ big5Openness: 60, textNotificationsEnabled: true });
		await makeAssessment(user.id, { date: day(-300), love: 1, safety: 1, esteem: 1 });
		await makeAssessments(user.id, 100);
		await makeConversation(user.id, "chat", 1000);
		for (let session = 0; session < 20; session += 1) {
			await makeConversation(user.id, "coaching", 4);
		}
		await makeInsights(user.id, 10, true);
		const all = ACHIEVEMENT_KINDS.reduce((sum, kind) => sum + levelsOf(kind).length, 0);
		expect(await unlockAchievements(deps, user)).toHaveLength(all);
		expect((await listAchievements(deps, user)).every(isUnlocked)).toBe(true);
	});

	it("reads few rows, however much others have, and fewer where nothing is left to count", async () => {
		const { user } = await signedIn({ big5Openness: 60 });
		await makeAssessments(user.id, 12);
		await makeConversation(user.id, "chat", 80);
		for (let other = 0; other < 10; other += 1) {
			const { id } = await makeUser();
			await makeAssessments(id, 20);
			await makeInsights(id, 5, true);
			await makeConversation(id, "coaching", 5);
		}
		await unlockAchievements(deps, user);
		const counted = countingDatabase(env.DB);
		const list = await listAchievements({ ...deps, db: createDatabase(counted.DB) }, user);
		expect(counted.count.read).toBeLessThanOrEqual(20 + list.length + 12);
		await makeAssessment(user.id, { date: day(-999), love: 1, safety: 1, esteem: 1 });
		for (let index = 0; index < 250; index += 1) {
			await makeAssessment(user.id, { date: day(-100 - index) });
		}
		await makeInsights(user.id, 60, true);
		await unlockAchievements(deps, user);
		const done = countingDatabase(env.DB);
		await listAchievements({ ...deps, db: createDatabase(done.DB) }, user);
		expect(done.count.read).toBeLessThanOrEqual(20 + list.length);
	});
});

describe("what was done unlocks by itself, with nobody asking for the list", () => {
	const unlockedTypes = async (userId: string) =>
		(await deps.db.select().from(achievements).where(eq(achievements.userId, userId))).map(
			({ type }) => type,
		);

	it("a first message in the chat", async () => {
		const chat = await openChat();
		chat.coach.say("I hear you.").end();
		await sendMessage(chat, "Hello");
		await untilIdle(chat.conversationId);
		expect(await unlockedTypes(chat.user.id)).toEqual(["messages"]);
	});

	it("a check-in", async () => {
		const { user, client } = await signedIn();
		await client.post("/api/assessments", assessmentOf(user.id, {}));
		await vi.waitFor(async () => expect(await unlockedTypes(user.id)).toEqual(["check-ins"]));
	});

	it("an insight that was read", async () => {
		const { user, client } = await signedIn();
		const id = deps.newId("ins");
		await deps.db.insert(aiInsights).values({
			id,
			userId: user.id,
			type: "pattern",
			title: "Nights come first",
			content: "Sleep comes up whenever work does.",
			category: "physiological",
		});
		await client.patch(`/api/ai/insights/${id}`, { isRead: true });
		await vi.waitFor(async () => expect(await unlockedTypes(user.id)).toEqual(["insights"]));
	});
});
