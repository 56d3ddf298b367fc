import { existsSync, globSync, readFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { main } from "../lib/main.ts";

/** A test file in backticks and, behind it, parts of its tests' titles in quotation marks. */
const CITED_TEST = /`([\w./-]+\.(?:test|spec)\.tsx?)`((?:\s*,?\s*"[^"]+")+)/g;

const FOLDERS = "bench,corpus,docs,e2e,migrations,shared,tools,web,worker";

/** One of our files, in prose or a diagram. A placeholder, such as <name>.ts, is an example. */
const FILE = /(?<![\w@:./<>*}-])[\w./-]*\w\.(?:tsx?|css|html|jsonl?|md|sql|toml|txt)(?![\w(*])/g;
const FOLDER = new RegExp(`\`((?:${FOLDERS.replaceAll(",", "|")})/[\\w./-]*|[\\w-]+(?:/[\\w-]+)*/)\``, "g");

/** They look like our paths: a call, and files that tools write. */
const NOT_OURS = ["c.json", "dist/attune/wrangler.json", "letters/"];

/** Every picture and page that a document points to must be there, every file and folder that it names, and every test that it quotes. */
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
		dead.push(...missingTests(text).map((missing) => `${file} quotes ${missing}, which is not there.`));
		const named = [...text.matchAll(FILE), ...text.matchAll(FOLDER)].map(([all, folder]) => folder ?? all);
		for (const name of new Set(named)) {
			if (!NOT_OURS.includes(name) && !ends.has(join(name).replace(/^(?:\.\.\/)+|\/$/g, ""))) {
				dead.push(`${file} names ${name}, which is not there.`);
			}
		}
	}
	if (dead.length > 0) {
		throw new Error(dead.join("\n"));
	}
});

/** The quoted tests that are gone. Formatters break lines and titles of `it.each` are templates: only letters count. */
function missingTests(text: string): string[] {
	return [...text.matchAll(CITED_TEST)].flatMap(([, test = "", titles = ""]) => {
		const source = existsSync(test) ? squeezed(readFileSync(test, "utf8")) : "";
		return [...titles.matchAll(/"([^"]+)"/g)]
			.map(([, title = ""]) => title)
			.filter((title) => !source.includes(squeezed(title)))
			.map((title) => `"${title}" in ${test}`);
	});
}

function squeezed(text: string): string {
	return text.toLowerCase().replace(/\s+/g, "");
}

/** By each path and each of its ends: "a/b/c.ts", "b/c.ts" and "c.ts". */
function endsOf(paths: readonly string[]): Set<string> {
	return new Set(paths.flatMap((path) => path.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
}
