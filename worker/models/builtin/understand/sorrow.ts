import type { Reading } from "./understand.ts";

const SORE =
	/\b(?:cry(?:ing)?|cried|tears?|pain|hurts?|awful|terrible|horrible|miserable|rubbish|worse|worst|hate|miss|missing|dread|lonely|alone|died|dead|lost|scared|afraid|sick|broke|broken|heavy|hard|wrong|guilty|ashamed|can't|couldn't|don't|didn't|doesn't|won't|isn't|wasn't|never|nobody|nothing|no one|worried|wish|wanted|not)\b/i;
const TURNING =
	/\b(?:but|although|though|however|even so|except|yet|still|and then|then|until|for a minute)\b/i;

/** Whether the message turns away from good news or hurts: then nothing is celebrated, whatever came before. */
export function turnsDown(reading: Reading): boolean {
	return TURNING.test(reading.text) || SORE.test(reading.text) || feelsDown(reading);
}

export function feelsDown(reading: Reading): boolean {
	return reading.feelings.some((hit) => (hit.up ? hit.negated : !hit.negated));
}

/** A message that asks something, with or without its question mark. */
export function isQuestion(text: string): boolean {
	return (
		text.includes("?") ||
		/^(?:and |but |so )?(?:is|are|am|do|does|did|was|were|why|how|what|when|where|who|can|could|should|would|will)\b/i.test(
			text,
		)
	);
}
