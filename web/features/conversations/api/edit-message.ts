import { request } from "#web/lib/api/api.ts";

/** Edits the person's last message, which gets a new reply. */
export function editMessage(conversationId: string, messageId: string, content: string): Promise<unknown> {
	return request("PATCH /api/chat/conversations/:id/messages/:messageId", {
		params: { id: conversationId, messageId },
		body: { content },
	});
}
