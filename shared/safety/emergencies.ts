import { onlyWords } from "./after/after-danger.ts";
import {
	ATTACK,
	BLEEDING,
	BLEEDING_ON,
	BY_CHANCE,
	DAYS_AGO,
	HARMLESS_DOSE,
	JOKING,
	MOURNED,
	NO_ATTACK,
	NO_WOUND,
	NOT_NOW,
	OF_DYING,
	OTHER_ATTACK,
	OTHER_BLEEDING,
	OTHER_ILL,
	OTHER_NOT_BREATHING,
	OTHER_TAKEN,
	TAKEN,
} from "./patterns/english/emergency.ts";
import { normalise } from "./text/normalise.ts";

/**
 * Emergencies that can't wait for a conversation: a wound, something swallowed, an attack, a person who doesn't breathe or is
 * very ill.
 */
export type EmergencyKind = "bleeding" | "taken" | "attack" | "not-breathing" | "ill";
export type EmergencyNow = { kind: EmergencyKind; isOther: boolean };

/** Longer messages are stories, in which such words cover many days. */
const MANY_WORDS = 60;
/** In characters. Longer texts would be too slow. */
const LONG = 600;

/** An emergency, the patterns that show it, and those that rule it out. */
type EmergencyRule = EmergencyNow & { patterns: readonly RegExp[]; unless: readonly RegExp[] };

/** The first match wins. Unlike a wound, something swallowed days ago still counts. */
const RULES: readonly EmergencyRule[] = [
	{ kind: "not-breathing", isOther: true, patterns: OTHER_NOT_BREATHING, unless: [DAYS_AGO, MOURNED] },
	{ kind: "ill", isOther: true, patterns: OTHER_ILL, unless: [DAYS_AGO, MOURNED] },
	{ kind: "taken", isOther: true, patterns: OTHER_TAKEN, unless: [HARMLESS_DOSE] },
	{ kind: "bleeding", isOther: true, patterns: OTHER_BLEEDING, unless: [DAYS_AGO] },
	{ kind: "taken", isOther: false, patterns: TAKEN, unless: [HARMLESS_DOSE] },
	{ kind: "bleeding", isOther: false, patterns: BLEEDING, unless: [DAYS_AGO, NO_WOUND] },
	{ kind: "bleeding", isOther: false, patterns: BLEEDING_ON, unless: [DAYS_AGO, NO_WOUND, BY_CHANCE] },
	{ kind: "attack", isOther: true, patterns: OTHER_ATTACK, unless: [DAYS_AGO, NO_ATTACK] },
	{ kind: "attack", isOther: false, patterns: ATTACK, unless: [DAYS_AGO, NO_ATTACK] },
];

/** Returns the emergency in a message, the writer's own or that of a person beside them. Null for none. Pure. */
export function emergencyNow(text: string): EmergencyNow | null {
	if (text.length > LONG) {
		return null;
	}
	const words = onlyWords(normalise(text).plain);
	const isJoke = JOKING.test(words) && !OF_DYING.test(words);
	if (words.split(" ").length > MANY_WORDS || NOT_NOW.test(words) || isJoke) {
		return null;
	}
	const fits = (pattern: RegExp) => pattern.test(words);
	const rule = RULES.find(({ patterns, unless }) => !unless.some(fits) && patterns.some(fits));
	return rule ? { kind: rule.kind, isOther: rule.isOther } : null;
}
