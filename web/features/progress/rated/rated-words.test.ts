import { describe, expect, it } from "vitest";
import { chanceWords, countWords } from "./rated-words.ts";

const split = (lighter: number, same: number, heavier: number) => ({ lighter, same, heavier });

describe("a person's ratings in words", () => {
	it.each([
		[split(1, 0, 0), "You rated one exercise. It was lighter after."],
		[split(0, 1, 0), "You rated one exercise. It was the same after."],
		[split(3, 0, 2), "3 of 5 times it was lighter after, twice heavier."],
		[split(3, 1, 1), "3 of 5 times it was lighter after, once heavier and once the same."],
		[split(0, 4, 0), "0 of 4 times it was lighter after, 4 times the same."],
	])("of %o: %s", (given, words) => {
		expect(countWords(given)).toBe(words);
	});

	// spec: P.93
	it.each([
		[split(7, 0, 0), /^With so few, this could be chance\.$/],
		// Unchanged ones say nothing about a direction.
		[split(3, 20, 0), /^With so few, this could be chance\.$/],
		[split(8, 0, 0), /sign test.*get lighter on their own/],
		[split(9, 0, 1), /^This could be chance\.$/],
		[split(30, 0, 30), /^This could be chance\.$/],
		[split(0, 2, 8), /sign test.*heavier more often than chance/],
	])("says of %o whether it can be chance", (given, words) => {
		expect(chanceWords(given)).toMatch(words);
	});

	// spec: P.93
	it("praises nothing", () => {
		const said = [split(8, 0, 0), split(80, 0, 0), split(1, 0, 0)].flatMap((given) => [
			countWords(given),
			chanceWords(given),
		]);
		expect(said.join(" ")).not.toMatch(/well done|great|good|keep|!|in a row/i);
	});
});
