import { hexToOklch, oklchToClippedHex } from "#shared/colour/oklch.ts";

/** A colour by its lightness (0 to 1), chroma and hue in degrees (OKLCH; Björn Ottosson, 2020). */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

/** As #rrggbb. What screens can't show is cut off at the edge of what they can. */
export function hex([lightness, chroma, hue]: Colour): string {
	return oklchToClippedHex({ lightness, chroma, hue });
}

/** Between two colours: 0 is the first, 1 the second. Through OKLab, so that opposite hues meet in a soft grey. */
export function mix(one: Colour, other: Colour, share: number): Colour {
	const [a1, b1] = plane(one);
	const [a2, b2] = plane(other);
	const a = a1 + (a2 - a1) * share;
	const b = b1 + (b2 - b1) * share;
	const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
	return [one[0] + (other[0] - one[0]) * share, Math.hypot(a, b), hue];
}

function plane([, chroma, hue]: Colour): [number, number] {
	return [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
}

/** Returns the same hue, `by` lighter (or darker), with its chroma multiplied. */
export function shade([lightness, chroma, hue]: Colour, by: number, chromaTimes = 1): Colour {
	return [Math.min(0.99, Math.max(0.04, lightness + by)), chroma * chromaTimes, hue];
}

/** The hue of #rrggbb, in degrees; of greys whatever falls out of it, 0 to 360. */
export function hueOf(colour: string): number {
	return hexToOklch(colour).hue;
}
