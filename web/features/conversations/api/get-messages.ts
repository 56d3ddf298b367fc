import type { MessagePage } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api.ts";
import { PAGE_SIZE } from "../conversation-state.ts";

/** The newest page, or the one before a message. Oldest first. */
export function getMessages(conversationId: string, before?: string): Promise<MessagePage> {
	const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...(before ? { before } : {}) });
	return request(`/api/chat/conversations/${conversationId}/messages?${query}`);
}
