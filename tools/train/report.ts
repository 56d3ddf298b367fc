import { markdownTable } from "../lib/markdown-table.ts";
import { readPart } from "./examples.ts";
import { type Choice, type Choices, choicesOf, type Figure, figuresOf } from "./figures.ts";
import { type HeadFile, readReader } from "./files.ts";
import { type Gate, gateOf, points } from "./gate.ts";
import { judge } from "./judge.ts";

/** Counts the trained reader on the unseen part of the corpus. Returns its head, the gate, and the text for the decision. */
export async function reportReader(): Promise<{ head: HeadFile; gate: Gate; text: string }> {
	const reader = await readReader();
	const judged = judge(readPart("sealed"), reader);
	const gate = gateOf(judged);
	const { outOfFold } = reader.head;
	const text = [
		"",
		...verdictLines(gate, outOfFold.gate),
		figuresTable(figuresOf(judged), outOfFold.figures),
		'The same scores could choose which messages the second look reads. "Chosen by the reader" means a score that one in',
		"five ordinary turns of the training data reaches. Danger is counted only where the rules show neither panel nor row.",
		choicesTable(choicesOf(judged), outOfFold.choices),
	].join("\n");
	return { head: reader.head, gate, text };
}

function verdictLines(gate: Gate, leftOut: Omit<Gate, "passes" | "reasons">): string[] {
	return [
		`**The reader ${gate.passes ? "passes" : "does not pass"} the gate.**`,
		"",
		...gate.reasons.map((reason) => `- Missing: ${reason}.`),
		...(gate.passes ? [] : [""]),
		`On unseen writers: ${summary(gate)}.`,
		`In training, on writers left out: ${summary(leftOut)}.`,
	];
}

function summary({ ordinary, dark, gain }: Omit<Gate, "passes" | "reasons">): string {
	return [
		`rows on ${ordinary.rows} of ${ordinary.turns} ordinary turns (${ordinary.writers} writers)`,
		`on ${dark.rows} of ${dark.lines} dark-sounding lines`,
		`recall of veiled danger ${points(gain.share)} points above the rules (95% interval ${points(gain.low)} to ${points(gain.high)})`,
	].join(", ");
}

function figuresTable(unseen: readonly Figure[], leftOut: readonly Figure[]): string {
	const names = [...new Set([...unseen, ...leftOut].map(({ of }) => of))];
	const cells = (figure: Figure | undefined) =>
		figure === undefined
			? ["–", "", "", ""]
			: [
					String(figure.size),
					...[figure.rules, figure.reader, figure.both].map((count) => share(count, figure.size)),
				];
	return markdownTable([
		["panel or row", "unseen", "rules", "reader", "both", "left out", "rules", "reader", "both"],
		...names.map((name) => [
			name,
			...cells(unseen.find(({ of }) => of === name)),
			...cells(leftOut.find(({ of }) => of === name)),
		]),
	]);
}

function choicesTable(unseen: Choices, leftOut: Choices): string {
	const row = (name: string, choice: Choice, sizes: Choice) => [
		name,
		share(choice.ordinary, sizes.ordinary),
		share(choice.dark, sizes.dark),
		...(["life", "other", "harm"] as const).map(
			(kind) => `${share(choice[kind], sizes[kind])} of ${sizes[kind]}`,
		),
	];
	return markdownTable([
		[
			"chosen for the second look",
			"ordinary turns",
			"dark-sounding",
			"missed risk to life",
			"missed worry",
			"missed other harm",
		],
		row("by the reader, unseen writers", unseen.reader, unseen.sizes),
		row("by doubt, unseen writers", unseen.doubt, unseen.sizes),
		row("by the reader, writers left out", leftOut.reader, leftOut.sizes),
		row("by doubt, writers left out", leftOut.doubt, leftOut.sizes),
	]);
}

function share(count: number, size: number): string {
	const percent = size === 0 ? 0 : (100 * count) / size;
	return `${percent.toFixed(percent < 10 ? 1 : 0)}%`;
}
