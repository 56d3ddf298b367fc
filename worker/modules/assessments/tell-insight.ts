import { NEED_LEVELS, ratingsOf } from "#shared/needs.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { insightMessage } from "../coaching/insights/insight-message.ts";
import { openCurrentChat } from "../conversations/conversations.service.ts";
import { assessmentOfDay } from "./assessments.service.ts";

/**
 * Adds the insight of a completed assessment to the chat. Assessments saved at the same moment get one insight, for
 * the ratings that were saved last: a late call reads the day's row again, and the object replaces the insight it
 * added just before.
 */
export async function tellInsight(deps: Deps, user: UserRow, saved: Assessment): Promise<void> {
	const [{ conversation }, risk] = await Promise.all([
		openCurrentChat(deps, { ...user, assessmentCompleted: true }),
		getPersonStub(deps.env, user.id).riskState(),
	]);
	if (!conversation) {
		return;
	}
	const isAtRisk = risk !== null && isOwnRisk(risk.level);
	let told: Assessment | null = saved;
	while (told) {
		const { content, metadata } = insightMessage(ratingsOf(told), isAtRisk);
		const note = { userId: user.id, about: `insight:${saved.id}`, content, metadata };
		await getConversationStub(deps.env, conversation.id).note(note);
		told = await replacement(deps, told);
	}
}

/** The day's assessment, if another request has saved other ratings since; else null. */
async function replacement(deps: Deps, told: Assessment): Promise<Assessment | null> {
	const standing = await assessmentOfDay(deps, told.userId, told.date);
	const isChanged =
		standing && NEED_LEVELS.some((level) => ratingsOf(standing)[level] !== ratingsOf(told)[level]);
	return isChanged ? standing : null;
}
