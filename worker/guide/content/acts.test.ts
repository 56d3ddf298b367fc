import { describe, expect, it } from "vitest";
import { ACTS, type Act } from "./acts.ts";

const MOST_PATTERNS = 15;
const LONGEST = 260;

describe.each(Object.entries(ACTS) as [string, Act][])("the act %s", (_, { whole, patterns = [] }) => {
	it("has few patterns, short enough to review", () => {
		expect(patterns.length).toBeLessThanOrEqual(MOST_PATTERNS);
		for (const pattern of patterns) {
			expect(pattern.length, pattern).toBeLessThanOrEqual(LONGEST);
		}
	});

	it("has patterns that compile and repeat no group without bound", () => {
		for (const pattern of patterns) {
			expect(() => new RegExp(pattern)).not.toThrow();
			expect(pattern).not.toMatch(/\)[*+]|\.[*+]|\{\d+,\}/);
		}
	});

	it("lists whole messages once, in lower case without punctuation", () => {
		const phrases = whole?.split(", ") ?? [];
		expect(new Set(phrases).size).toBe(phrases.length);
		for (const phrase of phrases) {
			expect(phrase).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
		}
	});
});

describe("a correction", () => {
	const corrects = (words: string) => ACTS.correction.patterns?.some((pattern) => new RegExp(pattern).test(words)) === true;

	it.each(["its not about the move", "that isnt right", "thats wrong", "no its my brother", "it isnt that"])("is heard in %j", (words) => expect(corrects(words)).toBe(true));

	it.each(["its about the move in june", "thats right", "thats true i guess", "its that i never get to finish", "its the problem with my brother again"])(
		"isn't heard in %j, which answers or agrees",
		(words) => expect(corrects(words)).toBe(false),
	);
});
