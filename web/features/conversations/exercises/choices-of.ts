import { type ConversationState, isBusyIn } from "../conversation-state.ts";

/** No reply has more. */
const MOST = 4;

/** What can be pressed instead of writing: the choices of the newest message, until anything is sent. */
export function choicesOf(state: ConversationState): string[] {
	const newest = state.messages.at(-1);
	const isOffered =
		newest?.role === "assistant" &&
		newest.status === "complete" &&
		newest.metadata.run?.status !== "open" &&
		state.pending.length === 0 &&
		!isBusyIn(state);
	return isOffered ? (newest.metadata.choices ?? []).slice(0, MOST).map(({ label }) => label) : [];
}

/** "3 choices", for those who hear the talk. */
export function countOfChoices(state: ConversationState): string {
	const { length } = choicesOf(state);
	return length === 0 ? "" : `${length} ${length === 1 ? "choice" : "choices"}`;
}
