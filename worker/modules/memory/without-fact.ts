import { type Forgotten, isForgotten } from "./fact-marks.ts";

/** Parts of a summary: a quoted line, else the text between line breaks, semicolons and sentence ends. */
const PARTS = /^“.*”$\s*|[^;\n.!?]+[;.!?]*\s*/gm;

/** A summary without the parts that say a fact that was deleted, by the marks that are left of it. */
export function withoutFacts(summary: string, forgotten: Forgotten): string {
	const parts = summary.match(PARTS) ?? [];
	return parts
		.filter((part) => !isForgotten(part.replace(/^\w[\w ]*:/, ""), forgotten))
		.join("")
		.trim();
}
