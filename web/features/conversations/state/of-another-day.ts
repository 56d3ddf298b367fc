import { messageOfRun } from "../exercises/exercise-parts.ts";
import type { ConversationState } from "./conversation-state.ts";

/**
 * Returns whether the newest words are of an earlier day, and nothing is being said now. An exercise that is open stays where it is
 * for as long as the chat is open, also past midnight.
 */
export function isOfAnotherDay(
	{ messages, pending, turn, openedAt }: ConversationState,
	now = new Date(),
): boolean {
	const newest = messages.at(-1);
	const isRunOpen = messageOfRun(messages)?.metadata.run?.status === "open";
	const today = isRunOpen ? new Date(openedAt) : now;
	return (
		newest !== undefined &&
		pending.length === 0 &&
		turn === null &&
		new Date(newest.createdAt).toDateString() !== today.toDateString()
	);
}
