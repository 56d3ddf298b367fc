import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Where the cut fonts are kept. */
export const FONTS_FOLDER = "web/assets/fonts";

const NEWSREADER = {
	source: "node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
	weight: 440,
} as const;

const COMMISSIONER = {
	source: "node_modules/@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2",
	weight: { min: 400, max: 700 },
} as const;

/** Letters and signs of English, as code points. `unicode-range` in fonts.css names the same. */
const BASIC = [[0x20, 0x7e], [0xa0], [0xb7], [0xd7], [0x2010, 0x2027], [0x2191], [0x2193], [0x2212]];

/** The rest of the two sources. */
const ACCENTS = [
	[0xa1, 0xb6],
	[0xb8, 0xd6],
	[0xd8, 0xff],
	[0x131],
	[0x152, 0x153],
	[0x2bb, 0x2bc],
	[0x2c6],
	[0x2da],
	[0x2dc],
	[0x304],
	[0x308],
	[0x329],
	[0x2000, 0x200f],
	[0x2028, 0x206f],
	[0x20ac],
	[0x2122],
	[0x2215],
];

/**
 * The two typefaces of the app. Headings have one weight, text has regular to bold. Text waits for them, so what
 * English needs is one file, and browsers fetch the other once a page has an accent.
 */
export const FONTS = [
	{ file: "newsreader-basic.woff2", ...NEWSREADER, ranges: BASIC },
	{ file: "newsreader-accents.woff2", ...NEWSREADER, ranges: ACCENTS },
	{ file: "commissioner-basic.woff2", ...COMMISSIONER, ranges: BASIC },
	{ file: "commissioner-accents.woff2", ...COMMISSIONER, ranges: ACCENTS },
] as const;

/** Kerning, ligatures and tabular figures. The app sets no other feature. */
export const FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "tnum"];

/** The font as it is served. */
export async function cutFont({ source, weight, ranges }: (typeof FONTS)[number]): Promise<Buffer> {
	return subsetFont(await readFile(source), lettersOf(ranges), {
		targetFormat: "woff2",
		variationAxes: { wght: weight },
		keepFeatures: FEATURES,
	});
}

/** As CSS writes them in `unicode-range`. */
export function unicodeRange(ranges: (typeof FONTS)[number]["ranges"]): string {
	return ranges.map((range) => `U+${range.map(hex).join("-")}`).join(", ");
}

const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(2, "0");

function lettersOf(ranges: number[][]): string {
	return ranges
		.flatMap(([first = 0, last = first]) =>
			Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
		)
		.join("");
}
