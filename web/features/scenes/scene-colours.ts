import type { Rgb } from "#shared/colour/contrast.ts";

const EVERY_COLOUR: readonly Rgb[] = [
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

/** The place of words on the sky: from the left edge of a conversation this wide, in px, and between two shares of the height. */
const WORDS = { talk: 784, wide: 520, from: 0.06, to: 0.4 } as const;

/** On a phone, narrower than this in px, they stand higher. */
const PHONE = { wide: 640, to: 0.27 } as const;

/** What lies behind the conversation, and behind the words on the sky. */
export type BehindWords = { talk: readonly Rgb[]; sky: readonly Rgb[] };

/** For a picture that couldn't be looked at. */
export const ANYTHING: BehindWords = { talk: EVERY_COLOUR, sky: EVERY_COLOUR };

/** The colours of a picture where words lie on it, in a window of this size that it covers, scaled and centred. */
export function coloursBehindWords(image: HTMLImageElement, wide: number, tall: number): BehindWords {
	const column = Math.min(wide, COLUMN);
	const rows = pixelsOf(image, { wide, tall, column });
	if (!rows) {
		return ANYTHING;
	}
	const talk = Math.min(wide, WORDS.talk);
	const left = (column - talk) / 2;
	const to = wide < PHONE.wide ? PHONE.to : WORDS.to;
	const across = (px: number) => (px / column) * WIDE;
	return {
		talk: rows.flat(),
		sky: rows
			.slice(Math.floor(rows.length * WORDS.from), Math.ceil(rows.length * to))
			.flatMap((row) =>
				row.slice(Math.floor(across(left)), Math.ceil(across(left + Math.min(talk, WORDS.wide)))),
			),
	};
}

/** The pixels of the window's middle column, row by row. Null when the browser doesn't let the picture be looked at. */
function pixelsOf(
	image: HTMLImageElement,
	{ wide, tall, column }: { wide: number; tall: number; column: number },
): Rgb[][] | null {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d", { willReadFrequently: true });
	const { naturalWidth, naturalHeight } = image;
	if (!context || !naturalWidth || !naturalHeight) {
		return null;
	}
	const scale = Math.max(wide / naturalWidth, tall / naturalHeight);
	const seen = column / scale;
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
		return Array.from({ length: canvas.height }, (_, row) =>
			Array.from({ length: WIDE }, (_, column) => {
				const at = (row * WIDE + column) * 4;
				return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
			}),
		);
	} catch {
		return null;
	}
}
