import type { Rgb } from "#shared/colour/contrast.ts";
import { createStore } from "./store.ts";

export type SkyWords = {
	/** Colour of words that stand on the sky itself, as #rrggbb. */
	ink: string;
	/** What veils the sky behind them, and how much of it (0 to 1): none where they are read anyway. */
	veil: Rgb;
	opacity: number;
};

/** What a scene gives to the colours of the talk before it. */
export type ScenePalette = {
	/** Hue in degrees of the darkest third behind the talk. */
	shadowHue: number;
	/** Mean chroma of the scene. */
	chroma: number;
	/** Lies over the 60% black of the coach's bubble, as thick (0 to 1) as white words need it on the lightest spot. */
	tint: string;
	thick: number;
	sky: Record<"light" | "dark", SkyWords>;
};

/** What the scene behind the page gives to its colours; null where there is none, or nothing is known of it. */
const scenePalette = createStore<ScenePalette | null>(null);

export const setScenePalette = scenePalette.set;
export const useScenePalette = scenePalette.useValue;
