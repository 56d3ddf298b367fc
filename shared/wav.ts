/** Returns a WAV file: the 44-byte header and 8-bit samples (128 is silence), one channel, `rate` per second. */
export function wav(samples: Uint8Array, rate: number): Uint8Array<ArrayBuffer> {
	const bytes = new Uint8Array(44 + samples.length);
	const view = new DataView(bytes.buffer);
	const write = (at: number, text: string) => new TextEncoder().encodeInto(text, bytes.subarray(at));
	write(0, "RIFF");
	view.setUint32(4, 36 + samples.length, true);
	write(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, rate, true);
	view.setUint32(28, rate, true);
	view.setUint16(32, 1, true);
	view.setUint16(34, 8, true);
	write(36, "data");
	view.setUint32(40, samples.length, true);
	bytes.set(samples, 44);
	return bytes;
}
