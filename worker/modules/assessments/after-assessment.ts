import type { CreateAssessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { unlockAchievements } from "../achievements/achievements.service.ts";
import { insightAfterAssessment } from "../coaching/insights/find-insights.ts";
import { keepQuestionnaire } from "./questionnaire.ts";
import { tellInsight } from "./tell-insight.ts";

/**
 * Follow-up work after the response to a saved assessment: stores it whole, adds the insight to the chat, and
 * notifies the tabs.
 */
export async function afterAssessment(
	deps: Deps,
	user: UserRow,
	input: CreateAssessment,
	saved: SavedAssessment,
): Promise<void> {
	await Promise.all([
		keepQuestionnaire(deps, user, input, saved),
		tellInsight(deps, user, saved),
		getPersonStub(deps.env, user.id).notify(["assessment", "user", "mood"]),
		findInsight(deps, user.id, saved.id),
		unlockAchievements(deps, user),
	]);
}

async function findInsight(deps: Deps, userId: string, assessmentId: string): Promise<void> {
	if (await insightAfterAssessment(deps, userId, assessmentId)) {
		await getPersonStub(deps.env, userId).notify(["insight"]);
	}
}
