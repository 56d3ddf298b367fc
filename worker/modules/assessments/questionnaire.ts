import { and, eq } from "drizzle-orm";
import { type NeedRatings, ratingsOf } from "#shared/needs.ts";
import type { CreateAssessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { recommendationsFor } from "../coaching/guidance/recommendations.ts";
import { insightMessage } from "../coaching/insights/insight-message.ts";
import { assessmentShape } from "../coaching/model-tasks/shapes.ts";
import { structuredModelOf } from "../coaching/model-tasks/structured-model-for.ts";
import { withFallback } from "../coaching/model-tasks/with-fallback.ts";
import { fenced } from "../coaching/prompts/fence.ts";
import { ASSESSMENT_TASK } from "../coaching/prompts/tasks.v2.ts";

/**
 * Stores an assessment's answers with their analysis. A second one on the same day replaces the first, like the
 * assessment itself.
 */
export async function keepQuestionnaire(
	deps: Deps,
	user: UserRow,
	input: CreateAssessment,
	saved: SavedAssessment,
): Promise<void> {
	const { userId, date, ...responses } = input;
	const { db, now } = deps;
	const id = saved.id.replace("asm_", "qnr_");
	const ratings = ratingsOf(saved);
	const kept = {
		responses,
		personalityProfile: input.mbtiType || user.mbtiType,
		recommendedHabits: recommendationsFor(
			ratings,
			input.primaryGoal ?? user.primaryGoal,
			`${userId}|${date}`,
		),
		aiAnalysis: insightMessage(ratings).content,
		createdAt: now(),
	};
	await db
		.insert(questionnaireResponses)
		.values({ id, userId: user.id, date, ...kept })
		.onConflictDoUpdate({ target: questionnaireResponses.id, set: kept });
	await refineAnalysis(deps, user, { id, ratings, overallMood: saved.overallMood, madeAt: kept.createdAt });
}

type Kept = { id: string; ratings: NeedRatings; overallMood: number; madeAt: Date };

/** Asks a connected model for a longer analysis. Ours stays until then, and when the model fails. */
async function refineAnalysis(
	deps: Deps,
	user: UserRow,
	{ id, ratings, overallMood, madeAt }: Kept,
): Promise<void> {
	const about = fenced("person", { needsFrom1To5: ratings, moodFrom1To5: overallMood });
	const question = {
		name: "analysis",
		task: ASSESSMENT_TASK,
		about,
		shape: assessmentShape,
	};
	const made = await withFallback(structuredModelOf(deps, user), question, () => null);
	if (made) {
		await deps.db
			.update(questionnaireResponses)
			.set({ aiAnalysis: made.analysis })
			// If the person answered again meanwhile, this analysis is about old ratings.
			.where(and(eq(questionnaireResponses.id, id), eq(questionnaireResponses.createdAt, madeAt)));
	}
}
