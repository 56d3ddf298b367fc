/** A colour by its lightness (0 to 1), chroma and hue in degrees (OKLCH; Björn Ottosson, 2020). */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

/** As #rrggbb. What screens cannot show is cut off at the edge of what they can. */
export function hex([lightness, chroma, hue]: Colour): string {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const channels = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	return `#${channels.map(channelHex).join("")}`;
}

function channelHex(linear: number): string {
	const value = Math.min(1, Math.max(0, linear));
	const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
	return Math.round(encoded * 255)
		.toString(16)
		.padStart(2, "0");
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

/** The same hue, lighter or darker by so much, and with so much more or less of it. */
export function shade([lightness, chroma, hue]: Colour, by: number, chromaTimes = 1): Colour {
	return [Math.min(0.99, Math.max(0.04, lightness + by)), chroma * chromaTimes, hue];
}

/** The hue of #rrggbb, in degrees; of greys whatever falls out of it, 0 to 360. */
export function hueOf(colour: string): number {
	const [red, green, blue] = [1, 3, 5].map((at) => {
		const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
	const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
	return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}
