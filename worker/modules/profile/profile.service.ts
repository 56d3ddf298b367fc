import { localDay } from "#shared/local-day.ts";
import { levelScores, ratingsOf } from "#shared/needs.ts";
import type { Profile } from "#shared/schemas/profile.ts";
import { assessmentDays, streakOf } from "../../db/queries/assessment-days.ts";
import { latestAssessment } from "../../db/queries/newest-assessments.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import { toUser } from "../../db/to-user.ts";
import type { Deps } from "../../deps.ts";
import { recommendationsFor } from "../coaching/guidance/recommendations.ts";
import { lettersOf } from "./personality-letters.ts";

/** The person as the profile page shows them. */
export async function readProfile(deps: Deps, user: UserRow): Promise<Profile> {
	const [latest, days, letters] = await Promise.all([
		latestAssessment(deps.db, user.id),
		assessmentDays(deps, user.id),
		lettersOf(deps, user.id, user.mbtiType),
	]);
	const ratings = latest && ratingsOf(latest);
	return {
		user: toUser(user),
		maslowAnalysis: {
			currentLevel: user.currentHierarchyLevel,
			levelScores: ratings && levelScores(ratings),
			// Seeded by the assessment: they stay until there is a newer one.
			recommendations: recommendationsFor(ratings, user.primaryGoal, `${user.id}|${latest?.date ?? ""}`),
		},
		letters,
		assessmentStreak: streakOf(days, localDay(user.timeZone, deps.now())),
		totalAssessments: days.length,
		lastAssessmentDate: days[0] ?? null,
	};
}
