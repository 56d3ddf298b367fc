import { AU } from "../countries/au.ts";
import { BR } from "../countries/br.ts";
import { CA } from "../countries/ca.ts";
import { type CountryHelp, CRISIS_CHECKED_ON, type HelpLine } from "../countries/country-help.ts";
import { DE } from "../countries/de.ts";
import { ES } from "../countries/es.ts";
import { FR } from "../countries/fr.ts";
import { GB } from "../countries/gb.ts";
import { IE } from "../countries/ie.ts";
import { NL } from "../countries/nl.ts";
import { NZ } from "../countries/nz.ts";
import { US } from "../countries/us.ts";
import type { HelpKind } from "./help-kinds.ts";

export type { CountryHelp, HelpLine } from "../countries/country-help.ts";

/** Where every country is listed. The last line everywhere, and the only one where we know no other. */
export const FIND_A_HELPLINE: HelpLine = {
	name: "findahelpline.com",
	call: null,
	text: null,
	url: "https://findahelpline.com",
	country: null,
	checkedOn: CRISIS_CHECKED_ON,
};

/** The countries whose lines we know, by name. An emergency number is shown in its own country only. */
export const COUNTRIES: readonly CountryHelp[] = [AU, BR, CA, FR, DE, IE, NL, NZ, ES, GB, US];

/** Returns a country's help; null for a country whose lines we don't know. */
export function helpIn(country: string | null): CountryHelp | null {
	return COUNTRIES.find((each) => each.country === country) ?? null;
}

/** Who answers at an emergency number, and the day it was checked. */
export function emergencyNote(number: string): { name: string; checkedOn: string } {
	const country = COUNTRIES.find(({ emergency }) => emergency === number);
	return { name: country?.emergencyName ?? "Emergency services", checkedOn: CRISIS_CHECKED_ON };
}

/** A country's lines of one kind. */
export function linesOfKind(country: string | null, kind: HelpKind): HelpLine[] {
	return helpIn(country)?.lines.filter(({ kinds }) => kinds?.includes(kind)) ?? [];
}

/** A longer panel would push the reply out of view. */
const LINES_MAX = 4;

/**
 * The lines to show: of the kinds, in their order, the country's own, then the list that knows every country. Of a kind
 * other than the crisis lines only the first.
 */
export function linesFor(country: string | null, kinds: readonly HelpKind[] = ["crisis"]): HelpLine[] {
	const own = kinds.flatMap((kind) => linesOfKind(country, kind).slice(0, kind === "crisis" ? LINES_MAX : 1));
	return [...new Set(own)].slice(0, LINES_MAX - 1).concat(FIND_A_HELPLINE);
}

/** "116 123" as a link dials it: "tel:116123". */
export function callLink(number: string): string {
	return `tel:${dialled(number)}`;
}

/** A text to a number, with the word to send already written. */
export function textLink({ number, word }: NonNullable<HelpLine["text"]>): string {
	const to = `sms:${dialled(number)}`;
	return word === null ? to : `${to}?&body=${encodeURIComponent(word)}`;
}

function dialled(number: string): string {
	return number.replace(/[\s-]/g, "");
}
