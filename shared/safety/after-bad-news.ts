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

function finder(patterns: readonly string[]) {
	return matcher(() => compile(patterns, ENGLISH));
}

/**
 * A question about heights or doses after bad news is no question about facts. `text` and `earlier` are normalised; the
 * bad news may stand in the same message.
 */
export function afterBadNews(text: string, earlier: readonly string[]): RiskLevel {
	const isAfterDark = earlier.some((each) => isFound(darkWords, each));
	if (isAfterDark && isFound(meansAfterDark, text)) {
		return "method";
	}
	const sentences = text.split(" . ").map((each) => ` ${each.trim()} `);
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
