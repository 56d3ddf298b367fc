import { request } from "#web/lib/api/api.ts";

/** Asks for the newest reply in other words. */
export function regenerateReply(conversationId: string): Promise<unknown> {
	return request("POST /api/chat/conversations/:id/regenerate", { params: { id: conversationId } });
}
