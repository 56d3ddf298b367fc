import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { AFFAIRS, DISTRESS, MEANS } from "#shared/safety/patterns/english/context.ts";
import { IDIOMS } from "#shared/safety/patterns/english/ordinary.ts";
import { OTHERS, REPORTED } from "#shared/safety/patterns/english/others.ts";
import { ENGLISH } from "#shared/safety/patterns/english/words.ts";
import { FAMILIES } from "#shared/safety/patterns/english.ts";
import { LANGUAGES } from "#shared/safety/patterns/languages.ts";
import { ROW_RULES, ROW_WORDS } from "#shared/safety/patterns/row.ts";
import type { Pattern } from "#shared/safety/text/compile.ts";

/** A line that is longer cannot be reviewed. */
const LINE_MAX = 200;
/** Each gap between the words of a rule multiplies the ways to read a sentence. */
const GAPS_MAX = 4;

const PATTERNS: readonly Pattern[] = [
	...FAMILIES.flatMap(({ patterns }) => patterns),
	...[IDIOMS, OTHERS, REPORTED, DISTRESS, MEANS, AFFAIRS].flat(),
	...ROW_RULES.flatMap(({ patterns }) => patterns),
	...LANGUAGES.flatMap(({ words: _, idioms, ...levels }) => [...idioms, ...Object.values(levels).flat()]),
];
const LINES = PATTERNS.flat();
const CLASSES = Object.values({ ...ENGLISH, ...ROW_WORDS }).concat(
	LANGUAGES.flatMap(({ words }) => Object.values(words)),
);

const FILES = globSync("shared/safety/**/*.ts").filter((file) => !file.includes(".test."));

describe("the rules of Layer 1", () => {
	it("keep their lines short enough to review", () => {
		const long = FILES.flatMap((file) =>
			readFileSync(file, "utf8")
				.split("\n")
				.flatMap((line, at) => (line.length > LINE_MAX ? [`${file}:${at + 1} (${line.length})`] : [])),
		);
		expect(FILES.length).toBeGreaterThan(50);
		expect(long).toEqual([]);
	});

	it("repeat no group without bound, so that no message takes long", () => {
		const unbounded = [...LINES, ...CLASSES].filter((line) => /\)(?:[*+]|\{\d+,\})/.test(line));
		expect(unbounded).toEqual([]);
	});

	it("repeat only single letters without bound", () => {
		const open = [...LINES, ...CLASSES].filter((line) => /(?<!\[[^\]]*\]|\\w|\\d)[*+]/.test(line));
		expect(open).toEqual([]);
	});

	it("leave few gaps between their words", () => {
		const wide = LINES.filter((line) => gapsIn(line.split(" ## ")[0] as string) > GAPS_MAX);
		expect(wide).toEqual([]);
	});
});

/** The gaps that one reading of a line may meet: those between two choices. */
function gapsIn(line: string): number {
	return Math.max(...line.split("|").map((part) => (part.match(/~/g) ?? []).length));
}
