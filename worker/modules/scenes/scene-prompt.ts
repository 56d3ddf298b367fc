import type { MoodTheme } from "#shared/mood/mood-theme.ts";
import type { NeedLevel } from "#shared/needs.ts";
import { hueOf } from "./painter/colours.ts";
import type { CompositionName } from "./painter/compositions/index.ts";
import type { Time } from "./painter/light.ts";
import type { SceneWish } from "./painter/paint.ts";

const PLACES: Record<CompositionName, string> = {
	lake: "a still lake between wooded hills",
	coast: "a quiet coast with a headland and a calm sea",
	dunes: "sand dunes combed by the wind",
	pines: "pine forest in layers of mist",
	meadow: "rolling meadows with a path",
	islands: "small islands in calm water",
	summits: "high mountains with snow, above a dark forest",
	river: "a river that winds through a valley",
	reeds: "a pond with reeds and lily pads",
	aurora: "snow-covered slopes under soft veils of light",
};

const LIGHT: Record<Time, string> = {
	dawn: "the first light of the morning",
	day: "clear daylight",
	dusk: "the last light of the evening",
	night: "moonlight, with a few stars",
};

const COLOURS: Record<MoodTheme, string> = {
	serenity: "deep indigo, lavender and dusk blue",
	tranquility: "teal and sea-glass green",
	harmony: "sage green and warm sand",
	clarity: "sky blue and pale gold",
	radiance: "amber, coral and rose",
};

const SIGNS: Record<NeedLevel, string> = {
	physiological: "one wide old tree",
	safety: "a small cabin with one lit window",
	love: "two trees side by side",
	esteem: "a tower of balanced stones",
	actualization: "one hot-air balloon high in the air",
};

/** Names of hues in OKLCH, each up to this many degrees. */
const HUES: readonly (readonly [number, string])[] = [
	[10, "pink"],
	[50, "red"],
	[85, "orange"],
	[115, "yellow"],
	[170, "green"],
	[220, "turquoise"],
	[280, "blue"],
	[325, "violet"],
	[360, "pink"],
];

/**
 * Returns the image model's prompt and the picture's alt text. Both use only the product's own words, never text that
 * a person typed.
 */
export function scenePrompt({ landscape, focus, theme, time, colour }: SceneWish): {
	prompt: string;
	altText: string;
} {
	const place = PLACES[landscape];
	const accent = HUES.find(([limit]) => hueOf(colour) <= limit)?.[1];
	const altText = `${place[0]?.toUpperCase()}${place.slice(1)} in ${LIGHT[time]}, with ${SIGNS[focus]}`;
	const prompt = [
		"A wide, calm landscape, painted in flat layered shapes with soft gradients, like a screen print.",
		`The place: ${place}. The light: ${LIGHT[time]}. The colours: ${COLOURS[theme]}, with a little ${accent}.`,
		`In the middle third, small and far away: ${SIGNS[focus]}.`,
		"A large open sky and quiet ground, little detail, nothing that draws the eye from words laid over it.",
		"No people, no animals near, no text, no letters, no frame, no watermark.",
	].join(" ");
	return { prompt, altText };
}
