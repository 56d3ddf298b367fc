import { helpIn } from "#shared/safety/help/help-lines.ts";

/** Stands for all countries whose lines we don't know; an ISO code without a country. */
export const ELSEWHERE = "ZZ";

/** A country of the person's in words. */
export function countryText(country: string | null): string {
	if (country === null) {
		return "Where you are";
	}
	return helpIn(country)?.name ?? (country === ELSEWHERE ? "Somewhere else" : nameOf(country));
}

/** A country whose help lines we don't know: it's in no list of ours. */
export function isWithoutLines(country: string | null): country is string {
	return country !== null && country !== ELSEWHERE && !helpIn(country);
}

function nameOf(country: string): string {
	return new Intl.DisplayNames(undefined, { type: "region" }).of(country) ?? country;
}
