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
 * What is happening now and can't wait for a conversation: a wound, something swallowed, an attack, somebody who doesn't
 * breathe or is very ill.
 */
export type EmergencyKind = "bleeding" | "taken" | "attack" | "not-breathing" | "ill";
export type EmergencyNow = { kind: EmergencyKind; isOther: boolean };

/** More words than these are a story, in which such words tell of many days. */
const MANY_WORDS = 60;
/** In characters. Longer texts would take the rules too long. */
const LONG = 600;

/** The emergency that a message tells of, the writer's own or one they stand beside. Null for none. Pure. */
export function emergencyNow(text: string): EmergencyNow | null {
	if (text.length > LONG) {
		return null;
	}
	const words = onlyWords(normalise(text).plain);
	const isJoke = JOKING.test(words) && !OF_DYING.test(words);
	if (words.split(" ").length > MANY_WORDS || NOT_NOW.test(words) || isJoke) {
		return null;
	}
	const has = (rules: readonly RegExp[]) => rules.some((each) => each.test(words));
	const wasDaysAgo = DAYS_AGO.test(words);
	const isDose = !HARMLESS_DOSE.test(words);
	if (!wasDaysAgo && !MOURNED.test(words)) {
		if (has(OTHER_NOT_BREATHING)) {
			return { kind: "not-breathing", isOther: true };
		}
		if (has(OTHER_ILL)) {
			return { kind: "ill", isOther: true };
		}
	}
	if (isDose && has(OTHER_TAKEN)) {
		return { kind: "taken", isOther: true };
	}
	if (!wasDaysAgo && has(OTHER_BLEEDING)) {
		return { kind: "bleeding", isOther: true };
	}
	if (isDose && has(TAKEN)) {
		return { kind: "taken", isOther: false };
	}
	if (wasDaysAgo) {
		return null;
	}
	const bleeds = has(BLEEDING) || (!BY_CHANCE.test(words) && has(BLEEDING_ON));
	if (bleeds && !NO_WOUND.test(words)) {
		return { kind: "bleeding", isOther: false };
	}
	if (!NO_ATTACK.test(words) && has(OTHER_ATTACK)) {
		return { kind: "attack", isOther: true };
	}
	return !NO_ATTACK.test(words) && has(ATTACK) ? { kind: "attack", isOther: false } : null;
}
