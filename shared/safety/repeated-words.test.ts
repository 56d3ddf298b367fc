import { expect, it } from "vitest";
import { compile } from "./compile.ts";
import { FAMILIES } from "./patterns/english.ts";
import { IDIOMS } from "./patterns/english-ordinary.ts";
import { OTHERS, REPORTED } from "./patterns/english-others.ts";
import { ENGLISH } from "./patterns/english-words.ts";
import { LANGUAGES } from "./patterns/languages.ts";

/** Far above what any takes, and far below what one takes that reads the same words in two ways. */
const LIMIT_MS = 400;

/**
 * A pattern that can read the same words in two ways takes twice as long with each repetition. Each is tried on
 * its own words over and over.
 */
it("no pattern takes long over its own words, said forty times", () => {
	const slow: string[] = [];
	const all = [
		...FAMILIES.flatMap(({ patterns }) => patterns.map((pattern) => ({ pattern, words: ENGLISH }))),
		...[...IDIOMS, ...OTHERS, ...REPORTED].map((pattern) => ({ pattern, words: ENGLISH })),
		...LANGUAGES.flatMap(({ words, idioms, ...levels }) =>
			[...idioms, ...Object.values(levels).flat()].map((pattern) => ({ pattern, words })),
		),
	];
	for (const { pattern, words } of all) {
		const [compiled] = compile([pattern], words);
		const own = [...new Set(pattern.match(/[a-z]{2,}/g))];
		for (const some of [own.slice(0, 6), own.slice(-6), own.slice(0, 1)]) {
			const text = ` ${`${some.join(" ")} `.repeat(40)}`;
			const start = performance.now();
			for (const each of [compiled?.pattern, ...(compiled?.also ?? []), compiled?.unless]) {
				each?.().exec(text);
			}
			if (performance.now() - start > LIMIT_MS) {
				slow.push(pattern);
			}
		}
	}
	expect(slow).toEqual([]);
});
