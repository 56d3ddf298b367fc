import { isTemporaryTalk } from "#shared/chat/temporary-talk.ts";
import type { Report } from "#shared/schemas/conversations.ts";
import { replyReports } from "../../db/tables/reply-reports.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getConversationStub } from "../../durable-objects/get-conversation.ts";
import { AppError } from "../../http/app-error.ts";
import { conversationNotFound, replyNotFound } from "./conversations.errors.ts";

/** Stores a reply that a person reported, for review. A repeated report replaces the reason. Throws `not_found`. */
export async function reportReply(
	{ db, env, newId, now }: Deps,
	user: UserRow,
	{ conversationId, messageId }: { conversationId: string; messageId: string },
	{ reason = "" }: Report,
): Promise<void> {
	if (isTemporaryTalk(conversationId)) {
		throw new AppError(
			"bad_request",
			"You can't report replies in a temporary chat, because we don't keep it.",
		);
	}
	const found = await getConversationStub(env, conversationId).reply(user.id, messageId);
	if (!found.ok) {
		throw found.reason === "gone" ? conversationNotFound() : replyNotFound();
	}
	const { content, aiProvider } = found.reply;
	await db
		.insert(replyReports)
		.values({
			id: newId("rpt"),
			userId: user.id,
			messageId,
			content,
			aiProvider,
			reason,
			createdAt: now(),
		})
		.onConflictDoUpdate({ target: [replyReports.userId, replyReports.messageId], set: { reason } });
}
