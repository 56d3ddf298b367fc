import { request } from "#web/lib/api/api.ts";

/** Asks for the newest reply in other words. */
export function regenerateReply(conversationId: string): Promise<unknown> {
	return request(`/api/chat/conversations/${conversationId}/regenerate`, { method: "POST" });
}
