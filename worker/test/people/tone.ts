import { wav } from "#shared/wav.ts";

const RATE = 8000;
const HERTZ = 440;
/** Of the 127 steps that a sample of 8 bits has above its middle. */
const AMPLITUDE = 60;

/** A real recording: a tone of this many seconds. */
export function tone(seconds: number): Uint8Array<ArrayBuffer> {
	const samples = Uint8Array.from(
		{ length: Math.round(seconds * RATE) },
		(_, place) => 128 + Math.round(AMPLITUDE * Math.sin((place / RATE) * 2 * Math.PI * HERTZ)),
	);
	return wav(samples, RATE);
}
