import type { Message, ShowVersion } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** Shows another of the answers in a reply's place. */
export function showVersion(conversationId: string, messageId: string, number: number): Promise<Message> {
	return request("PUT /api/chat/conversations/:id/messages/:messageId/version", {
		params: { id: conversationId, messageId },
		body: { number } satisfies ShowVersion,
	});
}
