import { applyD1Migrations, type D1Migration, env, reset } from "cloudflare:test";
import { getTableConfig } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import { assessmentOf } from "../test/people/assessments.ts";
import { deps } from "../test/people/factories.ts";
import { insertSchemas } from "./insert-schemas.ts";
import * as schema from "./schema.ts";

/** Tables that others refer to: to drop one, or to make it anew, empties those that cascade from it. */
function referencedTables(): string[] {
	const names = new Set<string>();
	for (const table of Object.values(schema)) {
		for (const key of getTableConfig(table).foreignKeys) {
			names.add(getTableConfig(key.reference().foreignTable).name);
		}
	}
	return [...names];
}

/** The statements of migrations that take a referenced table away, by dropping or by renaming it. */
function dangerousStatements(migrations: D1Migration[]): string[] {
	const names = referencedTables().join("|");
	const dangerous = new RegExp(
		`(DROP\\s+TABLE|ALTER\\s+TABLE)\\s+(IF\\s+EXISTS\\s+)?[\`"]?(${names})[\`"]?(\\s+RENAME\\s+TO|\\s*;?\\s*$)`,
		"im",
	);
	return migrations.flatMap((migration) => migration.queries).filter((query) => dangerous.test(query));
}

describe("migrations", () => {
	it("never drop or recreate a table that others refer to", () => {
		expect(referencedTables().sort()).toEqual(["chat_conversations", "users"]);
		expect(dangerousStatements(env.TEST_MIGRATIONS)).toEqual([]);
	});

	it.each([
		"DROP TABLE `users`;",
		"DROP TABLE IF EXISTS chat_conversations",
		"ALTER TABLE `users` RENAME TO `__old_users`;",
	])("would be refused with %s", (query) => {
		expect(dangerousStatements([{ name: "9999_bad.sql", queries: [query] }])).toEqual([query]);
	});

	// spec: A.20
	it("leave every row of a filled database where it is", async () => {
		const [first, ...later] = env.TEST_MIGRATIONS;
		const before = await fillAfter(first);
		expect(Object.values(before).every((rows) => rows === 1)).toBe(true);
		await applyD1Migrations(env.DB, later);
		expect(await countRows()).toEqual(before);
	});

	it("would be caught when they empty a table that cascades", async () => {
		const [first] = env.TEST_MIGRATIONS;
		const before = await fillAfter(first);
		await applyD1Migrations(env.DB, [{ name: "9999_recreates.sql", queries: RECREATE_USERS }]);
		expect(await countRows()).not.toEqual(before);
	});
});

/** What drizzle-kit writes for a changed column. It reports success, and every row that refers to a user is gone. */
const RECREATE_USERS = [
	"PRAGMA foreign_keys=OFF",
	"CREATE TABLE `__new_users` AS SELECT * FROM users",
	"DROP TABLE `users`",
	"ALTER TABLE `__new_users` RENAME TO `users`",
];

/** One row in every table as the first migration made it: plain SQL, because the schema moves on. */
const ONE_ROW_EACH = [
	"INSERT INTO users (id, username, username_key, email, password) VALUES ('usr_1', 'ana', 'ana', 'a@example.org', 'x')",
	"INSERT INTO session (sid, user_id, sess, last_seen_at, expire) VALUES ('s', 'usr_1', '{}', 0, 0)",
	`INSERT INTO daily_assessments (id, user_id, date, physiological_score, safety_score, love_score, esteem_score,
		actualization_score, overall_mood) VALUES ('asm_1', 'usr_1', '2026-01-01', 1, 1, 1, 1, 1, 1)`,
	"INSERT INTO ai_insights (id, user_id, type, title, content, category) VALUES ('ins_1', 'usr_1', 'a', 'b', 'c', 'd')",
	"INSERT INTO achievements (id, user_id, type, title, description, icon) VALUES ('ach_1', 'usr_1', 'a', 'b', 'c', 'd')",
	`INSERT INTO notifications (id, user_id, title, message, type, scheduled_for)
		VALUES ('ntf_1', 'usr_1', 'a', 'b', 'insight', 0)`,
	"INSERT INTO chat_conversations (id, user_id) VALUES ('cnv_1', 'usr_1')",
	"INSERT INTO chat_messages (id, conversation_id, role, content) VALUES ('msg_1', 'cnv_1', 'user', 'hello')",
	"INSERT INTO questionnaire_responses (id, user_id, date, responses) VALUES ('qnr_1', 'usr_1', '2026-01-01', '{}')",
	"INSERT INTO scenes (id, user_id, status) VALUES ('scn_1', 'usr_1', 'pending')",
];

const FIRST_TABLES = ONE_ROW_EACH.map((statement) => /INTO (\w+)/.exec(statement)?.[1] ?? "");

async function fillAfter(migration: D1Migration | undefined): Promise<Record<string, number>> {
	await reset();
	await applyD1Migrations(env.DB, migration ? [migration] : []);
	await env.DB.batch(ONE_ROW_EACH.map((statement) => env.DB.prepare(statement)));
	return countRows();
}

async function countRows(): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const name of FIRST_TABLES) {
		counts[name] = (await env.DB.prepare(`SELECT count(*) AS n FROM "${name}"`).first<number>("n")) ?? 0;
	}
	return counts;
}

async function fillWithDefaults(): Promise<void> {
	await reset();
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
	await env.DB.batch(ONE_ROW_EACH.map((statement) => env.DB.prepare(statement)));
}

describe("the tables", () => {
	// spec: A.9, A.28, 3.10, 3.11, 3.12, 3.13, 3.14, 3.16, 3.17, 3.32, 3.33, 3.35, 3.38, 3.39, 3.41
	// spec: 3.43, 3.46, 9.4, 9.5, 9.8, 9.9, 9.10
	it("have the defaults of the specification", async () => {
		await fillWithDefaults();
		const [insight] = await deps.db.select().from(schema.aiInsights);
		expect(insight).toMatchObject({ confidence: 0.8, isRead: false });
		const [achievement] = await deps.db.select().from(schema.achievements);
		expect(achievement?.level).toBe(1);
		const [notification] = await deps.db.select().from(schema.notifications);
		expect(notification).toMatchObject({ sent: false, channel: "app" });
		const [conversation] = await deps.db.select().from(schema.chatConversations);
		expect(conversation).toMatchObject({ title: "New Conversation", isActive: true });
		const [message] = await deps.db.select().from(schema.chatMessages);
		expect(message?.aiProvider).toBe("claude");
		const [user] = await deps.db.select().from(schema.users);
		expect(user).toMatchObject({
			currentHierarchyLevel: "physiological",
			onboardingCompleted: false,
			assessmentCompleted: false,
			textNotificationsEnabled: false,
			notificationPreferences: {},
			coachingPersonality: "supportive",
			messagingFrequency: "weekly",
			currentChatColor: "#3b82f6",
			moodHistory: [],
			memoryEnabled: true,
			timeZone: "UTC",
		});
	});

	it("lose all of a person's rows with the person", async () => {
		await fillWithDefaults();
		await deps.db.delete(schema.users);
		for (const table of Object.values(schema)) {
			expect(await deps.db.select().from(table)).toEqual([]);
		}
		expect(await env.DB.prepare("SELECT count(*) AS n FROM messages_search").first("n")).toBe(0);
	});
});

describe("insert schemas", () => {
	// spec: 3.70, 3.71
	it("leave out the id and the time, and an achievement's only the id", () => {
		for (const [name, insert] of Object.entries(insertSchemas)) {
			expect(Object.keys(insert.shape), name).not.toContain("id");
			expect(Object.keys(insert.shape), name).not.toContain("createdAt");
		}
		expect(Object.keys(insertSchemas.achievements.shape)).toContain("unlockedAt");
	});

	// spec: 3.24
	it("ask for what is required", () => {
		const { userId, ...rest } = assessmentOf("usr_1", {});
		const isTaken = (fields: Record<string, unknown>) =>
			insertSchemas.dailyAssessments.safeParse({ userId, ...rest, ...fields }).success;
		expect(isTaken({})).toBe(true);
		for (const field of Object.keys(rest)) {
			expect(isTaken({ [field]: undefined }), field).toBe(false);
		}
		expect(insertSchemas.chatConversations.safeParse({ userId: "usr_1" }).success).toBe(true);
	});
});
