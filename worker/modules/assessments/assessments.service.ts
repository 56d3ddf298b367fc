import { and, between, desc, eq } from "drizzle-orm";
import { colourForMood } from "#shared/mood/mood-colours.ts";
import { focusLevel, ratingsOf } from "#shared/needs.ts";
import type { Assessment, CreateAssessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import { type AssessmentRow, dailyAssessments } from "../../db/tables/assessments.table.ts";
import { type UserRow, users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../http/app-error.ts";
import { moodChanges } from "../moods/mood-history.ts";
import { checkInMood } from "./check-in-mood.ts";

const LIST_MAX = 31;

/**
 * Saves the day's assessment (a second one on the same day replaces the first) and moves the person's
 * focus level, both or neither.
 */
export async function saveAssessment(
	deps: Deps,
	user: UserRow,
	input: CreateAssessment,
): Promise<SavedAssessment> {
	const { db, newId, now } = deps;
	refuseOtherDays(input.date, now());
	const level = focusLevel(ratingsOf(input));
	const checkIn = {
		physiologicalScore: input.physiologicalScore,
		safetyScore: input.safetyScore,
		loveScore: input.loveScore,
		esteemScore: input.esteemScore,
		actualizationScore: input.actualizationScore,
		overallMood: input.overallMood,
		...checkInMood(input, level),
		createdAt: now(),
	};
	const [[row]] = await db.batch([
		db
			.insert(dailyAssessments)
			.values({ id: newId("asm"), userId: user.id, date: input.date, ...checkIn })
			.onConflictDoUpdate({
				target: [dailyAssessments.userId, dailyAssessments.date],
				set: checkIn,
			})
			.returning(),
		db
			.update(users)
			.set({
				currentHierarchyLevel: level,
				...(input.desiredMood
					? { desiredMood: input.desiredMood, currentChatColor: colourForMood(input.desiredMood) }
					: {}),
				...moodChanges({ desiredMood: input.desiredMood }, now(), false),
				...(input.mbtiType ? { mbtiType: input.mbtiType } : {}),
				...(input.primaryGoal ? { primaryGoal: input.primaryGoal } : {}),
			})
			.where(eq(users.id, user.id)),
	]);
	if (!row) {
		throw new Error("Couldn't read the assessment back after saving it.");
	}
	return {
		...toAssessment(row),
		hierarchyUpdated: level !== user.currentHierarchyLevel,
		newHierarchyLevel: level,
	};
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** It may already be yesterday or tomorrow somewhere. Any other day would block that date for ever. */
function refuseOtherDays(date: string, now: Date): void {
	const days = Math.abs(Date.parse(date) - Date.parse(now.toISOString().slice(0, 10))) / DAY_MS;
	if (days > 1) {
		const message = "You can only check in for today. Check your device's date.";
		throw new AppError("validation_failed", message, { details: [{ path: "date", message }] });
	}
}

/** The person's assessments of a month (YYYY-MM), or their newest ones; newest first. */
export async function listAssessments(
	{ db }: Deps,
	userId: string,
	month: string | undefined,
): Promise<Assessment[]> {
	const rows = await db
		.select()
		.from(dailyAssessments)
		.where(
			and(
				eq(dailyAssessments.userId, userId),
				month ? between(dailyAssessments.date, `${month}-01`, `${month}-31`) : undefined,
			),
		)
		.orderBy(desc(dailyAssessments.date))
		.limit(LIST_MAX);
	return rows.map(toAssessment);
}

/** Returns the day's current assessment, or null. */
export async function assessmentOfDay(
	{ db }: Deps,
	userId: string,
	date: string,
): Promise<Assessment | null> {
	const [row] = await db
		.select()
		.from(dailyAssessments)
		.where(and(eq(dailyAssessments.userId, userId), eq(dailyAssessments.date, date)));
	return row ? toAssessment(row) : null;
}

function toAssessment(row: AssessmentRow): Assessment {
	return { ...row, createdAt: row.createdAt.toISOString() };
}
