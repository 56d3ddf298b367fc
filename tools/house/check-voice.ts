import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { main } from "../lib/main.ts";
import { addedLines, readRules, warningsOf } from "./voice.ts";

/**
 * `npm run check`: warns where the lines changed since the last commit (or in it, when nothing is changed since) use a phrase of
 * tools/house/deny-list.tsv. It never fails: a phrase may be right where it is.
 */
await main(async () => {
	const rules = readRules(readFileSync("tools/house/deny-list.tsv", "utf8"));
	const changed = diff("HEAD");
	const warnings = warningsOf(addedLines(changed === "" ? diff("HEAD~1", "HEAD") : changed), rules);
	for (const { file, line, found, instead } of warnings) {
		process.stdout.write(`${file}:${line}  "${found.trim()}"  ${instead}.\n`);
	}
	process.stdout.write(`${warnings.length} phrases to look at in the changed lines.\n`);
});

function diff(...commits: string[]): string {
	return execFileSync("git", ["diff", "-U0", "--no-color", ...commits], {
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
}
