import { joined, latin1, startsWith, viewOf } from "./bytes.ts";
import { TRAINED } from "./digital-source.ts";

/** "ID3", version, revision, flags, and the length of all frames in four times seven bits. */
const HEADER = 10;

/** An extended header or a footer: a tag that has one is left as it is. */
const NOT_PLAIN = 0x40 | 0x10;

/** Latin-1. */
const ENCODING = "\0";

/** IPTC's term for programs and a sentence for people who look at the file. */
const FRAMES = joined([
	frame("TXXX", `${ENCODING}DigitalSourceType\0${TRAINED}`),
	frame("COMM", `${ENCODING}eng\0Spoken by an AI voice`),
]);

/** Passes an MP3 on as it comes, with a tag that says that an AI voice speaks. Frames of the provider's own tag stay. */
export function markMp3(audio: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
	let start: Uint8Array | null = new Uint8Array(0);
	return audio.pipeThrough(
		new TransformStream<Uint8Array, Uint8Array>({
			transform(piece, controller) {
				if (start === null) {
					controller.enqueue(piece);
					return;
				}
				start = joined([start, piece]);
				if (start.length >= HEADER) {
					controller.enqueue(marked(start));
					start = null;
				}
			},
			flush(controller) {
				if (start !== null && start.length > 0) {
					controller.enqueue(marked(start));
				}
			},
		}),
	);
}

/** The beginning with our frames: first in the tag it has (ID3v2.3 or 2.4), or in a tag of their own. */
function marked(start: Uint8Array): Uint8Array {
	const [, , , version = 0, , flags = 0] = start;
	const isPlain =
		start.length >= HEADER &&
		startsWith(start, "ID3") &&
		(version === 3 || version === 4) &&
		(flags & NOT_PLAIN) === 0;
	if (!isPlain) {
		return joined([latin1("ID3\x03\0\0"), sevenBits(FRAMES.length), FRAMES, start]);
	}
	const [a = 0, b = 0, c = 0, d = 0] = start.subarray(6, HEADER);
	const length = (a << 21) | (b << 14) | (c << 7) | d;
	return joined([start.subarray(0, 6), sevenBits(length + FRAMES.length), FRAMES, start.subarray(HEADER)]);
}

/** A frame of under 128 bytes: only then is its length written the same way in ID3v2.3 and 2.4. */
function frame(id: string, text: string): Uint8Array {
	if (text.length > 127) {
		throw new Error("A frame is too long for both versions of ID3.");
	}
	const whole = joined([latin1(id), new Uint8Array(6), latin1(text)]);
	viewOf(whole).setUint32(4, text.length);
	return whole;
}

function sevenBits(length: number): Uint8Array {
	return Uint8Array.of((length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127);
}
