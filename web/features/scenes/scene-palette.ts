import { contrast, hexToRgb, luminance, type Rgb } from "#shared/colour/contrast.ts";
import { hexToOklch, type Oklch, oklchToHex } from "#shared/colour/oklch.ts";
import type { ScenePalette, SkyWords } from "#web/lib/scene/shown-palette.ts";
import { blend } from "./blend.ts";
import type { BehindWords } from "./scene-colours.ts";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const DARK_INK = "#2b211b";
const LIGHT_INK = "#ffffff";
/** Of the veil behind dark words, which has the sky's own hue. */
const PALE = { lightness: 0.95, chroma: 0.05 } as const;

/** Dark mode covers the scene with this much of this colour, in the scene's own hue (scene.css). */
const NIGHT = { lightness: 0.165, chroma: 0.019 } as const;
const NIGHT_OPACITY = 0.42;

/** WCAG 2.2 asks for 4.5; the rest covers rounding. The coach's text gets more. */
const SKY_CONTRAST = 4.6;
const COACH_CONTRAST = 7;
const COACH_BLACK = 0.6;

/** This many colours at either end must be readable. */
const EXTREMES = 12;
/** Sample every nth colour for hue and chroma. */
const EVERY = 7;

/** Returns a scene's palette. */
export function paletteOf({ talk: colours, sky }: BehindWords): ScenePalette {
	const seen = colours.filter((_, index) => index % EVERY === 0).map((colour) => hexToOklch(toHex(colour)));
	const deep = seen
		.toSorted((one, other) => one.lightness - other.lightness)
		.slice(0, Math.ceil(seen.length / 3));
	const all = meanOf(seen);
	const shadow = meanOf(deep);
	const night = hexToRgb(oklchToHex({ ...NIGHT, hue: all.hue }));
	const tint = oklchToHex({
		lightness: 0.27,
		chroma: clamp(shadow.chroma * 0.9, 0.025, 0.055),
		hue: shadow.hue,
	});
	return {
		...all,
		tint,
		thick: thickness(hexToRgb(tint), extremesOf(colours)),
		sky: wordsOn(sky, hexToRgb(tint), night),
	};
}

function wordsOn(sky: readonly Rgb[], tint: Rgb, night: Rgb) {
	const white = { ink: LIGHT_INK, veil: tint };
	return {
		light: skyWords(sky, isPale(sky) ? { ink: DARK_INK, veil: paleOf(sky) } : white),
		// White in dark mode, whatever the sky: dark text on a pale veil would be the brightest thing on screen.
		dark: skyWords(
			sky.map((colour) => blend(night, colour, NIGHT_OPACITY)),
			white,
		),
	};
}

function paleOf(sky: readonly Rgb[]): Rgb {
	const { chroma, hue } = meanOf(sky.map((colour) => hexToOklch(toHex(colour))));
	return hexToRgb(oklchToHex({ lightness: PALE.lightness, chroma: Math.min(PALE.chroma, chroma), hue }));
}

function thickness(tint: Rgb, colours: readonly Rgb[]): number {
	return least(0.5, (thick) =>
		colours.every(
			(colour) => contrast(blend(tint, blend(BLACK, colour, COACH_BLACK), thick), WHITE) >= COACH_CONTRAST,
		),
	);
}

function skyWords(sky: readonly Rgb[], { ink, veil }: Omit<SkyWords, "opacity">): SkyWords {
	const ends = extremesOf(sky);
	const isRead = (opacity: number) =>
		lowest(
			ink,
			ends.map((colour) => blend(veil, colour, opacity)),
		) >= SKY_CONTRAST;
	return { ink, veil, opacity: least(0, isRead) };
}

/** By the median: a moon or a cloud alone must not make the text dark. */
function isPale(sky: readonly Rgb[]): boolean {
	const middle = byLight(sky)[Math.floor(sky.length / 2)] ?? WHITE;
	return lowest(DARK_INK, [middle]) >= lowest(LIGHT_INK, [middle]);
}

const lowest = (ink: string, colours: readonly Rgb[]) =>
	Math.min(...colours.map((colour) => contrast(colour, hexToRgb(ink))));

/** The smallest share, in hundredths, that is enough; 0.95 when none is. */
function least(from: number, isEnough: (share: number) => boolean): number {
	let share = from;
	while (share < 0.95 && !isEnough(share)) {
		share = Math.round(share * 100 + 1) / 100;
	}
	return share;
}

function extremesOf(colours: readonly Rgb[]): Rgb[] {
	const sorted = byLight(colours);
	return [...sorted.slice(0, EXTREMES), ...sorted.slice(-EXTREMES)];
}

function byLight(colours: readonly Rgb[]): Rgb[] {
	return colours
		.map((colour) => ({ colour, light: luminance(colour) }))
		.sort((one, other) => one.light - other.light)
		.map(({ colour }) => colour);
}

function meanOf(colours: readonly Oklch[]): { chroma: number; hue: number } {
	const sum = (of: (colour: Oklch) => number) => colours.reduce((total, colour) => total + of(colour), 0);
	const a = sum(({ chroma, hue }) => chroma * Math.cos((hue * Math.PI) / 180)) / colours.length;
	const b = sum(({ chroma, hue }) => chroma * Math.sin((hue * Math.PI) / 180)) / colours.length;
	return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const toHex = (colour: Rgb) =>
	`#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
