import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addedLines, readRules, warningsOf } from "./voice.ts";

const RULES = readRules(readFileSync("tools/house/deny-list.tsv", "utf8"));
const found = (file: string, text: string) =>
	warningsOf([{ file, line: 1, text }], RULES).map((warning) => warning.found);

describe("the phrases to avoid", () => {
	it("are looked for in the lines that a change adds, and in no others", () => {
		const diff = [
			"--- a/docs/a.md",
			"+++ b/docs/a.md",
			"@@ -3,0 +4,2 @@ whoever",
			"+Nobody knows.",
			"+Fine.",
			"@@ -9 +11 @@",
			"-Somebody knew.",
			"+Sure.",
		].join("\n");
		const lines = addedLines(diff);
		expect(lines).toEqual([
			{ file: "docs/a.md", line: 4, text: "Nobody knows." },
			{ file: "docs/a.md", line: 5, text: "Fine." },
			{ file: "docs/a.md", line: 11, text: "Sure." },
		]);
		expect(warningsOf(lines, RULES)).toMatchObject([{ line: 4, found: "Nobody" }]);
	});

	it.each([
		["in docs", "docs/a.md", "Whoever deploys sends an e-mail.", ["Whoever", "e-mail"]],
		["in a comment", "worker/a.ts", "\t// Somebody waits.", ["Somebody"]],
		["in a docstring", "web/a.tsx", " * It stands in the list.", ["stands in"]],
		[
			"in words on a page",
			"web/a.tsx",
			"\t\t<p>Your draft could not be saved.</p>",
			["could not be saved", "could not"],
		],
		["in a message", "web/a.ts", 'const TEXT = "Nobody is here.";', ["Nobody"]],
	])("are found %s", (_, file, text, expected) => {
		expect(found(file, text)).toEqual(expect.arrayContaining(expected));
	});

	it.each([
		["code", "docs/a.md", "Call `nobody()`."],
		["a transcript", "docs/transcripts/a.md", "Nobody cares."],
		["a test", "worker/a.test.ts", "// Nobody waits."],
		["a name in code", "web/a.ts", "const nobody = makeUser();"],
		["a class", "web/a.tsx", '<p className="nobody is-here">'],
		["what the coach says", "worker/guide/say.ts", '"Nobody should be alone with that."'],
		["so many inside a sentence", "docs/a.md", "There are so many."],
	])("are not looked for in %s", (_, file, text) => {
		expect(found(file, text)).toEqual([]);
	});
});
