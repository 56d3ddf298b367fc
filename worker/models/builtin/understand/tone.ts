import { feelingsOf } from "./feelings.ts";

/** How a text sounds: which way its words lean, or neither. */
export type Tone = "up" | "down" | "mixed" | "plain";

const UP =
	/\b(?:love|loved|loves|like it|liked|likes|enjoy\w*|laugh\w*|smil\w+|good|great|nice|lovely|best|better|well|fun|funny|beautiful|it works|worked|made it|did it|managed|finished|finally|won|passed|proud|sweet|kind|warm|thank\w*|together|yes|helped|we went|anyway|easier|lighter|on time|promoted|invited)\b|!|\b(?:lol|haha)\b/i;
const DOWN =
	/\b(?:bad|hate|hates|awful|terrible|horrible|worse|worst|cry|cried|crying|died|dead|lost|lose|losing|cheat\w*|hated|burnt|burned|snapped|pretended|ruined|dropped|forgot|forget|broke|broken|hurts?|pain|sick|ill|scared|afraid|alone|lonely|guilty|ashamed|stuck|fail\w*|never|nobody|no one|nothing|can't|couldn't|won't|doesn't|don't|didn't|isn't|wasn't|hasn't|haven't|not|hardly|barely|only|late|behind|left|gone|yell\w*|shout\w*|fight|fought|argu\w*|ignor\w*|lied|dumped|debt|problem|wrong|hard|tired|miss|missed|dramatic|without me|AGAIN|again|stop|stopped|too (?:much|many|late|nice|old)|have to|asleep|worst)\b/i;

/** Said with a "not", and no trouble for all that. */
const HARMLESS =
	/(?<=^(?:so |and |now )?I (?:can |now |do )?(?!cr(?:y|ied)|fail|fell|lost|forgot|keep|fight|feel|am|have|had|got)\w+(?: [\w']+){0,4} )again\b|\b(?:(?:don't|didn't|doesn't) (?:have to|mind|need to)|not bad|no problem|no worries|can't wait|nothing wrong|laugh\w* (?:so|really) hard)\b/gi;

export function toneOf(whole: string): Tone {
	const text = whole.replace(HARMLESS, (said) => (/laugh/i.test(said) ? "laughed" : ""));
	const felt = feelingsOf(text);
	const up = UP.test(text) || felt.some((hit) => hit.up && !hit.negated);
	const down = DOWN.test(text) || felt.some((hit) => hit.up === hit.negated);
	return up ? (down ? "mixed" : "up") : down ? "down" : "plain";
}

const SORE =
	/\b(?:cry|cried|crying|died|awful|terrible|hate|alone|guilty|ashamed|worthless|hit me|useless|hopeless|pointless|hurts|never (?:again|be)|numb|empty)\b/i;

/** Whether warming to the good in it would pass over what hurts. */
export function isSore(text: string): boolean {
	return SORE.test(text) || feelingsOf(text).some((hit) => !hit.up && !hit.negated);
}
