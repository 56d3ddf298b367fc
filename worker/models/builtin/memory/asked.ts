import { LEVELS } from "#worker/danger/index.ts";

/** What kind of answer the coach's last question is waiting for. */
export type Asked =
	| "safety"
	| "scale"
	| "choice"
	| "offer"
	| "commit"
	| "which"
	| "invite"
	| "either"
	| "recap"
	| "open";

const KINDS: readonly (readonly [Asked, RegExp])[] = [
	[
		"safety",
		/are you safe|ending your life|thinking of acting|about wanting to die|you weren't alive|not wanting to live|thinking about dying/i,
	],
	["scale", /\b0 (?:to|and) 10\b|\b0 to 10\b|where 10 is/i],
	["choice", /\bidea\b.*\blisten|\blisten.*\bidea\b|\bidea\b.*\btalk\b/i],
	[
		"offer",
		/\b(?:hear|offer|share|open to|try)\b.*\b(?:idea|something small|you could try)|something small you could try|open to an idea/i,
	],
	["commit", /^(?:Could you see|Does (?:either|one|that)|Would (?:one|that)|Could one of)/i],
	["recap", /weighs the most|of those do you want to stay/i],
	[
		"which",
		/^(?:Which (?:one|of the two|would|of those)|When in your day|What would get in the way of the first)/i,
	],
	["invite", /^(?:Want to|Do you want to|Would it help to just|Do you feel like|Is there more|Want to put)/i],
	[
		"recap",
		/leave out|weighs the most|in that picture|Where in all of that|most like to be different|hear it back/i,
	],
	["either", /\bor\b[^?]*\?$/i],
];

const SAFETY_ASKS = Object.entries(LEVELS).flatMap(([level, { ask }]) => (level === "other" ? [] : ask));

export function askedBy(question: string): Asked {
	if (question !== "" && SAFETY_ASKS.some((line) => line.endsWith(question))) {
		return "safety";
	}
	return KINDS.find(([, pattern]) => pattern.test(question))?.[0] ?? "open";
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
