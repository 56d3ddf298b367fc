import type { Rgb } from "#shared/colour/contrast.ts";

/** For a picture that couldn't be looked at. */
export const EVERY_COLOUR: readonly Rgb[] = [
	[0, 0, 0],
	[255, 255, 255],
	[255, 0, 0],
	[0, 255, 0],
	[0, 0, 255],
];

/** Sampling width: about as fine as the blur behind text. */
const WIDE = 48;

/** The conversation's column, in px, wherever the list of conversations moves it. */
const COLUMN = 1008;

/**
 * The colours of a picture where words lie on it: in the middle column of a window of this size that it covers, scaled and
 * centred. Every colour there is, when the browser doesn't let it be looked at.
 */
export function coloursBehindWords(image: HTMLImageElement, wide: number, tall: number): readonly Rgb[] {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d", { willReadFrequently: true });
	const { naturalWidth, naturalHeight } = image;
	if (!context || !naturalWidth || !naturalHeight) {
		return EVERY_COLOUR;
	}
	const scale = Math.max(wide / naturalWidth, tall / naturalHeight);
	const seen = Math.min(wide, COLUMN) / scale;
	const high = tall / scale;
	canvas.width = WIDE;
	canvas.height = Math.max(1, Math.round((WIDE * high) / seen));
	context.imageSmoothingQuality = "high";
	context.drawImage(
		image,
		(naturalWidth - seen) / 2,
		(naturalHeight - high) / 2,
		seen,
		high,
		0,
		0,
		canvas.width,
		canvas.height,
	);
	try {
		const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
		return Array.from({ length: data.length / 4 }, (_, index) => {
			const at = index * 4;
			return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
		});
	} catch {
		return EVERY_COLOUR;
	}
}
