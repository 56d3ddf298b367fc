import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
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
 * What stands in the list, oldest first. The reply being made is left out: it is drawn from the turn. Words that
 * were not sent stand where they were said, also when the talk has gone on since. A message keeps its key when the
 * server's copy takes the place of the pending one, so that it does not blink.
 */
export function visibleEntries({ messages, pending, turn }: ConversationState): Entry[] {
	const places = pending.map((words) => placeOf(words, messages));
	const wordsAt = (place: number) =>
		pending
			.filter(({ content }, index) => places[index] === place && content !== LEARN_MORE_COMMAND)
			.map((each): Entry => ({ kind: "pending", key: each.clientMessageId, pending: each }));
	return [
		...wordsAt(0),
		...messages.flatMap((message, index): Entry[] => {
			const isShown = !isHidden(message) && message.id !== turn?.messageId;
			const key = message.clientMessageId ?? message.id;
			return [...(isShown ? [{ kind: "message" as const, key, message }] : []), ...wordsAt(index + 1)];
		}),
	];
}

/** How many messages stand before these words. What they were said after may be on an older page, or gone. */
function placeOf({ after, createdAt }: PendingMessage, messages: Message[]): number {
	const place = messages.findIndex(({ id }) => id === after);
	return place >= 0 ? place + 1 : messages.filter((each) => each.createdAt <= createdAt).length;
}
