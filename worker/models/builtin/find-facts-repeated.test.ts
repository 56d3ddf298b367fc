import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { findFacts } from "./find-facts.ts";
import { takenBack } from "./find-facts-taken-back.ts";

const READERS = "guards,read,people,deaths,partings,denied,ended,spelling";
const PHRASES = [
	"my sister Ana",
	"I have two kids, Max and Leni,",
	"Max, Leni and",
	"I live in New York",
	"my six-year-old",
	"I work as a senior",
	"New of the",
	"Tom and I",
	"my husband just",
	"had to put",
];

/** Every tenth few words of the patterns: a pattern that reads them in two ways would never end. */
function wordsOfPatterns(): string[] {
	const sources = globSync(`worker/models/builtin/find-facts-{${READERS}}.ts`).map((file) =>
		readFileSync(file, "utf8"),
	);
	const words = sources.flatMap((source) => source.match(/[a-z][a-z' ]+/gi) ?? []).map((each) => each.trim());
	return [...new Set(words)].filter((each, index) => each.length > 1 && index % 10 === 0);
}

it.each([" ", ", "])("reads at once what says the same forty times (%j between)", (between) => {
	const words = wordsOfPatterns();
	expect(words.length).toBeGreaterThan(50);
	for (const each of [...PHRASES, ...words]) {
		const message = `${each}${between}`.repeat(40);
		expect(findFacts([message]).length).toBeLessThanOrEqual(8);
		expect(takenBack(["You work nights."], [message], []).length).toBeLessThanOrEqual(1);
	}
});
