import type { MovedRun } from "#shared/schemas/exercises.ts";
import { request } from "#web/lib/api/api.ts";

type Typed = { conversationId: string; runId: string; step: string; text: string };

/** Sends text typed in the chat to the exercise that is open there. */
export function typeAnswer({ conversationId, runId, step, text }: Typed): Promise<MovedRun> {
	return request("POST /api/chat/conversations/:id/runs/:runId", {
		params: { id: conversationId, runId },
		body: { do: "typed", step, text },
	});
}
