import { compile } from "./compile.ts";
import { isFound, matcher } from "./matcher.ts";
import { AFFAIRS, DARK, DISTRESS, GRIEF, MEANS, MEANS_AFTER_DARK } from "./patterns/english-context.ts";
import { ENGLISH } from "./patterns/english-words.ts";
import { isAskedForOneself } from "./read-english.ts";
import type { RiskLevel } from "./risk.ts";

const distress = finder(DISTRESS);
const darkWords = finder(DARK);
const grief = finder(GRIEF);
const means = finder(MEANS);
const meansAfterDark = finder(MEANS_AFTER_DARK);
const affairs = finder(AFFAIRS);

/** It asks: a story with a bridge or a rope in it does not. */
const ASKS =
	/^ (?:(?:and|so|but|btw|anyway|hey|ok|also|just|random|question|quick|weird|unrelated|different|ps|another|other|one more|serious|genuine|odd|thing|please|hypothetically|wondering|curious|out of curiosity|by the way|no reason|i wonder|do you know|you know|tell me|can you tell me|could you tell me) )*(?:how|what|whats|which|where|wheres|can|could|is|are|does|do|would|will|any|show|when|anyone|if|need|looking for) /;

function finder(patterns: readonly string[]) {
	return matcher(() => compile(patterns, ENGLISH));
}

/**
 * A question about heights or doses after bad news is no question about facts. `text` and `earlier` are normalised; the
 * bad news may stand in the same message.
 */
export function afterBadNews(text: string, earlier: readonly string[]): RiskLevel {
	const sentences = text.split(" . ").map((each) => ` ${each.trim()} `);
	const isAfterDark = earlier.some((each) => isFound(darkWords, each));
	if (isAfterDark && sentences.some((each) => ASKS.test(each) && isFound(meansAfterDark, each))) {
		return "method";
	}
	const isOfMeans = sentences.map((each) => isFound(means, each));
	const isOfAffairs = sentences.map((each) => isFound(affairs, each));
	if (!isOfMeans.includes(true) && !isOfAffairs.includes(true)) {
		return "none";
	}
	const rest = [...earlier, ...sentences.filter((_, index) => !isOfMeans[index] && !isOfAffairs[index])];
	const isDistressed = rest.some((each) => isFound(distress, each));
	if (isOfMeans.includes(true)) {
		return isDistressed || isAskedForOneself(text) || rest.some((each) => isFound(grief, each))
			? "method"
			: "none";
	}
	return isDistressed ? "intent" : "none";
}
