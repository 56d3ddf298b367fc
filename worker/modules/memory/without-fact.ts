import { isSameFact, marksOf } from "./fact-marks.ts";

/** Parts of a summary: what stands between line breaks, semicolons and the ends of sentences. */
const PARTS = /[^;\n.!?]+[;.!?]*\s*/g;

/** A summary without the parts that say a fact that was deleted. */
export function withoutFact(summary: string, fact: string): string {
	const gone = marksOf(fact);
	const parts = summary.match(PARTS) ?? [];
	return parts
		.filter((part) => !isSameFact(marksOf(part.replace(/^\w[\w ]*:/, "")), gone))
		.join("")
		.trim();
}
