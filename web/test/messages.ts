import type { TurnState } from "#shared/conversation-protocol.ts";
import type { Message } from "#shared/schemas/conversations.ts";

/** A message whose id is all that matters, unless said otherwise. */
export function makeMessage(id: string, changes: Partial<Message> = {}): Message {
	return {
		id,
		conversationId: "cnv_1",
		role: "assistant",
		content: `words of ${id}`,
		aiProvider: "builtin",
		metadata: {},
		createdAt: "2026-11-21T10:00:00.000Z",
		status: "complete",
		...changes,
	};
}

export function makeTurn(changes: Partial<TurnState> = {}): TurnState {
	return { messageId: "m9", status: "thinking", text: "", mode: "deep", ...changes };
}
