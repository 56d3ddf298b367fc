/** Somebody to reach. Numbers are strings as they are dialled; what is null is not offered. */
export type HelpLine = {
	name: string;
	/** To be called, as one reads it: "116 123". */
	call: string | null;
	/** To be texted, and the word to send if there is one. */
	text: { number: string; word: string | null } | null;
	url: string | null;
	/** Where it serves, ISO 3166-1; null for everywhere. */
	country: string | null;
	/** The day the number was last checked, YYYY-MM-DD. */
	checkedOn: string;
};

/** What is known of one country: its own emergency number, then its lines. */
export type CountryHelp = {
	country: string;
	name: string;
	emergency: string;
	/** Who answers there, where it is not all of them. */
	emergencyName?: string;
	lines: HelpLine[];
};

/** Where every country is listed. The second line everywhere, and the only one where we know no other. */
export const FIND_A_HELPLINE: HelpLine = {
	name: "findahelpline.com",
	call: null,
	text: null,
	url: "https://findahelpline.com",
	country: null,
	checkedOn: "2026-11-21",
};

const CHECKED_ON = "2026-11-21";

function line(country: string, name: string, fields: Partial<HelpLine>): HelpLine {
	return { name, call: null, text: null, url: null, country, checkedOn: CHECKED_ON, ...fields };
}

/** The countries whose lines we know. An emergency number is shown in its own country only. */
export const COUNTRIES: readonly CountryHelp[] = [
	{
		country: "AU",
		name: "Australia",
		emergency: "000",
		lines: [line("AU", "Lifeline", { call: "13 11 14", text: { number: "0477 13 11 14", word: null } })],
	},
	{
		country: "BR",
		name: "Brazil",
		emergency: "192",
		emergencyName: "Ambulance (SAMU)",
		lines: [line("BR", "CVV", { call: "188" })],
	},
	{
		country: "CA",
		name: "Canada",
		emergency: "911",
		lines: [line("CA", "988 Helpline", { call: "988", text: { number: "988", word: null } })],
	},
	{
		country: "FR",
		name: "France",
		emergency: "112",
		lines: [line("FR", "3114", { call: "3114" })],
	},
	{
		country: "DE",
		name: "Germany",
		emergency: "112",
		lines: [line("DE", "TelefonSeelsorge", { call: "0800 111 0 111" })],
	},
	{
		country: "IE",
		name: "Ireland",
		emergency: "112",
		lines: [line("IE", "Samaritans", { call: "116 123" })],
	},
	{
		country: "NL",
		name: "Netherlands",
		emergency: "112",
		lines: [line("NL", "113 Zelfmoordpreventie", { call: "113" })],
	},
	{
		country: "NZ",
		name: "New Zealand",
		emergency: "111",
		lines: [line("NZ", "1737", { call: "1737", text: { number: "1737", word: null } })],
	},
	{
		country: "ES",
		name: "Spain",
		emergency: "112",
		lines: [line("ES", "024", { call: "024" })],
	},
	{
		country: "GB",
		name: "United Kingdom",
		emergency: "999",
		lines: [
			line("GB", "Samaritans", { call: "116 123" }),
			line("GB", "Shout", { text: { number: "85258", word: "SHOUT" } }),
		],
	},
	{
		country: "US",
		name: "United States",
		emergency: "911",
		lines: [
			line("US", "988 Lifeline", { call: "988", text: { number: "988", word: null } }),
			line("US", "Crisis Text Line", { text: { number: "741741", word: "HOME" } }),
		],
	},
];

/** What is known of a country; null where we know no lines of its own. */
export function helpIn(country: string | null): CountryHelp | null {
	return COUNTRIES.find((each) => each.country === country) ?? null;
}

/** Who answers at an emergency number, and the day it was checked. */
export function emergencyNote(number: string): { name: string; checkedOn: string } {
	const country = COUNTRIES.find(({ emergency }) => emergency === number);
	return { name: country?.emergencyName ?? "Emergency services", checkedOn: CHECKED_ON };
}

/** The lines to show: the country's own, then the one that knows every country. */
export function linesFor(country: string | null): HelpLine[] {
	return [...(helpIn(country)?.lines ?? []), FIND_A_HELPLINE];
}

/** "116 123" as a link dials it: "tel:116123". */
export function callLink(number: string): string {
	return `tel:${number.replace(/\s/g, "")}`;
}

/** A text to a number, with the word to send already written. */
export function textLink({ number, word }: NonNullable<HelpLine["text"]>): string {
	const to = `sms:${number.replace(/\s/g, "")}`;
	return word === null ? to : `${to}?&body=${encodeURIComponent(word)}`;
}
