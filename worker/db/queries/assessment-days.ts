import { and, desc, eq, gte } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { dailyAssessments } from "../tables/assessments.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every day on which the person took an assessment, newest first. Read from the index alone, one entry a day. */
export async function assessmentDays({ db }: Deps, userId: string): Promise<string[]> {
	const rows = await db
		.select({ date: dailyAssessments.date })
		.from(dailyAssessments)
		.where(eq(dailyAssessments.userId, userId))
		.orderBy(desc(dailyAssessments.date));
	return rows.map((row) => row.date);
}

/**
 * How many days in a row, counted back from the newest, which must be yesterday or later: today's may still
 * come. `days` are newest first and each once.
 */
export function streakOf(days: readonly string[], today: string): number {
	let expected = days[0] ?? "";
	if (expected < daysBefore(today, 1)) {
		return 0;
	}
	let streak = 0;
	for (const day of days) {
		if (day !== expected) {
			break;
		}
		streak += 1;
		expected = daysBefore(day, 1);
	}
	return streak;
}

/** How many days of this month have an assessment: read from the index alone, an entry a day. */
export async function countDaysThisMonth({ db }: Deps, userId: string, today: string): Promise<number> {
	const isThisMonth = gte(dailyAssessments.date, `${today.slice(0, 7)}-01`);
	return db.$count(dailyAssessments, and(eq(dailyAssessments.userId, userId), isThisMonth));
}

/** Days of the same month as today. */
export function daysThisMonth(days: readonly string[], today: string): number {
	return days.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length;
}

/** Returns the calendar day `count` days earlier; both YYYY-MM-DD. */
export function daysBefore(day: string, count: number): string {
	return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}
