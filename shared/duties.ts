const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How often a person must be told that they're talking with an AI, in ms. */
export type Cadence = {
	/** At the start of an interaction, unless they were told within this time: 0 is at every start. */
	startEvery: number;
	/** During use. Null where the law names no time. */
	useEvery: number | null;
	/** The same for people known to be under 18. */
	minorUseEvery: number | null;
};

/** What a law asks of a companion chatbot about saying what it is. */
export type Duty = Cadence & {
	/** ISO 3166: a country, or one with its part. `EU` is the union. */
	jurisdiction: string;
	law: string;
	/** In force since, YYYY-MM-DD. */
	since: string;
	/** Where it was read. */
	source: string;
	/** Whether the source is the law itself, not a summary. */
	isStatute: boolean;
	checkedOn: string;
};

/** A lawyer must confirm every row before launch: it was read by engineers, and mostly in summaries. */
export const DUTIES: readonly Duty[] = [
	{
		jurisdiction: "US-NY",
		law: "New York General Business Law, article 47, § 1702",
		since: "2025-11-05",
		startEvery: DAY_MS,
		useEvery: 3 * HOUR_MS,
		minorUseEvery: 3 * HOUR_MS,
		source: "https://www.nysenate.gov/legislation/laws/GBS/1702",
		isStatute: true,
		checkedOn: "2026-11-24",
	},
	{
		jurisdiction: "US-CA",
		law: "California SB 243",
		since: "2026-01-01",
		startEvery: 0,
		useEvery: null,
		minorUseEvery: 3 * HOUR_MS,
		source:
			"https://www.onlygfs.ai/article/ai-companion-laws-explained-what-california-and-new-york-require-in-2026",
		isStatute: false,
		checkedOn: "2026-11-24",
	},
	{
		jurisdiction: "US-WA",
		law: "Washington HB 2225",
		since: "2027-01-01",
		startEvery: 0,
		useEvery: 3 * HOUR_MS,
		minorUseEvery: HOUR_MS,
		source: "https://www.regulon.ai/bills/WA-HB-2225",
		isStatute: false,
		checkedOn: "2026-11-24",
	},
	{
		jurisdiction: "US-OR",
		law: "Oregon SB 1546",
		since: "2027-01-01",
		startEvery: 0,
		useEvery: null,
		minorUseEvery: HOUR_MS,
		source:
			"https://www.troutmanprivacy.com/2026/03/oregon-legislature-passes-bill-regulating-consumer-facing-interactive-ai-with-private-right-of-action",
		isStatute: false,
		checkedOn: "2026-11-24",
	},
];

/**
 * Returns how often a person must be told in a jurisdiction: the strictest of its rows. For a country without its
 * part, the rows of all its parts count; for an unknown place, or one without rows, all rows do.
 */
export function cadenceIn(jurisdiction: string | null): Cadence {
	const country = jurisdiction?.slice(0, 2);
	const fitting = DUTIES.filter((duty) =>
		jurisdiction?.includes("-")
			? duty.jurisdiction === jurisdiction
			: duty.jurisdiction.slice(0, 2) === country,
	);
	const rows = fitting.length > 0 ? fitting : DUTIES;
	return {
		startEvery: Math.min(...rows.map(({ startEvery }) => startEvery)),
		useEvery: shortest(rows.map(({ useEvery }) => useEvery)),
		minorUseEvery: shortest(rows.map(({ minorUseEvery }) => minorUseEvery)),
	};
}

function shortest(times: readonly (number | null)[]): number | null {
	const named = times.filter((time) => time !== null);
	return named.length > 0 ? Math.min(...named) : null;
}
