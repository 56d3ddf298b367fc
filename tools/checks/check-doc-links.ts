import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { main } from "../lib/main.ts";
import { CITATION, citationProblems } from "./citations.ts";

/** Its table names a test for each point. */
const SECURITY = "docs/security.md";

/** Every picture and page that a document points to must be there, and every test that the security map names. */
await main(async () => {
	const dead: string[] = [];
	for await (const file of glob(["*.md", "docs/**/*.md"])) {
		for (const [, target = ""] of (await readFile(file, "utf8")).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
			if (!/^[a-z]+:/i.test(target) && !existsSync(join(dirname(file), target))) {
				dead.push(`${file} points to ${target}, which is not there.`);
			}
		}
	}
	for (const citation of (await readFile(SECURITY, "utf8")).matchAll(CITATION)) {
		dead.push(...citationProblems(citation).map((problem) => `${SECURITY}: ${problem}`));
	}
	if (dead.length > 0) {
		throw new Error(dead.join("\n"));
	}
});
