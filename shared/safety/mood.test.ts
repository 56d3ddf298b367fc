import { describe, expect, it } from "vitest";
import { screenMood } from "./mood.ts";
import { isOwnRisk } from "./risk.ts";

describe("a mood that somebody typed", () => {
	it.each([
		"dead",
		"Dead.",
		"gone",
		"not here anymore",
		"no longer here",
		"muerto",
		"muerta",
		"mort",
		"tot",
		"dood",
		"morto",
		"calm, like after the pills",
		"floaty like when I took the tablets",
	])("is heard for what it wishes in %j", (mood) => {
		expect(isOwnRisk(screenMood(mood))).toBe(true);
	});

	it.each([
		"calm",
		"numb",
		"less dead tired",
		"over it",
		"asleep",
		"invisible",
		"free",
		"at peace",
		"alive",
		"calm like after a run",
		"away",
		"mortified",
		"quiet",
		"less like a zombie",
	])("is a mood in %j", (mood) => {
		expect(screenMood(mood)).toBe("none");
	});
});
