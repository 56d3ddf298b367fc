import { ratingsOf } from "#shared/needs.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { CreateAssessment, SavedAssessment } from "#shared/schemas/assessments.ts";
import type { Deps } from "../../deps.ts";
import { unlockAchievements } from "../achievements/achievements.service.ts";
import { insightAfterAssessment } from "../coaching/insights/find-insights.ts";
import { insightMessage } from "../coaching/insights/insight-message.ts";
import { openCurrentChat } from "../conversations/conversations.service.ts";
import { conversationOf } from "../conversations/get-conversation.ts";
import { personOf } from "../presence/get-person.ts";
import type { UserRow } from "../users/users.table.ts";
import { keepQuestionnaire } from "./questionnaire.ts";

/** What follows from a saved assessment, once it was answered: it is kept whole, the chat gets an insight, the tabs hear. */
export async function afterAssessment(
	deps: Deps,
	user: UserRow,
	input: CreateAssessment,
	saved: SavedAssessment,
): Promise<void> {
	await Promise.all([
		keepQuestionnaire(deps, user, input, saved),
		addInsight(deps, user, saved),
		personOf(deps.env, user.id).notify(["assessment", "user", "mood"]),
		findInsight(deps, user.id, saved.id),
		unlockAchievements(deps, user),
	]);
}

async function findInsight(deps: Deps, userId: string, assessmentId: string): Promise<void> {
	if (await insightAfterAssessment(deps, userId, assessmentId)) {
		await personOf(deps.env, userId).notify(["insight"]);
	}
}

async function addInsight(deps: Deps, user: UserRow, saved: SavedAssessment): Promise<void> {
	const [{ conversation }, risk] = await Promise.all([
		openCurrentChat(deps, { ...user, assessmentCompleted: true }),
		personOf(deps.env, user.id).riskState(),
	]);
	if (conversation) {
		const insight = insightMessage(ratingsOf(saved), risk !== null && isOwnRisk(risk.level));
		// The same answers twice, as after a double click, are one insight; other answers that day are another.
		const key = `insight:${saved.id}:${Object.values(ratingsOf(saved)).join("")}`;
		await conversationOf(deps.env, conversation.id).note({ userId: user.id, key, ...insight });
	}
}
