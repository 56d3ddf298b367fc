import { changeWords, countWords, stoppedWords } from "#shared/outcome-words.ts";
import type { Outcomes } from "#shared/schemas/public/outcomes.ts";
import { markdownTable } from "../lib/markdown-table.ts";

/** The totals as Markdown. `source` says which database they were counted in. */
export function outcomesReport({ exercises }: Outcomes, source: string): string {
	const rows = exercises.map((outcome) => {
		const { mean, range } = changeWords(outcome);
		return [
			outcome.title,
			outcome.question ?? "",
			outcome.question === null ? "" : countWords(outcome.rated),
			mean,
			range,
			stoppedWords(outcome),
		];
	});
	return [
		"# What exercises did for those who let it be counted",
		"",
		`Counted in ${source}.`,
		"",
		"Change is after minus before, from 0 to 10: a minus is lighter. The range holds the true mean in 95 of 100 such counts, if",
		"each run were another person's. There is no comparison group, people chose to be counted and to rate twice, and what is",
		"heavy often gets lighter over time.",
		rows.length === 0
			? "\nNothing was counted yet.\n"
			: markdownTable([["exercise", "asked", "rated", "change", "range", "stopped"], ...rows]),
	].join("\n");
}
