import { expect, it, test } from "vitest";
import { moodThemeOf } from "./mood-theme.ts";

// spec: 4.7, 4.8, 4.9, 4.10, 4.11, 4.12, 9.11, 9.12
it.each([
	// Average 1, 1.8, 2 (the boundary) and 2.2.
	[[1, 1, 1, 1, 1], "serenity"],
	[[2, 2, 2, 2, 1], "serenity"],
	[[2, 2, 2, 2, 2], "serenity"],
	[[2, 2, 2, 2, 3], "tranquility"],
	// 2.4, 2.5 (the boundary; no five whole numbers give it) and 2.6.
	[[2, 2, 2, 3, 3], "tranquility"],
	[[2.5, 2.5, 2.5, 2.5, 2.5], "tranquility"],
	[[2, 2, 3, 3, 3], "harmony"],
	// 3.4, 3.5 (the boundary) and 3.6.
	[[3, 3, 3, 4, 4], "harmony"],
	[[3.5, 3.5, 3.5, 3.5, 3.5], "harmony"],
	[[3, 3, 4, 4, 4], "clarity"],
	// 4, 4.2 (the boundary), 4.4 and 5.
	[[4, 4, 4, 4, 4], "clarity"],
	[[4, 4, 4, 4, 5], "clarity"],
	[[4, 4, 4, 5, 5], "radiance"],
	[[5, 5, 5, 5, 5], "radiance"],
] as const)("%j gives %s", (scores, theme) => {
	const [physiological, safety, love, esteem, actualization] = scores;
	expect(moodThemeOf({ physiological, safety, love, esteem, actualization })).toBe(theme);
});

// spec: 4.13, 4.14, 9.13
test("without an assessment, or with a score missing, it is harmony", () => {
	expect(moodThemeOf(null)).toBe("harmony");
	expect(moodThemeOf(undefined)).toBe("harmony");
	expect(moodThemeOf({ physiological: 5, safety: 5, love: 5, esteem: 5 })).toBe("harmony");
});
