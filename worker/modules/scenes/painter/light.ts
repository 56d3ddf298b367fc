import { chromaBeside, leanHue } from "#shared/colour/lean-hue.ts";
import type { MoodTheme } from "#shared/mood/mood-theme.ts";
import { type Colour, hueOf, mix } from "./colours.ts";

export const TIMES = ["dawn", "day", "dusk", "night"] as const;
export type Time = (typeof TIMES)[number];

/** The hues of a theme: of the air, of the light near the horizon, and of the land. */
const HUES: Record<MoodTheme, { air: number; light: number; land: number; fullness: number }> = {
	serenity: { air: 275, light: 15, land: 262, fullness: 1 },
	tranquility: { air: 205, light: 65, land: 188, fullness: 1 },
	// Sage and sand: a green sky doesn't exist, so this one is quiet.
	harmony: { air: 190, light: 72, land: 146, fullness: 0.62 },
	clarity: { air: 240, light: 90, land: 220, fullness: 1 },
	radiance: { air: 28, light: 72, land: 20, fullness: 1 },
};

/** How light and how full the sky is at its top and at the horizon, and the land far off and near. */
const LIGHT: Record<
	Time,
	{ top: [number, number]; low: [number, number]; far: number; near: number; chroma: number }
> = {
	dawn: { top: [0.66, 0.075], low: [0.93, 0.075], far: 0.74, near: 0.3, chroma: 0.05 },
	day: { top: [0.72, 0.09], low: [0.955, 0.04], far: 0.78, near: 0.36, chroma: 0.065 },
	dusk: { top: [0.42, 0.085], low: [0.86, 0.105], far: 0.62, near: 0.2, chroma: 0.055 },
	night: { top: [0.17, 0.045], low: [0.46, 0.075], far: 0.36, near: 0.12, chroma: 0.045 },
};

/** At its deepest, a sky's top is this much darker, and its chroma higher by this share. */
const DEEPER = 0.06;
const FULLER = 0.3;

/** The colours that a scene is painted with. */
export type Palette = {
	time: Time;
	/** From the top of the sky down to the horizon. */
	sky: readonly Colour[];
	/** The sun's or the moon's own. */
	lamp: Colour;
	/** The light around it. */
	glow: Colour;
	cloud: Colour;
	/** A lit window, a lantern. */
	warmth: Colour;
	/** What blooms, a sail, a balloon: the hue of the person's own colour. */
	accent: Colour;
	/** Returns the colour of land at this distance: 0 is at the horizon, 1 in the foreground. */
	land: (near: number) => Colour;
	water: readonly Colour[];
};

type PaletteOf = {
	theme: MoodTheme;
	time: Time;
	colour: string;
	/** A few degrees of hue that make this scene its own. */
	turn: number;
	/** What the air is like that day: how many degrees the light at the horizon leans, and how deep the sky is (-1 to 1). */
	lean: number;
	depth: number;
};

/** The palette of a theme at a time of day. */
export function paletteFor({ theme, time, colour, turn, lean, depth }: PaletteOf): Palette {
	const { air, light, land, fullness } = HUES[theme];
	const { top, low, far, near, chroma } = LIGHT[time];
	const isNight = time === "night";
	const above: Colour = [top[0] - depth * DEEPER, top[1] * fullness * (1 + depth * FULLER), air + turn];
	const fuller = low[1] * (1 + depth * FULLER);
	const horizon: Colour = isNight
		? [low[0], fuller * fullness, air - 18 + turn + lean * 0.3]
		: [low[0], fuller, light + turn / 2 + lean];
	const sky = [0, 0.22, 0.48, 0.74, 1].map((share) => mix(above, horizon, share));
	const haze = mix(horizon, above, 0.32);
	const farLand: Colour = [far, haze[1] * 0.8, haze[2]];
	const nearLand: Colour = [near, chroma, land + turn];
	const blooming = leanHue(hueOf(colour), land + turn);
	return {
		time,
		sky,
		lamp: isNight ? [0.97, 0.02, 95] : [0.985, 0.045, 92],
		glow: isNight ? [0.86, 0.05, air] : [0.93, 0.11, light + lean],
		cloud: mix(horizon, [0.985, 0.015, light], isNight ? 0.12 : 0.55),
		warmth: [0.86, 0.13, 78],
		accent: [isNight ? 0.6 : 0.76, chromaBeside(blooming, horizon[2], isNight ? 0.09 : 0.12, 0.06), blooming],
		land: (share) => mix(farLand, nearLand, share ** 0.85),
		water: [mix(horizon, above, 0.12), mix(horizon, above, 0.55), mix(above, nearLand, 0.45)],
	};
}
