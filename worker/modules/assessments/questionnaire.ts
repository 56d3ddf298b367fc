import type { CreateAssessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import type { Deps } from "../../deps.ts";
import { recommendationsFor } from "../coaching/guidance/recommendations.ts";
import { insightMessage } from "../coaching/insights/insight-message.ts";
import type { UserRow } from "../users/users.table.ts";
import { ratingsOf } from "./assessments.service.ts";
import { questionnaireResponses } from "./questionnaire-responses.table.ts";

/**
 * Keeps what was answered in an assessment with what was made of it. A second one on the same day takes the
 * place of the first, as the assessment itself does.
 */
export async function keepQuestionnaire(
	{ db, now }: Deps,
	user: UserRow,
	input: CreateAssessment,
	saved: SavedAssessment,
): Promise<void> {
	const { userId, date, ...responses } = input;
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
		.values({ id: saved.id.replace("asm_", "qnr_"), userId: user.id, date, ...kept })
		.onConflictDoUpdate({ target: questionnaireResponses.id, set: kept });
}
