import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Where the cut fonts are kept. */
export const FONTS_FOLDER = "web/assets/fonts";

/**
 * The app's two typefaces with every letter: the heading face in one weight, the text face from regular to bold.
 * Uncut they're nearly twice as large, and text waits for them.
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

/** Kerning, ligatures and tabular figures. The app sets no other feature. */
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
