import type { SafetyPanel } from "../schemas/safety.ts";
import { fittingLines } from "./fitting-lines.ts";
import { helpIn, linesFor } from "./help-lines.ts";
import type { DoubtKind } from "./risk.ts";

/** What the words may be about, and the words themselves. */
export type InDoubt = { kind: DoubtKind | null; words: string };

/** Returns the quiet line of help for words that may mean danger. It begins no risk state. */
export function rowFor(country: string | null, doubt: InDoubt = { kind: null, words: "" }): SafetyPanel {
	const kinds = fittingLines(doubt.words, "none", doubt.kind);
	return {
		level: "none",
		tier: "row",
		title: "If you don't feel safe, talk to a person now",
		lead: "Call or text a line in your country, or open Get help now.",
		emergency: helpIn(country)?.emergency ?? null,
		emergencyFirst: false,
		resources: linesFor(country, kinds),
		kinds,
		steps: [],
	};
}
