import { describe, expect, it } from "vitest";
import { isOwnRisk } from "#shared/safety/risk.ts";
import { screen } from "#shared/safety/screen.ts";
import { assess } from "#shared/safety/verdict.ts";
import { rowsOf, type SetRow } from "#worker/test/requests/safety-set.ts";

/** Of what was tuned on, so much must stay heard, and so little may be raised without need. */
const TUNED_MIN = 0.9;
const ALARMS_MAX = 0.02;

const LANGUAGES = ["es", "fr", "de", "nl", "pt", "it"];

const read = ({ text, before }: SetRow) => screen(text, before);
const isRaised = (row: SetRow) => isOwnRisk(read(row));
const missed = (rows: SetRow[]) => rows.filter((row) => !isRaised(row));
/** Neither by a panel nor by the quiet line. */
const unheard = (rows: SetRow[]) => rows.filter(({ text, before }) => assess(text, before).tier === "none");
const share = (part: number, whole: number) => `${part}/${whole} (${((100 * part) / whole).toFixed(1)}%)`;

/** Printed with every run, whatever it says. */
function print(line: string): void {
	process.stdout.write(`  safety: ${line}\n`);
}

describe("the test sets of safety, by Layer 1 alone", () => {
	// spec: S.5
	it("everything that says it outright is heard", () => {
		const rows = rowsOf("explicit");
		print(`explicit ${share(rows.length - missed(rows).length, rows.length)}`);
		const agreed = rows.filter((row) => read(row) === row.level);
		print(`explicit, the very level ${share(agreed.length, rows.length)}`);
		const others = rows.filter((row) => !agreed.includes(row)).map((row) => `${row.level} as ${read(row)}`);
		print(`explicit, another level: ${others.join(", ")}`);
		expect(rows.length).toBeGreaterThanOrEqual(60);
		expect(missed(rows).map(({ text }) => text)).toEqual([]);
	});

	// spec: S.9
	it("four of five of what is veiled, coded or asked after bad news are heard", () => {
		const rows = rowsOf("veiled");
		const hits = rows.length - unheard(rows).length;
		print(
			`veiled ${share(hits, rows.length)}, by a panel ${share(rows.length - missed(rows).length, rows.length)}; missed: ${unheard(
				rows,
			)
				.map(({ text }) => text)
				.join(" | ")}`,
		);
		expect(rows.length).toBeGreaterThanOrEqual(60);
		expect(hits / rows.length).toBeGreaterThanOrEqual(0.8);
	});

	/** Written before a look at the patterns; "both", "w/o" and missing apostrophes are on purpose. */
	it("hears that others would be better off without the writer, and not that they manage on Friday", () => {
		const rows = rowsOf("look-alikes/absence");
		const risky = rows.filter(({ level }) => isOwnRisk(level));
		const ordinary = rows.filter(({ level }) => level === "none");
		const alarms = ordinary.filter((row) => read(row) !== "none");
		const hits = risky.length - unheard(risky).length;
		print(`absence ${share(hits, risky.length)}, false alarms ${share(alarms.length, ordinary.length)}`);
		expect(risky.length).toBeGreaterThanOrEqual(60);
		expect(ordinary.length).toBeGreaterThanOrEqual(60);
		expect(hits / risky.length).toBeGreaterThanOrEqual(0.95);
		expect(alarms.length / ordinary.length).toBeLessThanOrEqual(0.08);
	});

	// spec: S.10
	it("idiom and ordinary sadness raise it in at most one of fifty", () => {
		const rows = rowsOf("ordinary");
		const alarms = rows.filter((row) => read(row) !== "none");
		print(`ordinary, false alarms ${share(alarms.length, rows.length)}`);
		expect(rows.length).toBeGreaterThanOrEqual(120);
		expect(alarms.length / rows.length).toBeLessThanOrEqual(0.02);
	});

	// spec: S.11
	it("worry for another gets the helper's answer, and never makes the writer the one at risk", () => {
		const rows = rowsOf("other");
		const unheardOf = rows.filter((row) => read(row) !== "other");
		print(`worry for another ${share(rows.length - unheardOf.length, rows.length)}`);
		expect(rows.length).toBeGreaterThanOrEqual(20);
		expect(unheardOf.map(({ text }) => text)).toEqual([]);
	});

	// spec: S.13
	it.each(LANGUAGES)("everything that says it outright in %s is heard, and no idiom is", (language) => {
		const rows = rowsOf(language);
		const risky = rows.filter(({ level }) => level !== "none");
		const ordinary = rows.filter(({ level }) => level === "none");
		print(`${language} ${share(risky.length - missed(risky).length, risky.length)}`);
		expect(risky.length).toBeGreaterThanOrEqual(15);
		expect(missed(risky)).toEqual([]);
		expect(ordinary.filter(isRaised)).toEqual([]);
	});

	it.each(["en", ...LANGUAGES])(
		"nine of ten that the patterns were tuned on in %s are heard, and hardly an alarm",
		(language) => {
			const rows = rowsOf(`tuning-${language}`);
			const risky = rows.filter(({ level }) => isOwnRisk(level));
			const ordinary = rows.filter(({ level }) => level === "none");
			const alarms = ordinary.filter((row) => read(row) !== "none");
			const hits = risky.length - unheard(risky).length;
			const agreed = risky.filter((row) => read(row) === row.level);
			print(
				`tuning ${language} ${share(hits, risky.length)}, the very level ${share(agreed.length, risky.length)}, false alarms ${share(alarms.length, ordinary.length)}`,
			);
			expect(ordinary.length).toBeGreaterThanOrEqual(risky.length);
			expect(hits / risky.length).toBeGreaterThanOrEqual(TUNED_MIN);
			expect(alarms.length / ordinary.length).toBeLessThanOrEqual(ALARMS_MAX);
		},
	);

	/** Written in one go without a look at the patterns, then mended in part: between what is tuned and what is not. */
	it("half of what was written beside the patterns is heard", () => {
		const rows = rowsOf("probe-en");
		const risky = rows.filter(({ level }) => isOwnRisk(level));
		const ordinary = rows.filter(({ level }) => level === "none");
		const alarms = ordinary.filter((row) => read(row) !== "none");
		const hits = risky.length - unheard(risky).length;
		print(`probe ${share(hits, risky.length)}, false alarms ${share(alarms.length, ordinary.length)}`);
		expect(hits / risky.length).toBeGreaterThanOrEqual(0.5);
		expect(alarms.length / ordinary.length).toBeLessThanOrEqual(ALARMS_MAX);
	});

	/** Nobody who writes the patterns has read these: only the counts are shown, so that they stay honest. */
	it("what nobody tuned for is measured, and only counted", () => {
		const rows = rowsOf("held-out");
		for (const set of ["explicit", "veiled", "ordinary"] as const) {
			const ofSet = rows.filter((row) => row.set === set);
			print(`held-out ${set}, raised ${share(ofSet.filter(isRaised).length, ofSet.length)}`);
		}
		const explicit = rows.filter(({ set }) => set === "explicit");
		expect(explicit.filter(isRaised).length / explicit.length).toBeGreaterThanOrEqual(0.7);
	});
});
