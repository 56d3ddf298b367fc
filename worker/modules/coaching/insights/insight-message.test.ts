import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NEED_LEVELS } from "#shared/needs.ts";
import { insightMessage } from "./insight-message.ts";

const EVEN = { physiological: 4, safety: 4, love: 4, esteem: 4, actualization: 4 };

describe("the insight after an assessment", () => {
	it("begins with the marker, names the focus, and holds the scores as data", () => {
		const { content, metadata } = insightMessage({ ...EVEN, safety: 2, love: 5 });
		expect(content).toMatch(/^Here's an insight about you\. Start with stability/);
		expect(content).toContain("You have people around you");
		expect(metadata).toEqual({
			kind: "insight",
			currentLevel: "safety",
			levelScores: { physiological: 80, safety: 40, love: 100, esteem: 80, actualization: 80 },
		});
	});

	it("says what asks for them, and no strength, on a dark day", () => {
		const { content } = insightMessage({ ...EVEN, safety: 2, love: 5 }, true);
		expect(content).toMatch(/^Here's an insight about you\. Start with stability/);
		expect(content).not.toContain("You have people around you");
	});

	it("says so when no need is lower than another", () => {
		const middle = { physiological: 3, safety: 3, love: 3, esteem: 3, actualization: 3 };
		const isSaid = (ratings: typeof middle) =>
			insightMessage(ratings).content.includes("all five needs the same");
		expect(isSaid(middle)).toBe(true);
		expect(isSaid({ ...middle, love: 2 })).toBe(false);
		// With all of them met there is nothing to begin with.
		expect(isSaid(EVEN)).toBe(false);
	});

	it("says no strength where none is", () => {
		const low = { physiological: 1, safety: 2, love: 1, esteem: 3, actualization: 2 };
		expect(insightMessage(low).content).not.toMatch(
			/steady ground|people around|your own worth|look after your body/,
		);
	});

	it("never praises the need that it has just asked to look at", () => {
		const rating = fc.integer({ min: 1, max: 5 });
		const ratings = fc.record(Object.fromEntries(NEED_LEVELS.map((level) => [level, rating])));
		fc.assert(
			fc.property(ratings, (any) => {
				const { content, metadata } = insightMessage(any as typeof EVEN);
				expect(content).not.toMatch(/[!]|undefined|null/);
				if (metadata.currentLevel === "actualization") {
					expect(content).not.toContain("what matters to you");
				}
			}),
		);
	});
});
