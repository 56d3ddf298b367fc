import type { HelpKind } from "../help/help-kinds.ts";

/** A line to reach. Numbers are strings as people read them; null means not offered. */
export type HelpLine = {
	name: string;
	/** To call: "116 123". */
	call: string | null;
	/** To text, and the word to send if there is one. */
	text: { number: string; word: string | null } | null;
	/** To open, where the help is a website. */
	url: string | null;
	/** Where it serves, ISO 3166-1; null for everywhere. */
	country: string | null;
	/** The day the number was last checked, YYYY-MM-DD. */
	checkedOn: string;
	/** Panels that were stored before lines had kinds have none. */
	kinds?: HelpKind[] | undefined;
	/** Who it is for or when it answers, where that isn't everyone at any hour. */
	note?: string | undefined;
};

/** What we know about a country: its emergency number, then its lines. */
export type CountryHelp = {
	country: string;
	name: string;
	emergency: string;
	/** Who answers there, where that isn't all of them. */
	emergencyName?: string;
	lines: HelpLine[];
};

type LineData = Pick<HelpLine, "name" | "note"> &
	Partial<Pick<HelpLine, "call" | "url">> & {
		/** The first is the one it's best known for. */
		kinds: HelpKind[];
		/** "741741", or with a word to send "HOME to 741741". */
		text?: string;
	};
type CountryData = Omit<CountryHelp, "lines"> & { lines: LineData[] };

/** The days on which the lines were last checked. */
export const CRISIS_CHECKED_ON = "2026-11-21";
export const CHECKED_ON = "2026-11-24";

/** Fills in the fields that all lines of a country share. */
export function countryHelp({ lines, ...data }: CountryData): CountryHelp {
	return {
		...data,
		lines: lines.map(({ text, ...line }) => ({
			call: null,
			url: null,
			country: data.country,
			checkedOn: line.kinds[0] === "crisis" ? CRISIS_CHECKED_ON : CHECKED_ON,
			...line,
			text: text ? toText(text) : null,
		})),
	};
}

function toText(text: string): HelpLine["text"] {
	const [number = "", word = null] = text.split(" to ").reverse();
	return { number, word };
}
