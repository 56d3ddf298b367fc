import type { Message, TickStep } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** Ticks one of a reply's next steps, or takes the tick back. */
export function tickStep({ conversationId, id }: Message, step: TickStep): Promise<Message> {
	return request("PATCH /api/chat/conversations/:id/messages/:messageId/steps", {
		params: { id: conversationId, messageId: id },
		body: step,
	});
}
