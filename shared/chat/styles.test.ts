import { describe, expect, it } from "vitest";
import { parseStyle, STYLE_PRESETS, STYLE_SLUGS } from "./styles.ts";

describe("coaching styles", () => {
	// spec: 7.61
	it.each(STYLE_SLUGS)("%s is understood by its slug and by its label", (slug) => {
		expect(parseStyle(slug)).toBe(slug);
		expect(parseStyle(` ${STYLE_PRESETS[slug].label.toUpperCase()} `)).toBe(slug);
	});

	it("are four, and nothing else is one", () => {
		expect(parseStyle("tough love")).toBeUndefined();
		expect(parseStyle("")).toBeUndefined();
	});

	// spec: 3.63, 9.28, 9.29, 9.30, 9.31
	it("have the weights of the specification, which add up to 1", () => {
		const weights = STYLE_SLUGS.map((slug) => Object.values(STYLE_PRESETS[slug].blend));
		expect(weights).toEqual([
			[0.7, 0.2, 0.1],
			[0.2, 0.5, 0.3],
			[0.1, 0.2, 0.7],
			[0.3, 0.4, 0.3],
		]);
		for (const three of weights) {
			expect(three.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
		}
	});

	// spec: 3.63, 9.28, 9.29, 9.30, 9.31
	it("have the tone and motivation of the specification", () => {
		expect(STYLE_SLUGS.map((slug) => [STYLE_PRESETS[slug].tone, STYLE_PRESETS[slug].motivation])).toEqual([
			["warm", "Gentle encouragement"],
			["reflective", "Supportive guidance"],
			["uplifting", "Direct challenge"],
			["warm", "Gentle encouragement"],
		]);
	});
});
