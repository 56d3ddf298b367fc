import type { ConversationState } from "./conversation-state.ts";

/** Returns whether the newest words are of an earlier day, and nothing is being said now. */
export function isOfAnotherDay({ messages, pending, turn }: ConversationState, now = new Date()): boolean {
	const newest = messages.at(-1);
	return (
		newest !== undefined &&
		pending.length === 0 &&
		turn === null &&
		new Date(newest.createdAt).toDateString() !== now.toDateString()
	);
}
