import type { DoubtKind, RiskLevel } from "../risk.ts";
import type { HelpKind } from "./help-kinds.ts";

const OWN_AGE: readonly RegExp[] = [
	/\bi(?:'?m| am)(?: only| just)? (?:[6-9]|1[0-7])(?: years? old| yo\b| yrs?\b| and\b| but\b|\s*[.,!?;]|\s*$)/i,
	/\bi(?:'?m| am)(?: only| just)? (?:six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven)teen)(?: years? old| and\b| but\b|\s*[.,!?;]|\s*$)/i,
];
const YOUNG: readonly RegExp[] = [
	...OWN_AGE,
	/\bmy (?:step ?-?)?(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother|parents)(?:'s (?:boyfriend|girlfriend|partner))? (?:\w+ ){0,3}?(?:hits?|beats?|hurts?|slaps?|kicks?|punch(?:es)?)\b/i,
	/\bmy (?:step ?-?)?(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|father|mother|parents) (?:\w+ ){0,3}?(?:locks? me|touch(?:es)? me|threatens? me|comes? into my room)\b/i,
	/\bmy foster (?:mum|mom|dad|parents|family)\b|\bmy (?:form |class |head ?|pe |maths? )?teacher\b/i,
	/\bin (?:year|grade) \d+\b|\b(?:\d+(?:st|nd|rd|th)|sixth|seventh|eighth|ninth|tenth) grade\b/i,
];

/** Words of someone who is, or may be, under 18. */
export function tellsOfOwnYouth(words: string): boolean {
	return YOUNG.some((each) => each.test(plain(words)));
}

/** Words that give an age under 18 as the writer's own. It stays true in the messages after it. */
export function saysOwnAge(words: string): boolean {
	return OWN_AGE.some((each) => each.test(plain(words)));
}

const OTHER_CHILD =
	/\b(?:my|a|the|their|her|his|our|next door's) (?:\w+ ){0,2}?(?:child|children|kids?|toddler|baby|son|daughter|niece|nephew|grand(?:son|daughter)|pupil|student|little (?:brother|sister|boy|girl))\b/i;
const SEXUAL: readonly RegExp[] = [
	/\brap(?:e[ds]?|ing|ist)\b|\bsexual(?:ly)? (?:assault|abus|harass)|\bmolest|\bgrop(?:ed|es|ing)\b|\btouch(?:es|ed|ing)? me\b/i,
	/\bforc(?:es|ed|ing) (?:himself|herself|themselves) on me\b|\b(?:forc(?:es|ed|ing) me to|made me) (?:have sex|sleep with|touch)\b|\bwithout my consent\b|\bcomes? into my (?:room|bed)\b/i,
];
const OF_A_MAN =
	/\b(?:i'?m|i am|as|and) a (?:[\w-]+ ){0,2}(?:man|guy|bloke|dude)\b|\bmen (?:don't|aren't|can't|shouldn't) (?:get )?(?:hit|beaten|abused|cry|talk)/i;
const ABUSE_OF_ANOTHER: readonly RegExp[] = [
	/\bbruise|\bblack eye\b|\babus|\brap(?:ed|es|ing)\b|\bmolest|\bafraid of (?:him|her|them)\b/i,
	/\b(?:he|she|they|husband|boyfriend|girlfriend|wife|partner|dad|mum|mom|stepdad|father|mother) (?:\w+ ){0,2}?(?:hits?|beats?|chokes?|strangles?|threatens?)\b/i,
];
const EATING_OF_ANOTHER =
	/\b(?:throw(?:s|ing)? up after|purg\w*|starv\w*|anorexi\w*|bulimi\w*|eating disorder|(?:stopped|refuses to|won't|isn't|barely) eat(?:ing)?)\b/i;

/**
 * Returns the lines that fit a message, in order. At most two kinds come before the crisis lines, so that these are
 * never crowded out. `kind` is for words in doubt, which have no level; `wasYoung`: they said earlier that they're
 * under 18.
 */
export function fittingLines(
	words: string,
	level: RiskLevel,
	kind: DoubtKind | null = null,
	wasYoung = false,
): HelpKind[] {
	const said = plain(words);
	const isYoung = wasYoung || tellsOfOwnYouth(said);
	switch (level === "none" ? (kind ?? "life") : level) {
		case "abuse":
		case "fear":
			return ofAbuse(said, isYoung);
		case "violence":
		case "harm":
			return ["conduct", "crisis"];
		case "eating":
			return isYoung ? ["eating", "child", "crisis"] : ["eating", "crisis"];
		case "other":
			return ofAnother(said);
		default:
			return isYoung ? ["crisis", "child"] : ["crisis"];
	}
}

function ofAbuse(words: string, isYoung: boolean): HelpKind[] {
	const isSexual = SEXUAL.some((each) => each.test(words));
	if (isYoung) {
		return ["child", "crisis"];
	}
	if (OF_A_MAN.test(words)) {
		return ["men", isSexual ? "sexual" : "abuse", "crisis"];
	}
	return isSexual ? ["sexual", "abuse", "crisis", "child"] : ["abuse", "sexual", "crisis", "child"];
}

function ofAnother(words: string): HelpKind[] {
	const isOfChild = OTHER_CHILD.test(words);
	if (ABUSE_OF_ANOTHER.some((each) => each.test(words))) {
		return isOfChild ? ["child", "abuse", "crisis"] : ["abuse", "sexual", "crisis", "child"];
	}
	if (EATING_OF_ANOTHER.test(words)) {
		return ["eating", "crisis"];
	}
	return isOfChild ? ["crisis", "child"] : ["crisis"];
}

function plain(words: string): string {
	return words.replace(/[’‘]/g, "'");
}
