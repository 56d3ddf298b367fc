import type { Message, SendChat } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import type { Reply } from "../state/conversation-changes.ts";

/** Sends in a coaching session. Answers when the reply is complete; the live socket carries it as it's written. */
export async function sendToSession({ conversationId, message, clientMessageId }: SendChat): Promise<Reply> {
	const reply = await request<Message>(`/api/chat/conversations/${conversationId}/messages`, {
		method: "POST",
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
