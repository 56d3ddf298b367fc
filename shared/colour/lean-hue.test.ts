import fc from "fast-check";
import { expect, test } from "vitest";
import { chromaBeside, leanHue } from "./lean-hue.ts";

const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

test.each([
	[100, 120, 110],
	[120, 100, 110],
	[10, 350, 0],
	[0, 100, 28],
	[200, 90, 172],
])("from %i towards %i it leans to %i", (own, towards, leaned) => {
	expect(leanHue(own, towards)).toBeCloseTo(leaned);
});

// spec: P.102
test("it never leans further than 28°, nor past the middle", () => {
	const hue = fc.double({ min: 0, max: 359.99, noNaN: true });
	fc.assert(
		fc.property(hue, hue, (own, towards) => {
			const leaned = leanHue(own, towards);
			expect(apart(leaned, own)).toBeLessThanOrEqual(28.001);
			expect(apart(leaned, towards)).toBeLessThanOrEqual(apart(own, towards) + 0.001);
		}),
	);
});

test("a hue loses chroma with its distance from the other, and never below the least", () => {
	expect(chromaBeside(260, 230, 0.08, 0.045)).toBeCloseTo(0.08);
	expect(chromaBeside(260, 180, 0.08, 0.045)).toBeCloseTo(0.0625);
	expect(chromaBeside(350, 60, 0.08, 0.045)).toBeLessThan(0.08);
	expect(chromaBeside(260, 70, 0.08, 0.045)).toBeCloseTo(0.045);
	expect(chromaBeside(260, 70, 0.03, 0.045)).toBeCloseTo(0.03);
});
