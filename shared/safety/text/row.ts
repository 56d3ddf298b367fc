import type { SafetyPanel } from "../../schemas/safety.ts";
import { fittingLines } from "../help/fitting-lines.ts";
import type { HelpKind } from "../help/help-kinds.ts";
import { helpIn, linesFor } from "../help/help-lines.ts";
import type { DoubtKind } from "../risk.ts";

/** What the words may be about, and the words themselves. */
export type InDoubt = { kind: DoubtKind | null; words: string };

/** Returns lines for a person under 18, beside the message that ends coaching. */
export function linesForYouth(country: string | null): { safety: SafetyPanel } {
	const kinds: HelpKind[] = ["child", "crisis"];
	return {
		safety: {
			level: "none",
			tier: "row",
			title: "People who are there for you at your age",
			lead: "Call or text a line in your country, or open Get help now.",
			emergency: helpIn(country)?.emergency ?? null,
			emergencyFirst: false,
			resources: linesFor(country, kinds),
			kinds,
			steps: [],
		},
	};
}

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
