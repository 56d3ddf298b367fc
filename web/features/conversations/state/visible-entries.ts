import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import type { ConversationState, PendingMessage } from "./conversation-state.ts";

export type Entry =
	| { kind: "message"; key: string; message: Message }
	| { kind: "pending"; key: string; pending: PendingMessage };

/**
 * Internal messages are never shown: commands to the coach, and the Learn more marker. Nor is a reply that hasn't
 * begun: the turn takes its place, and its frame comes just after the message's.
 */
function isHidden({ content, metadata, status }: Message): boolean {
	const isCommand = metadata.kind === "command" || content.trim() === LEARN_MORE_COMMAND;
	return isCommand || (status === "streaming" && content === "");
}

const isInsight = (message: Message | undefined) => message?.metadata.kind === "insight";

/**
 * Returns the list's entries, oldest first. Leaves out the reply being written, which is rendered from the turn.
 * Unsent messages stay where they were written, even when the conversation went on. A message keeps its key when the
 * server's copy replaces the pending one, so that it doesn't flicker.
 */
export function visibleEntries({ messages, pending, turn }: ConversationState): Entry[] {
	const places = pending.map((words) => placeOf(words, messages));
	const wordsAt = (place: number) =>
		pending
			.filter(({ content }, index) => places[index] === place && content !== LEARN_MORE_COMMAND)
			.map((each): Entry => ({ kind: "pending", key: each.clientMessageId, pending: each }));
	// After two check-ins with nothing said between them, the newer insight tells how things are.
	const isOutdated = (index: number) => isInsight(messages[index]) && isInsight(messages[index + 1]);
	return [
		...wordsAt(0),
		...messages.flatMap((message, index): Entry[] => {
			const isShown = !isHidden(message) && !isOutdated(index) && message.id !== turn?.messageId;
			const key = message.clientMessageId ?? message.id;
			return [...(isShown ? [{ kind: "message" as const, key, message }] : []), ...wordsAt(index + 1)];
		}),
	];
}

/** The number of messages before an unsent one. The message it followed may be on an older page, or gone. */
function placeOf({ after, createdAt }: PendingMessage, messages: Message[]): number {
	const place = messages.findIndex(({ id }) => id === after);
	return place >= 0 ? place + 1 : messages.filter((each) => each.createdAt <= createdAt).length;
}
