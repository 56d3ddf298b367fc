import { expect, test } from "vitest";
import { hexToOklch, oklchToClippedHex, oklchToHex } from "./oklch.ts";

test.each(["#3b82f6", "#f97316", "#123456", "#fefefe"])("%s survives the way to OKLCH and back", (hex) => {
	expect(oklchToHex(hexToOklch(hex))).toBe(hex);
	expect(oklchToClippedHex(hexToOklch(hex))).toBe(hex);
});

test("a colour that no screen shows keeps its hue when it loses chroma, and not when it is cut off", () => {
	const tooGreen = { lightness: 0.6, chroma: 0.37, hue: 150 };
	expect(Math.abs(hexToOklch(oklchToHex(tooGreen)).hue - 150)).toBeLessThan(1);
	expect(Math.abs(hexToOklch(oklchToClippedHex(tooGreen)).hue - 150)).toBeGreaterThan(3);
});
