import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** Makes the current chat, with its greeting; gives the same one if it exists. */
export function createConversation(
	userId: string,
): Promise<{ conversation: Conversation; messages: Message[] }> {
	return request("/api/chat/conversation", { method: "POST", body: { userId } });
}
