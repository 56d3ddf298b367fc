import { request } from "#web/lib/api/api.ts";

/** Asks again for the reply that failed, to the same words. */
export function retryReply(conversationId: string): Promise<unknown> {
	return request("POST /api/chat/conversations/:id/retry", { params: { id: conversationId } });
}
