import { request } from "#web/lib/api/api.ts";

/** Puts the person's last message into other words, which are answered anew. */
export function editMessage(conversationId: string, messageId: string, content: string): Promise<unknown> {
	return request(`/api/chat/conversations/${conversationId}/messages/${messageId}`, {
		method: "PATCH",
		body: { content },
	});
}
