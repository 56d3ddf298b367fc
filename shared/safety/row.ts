import type { SafetyPanel } from "../schemas/safety.ts";
import { helpIn, linesFor } from "./help-lines.ts";

/** Whether help is the quiet line. Help that was stored before it had a tier says so by `isQuiet`. */
export function isRow(help: SafetyPanel): boolean {
	return help.tier === "row" || (help as { isQuiet?: boolean }).isQuiet === true;
}

/** Returns the quiet line of help for words that may mean danger. It begins no risk state. */
export function rowFor(country: string | null): SafetyPanel {
	return {
		level: "none",
		tier: "row",
		title: "If you don't feel safe, talk to a person now",
		lead: "Call or text a line in your country, or open Get help now.",
		emergency: helpIn(country)?.emergency ?? null,
		emergencyFirst: false,
		resources: linesFor(country),
		steps: [],
	};
}
