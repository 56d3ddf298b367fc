import { existsSync, globSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { main } from "../lib/main.ts";
import { CITATION, citationProblems } from "./citations.ts";

const SECURITY = "docs/security.md";

const FOLDERS = "bench,corpus,docs,e2e,migrations,shared,tools,web,worker";

/** One of our files, in prose or a diagram. A placeholder, such as <name>.ts, is an example. */
const FILE = /(?<![\w@:./<>*}-])[\w./-]*\w\.(?:tsx?|css|html|jsonl?|md|sql|toml|txt)(?![\w(*])/g;
const FOLDER = new RegExp(`\`((?:${FOLDERS.replaceAll(",", "|")})/[\\w./-]*|[\\w-]+(?:/[\\w-]+)*/)\``, "g");

/** They look like our paths: a call, and files that tools write. */
const NOT_OURS = ["c.json", "dist/attune/wrangler.json", "letters/"];

/** Every picture and page that a document points to must be there, every file and folder that it names, and every test that the security map names. */
await main(async () => {
	const dead: string[] = [];
	const ends = endsOf(globSync(["*", `{${FOLDERS}}/**`]));
	for await (const file of glob(["*.md", "docs/**/*.md"])) {
		const text = await readFile(file, "utf8");
		for (const [, target = ""] of text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)) {
			if (!/^[a-z]+:/i.test(target) && !existsSync(join(dirname(file), target))) {
				dead.push(`${file} points to ${target}, which is not there.`);
			}
		}
		const named = [...text.matchAll(FILE), ...text.matchAll(FOLDER)].map(([all, folder]) => folder ?? all);
		for (const name of new Set(named)) {
			if (!NOT_OURS.includes(name) && !ends.has(join(name).replace(/^(?:\.\.\/)+|\/$/g, ""))) {
				dead.push(`${file} names ${name}, which is not there.`);
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

/** By each path and each of its ends: "a/b/c.ts", "b/c.ts" and "c.ts". */
function endsOf(paths: readonly string[]): Set<string> {
	return new Set(paths.flatMap((path) => path.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
}
