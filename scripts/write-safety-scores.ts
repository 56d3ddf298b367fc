import { readFile, writeFile } from "node:fs/promises";
import { main } from "./lib/main.ts";
import { measureSafety, type Score } from "./lib/measure-safety.ts";

/** What the public page shows (`web/pages/safety-page.tsx`), and the decision's own table. */
const DATA = "shared/safety/scores.json";
const DOC = "docs/decisions/safety.md";
const TABLE = /(<!-- scores -->\n)[\s\S]*?(\n<!-- \/scores -->)/;

type Published = { measuredOn: string; scores: Score[] };

/**
 * `npm run safety-scores`: measures what Layer 1 hears of its test sets and publishes it. With `--check` it only says
 * whether what is published is what it hears now.
 */
await main(async () => {
	const scores = await measureSafety();
	const published = JSON.parse(await readFile(DATA, "utf8").catch(() => '{"scores":[]}')) as Published;
	const doc = await readFile(DOC, "utf8");
	const isSame = JSON.stringify(published.scores) === JSON.stringify(scores);
	const measuredOn = isSame ? published.measuredOn : new Date().toISOString().slice(0, 10);
	const newDoc = doc.replace(TABLE, (_, before, after) => before + table(scores) + after);
	if (!process.argv.includes("--check")) {
		await writeFile(DATA, `${JSON.stringify({ measuredOn, scores } satisfies Published, null, "\t")}\n`);
		await writeFile(DOC, newDoc);
	} else if (!isSame || newDoc !== doc) {
		throw new Error(
			`${DATA} and ${DOC} do not say what Layer 1 hears now. Run "npm run safety-scores" and read what changed.`,
		);
	}
});

function table(scores: readonly Score[]): string {
	const cells = [
		["what", "heard, or raised without need", "share", "95% interval"],
		...scores.map(({ of, hits, size, isAlarm, low, high }) => [
			isAlarm ? `${of}: false alarms` : of,
			`${hits}/${size}`,
			`${Math.round((100 * hits) / size)}%`,
			`${low}–${high}%`,
		]),
	];
	const widths = [0, 1, 2, 3].map((column) =>
		Math.max(...cells.map((row) => (row[column] as string).length)),
	);
	const line = (row: string[]) =>
		`| ${row.map((cell, at) => cell.padEnd(widths[at] as number)).join(" | ")} |`;
	const [head, ...rows] = cells.map(line);
	return ["", head, line(widths.map((width) => "-".repeat(width))), ...rows, ""].join("\n");
}
