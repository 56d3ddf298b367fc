import { describe, expect, it } from "vitest";
import { contrast, luminance, type Rgb } from "./contrast.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

describe("contrast", () => {
	it("is 21 between black and white, and 1 between the same", () => {
		expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
		expect(contrast([120, 80, 40], [120, 80, 40])).toBe(1);
	});

	it("goes by relative luminance: the grey #767676 is the darkest that white reaches 4.5 on", () => {
		expect(contrast([0x76, 0x76, 0x76], WHITE)).toBeCloseTo(4.54, 2);
		expect(luminance([255, 0, 0])).toBeCloseTo(0.2126, 4);
	});
});
