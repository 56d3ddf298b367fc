import { env } from "cloudflare:test";
import { eq, getTableColumns } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { messageMetadataSchema, messageSchema } from "#shared/schemas/conversations.ts";
import { userSchema } from "#shared/schemas/users.ts";
import { deps, makeUser } from "../test/people/factories.ts";
import { insertSchemas } from "./insert-schemas.ts";
import * as schema from "./schema.ts";

const tables = { ...schema };

// The entities of the specification's section 3, field by field; what the product adds stands behind.

const ENTITIES: [name: keyof typeof tables, fields: string, additions: string][] = [
	[
		"users",
		`id username email phoneNumber password firstName lastName primaryGoal mbtiType big5Openness
		big5Conscientiousness big5Extraversion big5Agreeableness big5Neuroticism currentHierarchyLevel
		onboardingCompleted assessmentCompleted textNotificationsEnabled notificationPreferences coachingPersonality
		messagingFrequency desiredMood currentMood currentChatColor moodHistory lastMoodUpdate backgroundImageUrl
		backgroundImageGeneratedAt backgroundImagePrompt createdAt`,
		"usernameKey timeZone country memoryEnabled theme coachChoice safetyReading consentedTo moodTheme emailConfirmedAt emailBouncedAt emailUnsubscribedAt deletingAt adultConfirmedAt healthConsentAt healthConsentTakenBackAt minorSince coachedByType sharesTotals termsSeen",
	],
	["sessions", "sid sess expire", "userId lastSeenAt"],
	[
		"dailyAssessments",
		`id userId date physiologicalScore safetyScore loveScore esteemScore actualizationScore overallMood
		detectedMood chatColor createdAt`,
		"",
	],
	["aiInsights", "id userId type title content category confidence isRead createdAt", ""],
	["achievements", "id userId type title description icon level unlockedAt", ""],
	[
		"notifications",
		"id userId title message type scheduledFor sent channel personalizedMessage createdAt",
		"day state claimedAt readAt",
	],
	[
		"chatConversations",
		"id userId title isActive createdAt",
		"kind lastMessageAt messageCount preview deletedAt isRenamed",
	],
	["chatMessages", "id conversationId role content aiProvider metadata createdAt", "rowId"],
	[
		"questionnaireResponses",
		"id userId date responses personalityProfile recommendedHabits aiAnalysis createdAt",
		"",
	],
	["emailTokens", "", "hash userId purpose email expiresAt"],
	["knownDevices", "", "hash userId createdAt expiresAt"],
	["signInFailures", "", "key failures failedAt delayedUntil"],
	["replyReports", "", "id userId messageId content aiProvider reason createdAt"],
	[
		"takeaways",
		"",
		"id userId kind title body exerciseId conversationId ratings createdAt dueAt askedAt outcome",
	],
	["helpCounts", "", "month country level shown used"],
	["dailyCounts", "", "day name count"],
	["exerciseTotals", "", "exerciseId finished stopped rated sumOfChanges sumOfSquares"],
	[
		"exerciseRuns",
		"",
		"id userId conversationId exerciseId status number ratedBefore ratedAfter startedAt touchedAt",
	],
	["scenes", "", "id userId status key contentType size prompt altText painter landscape createdAt readyAt"],
];

const TRAITS = [
	"big5Openness",
	"big5Conscientiousness",
	"big5Extraversion",
	"big5Agreeableness",
	"big5Neuroticism",
] as const;

describe("the entities", () => {
	// spec: 3.1, 3.2, 3.4, 3.21, 3.30, 3.34, 3.36, 3.40, 3.44, 3.54
	it.each(ENTITIES)("%s has the fields of the specification", (name, fields, additions) => {
		const wanted = `${fields} ${additions}`.split(/\s+/).filter((field) => field !== "");
		expect(Object.keys(getTableColumns(tables[name])).sort()).toEqual(wanted.sort());
	});

	// spec: 3.2
	it("keep the five traits as whole numbers, on the wire too", () => {
		for (const trait of TRAITS) {
			expect(schema.users[trait].getSQLType()).toBe("integer");
			const isTaken = (value: unknown) => userSchema.shape[trait].safeParse(value).success;
			expect([40, null].every(isTaken)).toBe(true);
			expect([40.5, "40"].some(isTaken)).toBe(false);
		}
	});

	// spec: 3.54
	it("keep a questionnaire's answers as JSON, and its habits as a list that is empty at first", async () => {
		const { id: userId } = await makeUser();
		const responses = { sleep: 3, wishes: ["rest", "light"] };
		const recommendedHabits = ["walk", "write"];
		const one = { userId, date: "2026-11-20", responses };
		await deps.db.insert(schema.questionnaireResponses).values([
			{ ...one, id: "qnr_1" },
			{ ...one, id: "qnr_2", recommendedHabits },
		]);
		const rows = await deps.db
			.select()
			.from(schema.questionnaireResponses)
			.where(eq(schema.questionnaireResponses.userId, userId))
			.orderBy(schema.questionnaireResponses.id);
		expect(rows.map((row) => row.responses)).toEqual([responses, responses]);
		expect(rows.map((row) => row.recommendedHabits)).toEqual([[], recommendedHabits]);
		const raw = env.DB.prepare(
			"SELECT json_extract(responses, '$.sleep') AS sleep FROM questionnaire_responses WHERE user_id = ?",
		).bind(userId);
		expect(await raw.first("sleep")).toBe(3);
	});

	it("are all of those that exist", () => {
		expect(ENTITIES.map(([name]) => name).sort()).toEqual(Object.keys(tables).sort());
	});

	// spec: 3.20
	it.each([
		["session", "expire"],
		["session", "user_id"],
		["daily_assessments", "user_id"],
		["notifications", "scheduled_for"],
		["email_tokens", "expires_at"],
		["known_devices", "expires_at"],
		["known_devices", "user_id"],
		["sign_in_failures", "failed_at"],
		["chat_messages", "conversation_id"],
		["chat_conversations", "user_id"],
		["takeaways", "user_id"],
		["takeaways", "conversation_id"],
		["exercise_runs", "user_id"],
		["exercise_runs", "conversation_id"],
	])("%s is indexed by %s", async (table, column) => {
		const { results } = await env.DB.prepare(
			"SELECT i.name FROM pragma_index_list(?) l JOIN pragma_index_info(l.name) i WHERE i.seqno = 0",
		)
			.bind(table)
			.all<{ name: string }>();
		expect(results.map((row) => row.name)).toContain(column);
	});
});

describe("a person on the wire", () => {
	// spec: 3.1, 3.4
	it("has every field of the entity but the password", () => {
		const fields = Object.keys(getTableColumns(schema.users));
		const hidden = [
			"password",
			"usernameKey",
			"emailConfirmedAt",
			"emailBouncedAt",
			"emailUnsubscribedAt",
			"deletingAt",
		];
		const wanted = [...fields.filter((field) => !hidden.includes(field)), "emailConfirmed"];
		expect(Object.keys(userSchema.shape).sort()).toEqual(wanted.sort());
	});
});

describe("a message's role", () => {
	// spec: 3.45
	it("is user or assistant, in the table and on the wire", () => {
		const row = { conversationId: "cnv_1", content: "hello" };
		const isStored = (role?: string) => insertSchemas.chatMessages.safeParse({ ...row, role }).success;
		const isTold = (role?: string) => messageSchema.shape.role.safeParse(role).success;
		for (const isTaken of [isStored, isTold]) {
			expect(["user", "assistant", "system", "tool", "", undefined].filter(isTaken)).toEqual([
				"user",
				"assistant",
			]);
		}
	});
});

describe("a message's metadata", () => {
	// spec: 3.47, 3.48, 3.49, 3.50, 3.51, 3.52
	it.each([
		{ suggestedActions: ["one"] },
		{ nextSteps: ["one", "two"] },
		{ motivationalBoost: "text" },
		{ strengthPrompt: "text" },
		{ followUpQuestion: "text" },
		{ helpfulQuestions: ["one"] },
	])("may hold %o", (metadata) => {
		expect(messageMetadataSchema.parse(metadata)).toEqual(metadata);
	});
});
