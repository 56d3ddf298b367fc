import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimatedSeconds, pageOf, wordAtCharacter, wordAtTime, wordsOf } from "./spoken-words.ts";

const WORDS = wordsOf("I slept badly. You said that before.");

test("words know where they stand", () => {
	expect(WORDS.slice(0, 3)).toEqual([
		{ text: "I", start: 0, end: 1 },
		{ text: "slept", start: 2, end: 7 },
		{ text: "badly.", start: 8, end: 14 },
	]);
});

test("the word at a character is the last that has begun there", () => {
	expect([0, 1, 2, 6, 7, 8, 99].map((character) => wordAtCharacter(WORDS, character))).toEqual([
		0, 0, 1, 1, 1, 2, 6,
	]);
	expect(wordAtCharacter([], 5)).toBe(0);
});

test("by time, the words go on evenly by their letters, and end with the last", () => {
	expect(wordAtTime(WORDS, 0, 10)).toBe(0);
	expect(wordAtTime(WORDS, 2.5, 10)).toBe(2);
	expect(wordAtTime(WORDS, 10, 10)).toBe(6);
	expect(wordAtTime(WORDS, 99, 10)).toBe(6);
	expect(wordAtTime(WORDS, 1, 0)).toBe(0);
});

// spec: 9.59
test("before the recording says how long it is, 150 words are a minute", () => {
	expect(estimatedSeconds(wordsOf("word ".repeat(150)))).toBe(60);
});

describe("pages", () => {
	test("end with a sentence where one ends late enough, else with a word", () => {
		expect(pageOf(WORDS, 0, 20).map(({ text }) => text)).toEqual(["I", "slept", "badly."]);
		expect(pageOf(WORDS, 3, 20).map(({ text }) => text)).toEqual(["You", "said", "that"]);
		expect(pageOf(WORDS, 0, 500)).toHaveLength(7);
		expect(pageOf(wordsOf("Incomprehensibilities"), 0, 5)).toHaveLength(1);
		expect(pageOf([], 0, 150)).toEqual([]);
	});

	test("hold every word once, in order, none longer than it may be", () => {
		fc.assert(
			fc.property(fc.lorem({ maxCount: 120 }), fc.integer({ min: 30, max: 200 }), (text, max) => {
				const words = wordsOf(text);
				const read: number[] = [];
				for (let index = 0; index < words.length; ) {
					const page = pageOf(words, index, max);
					expect(page[0]).toBe(words[index]);
					const length = (page.at(-1)?.end ?? 0) - (page[0]?.start ?? 0);
					expect(length <= max || page.length === 1).toBe(true);
					read.push(...page.map(({ start }) => start));
					index += page.length;
				}
				expect(read).toEqual(words.map(({ start }) => start));
			}),
			{ numRuns: 200 },
		);
	});
});
