import type { SafetyPanel } from "../../schemas/safety.ts";
import type { EmergencyNow } from "../emergencies.ts";
import type { RiskLevel } from "../risk.ts";
import { fittingLines } from "./fitting-lines.ts";
import type { HelpKind } from "./help-kinds.ts";
import { helpIn, linesFor } from "./help-lines.ts";
import { emergencyWords, type PanelWords } from "./panel-emergency.ts";
import {
	ASSAULTED,
	CHAT_INSTEAD,
	CHILD_ABUSED,
	OTHER_ABUSED,
	OTHER_EATING,
	OTHER_NOW,
	PANEL_WORDS,
	TEXT_INSTEAD,
} from "./panel-words.ts";

/** Without a known emergency number, the step must not refer to one. */
function withoutNumber(step: string): string {
	return step.replace("the emergency number", "your local emergency number");
}

type About = { kinds?: readonly HelpKind[]; emergency?: EmergencyNow | null; isDying?: boolean };

/**
 * `kinds`: of the lines that fit. `emergency`: what the message says is happening now. `isDying`: someone they worry about
 * may be dying now.
 */
export function panelFor(
	level: Exclude<RiskLevel, "none">,
	country: string | null,
	{ kinds = fittingLines("", level), emergency = null, isDying = false }: About = {},
): SafetyPanel {
	const isSexual = level === "abuse" && kinds.find((kind) => kind !== "men") === "sexual";
	const own = isSexual ? ASSAULTED : PANEL_WORDS[level];
	const usual = level === "other" ? wordsForAnother(kinds, isDying) : own;
	const { title, lead, steps, emergencyFirst = false } = emergency ? emergencyWords(emergency) : usual;
	const resources = linesFor(country, kinds);
	const canText = resources.some(({ text }) => text !== null);
	const inWords = helpIn(country) ? (words: string) => words : withoutNumber;
	return {
		level,
		tier: "panel",
		title: inWords(title),
		lead,
		emergency: helpIn(country)?.emergency ?? null,
		emergencyFirst,
		resources,
		kinds: [...kinds],
		steps: steps.map((step) => inWords(step === TEXT_INSTEAD && !canText ? CHAT_INSTEAD : step)),
	};
}

function wordsForAnother([first]: readonly HelpKind[], isDying: boolean): PanelWords {
	if (isDying) {
		return OTHER_NOW;
	}
	switch (first) {
		case "child":
			return CHILD_ABUSED;
		case "abuse":
			return OTHER_ABUSED;
		case "eating":
			return OTHER_EATING;
		default:
			return PANEL_WORDS.other;
	}
}
