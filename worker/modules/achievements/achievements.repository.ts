import { and, asc, desc, eq, notExists, type SQL, sql } from "drizzle-orm";
import { NEED_LEVELS, ratingsOf } from "#shared/needs.ts";
import type { Database } from "../../db/client.ts";
import { currentChatId } from "../../db/queries/conversations.ts";
import { achievements } from "../../db/tables/achievements.table.ts";
import { type AssessmentRow, dailyAssessments } from "../../db/tables/assessments.table.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { aiInsights } from "../../db/tables/insights.table.ts";
import { chatMessages } from "../../db/tables/messages.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import { type AchievementKind, highestTarget, levelsOf } from "./achievement-catalogue.ts";

export type AchievementRow = typeof achievements.$inferSelect;

/** How much there is of every kind. */
export type AchievementCounts = Record<AchievementKind, number>;

const CONVERSATIONS_MAX = 100;

const INSIGHTS_MAX = 50;

/** Messages searched for the person's first words, after the coach's greeting and messages. */
const FIRST_WORDS_WITHIN = 10;

/** A need counts as lifted when its rating rose by at least this since the first check-in. */
const LIFTED_BY = 2;

/**
 * Reads what is unlocked and how much there is of every kind. One batch, only the person's rows, and never more than
 * the highest target needs: a kind without a locked level isn't counted again.
 */
export async function readAchievements(
	db: Database,
	user: UserRow,
): Promise<{ unlocked: AchievementRow[]; counts: AchievementCounts }> {
	const [unlocked, [days], [first], [newest], [talks], words, [insights]] = await db.batch([
		unlockedRows(db, user.id),
		countDays(db, user.id),
		oneAssessment(db, user.id, asc(dailyAssessments.date)),
		oneAssessment(db, user.id, desc(dailyAssessments.date)),
		sumConversations(db, user.id),
		newestSpeakers(db, user.id),
		countReadInsights(db, user.id),
	]);
	const sessions = talks?.sessions ?? 0;
	// The coach greets and adds a message after a check-in. A conversation counts only once the person has written.
	const hasTalked =
		sessions > 0 ||
		unlocked.some(({ type }) => type === "messages") ||
		words.some(({ role }) => role === "user");
	return {
		unlocked,
		counts: {
			"check-ins": days?.count ?? 0,
			messages: hasTalked ? Math.max(1, talks?.messages ?? 0) : 0,
			sessions,
			"needs-lifted": first && newest ? liftedBetween(first, newest) : 0,
			personality: user.big5Openness === null ? 0 : 1,
			insights: insights?.count ?? 0,
			notifications: user.textNotificationsEnabled ? 1 : 0,
		},
	};
}

/** Adds missing achievements and returns those added. Of two concurrent calls, one adds a level. */
export async function addAchievements(
	db: Database,
	[first, ...others]: readonly AchievementRow[],
): Promise<AchievementRow[]> {
	if (!first) {
		return [];
	}
	// A statement for each: all levels in one would need more than the 100 values that D1 takes.
	const add = (row: AchievementRow) => db.insert(achievements).values(row).onConflictDoNothing().returning();
	const added = await db.batch([add(first), ...others.map(add)]);
	return added.flat();
}

/** What the person has unlocked, newest first, and of one moment the higher level first. */
export function unlockedRows(db: Database, userId: string) {
	return db
		.select()
		.from(achievements)
		.where(eq(achievements.userId, userId))
		.orderBy(desc(achievements.unlockedAt), asc(achievements.type), desc(achievements.level));
}

function countDays(db: Database, userId: string) {
	const days = db
		.select({ date: dailyAssessments.date })
		.from(dailyAssessments)
		.where(eq(dailyAssessments.userId, ownerWhile(userId, isLocked(db, userId, "check-ins"))))
		.limit(highestTarget("check-ins"))
		.as("days");
	return db.select({ count: sql<number>`count(*)` }).from(days);
}

function oneAssessment(db: Database, userId: string, order: SQL) {
	return db
		.select()
		.from(dailyAssessments)
		.where(eq(dailyAssessments.userId, ownerWhile(userId, isLocked(db, userId, "needs-lifted"))))
		.orderBy(order)
		.limit(1);
}

/** A coaching session opens with the person's message, so a session with messages was held. */
function sumConversations(db: Database, userId: string) {
	const isEitherLocked = sql`${isLocked(db, userId, "messages")} or ${isLocked(db, userId, "sessions")}`;
	const talks = db
		.select({ kind: chatConversations.kind, messageCount: chatConversations.messageCount })
		.from(chatConversations)
		.where(eq(chatConversations.userId, ownerWhile(userId, isEitherLocked)))
		.limit(CONVERSATIONS_MAX)
		.as("talks");
	return db
		.select({
			messages: sql<number>`coalesce(sum(${talks.messageCount}), 0)`,
			sessions: sql<number>`coalesce(sum(${talks.kind} = 'coaching' and ${talks.messageCount} > 0), 0)`,
		})
		.from(talks);
}

/** Who wrote the newest messages of the current chat. Not read once the first level is unlocked. */
function newestSpeakers(db: Database, userId: string) {
	const chat = currentChatId(ownerWhile(userId, isLocked(db, userId, "messages", 1)));
	return db
		.select({ role: chatMessages.role })
		.from(chatMessages)
		.where(eq(chatMessages.conversationId, chat))
		.orderBy(desc(chatMessages.createdAt))
		.limit(FIRST_WORDS_WITHIN);
}

function countReadInsights(db: Database, userId: string) {
	const newest = db
		.select({ isRead: aiInsights.isRead })
		.from(aiInsights)
		.where(eq(aiInsights.userId, ownerWhile(userId, isLocked(db, userId, "insights"))))
		.orderBy(desc(aiInsights.createdAt))
		.limit(INSIGHTS_MAX)
		.as("newest");
	return db.select({ count: sql<number>`coalesce(sum(${newest.isRead}), 0)` }).from(newest);
}

/**
 * The person's id while the condition holds, else NULL, which matches no row. With the condition beside the id, D1
 * would still read every row of theirs.
 */
function ownerWhile(userId: string, condition: SQL): SQL {
	return sql`(select ${userId} where ${condition})`;
}

/** Whether a level is still to be unlocked; without a level, whether the kind's last one is. */
function isLocked(db: Database, userId: string, kind: AchievementKind, level = levelsOf(kind).length): SQL {
	return notExists(
		db
			.select({ id: achievements.id })
			.from(achievements)
			.where(
				and(eq(achievements.userId, userId), eq(achievements.type, kind), eq(achievements.level, level)),
			),
	);
}

function liftedBetween(first: AssessmentRow, newest: AssessmentRow): number {
	const before = ratingsOf(first);
	const after = ratingsOf(newest);
	return NEED_LEVELS.filter((level) => after[level] - before[level] >= LIFTED_BY).length;
}
