import { RISK_LEVELS, type RiskLevel } from "#shared/safety/risk.ts";
import { markdownTable } from "../lib/markdown-table.ts";

/** A row of `help_counts`, as D1 gives it. */
export type CountRow = { month: string; country: string; level: RiskLevel; shown: number; used: number };

type Sum = Pick<CountRow, "shown" | "used">;

/** Suicide and self-harm, which the three laws ask about first. Other levels are reported beside them. */
const OWN_LIFE: readonly RiskLevel[] = [
	"wish",
	"thoughts",
	"method",
	"intent",
	"imminent",
	"behaviour",
	"self-harm",
];

const NAMES: Record<RiskLevel, string> = {
	none: "words that may mean danger (a quiet line of help)",
	other: "worry about someone else",
	wish: "a wish to be dead",
	thoughts: "thoughts of suicide",
	method: "thoughts with a method",
	intent: "intent",
	imminent: "a time near, or the means at hand",
	behaviour: "an attempt or its preparation",
	"self-harm": "self-harm",
	abuse: "abuse or violence by someone else",
	violence: "hurting someone",
	eating: "eating",
	psychosis: "voices or visions",
};

/** Where the protocols are documented, one per item that the laws name. */
const PROTOCOLS = [
	"Detecting and responding: every message is read before any model answers, and help with crisis lines is shown above the reply (docs/decisions/safety/screening.md, the public page /safety).",
	"Not producing such content: replies to danger are fixed texts checked by tests, and a connected model gets instructions for danger (worker/modules/coaching/prompts, worker/danger).",
	"Clinical sources: the levels follow the columns of the C-SSRS triage. The safety plan follows Stanley and Brown.",
];

/**
 * The yearly report as Markdown, for a lawyer to put into each law's form. `source` says which database it was counted from.
 */
export function dutiesReport(year: number, rows: readonly CountRow[], source: string): string {
	const counted = rows.filter(({ month }) => month.startsWith(`${year}-`));
	const months = [...new Set(counted.map(({ month }) => month))].sort();
	const inUs = counted.filter(({ country }) => country === "US");
	const unknown = counted.filter(({ country }) => country === "--");
	return [
		`# Crisis referrals in ${year}`,
		"",
		"**A lawyer must confirm the form before this is sent to anyone.** We have not read the statutes or their rules. What the",
		"laws ask for comes from third-party summaries, and dates, forms and addressees may be wrong or out of date.",
		"",
		`Counted from ${source}. Months with counts: ${months.length > 0 ? months.join(", ") : "none"}.`,
		"",
		"## Number of referrals to crisis services",
		"",
		"A referral is help with crisis lines shown above a reply, after a typed mood or at the end of an exercise. The help of",
		"one reply counts once, at the level at which its panel was first shown.",
		markdownTable([
			["where", "suicide and self-harm", "all levels", "quiet lines among them", "used"],
			whereRow("all countries", counted),
			whereRow("United States", inUs),
			whereRow("country not known", unknown),
		]),
		"By level, all countries:",
		markdownTable([
			["level", "shown", "used"],
			...RISK_LEVELS.map((level) => {
				const { shown, used } = sumOf(counted.filter((row) => row.level === level));
				return [NAMES[level], String(shown), String(used)];
			}),
		]),
		"By month, all countries:",
		markdownTable([
			["month", "shown", "used"],
			...Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, "0")}`).map((month) => {
				const { shown, used } = sumOf(counted.filter((row) => row.month === month));
				return [month, String(shown), String(used)];
			}),
		]),
		"## What each law is said to ask for",
		"",
		"- **California SB 243**, a yearly report to the Office of Suicide Prevention, first on 1 July 2027: the number of crisis",
		`  service provider referral notifications in the year before (${sumOf(inUs).shown} in the United States), and the protocols`,
		"  for detecting and responding to suicidal ideation and for not talking about suicidal acts with the user. No personal data.",
		"- **Washington HB 2225**, from 1 January 2027: the protocols and the yearly number of crisis referral notifications, in",
		`  public (${sumOf(inUs).shown} in the United States). It also names self-harm and eating disorders.`,
		"- **Oregon SB 1546**, from 1 January 2027: reporting on crisis referrals and on the protocols. To whom and in which form",
		`  the summaries disagree (${sumOf(inUs).shown} in the United States).`,
		"",
		"## Protocols",
		"",
		...PROTOCOLS.map((each) => `- ${each}`),
		"",
		"## What these numbers are not",
		"",
		"- They count notifications, not people. We keep no time but the month and nothing about who it was.",
		"- We know a country but not a state, so we can't separate California, Washington and Oregon.",
		"- `used` counts that someone opened “Get help now”, or called, texted or opened a line from the app. One person can count",
		"  several times. A call made by hand isn't counted.",
		"- Not counted: help on the landing page, on /help, above a transcript that wasn't sent, and for words that never",
		"  reached the server.",
		"- A count is lost when the database can't be reached. The log says so: `help: not counted`.",
		"",
	].join("\n");
}

function whereRow(where: string, rows: readonly CountRow[]): string[] {
	const all = sumOf(rows);
	return [
		where,
		String(sumOf(rows.filter(({ level }) => OWN_LIFE.includes(level))).shown),
		String(all.shown),
		String(sumOf(rows.filter(({ level }) => level === "none")).shown),
		String(all.used),
	];
}

function sumOf(rows: readonly Sum[]): Sum {
	return rows.reduce((sum, { shown, used }) => ({ shown: sum.shown + shown, used: sum.used + used }), {
		shown: 0,
		used: 0,
	});
}
