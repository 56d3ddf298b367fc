import { describe, expect, it } from "vitest";
import { focusLevel, levelScores, NEED_LEVELS, type NeedRatings } from "./needs.ts";

const GOOD: NeedRatings = { physiological: 4, safety: 4, love: 4, esteem: 4, actualization: 4 };

describe("the focus level", () => {
	it.each(NEED_LEVELS)("is %s when that is the only one rated 3", (level) => {
		expect(focusLevel({ ...GOOD, [level]: 3 })).toBe(level);
	});

	it("is the lowest of several, even when a higher one is rated worse", () => {
		expect(focusLevel({ ...GOOD, safety: 3, esteem: 1 })).toBe("safety");
	});

	it("is actualization when everything is above 3", () => {
		expect(focusLevel(GOOD)).toBe("actualization");
	});
});

describe("level scores", () => {
	// spec: A.21, 1.9, 3.58, 3.64
	it("are the ratings as percentages", () => {
		expect(levelScores({ physiological: 1, safety: 2, love: 3, esteem: 4, actualization: 5 })).toEqual({
			physiological: 20,
			safety: 40,
			love: 60,
			esteem: 80,
			actualization: 100,
		});
	});
});
