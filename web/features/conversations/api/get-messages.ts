import type { MessagePage } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import { PAGE_SIZE } from "../state/conversation-state.ts";

/** The newest page, or the one before a message. Oldest first; `limit` is at most 100. */
export function getMessages(
	conversationId: string,
	before?: string,
	limit: number = PAGE_SIZE,
): Promise<MessagePage> {
	const query = { limit: String(limit), ...(before ? { before } : {}) };
	return request("GET /api/chat/conversations/:id/messages", { params: { id: conversationId }, query });
}
