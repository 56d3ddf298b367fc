// The library brings no types.
declare module "subset-font" {
	type Axis = number | { min: number; max: number };
	type Options = {
		targetFormat: "woff2";
		variationAxes?: Record<string, Axis>;
		/** The layout features that stay, by their four letters. Every one where it is not said. */
		keepFeatures?: readonly string[];
		/** Every letter. There is no text then. */
		keepAllGlyphs?: boolean;
	};
	/** A font with the letters of a text and no others; of a variable one, with so much of its axes. */
	// biome-ignore lint/style/noDefaultExport: the library's own form
	export default function subsetFont(font: Buffer, text: string | null, options: Options): Promise<Buffer>;
}
