import { LEVELS } from "../content/index.ts";

const ABOUT_SAFETY =
	/are you safe|ending your life|thinking of acting|about wanting to die|you weren't alive|not wanting to live|thinking about dying/i;

const SAFETY_ASKS = Object.entries(LEVELS).flatMap(([level, { ask }]) => (level === "other" ? [] : ask));

/** Whether a question of the coach asks if the person is safe. */
export function asksForSafety(question: string): boolean {
	return SAFETY_ASKS.some((line) => line.endsWith(question)) || ABOUT_SAFETY.test(question);
}

/** The question at the end of a reply, or null. */
export function questionIn(reply: string): string | null {
	const trimmed = reply.trim();
	if (!trimmed.endsWith("?")) {
		return null;
	}
	return (
		/(?:^|[.!?:\n]\s*)([^.!?\n]*\?)$/
			.exec(trimmed)?.[1]
			?.replace(/^['")\s]+/, "")
			.trim() ?? null
	);
}
