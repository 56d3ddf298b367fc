import { request } from "#web/lib/api/api.ts";

/** Stops the reply being written; its text so far stays. */
export function stopReply(conversationId: string): Promise<unknown> {
	return request("POST /api/chat/conversations/:id/stop", { params: { id: conversationId } });
}
