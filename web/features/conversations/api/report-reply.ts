import type { Message, Report } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** Gives a reply to the people behind Attune to read, with a reason, if there is one. */
export function reportReply({ conversationId, id }: Message, report: Report): Promise<unknown> {
	return request("POST /api/chat/conversations/:id/messages/:messageId/report", {
		params: { id: conversationId, messageId: id },
		body: report,
	});
}
