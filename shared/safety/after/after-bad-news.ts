import { AFFAIRS, DISTRESS, MEANS } from "../patterns/english/context.ts";
import { ENGLISH } from "../patterns/english/words.ts";
import type { RiskLevel } from "../risk.ts";
import { compile } from "../text/compile.ts";
import { isFound, matcher } from "../text/matcher.ts";
import { isAskedForOneself } from "../text/read-english.ts";

const distress = finder(DISTRESS);
const means = finder(MEANS);
const affairs = finder(AFFAIRS);

/** Only questions count: a story may mention a bridge or a rope. Lead words, then a question word. */
const ASKS =
	/^ (?:[a-z]+ ){0,6}(?:how|hows|what|whats|which|where|wheres|can|could|is|are|does|do|would|will|any|show|when|anyone|if|need|tell|going|has|tallest|highest|nearest|closest) /;

function finder(patterns: readonly string[]) {
	return matcher(() => compile(patterns, ENGLISH));
}

/**
 * What a question about heights, doses or a will shows after bad news or despair: "method" or "intent", else "none".
 * `text` and `earlier` are normalised; the bad news may be in the same message.
 */
export function afterBadNews(text: string, earlier: readonly string[]): RiskLevel {
	const sentences = text.split(" . ").map((each) => ` ${each.trim()} `);
	const asked = sentences.filter((each) => ASKS.test(each));
	const isOfMeans = asked.some((each) => isFound(means, each));
	if (!isOfMeans && !asked.some((each) => isFound(affairs, each))) {
		return "none";
	}
	const rest = [...earlier, ...sentences.filter((each) => !asked.includes(each))];
	const isDistressed = rest.some((each) => isFound(distress, each));
	if (isOfMeans) {
		return isDistressed || isAskedForOneself(text) ? "method" : "none";
	}
	return isDistressed ? "intent" : "none";
}
