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

type Part = { left: number; wide: number; from: number; to: number };

/** What lies behind the conversation, and behind the words on the sky. */
export type BehindWords = { talk: readonly Rgb[]; sky: readonly Rgb[] };

/** For a picture that couldn't be looked at. */
export const ANYTHING: BehindWords = { talk: EVERY_COLOUR, sky: EVERY_COLOUR };

/** The colours of a picture where words lie on it, in a window of this size that it covers, scaled and centred. */
export function coloursBehindWords(image: HTMLImageElement, wide: number, tall: number): BehindWords {
	const column = Math.min(wide, COLUMN);
	const talk = Math.min(wide, WORDS.talk);
	const { from } = WORDS;
	const { to } = wide < PHONE.wide ? PHONE : WORDS;
	return {
		talk: coloursOf(image, { wide, tall }, { left: (wide - column) / 2, wide: column, from: 0, to: 1 }),
		sky: coloursOf(
			image,
			{ wide, tall },
			{ left: (wide - talk) / 2, wide: Math.min(talk, WORDS.wide), from, to },
		),
	};
}

function coloursOf(
	image: HTMLImageElement,
	window: { wide: number; tall: number },
	part: Part,
): readonly Rgb[] {
	const canvas = document.createElement("canvas");
	const context = canvas.getContext("2d", { willReadFrequently: true });
	const { naturalWidth, naturalHeight } = image;
	if (!context || !naturalWidth || !naturalHeight) {
		return EVERY_COLOUR;
	}
	const scale = Math.max(window.wide / naturalWidth, window.tall / naturalHeight);
	const seen = part.wide / scale;
	const high = ((part.to - part.from) * window.tall) / scale;
	canvas.width = WIDE;
	canvas.height = Math.max(1, Math.round((WIDE * high) / seen));
	context.imageSmoothingQuality = "high";
	context.drawImage(
		image,
		(naturalWidth - window.wide / scale) / 2 + part.left / scale,
		(naturalHeight - window.tall / scale) / 2 + (part.from * window.tall) / scale,
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
