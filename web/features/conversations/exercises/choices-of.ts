import { type ConversationState, isBusyIn } from "../state/conversation-state.ts";

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

/** Returns what screen readers announce after the newest reply: "3 choices", or an exercise's first step. */
export function readOutAfter(state: ConversationState): string {
	const { length } = choicesOf(state);
	if (length > 0) {
		return `${length} ${length === 1 ? "choice" : "choices"}`;
	}
	const run = state.messages.at(-1)?.metadata.run;
	if (run?.status !== "open" || !run.step || run.number !== 1) {
		return "";
	}
	const step = run.step.rating ? "" : `Step 1 of ${run.of}: `;
	return `Your exercise is below. ${step}${run.step.say}`;
}
