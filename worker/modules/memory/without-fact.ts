import { marksOf, saysTheSame } from "./fact-marks.ts";

/** Parts of a summary: what stands between line breaks, semicolons and the ends of sentences. */
const PARTS = /[^;\n.!?]+[;.!?]*\s*/g;

/** A summary without the parts that say a fact that was deleted, by the marks that are left of it. */
export function withoutFacts(summary: string, forgotten: readonly (readonly number[])[]): string {
	const parts = summary.match(PARTS) ?? [];
	return parts
		.filter((part) => {
			const marks = marksOf(part.replace(/^\w[\w ]*:/, ""));
			return !forgotten.some((gone) => saysTheSame(marks, gone));
		})
		.join("")
		.trim();
}
