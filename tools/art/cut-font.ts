import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Where the cut fonts are kept. */
export const FONTS_FOLDER = "web/assets/fonts";

/**
 * The two faces, as the app sets them: every letter, but of the headings' face one weight, and of the text's from regular to
 * bold. Whole, they are nearly twice as large, and nobody reads a word before they are here.
 */
export const FONTS = [
	{
		file: "newsreader-latin.woff2",
		source: "node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
		weight: 440,
	},
	{
		file: "commissioner-latin.woff2",
		source: "node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2",
		weight: { min: 400, max: 700 },
	},
] as const;

/** How letters stand beside each other, and figures of one width. Nothing sets any other feature. */
export const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The font as it is served. */
export async function cutFont({ source, weight }: (typeof FONTS)[number]): Promise<Buffer> {
	return subsetFont(await readFile(source), null, {
		keepAllGlyphs: true,
		targetFormat: "woff2",
		variationAxes: { wght: weight },
		keepFeatures: FEATURES,
	});
}
