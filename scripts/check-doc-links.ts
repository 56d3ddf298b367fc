import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { main } from "./lib/main.ts";

/** Every picture and page that a document points to must be there. */
await main(async () => {
	const dead: string[] = [];
	for await (const file of glob(["*.md", "docs/**/*.md"])) {
		for (const [, target = ""] of (await readFile(file, "utf8")).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
			if (!/^[a-z]+:/i.test(target) && !existsSync(join(dirname(file), target))) {
				dead.push(`${file} points to ${target}, which is not there.`);
			}
		}
	}
	if (dead.length > 0) {
		throw new Error(dead.join("\n"));
	}
});
