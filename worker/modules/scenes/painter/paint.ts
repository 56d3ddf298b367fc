import type { Goal } from "#shared/goals.ts";
import type { MoodTheme } from "#shared/mood/mood-theme.ts";
import type { NeedLevel } from "#shared/needs.ts";
import { createCanvas } from "./canvas.ts";
import { COMPOSITIONS, COMPOSITIONS_FOR, type CompositionName } from "./compositions/index.ts";
import { paletteFor, type Time } from "./light.ts";
import { randomFrom } from "./random.ts";
import { paintSign } from "./signs.ts";

/** What a scene is painted of. Nothing in it is a person's own words. */
export type SceneWish = {
	/** The same seed and facts give the same scene, byte for byte. */
	seed: string;
	landscape: CompositionName;
	focus: NeedLevel;
	theme: MoodTheme;
	time: Time;
	/** #rrggbb: what blooms and shines takes its hue. */
	colour: string;
};

export type Painting = { svg: string; altText: string };

const TIME_WORDS: Record<Time, string> = {
	dawn: "in the early morning",
	day: "by day",
	dusk: "in the evening",
	night: "at night",
};

/** The landscape of a seed, of those that suit the goal: never the one before. */
export function landscapeFor(seed: string, goal: Goal, before: CompositionName | null): CompositionName {
	return randomFrom(seed).pick(COMPOSITIONS_FOR[goal].filter((name) => name !== before));
}

/** Paints a scene: an SVG of at most 60 KB without script, filter, text or anything from elsewhere. */
export function paint(wish: SceneWish): Painting {
	const random = randomFrom(wish.seed);
	const palette = paletteFor({
		...wish,
		turn: random.between(-14, 14),
		// Towards rose and gold, hardly towards green: such light doesn't exist.
		lean: random.between(-38, 10),
		depth: random.between(-1, 1),
	});
	const canvas = createCanvas(palette, random);
	let sign = "";
	const place = COMPOSITIONS[wish.landscape](canvas, (spot) => {
		sign = paintSign(canvas, wish.focus, spot);
	});
	const altText = `${place} ${TIME_WORDS[wish.time]}, with ${sign}`;
	return { svg: canvas.toSvg(altText), altText };
}
