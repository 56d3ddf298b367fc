import { request } from "#web/lib/api/api.ts";
import type { Reply } from "../state/conversation-changes.ts";
import type { ChatMessage } from "./send-message.ts";

/** Sends in a coaching session. Answers when the reply is complete; the live socket carries it as it's written. */
export async function sendToSession({
	conversationId,
	message,
	clientMessageId,
}: ChatMessage): Promise<Reply> {
	const reply = await request("POST /api/chat/conversations/:id/messages", {
		params: { id: conversationId },
		body: { content: message, clientMessageId },
	});
	return {
		messageId: reply.id,
		message: reply.content,
		conversationId: reply.conversationId,
		aiProvider: reply.aiProvider,
		metadata: reply.metadata,
		status: reply.status,
	};
}
