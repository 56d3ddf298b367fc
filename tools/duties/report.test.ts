import { describe, expect, it } from "vitest";
import { type CountRow, dutiesReport } from "./report.ts";

const ROWS: CountRow[] = [
	{ month: "2027-01", country: "US", level: "thoughts", shown: 7, used: 2 },
	{ month: "2027-01", country: "GB", level: "thoughts", shown: 5, used: 1 },
	{ month: "2027-03", country: "US", level: "self-harm", shown: 2, used: 0 },
	{ month: "2027-03", country: "US", level: "eating", shown: 4, used: 0 },
	{ month: "2027-12", country: "--", level: "none", shown: 30, used: 9 },
	{ month: "2026-12", country: "US", level: "thoughts", shown: 1_000, used: 1_000 },
	{ month: "2028-01", country: "US", level: "thoughts", shown: 1_000, used: 1_000 },
];

/** The cells of the table row that begins so. */
const rowOf = (report: string, name: string) =>
	report
		.split("\n")
		.find((line) => line.startsWith(`| ${name} `))
		?.split("|")
		.slice(2, -1)
		.map((cell) => cell.trim());

describe("the yearly report", () => {
	const report = dutiesReport(2027, ROWS, "a test");

	// spec: P.89
	it("adds up one year, by country, by level and by month", () => {
		expect(rowOf(report, "all countries")).toEqual(["14", "48", "30", "12"]);
		expect(rowOf(report, "United States")).toEqual(["9", "13", "0", "2"]);
		expect(rowOf(report, "country not known")).toEqual(["0", "30", "30", "9"]);
		expect(rowOf(report, "thoughts of suicide")).toEqual(["12", "3"]);
		expect(rowOf(report, "2027-03")).toEqual(["6", "0"]);
		expect(rowOf(report, "2027-02")).toEqual(["0", "0"]);
		expect(report).not.toContain("1000");
	});

	it("gives each law its number, and where the protocols are", () => {
		for (const law of ["California SB 243", "Washington HB 2225", "Oregon SB 1546"]) {
			expect(report).toMatch(new RegExp(`${law}[^]*?13 in the United States`));
		}
		expect(report).toContain("docs/decisions/safety/screening.md");
	});

	// spec: P.89
	it("says that a lawyer must confirm it, and what was not read", () => {
		expect(report).toContain("A lawyer must confirm the form before this is sent");
		expect(report).toContain("We have not read the statutes");
	});

	it("of a year without counts is all zeros, and says that there are none", () => {
		const empty = dutiesReport(2031, ROWS, "a test");
		expect(empty).toContain("Months with counts: none.");
		expect(rowOf(empty, "all countries")).toEqual(["0", "0", "0", "0"]);
	});
});
