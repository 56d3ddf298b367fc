import { desc, eq } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { dailyAssessments } from "../assessments/assessments.table.ts";

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

/** Days of the same month as today. */
export function daysThisMonth(days: readonly string[], today: string): number {
	return days.filter((day) => day.slice(0, 7) === today.slice(0, 7)).length;
}

/** The calendar day so many days before another, both YYYY-MM-DD. */
export function daysBefore(day: string, count: number): string {
	return new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);
}

/** The day on the person's own calendar, YYYY-MM-DD. */
export function localDay(timeZone: string, at: Date): string {
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	const parts = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
	return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
