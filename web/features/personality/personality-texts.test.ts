import { describe, expect, it } from "vitest";
import { DIMENSIONS, isPersonalityType } from "#shared/personality/personality.ts";
import { makeUser } from "#web/test/fake-api.ts";
import { letterText, strengthText, withLetter } from "./content/letters.ts";
import { bandOf, traitsOf } from "./content/trait-texts.ts";
import { TYPE_TEXTS } from "./content/type-texts.ts";

const ALL = DIMENSIONS.reduce<string[]>(
	(types, pair) => types.flatMap((type) => [...pair].map((letter) => type + letter)),
	[""],
);

const sentences = Object.values(TYPE_TEXTS)
	.flatMap(({ easy, hard, growth }) => [easy, hard, growth])
	.flatMap((text) => text.split(/(?<=[.?])\s+/));

describe("the texts of the types", () => {
	// spec: 2.190
	it("are there for all sixteen, each with a description and a growth text of its own", () => {
		expect(Object.keys(TYPE_TEXTS).sort()).toEqual(ALL.sort());
		expect(ALL).toHaveLength(16);
		expect(new Set(sentences).size).toBe(sentences.length);
		for (const { easy, hard, growth } of Object.values(TYPE_TEXTS)) {
			for (const text of [easy, hard, growth]) {
				const words = text.split(/\s+/).length;
				expect(words, text).toBeGreaterThanOrEqual(25);
				expect(words, text).toBeLessThanOrEqual(45);
			}
		}
	});

	it("leave room to disagree, do not shout, and name no test and no type", () => {
		const leavesRoom =
			/\b(?:may|might|can|could|tends?|often|sometimes|seems?|if|perhaps|easier|likelier)\b/i;
		for (const { easy, hard } of Object.values(TYPE_TEXTS)) {
			expect(`${easy} ${hard}`).toMatch(leavesRoom);
		}
		for (const sentence of sentences) {
			expect(sentence).not.toMatch(/!|\bMBTI\b|Myers|Briggs|\b[EI][SN][TF][JP]\b/);
		}
	});
});

describe("the letters", () => {
	it("each have a word and a meaning", () => {
		const letters = DIMENSIONS.flatMap((pair) => [...pair]);
		const words = letters.map((letter) => letterText(letter).word);
		expect(new Set(words).size).toBe(8);
		expect(letters.every((letter) => letterText(letter).meaning !== "")).toBe(true);
	});

	it("can each be put right without touching the others", () => {
		expect(withLetter("INFP", "EI", "E")).toBe("ENFP");
		expect(withLetter("INFP", "JP", "J")).toBe("INFJ");
		expect(isPersonalityType(withLetter("INFP", "TF", "T"))).toBe(true);
	});

	it.each([
		[0, 0, "Your own choice"],
		[0, 3, "Your own choice"],
		[1, 1, "From one answer"],
		[2, 2, "Chosen both times"],
		[2, 3, "Chosen 2 of 3 times"],
		[4, 4, "Chosen all 4 times"],
	])("chosen %i of %i times: %s", (chosen, asked, text) => {
		expect(strengthText({ chosen, asked })).toBe(text);
	});
});

describe("the five traits", () => {
	const measured = makeUser({
		big5Openness: 80,
		big5Conscientiousness: 10,
		big5Extraversion: 50,
		big5Agreeableness: 67,
		big5Neuroticism: 70,
	});

	it("are nothing before they were measured", () => {
		expect(traitsOf(makeUser())).toBeNull();
		expect(traitsOf({ ...measured, big5Openness: null })).toBeNull();
	});

	// spec: 2.192
	it("are percentages, with emotional stability as 100 minus neuroticism", () => {
		expect(traitsOf(measured)?.map(({ name, percent }) => [name, percent])).toEqual([
			["Openness", 80],
			["Conscientiousness", 10],
			["Extraversion", 50],
			["Agreeableness", 67],
			["Emotional Stability", 30],
		]);
	});

	it.each([
		[0, "lower"],
		[33, "lower"],
		[34, "middle"],
		[66, "middle"],
		[67, "higher"],
		[100, "higher"],
	])("%i is %s", (percent, band) => expect(bandOf(percent)).toBe(band));
});
