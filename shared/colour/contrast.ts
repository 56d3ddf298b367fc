/** A colour on the screen: red, green, blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Of #rrggbb. */
export function hexToRgb(hex: string): Rgb {
	const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
	return [channel(1), channel(3), channel(5)];
}

/** A picture has thousands of pixels, and the power below is slow, so whole channels use a table. */
const LIGHT_OF_WHOLE = Array.from({ length: 256 }, (_, channel) => computedLight(channel));

/** A channel of 0 to 255 as linear light, 0 to 1 (sRGB, IEC 61966-2-1). */
export function linearLight(channel: number): number {
	return LIGHT_OF_WHOLE[channel] ?? computedLight(channel);
}

function computedLight(channel: number): number {
	const value = channel / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Rgb): number {
	return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
	const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (high + 0.05) / (low + 0.05);
}
