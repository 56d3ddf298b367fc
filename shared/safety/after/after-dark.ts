import type { RiskLevel } from "../risk.ts";
import { FEW_WORDS, OF_LIFE, onlyWords } from "./after-danger.ts";

/** What the same person said earlier, as the context reads it. */
export type Earlier = {
	/** As it was written. */
	text: string;
	level: RiskLevel;
	/** Dark, but not enough alone. */
	isDark: boolean;
	/** Lower case, no accents, no apostrophes. */
	plain: string;
};

/** Short messages whose meaning comes from earlier ones about the writer's own life. */
const AFTER_LIFE: readonly (readonly [RegExp, RiskLevel])[] = [
	[
		new RegExp(
			[
				String.raw`\b(?:tried|attempted)(?: it| that| to)?(?: again)? (?:last|yesterday|on|two|three|a few|a couple|this|once|before|already)\b.*\b(?:didnt|did not|doesnt|never|hasnt) work\b|`,
				String.raw`\b(?:tried|attempted)(?: it)? (?:and|but) (?:it )?(?:didnt|did not) work\b`,
			].join(""),
		),
		"behaviour",
	],
	[
		/\b(?:train|express|freight) (?:is |s )?(?:coming|close|almost here|nearly here|approaching)\b|\bi (?:can )?(?:hear|see) the train\b/,
		"imminent",
	],
];
/** "I'm hopeless. I tried last week and it didn't work": the dark words are in the same message. */
const DARK_TOO =
	/\b(?:hopeless|worthless|want to die|wanna die|end it|cant go on|pills|suicid\w*|overdose|rope)\b/;

/** Words about the night, letters, a rope or a bus, after anything dark. */
const AFTER_DARK: readonly RegExp[] = [
	/\btonight(?:s| is| will be) the night\b/,
	/\b(?:wrote|written) (?:some|a few|the|my|them)? ?letters?\b(?!.*\b(?:council|landlord|job|company|cover|bank|mp|editor|school|application)\b)/,
	/\b(?:ill|i will|im|going to|gonna|imma) (?:just )?(?:do|doing) it (?:tonight|then)\b/,
];
const BUS = /\b(?:catch|catching|take|taking) the bus\b(?!.*\b(?:home|to|from|work|school|later|tomorrow)\b)/;

/** How far back the dark words may be for "the bus" to mean dying. */
const RECENT = 3;

/** Affairs put in order; each is harmless alone. */
const IN_ORDER: readonly RegExp[] = [
	/\b(?:gave|given|found)(?: away)? (?:my |the )?(?:dogs?|cats?|pets?|rabbit|horse)\b|\b(?:dog|cat)s? (?:has|have|went to|is at|lives with|is with) (?:a )?(?:new home|my|our|the)\b|\brehomed\b/,
	/\beverything (?:is |s |has been )?(?:finally |all )?(?:sorted|arranged|in order|settled|taken care of|paid|organi[sz]ed)\b|\baffairs in order\b/,
	/\b(?:made|wrote|written|signed|updated) (?:my|a|the) will\b|\bpaid (?:off )?(?:all )?(?:my|the) (?:debts?|bills)\b|\bpasswords? (?:is|are|written|in)\b/,
	/\b(?:gave|given|giving) (?:away )?(?:my|all my) (?:stuff|things|guitar|bike|records|books|clothes|car|watch)\b/,
	/\b(?:wrote|written|left) (?:the |some |my )?(?:letters|notes?)\b|\bsaid (?:my )?goodbyes?\b/,
];
const CALM =
	/\b(?:feel|feeling|im|i am|so|finally|strangely|weirdly) (?:so |really |very |strangely |weirdly |finally |at last )?(?:calm|peaceful|at peace|relieved|free|light|lighter)\b/;
const MOVING =
	/\b(?:moving|move|moved|new (?:job|flat|house|city)|holiday|trip|travel\w*|abroad|allerg\w*|weekend|deadline|exam|wedding|party|meeting|yoga|meditat\w*)\b/;
/** After this many, calm no longer means a good day. */
const ENOUGH_IN_ORDER = 2;

/**
 * Returns what a short message shows after something dark about the writer's own life. `earlier`: messages of the
 * same person, oldest first.
 */
export function afterDark(plain: string, earlier: () => readonly Earlier[]): RiskLevel {
	const words = onlyWords(plain);
	if (words === "" || words.split(" ").length > FEW_WORDS) {
		return "none";
	}
	const told = AFTER_LIFE.find(([pattern]) => pattern.test(words));
	if (told && (DARK_TOO.test(words) || earlier().some(({ level }) => OF_LIFE.has(level)))) {
		return told[1];
	}
	if (AFTER_DARK.some((each) => each.test(words)) && isNear(earlier())) {
		return "imminent";
	}
	if (BUS.test(words) && earlier().slice(-RECENT).some(isDark)) {
		return "intent";
	}
	return CALM.test(words) && isInOrder([...earlier().map(({ text }) => text), words]) ? "intent" : "none";
}

/** Danger at any time before, or dark words just now. */
function isNear(earlier: readonly Earlier[]): boolean {
	return earlier.some(({ level }) => OF_LIFE.has(level)) || earlier.slice(-1).some(isDark);
}

function isDark({ level, isDark }: Earlier): boolean {
	return isDark || OF_LIFE.has(level);
}

function isInOrder(texts: readonly string[]): boolean {
	const said = texts.map((each) => onlyWords(each.toLowerCase()));
	const count = IN_ORDER.filter((pattern) => said.some((each) => pattern.test(each))).length;
	return count >= ENOUGH_IN_ORDER && !said.some((each) => MOVING.test(each));
}
