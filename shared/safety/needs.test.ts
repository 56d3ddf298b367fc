import { describe, expect, it } from "vitest";
import { needsOf } from "./needs.ts";

const WORDS = { kill: "kill|end", lone: "(?! the)" };

function needs(pattern: string): string[][] {
	return needsOf([pattern], WORDS).map((need) => [...need].sort());
}

describe("what a text needs for a pattern", () => {
	it("is a word of each part that cannot be left out", () => {
		expect(needs("rope (?:tonight|tomorrow)")).toEqual([["rope"], ["tomorrow", "tonight"]]);
		expect(needs("rope (?:tonight )?(?:knot)?")).toEqual([["rope"]]);
	});

	it("is one word of each branch, a rare one where there is", () => {
		expect(needs("i hate it|my pills")).toEqual([["hate", "pills"]]);
	});

	it("is nothing where a branch tells nothing", () => {
		expect(needs("pills|[a-z]+")).toEqual([]);
	});

	it("holds the words of a name", () => {
		expect(needs("{kill} ~ myself")).toEqual([["myself"], ["end", "kill"]]);
		expect(() => needs("{nobody}")).toThrow("{nobody}");
	});

	it("holds both forms of a word with an optional last letter, and no part of a word", () => {
		expect(needs("pills?")).toEqual([["pill", "pills"]]);
		expect(needs("(?:un)?happy")).toEqual([]);
		expect(needs("bridge(?:s|d) rope")).toEqual([["rope"]]);
		expect(needs("dad(?: is|s) drunk")).toEqual([["drunk"]]);
	});

	it("looks through gaps and over what only looks on", () => {
		expect(needs("(?:~ )?rope(?: ~)? (?:~ )?knot(?! here)")).toEqual([["rope"], ["knot"]]);
		expect(needs("rope{lone}")).toEqual([["rope"]]);
	});
});
