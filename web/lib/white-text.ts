import { contrast, hexToRgb } from "#shared/contrast.ts";
import { hexToOklch, oklchToHex } from "#shared/oklch.ts";

/** WCAG 2.2 contrast of white text on a colour, 1 to 21. */
export function contrastWithWhite(hex: string): number {
	return contrast([255, 255, 255], hexToRgb(hex));
}

/** The colour itself, or the same hue made darker until white text on it reaches 4.5:1 (WCAG 2.2 AA). */
export function darkenForWhiteText(hex: string): string {
	const colour = hexToOklch(hex);
	let darkened = hex;
	for (let lightness = colour.lightness; contrastWithWhite(darkened) < 4.5; lightness -= 0.005) {
		darkened = oklchToHex({ ...colour, lightness });
	}
	return darkened;
}
