import { messageOfRun } from "../exercises/exercise-parts.ts";
import type { ConversationState } from "./conversation-state.ts";

/** Returns whether the newest message is of an earlier day, and nothing is being said now. */
export function isOfAnotherDay({ messages, pending, turn }: ConversationState, now = new Date()): boolean {
	return pending.length === 0 && turn === null && isNewestBefore(messages, now);
}

/**
 * Returns whether an exercise is open since an earlier day. One that was open when this tab opened the chat stays, also past
 * midnight. So do one's first words of the day change nothing until they are stored.
 */
export function isRunOfAnotherDay({ messages, openedAt }: ConversationState): boolean {
	const isOpen = messageOfRun(messages)?.metadata.run?.status === "open";
	return isOpen && isNewestBefore(messages, new Date(openedAt));
}

function isNewestBefore(messages: ConversationState["messages"], day: Date): boolean {
	const newest = messages.at(-1);
	return newest !== undefined && new Date(newest.createdAt).toDateString() !== day.toDateString();
}
