import type { MovedRun } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";

type Typed = { conversationId: string; runId: string; step: string; text: string };

/** Sends text typed in the chat to the exercise that is open there. */
export function typeAnswer({ conversationId, runId, step, text }: Typed): Promise<MovedRun> {
	return request(`/api/chat/conversations/${conversationId}/runs/${runId}`, {
		method: "POST",
		body: { do: "typed", step, text },
	});
}
