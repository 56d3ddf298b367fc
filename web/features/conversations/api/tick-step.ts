import type { Message, TickStep } from "#shared/schemas/conversations.ts";
import { request } from "#web/lib/api/api.ts";

/** Ticks one of a reply's next steps, or takes the tick back. */
export function tickStep({ conversationId, id }: Message, step: TickStep): Promise<Message> {
	return request(`/api/chat/conversations/${conversationId}/messages/${id}/steps`, {
		method: "PATCH",
		body: step,
	});
}
