const RATE = 8000;
const HERTZ = 440;
/** Of the 127 steps that a sample of 8 bits has above its middle. */
const AMPLITUDE = 60;

/** A real recording: so many seconds of a tone as a WAV of 8-bit samples, one channel. */
export function tone(seconds: number): Uint8Array<ArrayBuffer> {
	const samples = Math.round(seconds * RATE);
	const bytes = new Uint8Array(44 + samples);
	const view = new DataView(bytes.buffer);
	const write = (at: number, text: string) => new TextEncoder().encodeInto(text, bytes.subarray(at));
	write(0, "RIFF");
	view.setUint32(4, 36 + samples, true);
	write(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, RATE, true);
	view.setUint32(28, RATE, true);
	view.setUint16(32, 1, true);
	view.setUint16(34, 8, true);
	write(36, "data");
	view.setUint32(40, samples, true);
	for (let sample = 0; sample < samples; sample += 1) {
		bytes[44 + sample] = 128 + Math.round(AMPLITUDE * Math.sin((sample / RATE) * 2 * Math.PI * HERTZ));
	}
	return bytes;
}
