import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ACCURACIES, MINI_IPIP, TRAITS, traitScores } from "./mini-ipip.ts";

const all = (answer: number) => MINI_IPIP.map(() => answer);

/** The key as it was published, by trait: how many of its four items are reversed. */
const REVERSED = { openness: 3, conscientiousness: 2, extraversion: 2, agreeableness: 2, neuroticism: 2 };

describe("the key of the Mini-IPIP", () => {
	it("has twenty different items, four a trait, and each five of them one of every trait", () => {
		expect(new Set(MINI_IPIP.map(({ text }) => text)).size).toBe(20);
		for (const start of [0, 5, 10, 15]) {
			const traits = MINI_IPIP.slice(start, start + 5).map(({ trait }) => trait);
			expect(traits.toSorted()).toEqual([...TRAITS].toSorted());
		}
	});

	it.each(TRAITS)("%s has as many reversed items as was published", (trait) => {
		const own = MINI_IPIP.filter((item) => item.trait === trait);
		expect(own).toHaveLength(4);
		expect(own.filter(({ isReversed }) => isReversed)).toHaveLength(REVERSED[trait]);
	});

	it("gives 50 for four traits and 25 for openness when everything is very accurate", () => {
		expect(traitScores(all(5))).toEqual({
			openness: 25,
			conscientiousness: 50,
			extraversion: 50,
			agreeableness: 50,
			neuroticism: 50,
		});
	});

	it("gives 75 for openness when nothing is accurate at all", () => {
		expect(traitScores(all(1))).toMatchObject({ openness: 75, neuroticism: 50 });
	});

	it("gives 50 everywhere for the middle", () => {
		expect(Object.values(traitScores(all(3)))).toEqual([50, 50, 50, 50, 50]);
	});

	it.each(TRAITS)("%s goes from 0 to 100, by its own items only", (trait) => {
		const answersWith = (straight: number, reversed: number) =>
			MINI_IPIP.map((item) => {
				const own = item.isReversed ? reversed : straight;
				return item.trait === trait ? own : 3;
			});
		const rest = {
			openness: 50,
			conscientiousness: 50,
			extraversion: 50,
			agreeableness: 50,
			neuroticism: 50,
		};
		expect(traitScores(answersWith(5, 1))).toEqual({ ...rest, [trait]: 100 });
		expect(traitScores(answersWith(1, 5))).toEqual({ ...rest, [trait]: 0 });
	});

	// spec: 2.193, 9.65
	it("gives whole percentages for any answers", () => {
		const answer = fc.integer({ min: 1, max: ACCURACIES.length });
		fc.assert(
			fc.property(fc.array(answer, { minLength: 20, maxLength: 20 }), (answers) => {
				for (const score of Object.values(traitScores(answers))) {
					expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
				}
			}),
		);
	});
});
