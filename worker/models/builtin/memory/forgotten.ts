import type { PersonFacts } from "#worker/models/text-model.ts";
// biome-ignore lint/style/noRestrictedImports: until builtin is deleted
import { marksOf, saysTheSame } from "#worker/modules/memory/fact-marks.ts";

/** They had it forgotten: it is not said back, although this talk still holds it. */
export function isForgotten({ forgotten }: Pick<PersonFacts, "forgotten">, fact: string): boolean {
	const marks = marksOf(fact);
	return forgotten.some((gone) => saysTheSame(marks, gone));
}
