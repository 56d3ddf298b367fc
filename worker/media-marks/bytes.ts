/** Returns text with one character for each byte, so that it can be searched and turned back byte for byte. */
export function toLatin1(bytes: Uint8Array): string {
	let text = "";
	for (const byte of bytes) {
		text += String.fromCharCode(byte);
	}
	return text;
}

export function latin1(text: string): Uint8Array {
	return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}

export function startsWith(bytes: Uint8Array, text: string): boolean {
	return toLatin1(bytes.subarray(0, text.length)) === text;
}

/** A view of exactly these bytes, which may be a part of a larger buffer. */
export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
	return new DataView(buffer, byteOffset, byteLength);
}
