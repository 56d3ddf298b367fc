import { describe, expect, it } from "vitest";
import { GOALS } from "#shared/goals.ts";
import { NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import { NEED_RECOMMENDATIONS } from "./content/need-recommendations.ts";
import { recommendationsFor } from "./recommendations.ts";

const WELL: NeedRatings = { physiological: 5, safety: 5, love: 5, esteem: 5, actualization: 5 };

const cases = NEED_LEVELS.flatMap((level) =>
	([1, 2, 3] as const).flatMap((rating) => GOALS.map((goal) => ({ level, rating, goal }))),
);

describe("recommendations", () => {
	it.each(cases)("for $level at $rating and $goal are three, of that area, the goal's own first", (each) => {
		const { level, rating, goal } = each;
		const found = recommendationsFor({ ...WELL, [level]: rating }, goal, "usr_1|2026-11-22");
		const options = NEED_RECOMMENDATIONS[level][rating];
		expect(found).toHaveLength(3);
		expect(new Set(found).size).toBe(3);
		expect(found[0]).toBe(options[goal]);
		expect([...options.anyone, options[goal]]).toEqual(expect.arrayContaining(found));
	});

	it("begin with the focus, then the lowest of the others, each with what fits the goal", () => {
		const ratings = { ...WELL, physiological: 2, love: 1, actualization: 1 };
		for (const goal of GOALS) {
			expect(recommendationsFor(ratings, goal, "usr_1|2026-11-22")).toEqual([
				NEED_RECOMMENDATIONS.physiological[2][goal],
				NEED_RECOMMENDATIONS.love[1][goal],
				NEED_RECOMMENDATIONS.actualization[1][goal],
			]);
		}
	});

	it("are others for each goal, and for each score", () => {
		const firsts = cases.map(({ level, rating, goal }) => NEED_RECOMMENDATIONS[level][rating][goal]);
		expect(new Set(firsts).size).toBe(cases.length);
	});

	it("keep what is well when nothing is low, and begin with the goal when nothing was rated", () => {
		expect(recommendationsFor(WELL, "purpose", "s")).toHaveLength(3);
		const first = GOALS.map((goal) => recommendationsFor(null, goal, "s")[0]);
		expect(new Set(first).size).toBe(GOALS.length);
	});
});
