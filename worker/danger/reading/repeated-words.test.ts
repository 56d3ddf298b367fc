import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { read } from "./reading.ts";

/** Every few words that stand in a pattern of the coach: what a pattern could be made to repeat. */
function wordsOfPatterns(): string[] {
	const files = globSync("worker/danger/{understand,reading,memory}/*.ts");
	const sources = files.filter((file) => !file.includes(".test.")).map((file) => readFileSync(file, "utf8"));
	const patterns = sources.flatMap((source) => source.match(/\/(?:\\.|[^/\\\n])+\/[a-z]*/g) ?? []);
	const words = patterns.flatMap((pattern) => pattern.match(/[a-z][a-z' ]+/gi) ?? []);
	return [...new Set(words.map((each) => each.trim()).filter((each) => each.length > 1))];
}

/**
 * A pattern that can read the same words in two ways takes twice as long with each repetition: some thirty of
 * them would keep a conversation's object busy for hours. Such a pattern makes this test run into its limit.
 */
describe("a message that says the same again and again", () => {
	it.each([" ", ", "])(
		"is understood, whatever stands between (%j)",
		(between) => {
			const words = wordsOfPatterns();
			expect(words.length).toBeGreaterThan(1_000);
			for (const each of words) {
				const message = `${each}${between}`.repeat(32);
				expect(read(message).text).toBeTypeOf("string");
			}
		},
		30_000,
	);
});
