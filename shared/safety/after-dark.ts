import { FEW_WORDS, OF_LIFE, onlyWords } from "./after-danger.ts";
import type { RiskLevel } from "./risk.ts";

/** Few words that mean something by what was said before them: of one's own life, or of harm to others. */
const AFTER_LIFE: readonly (readonly [RegExp, RiskLevel])[] = [
	[
		/\b(?:tried|attempted)(?: it| that| to)?(?: again)? (?:last|yesterday|on|two|three|a few|a couple|this|once|before|already)\b.*\b(?:didnt|did not|doesnt|never|hasnt) work\b|\b(?:tried|attempted)(?: it)? (?:and|but) (?:it )?(?:didnt|did not) work\b/,
		"behaviour",
	],
	[
		/\b(?:train|express|freight) (?:is |s )?(?:coming|close|almost here|nearly here|approaching)\b|\bi (?:can )?(?:hear|see) the train\b/,
		"imminent",
	],
];
/** "I'm hopeless. I tried last week and it didn't work": the dark words stand in the same message. */
const DARK_TOO =
	/\b(?:hopeless|worthless|want to die|wanna die|end it|cant go on|pills|suicid\w*|overdose|rope)\b/;

const ON_OTHERS =
	/\bi (?:\w+ ){0,3}?(?:shook|hit|hurt|choked|dropped|threw|smothered|slapped|pushed|punched|kicked) (?:him|her|them|my \w+|the \w+)\b|^i (?:just |already )?(?:did|done) it\b/;
const HIDING =
	/\b(?:he|she|they|hes|shes|theyre|wife|husband|girlfriend|boyfriend|kids?|son|daughter|baby)\b.*\b(?:hiding|crying|locked|wont come out|scared of me|afraid of me|bleeding|not moving|on the floor|unconscious|limp|quiet now)\b/;

/** Things put in order, each harmless by itself. */
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
/** So many things in order before it, and calm is no longer a good day. */
const ENOUGH_IN_ORDER = 2;

/** What few words show after others. `levels` and `said`: of the same person's earlier messages, oldest first. */
export function afterDark(
	plain: string,
	levels: () => readonly RiskLevel[],
	said: readonly string[],
): RiskLevel {
	const words = onlyWords(plain);
	if (words === "" || words.split(" ").length > FEW_WORDS) {
		return "none";
	}
	const told = AFTER_LIFE.find(([pattern]) => pattern.test(words));
	if (told && (DARK_TOO.test(words) || levels().some((level) => OF_LIFE.has(level)))) {
		return told[1];
	}
	if ((ON_OTHERS.test(words) || HIDING.test(words)) && levels().includes("violence")) {
		return "violence";
	}
	return CALM.test(words) && isInOrder([...said, words].map((each) => onlyWords(each.toLowerCase())))
		? "intent"
		: "none";
}

function isInOrder(said: readonly string[]): boolean {
	const count = IN_ORDER.filter((pattern) => said.some((each) => pattern.test(each))).length;
	return count >= ENOUGH_IN_ORDER && !said.some((each) => MOVING.test(each));
}
