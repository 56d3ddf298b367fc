import type { RiskLevel } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";

/** Harm by another person or to the body, and worry for someone else. Words about dying are never taken back by a denial. */
const DENIABLE: ReadonlySet<RiskLevel> = new Set(["other", "abuse", "violence", "eating"]);

const DENIALS: readonly RegExp[] = [
	/\b(?:no ?one|nobody)(?:'s| is| has| was| ever)* (?:\w+ )?(?:hurt|hit|harm|abus|threaten|touch|guard)\w*/i,
	/\b(?:i'?m|i am|it'?s|it is|this is|that'?s|wasn'?t|not|there'?s|there is) (?:not|no|isn'?t|never) (?:\w+ )?(?:me|abuse[ds]?|being abused|afraid|scared|in danger|violen\w+|mirror|like that|what i meant)\b/i,
	/\bnot me\b/i,
	/\byou(?:'ve| have)? (?:seem to (?:think|believe)|misread|misunderst\w+|got (?:it|that|me|this) wrong|read (?:it|that|me) wrong)/i,
	/\b(?:perfectly|completely|quite|totally|entirely) safe\b/i,
];

function shownBy(content: string): RiskLevel {
	const level = screen(content);
	return level === "none" ? "thoughts" : level;
}

/** A message of the talk; `isCare` when danger was found in it. */
type Line = { role: "user" | "assistant"; content: string; isCare?: boolean };

/**
 * Whether the person has said that it isn't so, after words that read as harm: since when, as the number of their messages
 * after that denial. Null when they haven't, when newer words show danger again, or when life may be in danger.
 */
export function sinceDenial(turns: readonly Line[]): number | null {
	const said = turns.filter(({ role }) => role === "user");
	// Danger that only the talk around it showed is not taken back either.
	const levels = said.map(({ content, isCare }) => (isCare ? shownBy(content) : "none"));
	const last = said.findLastIndex(({ isCare }) => isCare);
	const isDeniable = levels.every((level) => level === "none" || DENIABLE.has(level));
	const denied = said.findLastIndex(
		({ content }, i) => i > last && DENIALS.some((denial) => denial.test(content)),
	);
	const isShownNow = screen(said.at(-1)?.content ?? "") !== "none";
	return last < 0 || denied < 0 || !isDeniable || isShownNow ? null : said.length - 1 - denied;
}
