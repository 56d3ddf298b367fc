import { readFile, writeFile } from "node:fs/promises";
import { run } from "./run.ts";

/** Puts what a long run found into the table of `docs/long-runs.md`, with its day. Throws when the command has no row there. */
export async function recordRun(command: string, result: string): Promise<void> {
	await recordRow("docs/long-runs.md", `\`npm run ${command}\``, [result]);
}

/**
 * Writes a result at the end of a table's row: the row that begins with `name`, whose last columns are the day and
 * the results. Throws without such a row.
 */
export async function recordRow(file: string, name: string, results: string[]): Promise<void> {
	const lines = (await readFile(file, "utf8")).split("\n");
	const at = lines.findIndex((line) => line.startsWith(`| ${name} `));
	const cells = lines[at]?.split("|").slice(1, -1);
	if (!cells || cells.length < results.length + 2) {
		throw new Error(`${file} has no row for ${name}.`);
	}
	const day = new Date().toISOString().slice(0, 10);
	const kept = cells.slice(0, cells.length - results.length - 1);
	lines[at] = `|${[...kept, ` ${day} `, ...results.map((result) => ` ${result} `)].join("|")}|`;
	await writeFile(file, lines.join("\n"));
	await run("biome", ["format", "--write", file], { quiet: true });
	process.stdout.write(`  ${name}: ${results.join(" · ")}\n`);
}
