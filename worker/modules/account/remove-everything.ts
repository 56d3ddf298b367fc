import { eq, inArray } from "drizzle-orm";
import type { DeletionReceipt } from "#shared/schemas/account.ts";
import { achievements } from "../../db/tables/achievements.table.ts";
import { dailyAssessments } from "../../db/tables/assessments.table.ts";
import { chatConversations } from "../../db/tables/conversations.table.ts";
import { emailTokens } from "../../db/tables/email-tokens.table.ts";
import { exerciseRuns } from "../../db/tables/exercise-runs.table.ts";
import { aiInsights } from "../../db/tables/insights.table.ts";
import { knownDevices } from "../../db/tables/known-devices.table.ts";
import { chatMessages } from "../../db/tables/messages.table.ts";
import { notifications } from "../../db/tables/notifications.table.ts";
import { questionnaireResponses } from "../../db/tables/questionnaire-responses.table.ts";
import { replyReports } from "../../db/tables/reply-reports.table.ts";
import { scenes } from "../../db/tables/scenes.table.ts";
import { takeaways } from "../../db/tables/takeaways.table.ts";
import { users } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { endTemporaryTalk } from "../conversations/temporary-talk.ts";

type Removed = DeletionReceipt["removed"];

/** Conversations removed in parallel. */
const AT_ONCE = 10;

/** Message copies deleted from D1 per statement, so that none runs long. */
const MESSAGES_AT_ONCE = 500;

/** The person's rows besides conversations and sessions, each with the name it is counted under. */
export const COUNTED = [
	[dailyAssessments, "checkIns"],
	[aiInsights, "insights"],
	[achievements, "milestones"],
	[notifications, "notes"],
	[questionnaireResponses, "other"],
	[replyReports, "other"],
	[emailTokens, "other"],
	[knownDevices, "other"],
	[scenes, "other"],
	[takeaways, "other"],
	[exerciseRuns, "other"],
] as const;

/**
 * Removes everything of a person who is marked as leaving, in an order in which nothing can come back: the objects
 * (which leave a tombstone), the images, D1. Stops at `until` (epoch ms); safe to repeat. Returns what this call
 * removed, and whether nothing is left.
 */
export async function removeEverything(
	deps: Deps,
	userId: string,
	until: number,
): Promise<{ removed: Removed; isComplete: boolean }> {
	const removed = nothing();
	while (await removeConversations(deps, userId, removed)) {
		if (deps.now().getTime() >= until) {
			return { removed, isComplete: false };
		}
	}
	await endTemporaryTalk(deps, userId);
	const person = getPersonStub(deps.env, userId);
	removed.facts += (await person.everything()).memory_facts?.length ?? 0;
	await person.destroy();
	removed.images += await removeImages(deps, userId);
	for (const [table, kind] of COUNTED) {
		const { meta } = await deps.db.delete(table).where(eq(table.userId, userId)).run();
		removed[kind] += meta.changes;
	}
	await deps.db.delete(users).where(eq(users.id, userId));
	return { removed, isComplete: true };
}

export function nothing(): Removed {
	return {
		conversations: 0,
		messages: 0,
		checkIns: 0,
		insights: 0,
		facts: 0,
		milestones: 0,
		notes: 0,
		images: 0,
		sessions: 0,
		other: 0,
	};
}

/** Removes one batch of the person's conversations. Returns false when none are left. */
async function removeConversations({ db, env }: Deps, userId: string, removed: Removed): Promise<boolean> {
	const rows = await db
		.select({ id: chatConversations.id })
		.from(chatConversations)
		.where(eq(chatConversations.userId, userId))
		.limit(AT_ONCE);
	// The object first, because it would write the rows again.
	const counts = await Promise.all(rows.map(({ id }) => getConversationStub(env, id).destroy()));
	for (const { id } of rows) {
		await removeCopies({ db }, id);
		await db.delete(chatConversations).where(eq(chatConversations.id, id));
	}
	removed.conversations += rows.length;
	removed.messages += counts.reduce((sum, count) => sum + count, 0);
	return rows.length > 0;
}

async function removeCopies({ db }: Pick<Deps, "db">, conversationId: string): Promise<void> {
	const some = db
		.select({ rowId: chatMessages.rowId })
		.from(chatMessages)
		.where(eq(chatMessages.conversationId, conversationId))
		.limit(MESSAGES_AT_ONCE);
	let changes = MESSAGES_AT_ONCE;
	// D1 counts the row's entry in the search index as a change too.
	while (changes >= MESSAGES_AT_ONCE) {
		const { meta } = await db.delete(chatMessages).where(inArray(chatMessages.rowId, some)).run();
		changes = meta.changes;
	}
}

/** Everything under the person's own prefix, also what no row speaks of any more. */
export async function removeImages({ env }: Pick<Deps, "env">, userId: string): Promise<number> {
	let count = 0;
	for (;;) {
		const { objects } = await env.SCENES.list({ prefix: `scenes/${userId}/` });
		if (objects.length === 0) {
			return count;
		}
		await env.SCENES.delete(objects.map(({ key }) => key));
		count += objects.length;
	}
}
