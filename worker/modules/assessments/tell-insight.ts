import { NEED_LEVELS, ratingsOf } from "#shared/needs.ts";
import { isOwnRisk } from "#shared/safety/risk.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { Deps } from "../../deps.ts";
import { insightMessage } from "../coaching/insights/insight-message.ts";
import { openCurrentChat } from "../conversations/conversations.service.ts";
import { conversationOf } from "../conversations/get-conversation.ts";
import { personOf } from "../presence/get-person.ts";
import type { UserRow } from "../users/users.table.ts";
import { assessmentOfDay } from "./assessments.service.ts";

/** Requests that were sent together may begin this far apart on a busy server, in ms. */
const TOGETHER_MS = 250;

type Sent = { saved: Assessment; startedAt: Date };

/**
 * Adds the insight of a completed assessment to the chat, before the request is answered: so a request that began
 * before the insight was there ran beside this one, and the two have one insight. A failure is only logged, because
 * the assessment itself is saved.
 */
export async function tellInsight(deps: Deps, user: UserRow, sent: Sent): Promise<void> {
	try {
		await addInsight(deps, user, sent);
	} catch (error) {
		const name = error instanceof Error ? error.name : "";
		deps.log({ level: "warn", event: "insight-not-told", error: name });
	}
}

async function addInsight(deps: Deps, user: UserRow, { saved, startedAt }: Sent): Promise<void> {
	const [{ conversation }, risk] = await Promise.all([
		openCurrentChat(deps, { ...user, assessmentCompleted: true }),
		personOf(deps.env, user.id).riskState(),
		scheduler.wait(TOGETHER_MS),
	]);
	if (!conversation) {
		return;
	}
	const note = { userId: user.id, about: `insight:${saved.id}`, startedAt: startedAt.getTime() };
	const isCareful = risk !== null && isOwnRisk(risk.level);
	let told: Assessment | null = saved;
	while (told) {
		const { content, metadata } = insightMessage(ratingsOf(told), isCareful);
		await conversationOf(deps.env, conversation.id).note({ ...note, content, metadata });
		told = await replacement(deps, told);
	}
}

/** The day's assessment when another request saved other ratings since these were told, else null. */
async function replacement(deps: Deps, told: Assessment): Promise<Assessment | null> {
	const standing = await assessmentOfDay(deps, told.userId, told.date);
	const isChanged =
		standing && NEED_LEVELS.some((level) => ratingsOf(standing)[level] !== ratingsOf(told)[level]);
	return isChanged ? standing : null;
}
