import { and, asc, eq, gte } from "drizzle-orm";
import { localDay } from "#shared/local-day.ts";
import { levelScores, ratingsOf } from "#shared/needs.ts";
import type { Dashboard, Progress, ProgressRange } from "#shared/schemas/profile.ts";
import { assessmentDays, daysBefore, daysThisMonth, streakOf } from "../../db/queries/assessment-days.ts";
import { dailyAssessments } from "../../db/tables/assessments.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { TAKE_CHECK_IN } from "../coaching/guidance/content/steady-needs.ts";
import { dayLine } from "../coaching/guidance/day-line.ts";
import { readGuide } from "../coaching/guidance/guide.ts";
import { suggestionsFor } from "../coaching/guidance/recommendations.ts";

/** How far back each range reaches in days, today included. */
const RANGE_DAYS: Record<ProgressRange, number> = {
	month: 30,
	quarter: 90,
	year: 365,
	// Three years: more points than a chart can tell apart.
	all: 1096,
};

/** Needs and mood by day for charts, oldest first. */
export async function readProgress(
	deps: Deps,
	user: UserRow,
	range: ProgressRange = "quarter",
): Promise<Progress> {
	const since = daysBefore(localDay(user.timeZone, deps.now()), RANGE_DAYS[range] - 1);
	const rows = await deps.db
		.select()
		.from(dailyAssessments)
		.where(and(eq(dailyAssessments.userId, user.id), gte(dailyAssessments.date, since)))
		.orderBy(asc(dailyAssessments.date));
	return {
		needs: rows.map((row) => ({ date: row.date, ...levelScores(ratingsOf(row)) })),
		mood: rows.map((row) => ({ date: row.date, mood: row.overallMood })),
	};
}

/** What the dashboard's card shows. */
export async function readDashboard(deps: Deps, user: UserRow): Promise<Dashboard> {
	const [guide, days] = await Promise.all([readGuide(deps, user), assessmentDays(deps, user.id)]);
	const [suggestion] = suggestionsFor(guide);
	return {
		focus: guide.person.currentLevel,
		daysThisMonth: daysThisMonth(days, guide.today),
		assessmentStreak: streakOf(days, guide.today),
		nextStep: guide.person.ratings && suggestion ? suggestion : TAKE_CHECK_IN,
		line: await dayLine(deps, user, guide),
	};
}
