import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { dailyAssessments } from "../../../db/tables/assessments.table.ts";
import { aiInsights } from "../../../db/tables/insights.table.ts";
import type { Deps } from "../../../deps.ts";
import type { FoundInsight } from "../../../models/reply/found-insight.ts";
import { assessmentInsight } from "./assessment-insight.ts";

/** The shortest time between two patterns; more would be noise. In ms. */
const PATTERN_EVERY_MS = 3 * 24 * 60 * 60 * 1000;

/** Whether a pattern was found in the person's talks lately. Reads the insights of these days, a few rows. */
export async function isPatternRecent(db: Database, userId: string, now: number): Promise<boolean> {
	const rows = await db
		.select({ id: aiInsights.id })
		.from(aiInsights)
		.where(
			and(
				eq(aiInsights.userId, userId),
				gt(aiInsights.createdAt, new Date(now - PATTERN_EVERY_MS)),
				eq(aiInsights.type, "pattern"),
			),
		)
		.limit(1);
	return rows.length > 0;
}

const ASSESSMENTS = 14;

/** The shortest time before the same insight may repeat. In ms. */
const SAME_AGAIN_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * What the newest assessments show together, added to the person's insights unless it was said lately. One a
 * day: a second assessment of the day replaces what the first one showed. True when there was something.
 */
export async function insightAfterAssessment(
	{ db, now }: Pick<Deps, "db" | "now">,
	userId: string,
	assessmentId: string,
): Promise<boolean> {
	const id = assessmentId.replace("asm_", "ins_");
	const [rows, said] = await db.batch([
		db
			.select()
			.from(dailyAssessments)
			.where(eq(dailyAssessments.userId, userId))
			.orderBy(desc(dailyAssessments.date))
			.limit(ASSESSMENTS),
		db
			.select({ title: aiInsights.title })
			.from(aiInsights)
			.where(
				and(
					eq(aiInsights.userId, userId),
					gt(aiInsights.createdAt, new Date(now().getTime() - SAME_AGAIN_MS)),
					ne(aiInsights.id, id),
				),
			),
	]);
	const found = assessmentInsight(rows);
	if (!found || said.some(({ title }) => title === found.title)) {
		// What an earlier check-in of the same day showed is no longer so.
		await db.delete(aiInsights).where(and(eq(aiInsights.id, id), eq(aiInsights.userId, userId)));
		return false;
	}
	await db
		.insert(aiInsights)
		.values({ id, userId, ...found, createdAt: now() })
		.onConflictDoUpdate({ target: aiInsights.id, set: { ...found, isRead: false } });
	return true;
}

/** Adds an insight to the person's list. The same id twice is one insight. */
export async function addInsight(
	db: Database,
	insight: FoundInsight & { id: string; userId: string },
): Promise<void> {
	await db.insert(aiInsights).values(insight).onConflictDoNothing();
}
