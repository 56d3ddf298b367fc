// The library has no types.
declare module "subset-font" {
	type Axis = number | { min: number; max: number };
	type Options = {
		targetFormat: "woff2";
		variationAxes?: Record<string, Axis>;
		/** Layout features to keep, by their tags. Defaults to all. */
		keepFeatures?: readonly string[];
	};
	/** Returns a font with only the letters of `text`, and a variable font's axes limited to the given ranges. */
	// biome-ignore lint/style/noDefaultExport: the library's own form
	export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
