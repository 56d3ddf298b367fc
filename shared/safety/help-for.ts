import type { SafetyPanel } from "../schemas/safety.ts";
import { emergencyNow } from "./emergencies.ts";
import { fittingLines } from "./fitting-lines.ts";
import { isEmergencyOfAnother } from "./helper-emergency.ts";
import { inTheirLanguage } from "./in-their-language.ts";
import { panelFor } from "./panel.ts";
import type { RiskLevel } from "./risk.ts";

/**
 * The help for what somebody's words showed, the same wherever they were written: for where they are, with a line in
 * their language, and with what to do at once when it is another who may be dying. Null for nothing.
 */
export function helpFor(words: string, level: RiskLevel, country: string | null): SafetyPanel | null {
	if (level === "none") {
		return null;
	}
	const about = {
		kinds: fittingLines(words, level),
		emergency: emergencyNow(words),
		isDying: level === "other" && isEmergencyOfAnother(words),
	};
	const ownLanguage = inTheirLanguage(words);
	return { ...panelFor(level, country, about), ...(ownLanguage ? { ownLanguage } : {}) };
}
