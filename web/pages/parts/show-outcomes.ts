import { changeWords, countWords, stoppedWords } from "#shared/outcome-words.ts";
import type { Outcome, Outcomes } from "#shared/schemas/public/outcomes.ts";
import { cellOf, fillTable, rowOf } from "./fill-table.ts";

const FIGURE = "py-2.5 pl-3 text-right tabular-nums";

/** Fills in the table of the page about outcomes. */
export function showOutcomes(path: string): Promise<void> {
	return fillTable<Outcomes>("outcomes", path, ({ exercises }) => exercises.map(drawn));
}

function drawn(outcome: Outcome): HTMLElement {
	const { mean, range } = changeWords(outcome);
	return rowOf("border-hairline border-b align-top", [
		cellOf("th", "py-2.5 font-normal", outcome.title, outcome.question ?? ""),
		cellOf("td", FIGURE, outcome.question === null ? "–" : countWords(outcome.rated)),
		cellOf("td", FIGURE, mean, range),
		cellOf("td", FIGURE, stoppedWords(outcome)),
	]);
}
