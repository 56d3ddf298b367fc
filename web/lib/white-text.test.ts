import { expect, test } from "vitest";
import { hexToOklch } from "#shared/oklch.ts";
import { contrastWithWhite, darkenForWhiteText } from "./white-text.ts";

test.each(["#3b82f6", "#f59e0b", "#ffffff", "#000000", "#22c55e", "#64748b", "#7c3aed", "#ffff00"])(
	"white text on the darkened %s reaches 4.5 to 1",
	(hex) => {
		expect(contrastWithWhite(darkenForWhiteText(hex))).toBeGreaterThanOrEqual(4.5);
	},
);

test("a colour that is dark enough stays as it is", () => {
	expect(darkenForWhiteText("#1e3a8a")).toBe("#1e3a8a");
});

test("darkening stops at the first step that is enough, and keeps the hue", () => {
	const darkened = darkenForWhiteText("#3b82f6");
	expect(contrastWithWhite(darkened)).toBeLessThan(4.75);
	expect(Math.abs(hexToOklch(darkened).hue - hexToOklch("#3b82f6").hue)).toBeLessThan(3);
});

test("contrast agrees with the WCAG definition at its ends", () => {
	expect(contrastWithWhite("#ffffff")).toBeCloseTo(1, 5);
	expect(contrastWithWhite("#000000")).toBeCloseTo(21, 5);
	expect(contrastWithWhite("#767676")).toBeCloseTo(4.54, 2);
});
