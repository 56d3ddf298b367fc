import { DARK_ASKS } from "../content/dark.ts";
import { ASK_DIRECTLY } from "../content/veiled.ts";

/** Whether a reply asked about thoughts of ending their life. */
export function asksDirectly(reply: string): boolean {
	return [...ASK_DIRECTLY, ...DARK_ASKS.life].some((line) => reply.includes(line));
}

/** Whether they said plainly that they don't mean to die. */
export function denies(text: string): boolean {
	return (
		/^(?:(?:lol|haha|oh|omg|um|well|wait),? )*(?:no+|nope|nah|god no|oh no|of course not|never|not (?:at all|really|like that)|it's not (?:that|like that)|I'm not|I (?:would|could) never|I don't)\b/i.test(
			text,
		) ||
		/\b(?:not going to (?:hurt|kill|do)|won't (?:hurt|kill|do)|wouldn't (?:hurt|kill|do)|not suicidal|don't want to die|no (?:suicidal )?thoughts|not that bad|don't mean (?:that|it like that)|didn't mean (?:that|it like that)|not what I meant)\b/i.test(
			text,
		)
	);
}
