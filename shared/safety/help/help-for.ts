import type { SafetyPanel } from "../../schemas/safety.ts";
import { emergencyNow } from "../emergencies.ts";
import { isEmergencyOfAnother } from "../helper-emergency.ts";
import type { RiskLevel } from "../risk.ts";
import { fittingLines } from "./fitting-lines.ts";
import { inTheirLanguage } from "./in-their-language.ts";
import { panelFor } from "./panel.ts";

/**
 * Returns the help for what a person's words showed, the same wherever they wrote them: for their country, with a
 * line in their language, and with first steps when another person may be dying. `wasYoung`: they said earlier that
 * they're under 18. Null when nothing showed.
 */
export function helpFor(
	words: string,
	level: RiskLevel,
	country: string | null,
	wasYoung = false,
): SafetyPanel | null {
	if (level === "none") {
		return null;
	}
	const emergency = emergencyNow(words);
	const fitting = fittingLines(words, level, null, wasYoung);
	const about = {
		kinds: emergency?.kind === "taken" ? (["poison", ...fitting] as const) : fitting,
		emergency,
		isDying: level === "other" && isEmergencyOfAnother(words),
	};
	const ownLanguage = inTheirLanguage(words);
	return { ...panelFor(level, country, about), ...(ownLanguage ? { ownLanguage } : {}) };
}
