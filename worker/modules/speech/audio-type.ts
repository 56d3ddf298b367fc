import type { Recording } from "../../models/voice-model.ts";

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

/** What each kind begins with, and where: the bytes themselves, whatever the file is called. */
const KINDS: readonly { at: number; bytes: number[]; type: string; extension: string }[] = [
	{ at: 8, bytes: ascii("WAVE"), type: "audio/wav", extension: "wav" },
	{ at: 0, bytes: [0x1a, 0x45, 0xdf, 0xa3], type: "audio/webm", extension: "webm" },
	{ at: 0, bytes: ascii("OggS"), type: "audio/ogg", extension: "ogg" },
	{ at: 4, bytes: ascii("ftyp"), type: "audio/mp4", extension: "mp4" },
	{ at: 0, bytes: ascii("ID3"), type: "audio/mpeg", extension: "mp3" },
];

/** Returns the recording with its real type; null when it isn't a supported one. */
export function recordingOf(bytes: Uint8Array<ArrayBuffer>): Recording | null {
	const kind = KINDS.find(({ at, bytes: begin }) => begin.every((byte, index) => bytes[at + index] === byte));
	if (kind) {
		return { bytes, type: kind.type, extension: kind.extension };
	}
	return isMpegFrame(bytes) ? { bytes, type: "audio/mpeg", extension: "mp3" } : null;
}

/** An MPEG audio frame without a tag before it: eleven bits set, and a layer (ISO/IEC 11172-3, 2.4.1.3). */
function isMpegFrame([first = 0, second = 0]: Uint8Array): boolean {
	return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0;
}
