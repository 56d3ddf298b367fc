import type { Rgb } from "#shared/colour/contrast.ts";
import { createStore, useStore } from "../store.ts";

export type SkyWords = {
	/** Colour of text on the sky, as #rrggbb. */
	ink: string;
	/** What veils the sky behind them, and how much of it (0 to 1): none where they're read anyway. */
	veil: Rgb;
	opacity: number;
};

/** Colours that a scene gives to the conversation in front of it. */
export type ScenePalette = {
	/** Mean hue in degrees and chroma of what is behind the conversation. */
	hue: number;
	chroma: number;
	/** Lies over the 60% black of the coach's bubble, as thick (0 to 1) as white words need it on the lightest spot. */
	tint: string;
	thick: number;
	sky: Record<"light" | "dark", SkyWords>;
};

/** Colours from the scene behind the page; null without a scene or before it's known. */
const scenePalette = createStore<ScenePalette | null>(null);

export const setScenePalette = scenePalette.setState;
export const useScenePalette = () => useStore(scenePalette);
