import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, type Rgb } from "#shared/contrast.ts";
import { blend, EVERY_COLOUR, GLASS, plateOpacity } from "./scene-contrast.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

describe("the glass that words lie on", () => {
	it.each(["light", "dark"] as const)(
		"in the %s scheme makes words readable on every colour there is",
		(scheme) => {
			const { plate, ink } = GLASS[scheme];
			const channel = fc.integer({ min: 0, max: 255 });
			fc.assert(
				fc.property(
					fc.array(fc.tuple(channel, channel, channel), { minLength: 1, maxLength: 20 }),
					(colours) => {
						const opacity = plateOpacity({ plate, ink }, colours);
						for (const colour of colours) {
							expect(contrast(blend(plate, colour, opacity), ink)).toBeGreaterThanOrEqual(4.5);
						}
					},
				),
			);
		},
	);

	it.each(["light", "dark"] as const)(
		"in the %s scheme is read on anything when the picture is unknown",
		(scheme) => {
			const { plate, ink } = GLASS[scheme];
			const opacity = plateOpacity({ plate, ink }, EVERY_COLOUR);
			fc.assert(
				fc.property(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)), (colour) => {
					expect(contrast(blend(plate, colour, opacity), ink)).toBeGreaterThanOrEqual(4.5);
				}),
			);
		},
	);

	it("is thin over a scene that helps, and thick over one that does not", () => {
		expect(plateOpacity(GLASS.light, [[250, 245, 240]])).toBe(0.3);
		expect(plateOpacity(GLASS.light, [BLACK])).toBeGreaterThan(0.5);
		expect(plateOpacity(GLASS.dark, [[20, 20, 30]])).toBe(0.3);
		expect(plateOpacity(GLASS.dark, [WHITE])).toBeGreaterThan(0.5);
	});
});
