import { ANSWER_MAX, type StepView } from "#shared/schemas/exercises.ts";

/** Show the counter from this share of the limit. */
const COUNTS_FROM = 0.8;

/** Why an answer can't be sent as it is; null when it can. */
export function problemWith({ kind, max }: StepView, text: string): string | null {
	if (kind === "list") {
		const lines = linesOf(text);
		return max !== undefined && lines > max ? `Keep it to ${max} lines. You have ${lines}.` : null;
	}
	const most = kind === "write" ? (max ?? ANSWER_MAX) : ANSWER_MAX;
	const over = text.trim().length - most;
	return over > 0 ? `That's ${over} ${over === 1 ? "character" : "characters"} too long.` : null;
}

/** "412 of 500", once an answer is near the end of what fits. */
export function countOf({ kind, max }: StepView, text: string): string | null {
	const used = kind === "list" ? linesOf(text) : text.trim().length;
	const isNear = max !== undefined && (kind === "write" || kind === "list") && used >= max * COUNTS_FROM;
	return isNear ? `${used} of ${max}${kind === "list" ? " lines" : ""}` : null;
}

function linesOf(text: string): number {
	return text.split("\n").filter((line) => line.trim() !== "").length;
}
