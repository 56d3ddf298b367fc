import { readFile, writeFile } from "node:fs/promises";
import { main } from "../lib/main.ts";
import { markdownTable } from "../lib/markdown-table.ts";
import { writeHead } from "../train/files.ts";
import { reportReader } from "../train/report.ts";
import { measureByFacet, measureSafety, type Score } from "./measure-safety.ts";

/** The public page's data (`web/pages/safety-page.tsx`), and the document with the tables. */
const DATA = "shared/safety/scores.json";
const DOC = "docs/safety-scores.md";
const TABLE = /(<!-- scores -->\n)[\s\S]*?(\n<!-- \/scores -->)/;
const FACETS = /(<!-- facets -->\n)[\s\S]*?(\n<!-- \/facets -->)/;
const READER = /(<!-- reader -->\n)[\s\S]*?(\n<!-- \/reader -->)/;

type Published = { measuredOn: string; scores: Score[] };

/**
 * `npm run safety-scores`: measures what Layer 1 detects in its test sets, runs the learned reader's gate, and
 * publishes both. `--check` only compares the published scores with the measured ones.
 */
await main(async () => {
	const isCheck = process.argv.includes("--check");
	const { head, gate, text } = await reportReader();
	if (!isCheck) {
		// Written before the scores, which count a reader only if it passes.
		await writeHead({ ...head, passes: gate.passes });
	}
	const scores = await measureSafety();
	const facets = await measureByFacet();
	const published = JSON.parse(await readFile(DATA, "utf8").catch(() => '{"scores":[]}')) as Published;
	const doc = await readFile(DOC, "utf8");
	const isSame = JSON.stringify(published.scores) === JSON.stringify(scores);
	const measuredOn = isSame ? published.measuredOn : new Date().toISOString().slice(0, 10);
	const newDoc = doc
		.replace(TABLE, (_, before, after) => before + table(scores) + after)
		.replace(FACETS, (_, before, after) => before + facetTable(facets) + after)
		.replace(READER, (_, before, after) => before + text + after);
	if (!isCheck) {
		await writeFile(DATA, `${JSON.stringify({ measuredOn, scores } satisfies Published, null, "\t")}\n`);
		await writeFile(DOC, newDoc);
		process.stdout.write(`${text}\n`);
	} else if (!isSame || newDoc !== doc || head.passes !== gate.passes) {
		throw new Error(
			`${DATA} and ${DOC} do not say what is measured now. Run "npm run safety-scores" and read what changed.`,
		);
	}
});

function facetTable(facets: readonly Score[]): string {
	return markdownTable([
		["facet", "heard", "95% interval"],
		...facets.map(({ of, hits, size, low, high }) => [of, `${hits}/${size}`, `${low}–${high}%`]),
	]);
}

function table(scores: readonly Score[]): string {
	return markdownTable([
		["what", "heard, or raised without need", "share", "95% interval"],
		...scores.map(({ of, hits, size, isAlarm, low, high }) => [
			isAlarm ? `${of}: false alarms` : of,
			`${hits}/${size}`,
			`${Math.round((100 * hits) / size)}%`,
			`${low}–${high}%`,
		]),
	]);
}
