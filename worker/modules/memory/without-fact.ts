import { marksOf, saysTheSame } from "./fact-marks.ts";

/** Parts of a summary: a line in quotation marks, else what stands between line breaks, semicolons and ends of sentences. */
const PARTS = /^“.*”$\s*|[^;\n.!?]+[;.!?]*\s*/gm;

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
