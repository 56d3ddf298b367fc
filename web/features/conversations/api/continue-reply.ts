import { request } from "#web/lib/api/api.ts";

/** Asks for the rest of the reply that broke off. */
export function continueReply(conversationId: string): Promise<unknown> {
	return request("POST /api/chat/conversations/:id/continue", { params: { id: conversationId } });
}
