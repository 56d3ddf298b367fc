import type { Message, Report } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";
import { openHelp } from "#web/lib/open-help.ts";

/** Gives a reply to the people behind Attune to read, with a reason, if there is one. Opens help if the reason shows danger. */
export async function reportReply({ conversationId, id }: Message, report: Report): Promise<void> {
	const { safety } = await request("POST /api/chat/conversations/:id/messages/:messageId/report", {
		params: { id: conversationId, messageId: id },
		body: report,
	});
	if (safety) {
		openHelp();
	}
}
