import type { Context } from "../context.ts";
import { isTheirIllness, isTheirLoss } from "../understand/meant.ts";
import type { Reading } from "../understand/understand.ts";

/** Said with weight: nothing light, nothing pushing, and no list comes before it has been received. */
export function isHeavy(context: Context): boolean {
	const { reading } = context;
	return (
		(reading.moments[0]?.moment.weight ?? 0) === 3 ||
		reading.clauses.some((clause) => clause.kind === "self-attack")
	);
}

const GRAVE =
	/\b(?:fired|laid off|sacked|let me go|redundan\w+|(?:lost|losing) my job|cancer|tumou?r|diagnos\w+|terminal|stroke|heart attack|chemo|intensive care|(?:in|to) (?:the )?hospital|surgery|operation|car crash|accident|miscarr\w+)\b/i;

/** A death, an illness, a break-up or a lost job is told in it, or words that may be dark: no time for steps. */
export function isHardNews(reading: Reading): boolean {
	const { text } = reading;
	return (
		reading.dark !== null ||
		reading.danger !== null ||
		reading.topics.some(({ topic }) => topic.slug === "grief" || topic.slug === "breakup") ||
		GRAVE.test(text) ||
		isTheirLoss(text) ||
		isTheirIllness(text)
	);
}
