import { LEARN_MORE_COMMAND } from "#shared/messages.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { ConversationState, PendingMessage } from "./conversation-state.ts";

export type Entry =
	| { kind: "message"; key: string; message: Message }
	| { kind: "pending"; key: string; pending: PendingMessage };

/**
 * Internal messages are never shown: commands to the coach, and the marker of the Learn more button. Nor is a reply
 * that has not begun: its place is taken by the turn, whose frame comes a moment after the message's.
 */
function isHidden({ content, metadata, status }: Message): boolean {
	const isCommand = metadata.kind === "command" || content.trim() === LEARN_MORE_COMMAND;
	return isCommand || (status === "streaming" && content === "");
}

/**
 * What stands in the list, oldest first. The reply being made is left out: it is drawn from the turn. A message
 * keeps its key when the server's copy takes the place of the pending one, so that it does not blink.
 */
export function visibleEntries(state: ConversationState): Entry[] {
	const messages = state.messages
		.filter((message) => !isHidden(message) && message.id !== state.turn?.messageId)
		.map((message): Entry => ({ kind: "message", key: message.clientMessageId ?? message.id, message }));
	const pending = state.pending.map(
		(each): Entry => ({ kind: "pending", key: each.clientMessageId, pending: each }),
	);
	return [...messages, ...pending];
}
