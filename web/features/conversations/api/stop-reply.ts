import { request } from "#web/lib/api/api.ts";

/** Ends the reply that is being written; what was said so far stays. */
export function stopReply(conversationId: string): Promise<unknown> {
	return request(`/api/chat/conversations/${conversationId}/stop`, { method: "POST" });
}
