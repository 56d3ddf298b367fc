import { readFile, writeFile } from "node:fs/promises";
import { run } from "./run.ts";

const FILE = "docs/long-runs.md";

/** Puts what a long run found into the table of `docs/long-runs.md`, with its day. Throws when the command has no row there. */
export async function recordRun(command: string, result: string): Promise<void> {
	const lines = (await readFile(FILE, "utf8")).split("\n");
	const at = lines.findIndex((line) => line.startsWith(`| \`npm run ${command}\` `));
	const [, name, what] = lines[at]?.split("|") ?? [];
	if (name === undefined || what === undefined) {
		throw new Error(`${FILE} has no row for npm run ${command}.`);
	}
	const day = new Date().toISOString().slice(0, 10);
	lines[at] = `|${name}|${what}| ${day} | ${result} |`;
	await writeFile(FILE, lines.join("\n"));
	await run("biome", ["format", "--write", FILE], { quiet: true });
	process.stdout.write(`  Written into ${FILE}.\n`);
}
