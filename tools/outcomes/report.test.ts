import { expect, it } from "vitest";
import { TOO_FEW } from "#shared/schemas/public/outcomes.ts";
import { outcomesReport } from "./report.ts";

const OUTCOME = {
	exerciseId: "sort-the-pile",
	title: "Sort the pile",
	question: "How heavy is it, 0 to 10?",
	begun: 50,
	stopped: 10,
	rated: 25,
	change: { mean: -2, low: -2.83, high: -1.17 },
};

const cellsOf = (report: string, title: string) =>
	report
		.split("\n")
		.find((line) => line.startsWith(`| ${title} `))
		?.split("|")
		.slice(2, -1)
		.map((cell) => cell.trim());

// spec: P.96
it("prints each exercise with its figures, or that there are too few, and what they can't say", () => {
	const few = { ...OUTCOME, title: "Few", rated: TOO_FEW, change: null } as const;
	const report = outcomesReport({ exercises: [OUTCOME, few] }, "a test");
	expect(cellsOf(report, "Sort the pile")).toEqual([
		"How heavy is it, 0 to 10?",
		"25",
		"−2.0",
		"−2.8 to −1.2",
		"10 of 50",
	]);
	expect(cellsOf(report, "Few")?.slice(1, 4)).toEqual([TOO_FEW, TOO_FEW, ""]);
	expect(report).toContain("Counted in a test.");
	expect(report).toContain("There is no comparison group");
});

// spec: P.96
it("says that nothing was counted yet", () => {
	expect(outcomesReport({ exercises: [] }, "a test")).toContain("Nothing was counted yet.");
});
