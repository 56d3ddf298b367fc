import { desc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../client.ts";
import { type AssessmentRow, dailyAssessments } from "../tables/assessments.table.ts";

/** The query for the newest assessment and the one before it, newest first; `limit` asks for fewer. */
export function newestAssessments(db: Database, userId: string | SQL<string>, limit = 2) {
	return db
		.select()
		.from(dailyAssessments)
		.where(eq(dailyAssessments.userId, userId))
		.orderBy(desc(dailyAssessments.date))
		.limit(limit);
}

/** The newest assessment, or null before the first. */
export async function latestAssessment(db: Database, userId: string): Promise<AssessmentRow | null> {
	const [row] = await newestAssessments(db, userId, 1);
	return row ?? null;
}
