import { joined, latin1, startsWith, toLatin1, viewOf } from "./bytes.ts";
import { sourcePacket, withSource } from "./xmp.ts";

/** Where the chunks begin: behind "RIFF", the file's length and "WEBP". */
const HEADER = 12;

/** Flags of the extended header, VP8X. */
const HAS_XMP = 0x04;
const HAS_ALPHA = 0x10;

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array };

/** Returns a WebP that says how it was made; the same bytes when a provider signed it, null when it can't be read. */
export function markWebp(bytes: Uint8Array, source: string): Uint8Array | null {
	const chunks = chunksOf(bytes);
	const extended = chunks && extendedHeader(chunks);
	if (!chunks || !extended) {
		return null;
	}
	// C2PA: its signature covers the rest of the file.
	if (chunks.some(({ type }) => type === "C2PA")) {
		return bytes;
	}
	const xmp = chunks.find(({ type }) => type === "XMP ");
	const kept = chunks.filter(({ type }) => type !== "VP8X");
	const wholes = kept.map((each) => (each === xmp ? withSourceIn(each, source) : each.whole));
	const added = xmp ? [] : [chunk("XMP ", sourcePacket(source))];
	const body = joined([latin1("WEBP"), extended, ...wholes, ...added]);
	const header = joined([latin1("RIFF"), new Uint8Array(4)]);
	viewOf(header).setUint32(4, body.length, true);
	return joined([header, body]);
}

function withSourceIn({ data, whole }: Chunk, source: string): Uint8Array {
	const next = withSource(data, source);
	return next === data ? whole : chunk("XMP ", next);
}

/** The header that says that XMP follows: the file's own, or one for a simple file, which has none. */
function extendedHeader([first]: readonly Chunk[]): Uint8Array | null {
	if (first?.type === "VP8X" && first.data.length === 10) {
		const data = first.data.slice();
		data[0] = (data[0] ?? 0) | HAS_XMP;
		return chunk("VP8X", data);
	}
	const picture = first && simplePicture(first);
	if (!picture) {
		return null;
	}
	const data = new Uint8Array(10);
	const view = viewOf(data);
	view.setUint8(0, HAS_XMP | (picture.hasAlpha ? HAS_ALPHA : 0));
	// Each side less one, in 24 bits; a side of a simple file has 14.
	view.setUint16(4, picture.width - 1, true);
	view.setUint16(7, picture.height - 1, true);
	return chunk("VP8X", data);
}

/** The size in the header of a simple file's picture: lossy (RFC 6386, 9.1) or lossless (RFC 9649, 3.4). */
function simplePicture({ type, data }: Chunk): { width: number; height: number; hasAlpha: boolean } | null {
	const view = viewOf(data);
	if (type === "VP8 " && data.length >= 10 && toLatin1(data.subarray(3, 6)) === "\x9d\x01\x2a") {
		return {
			width: view.getUint16(6, true) & 0x3fff,
			height: view.getUint16(8, true) & 0x3fff,
			hasAlpha: false,
		};
	}
	if (type === "VP8L" && data.length >= 5 && data[0] === 0x2f) {
		const bits = view.getUint32(1, true);
		return {
			width: (bits & 0x3fff) + 1,
			height: ((bits >>> 14) & 0x3fff) + 1,
			hasAlpha: ((bits >>> 28) & 1) === 1,
		};
	}
	return null;
}

/** All chunks: type, length, and data filled up to an even length. Null when the file breaks off. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
	if (bytes.length < HEADER || !startsWith(bytes, "RIFF") || !startsWith(bytes.subarray(8), "WEBP")) {
		return null;
	}
	const view = viewOf(bytes);
	if (view.getUint32(4, true) + 8 > bytes.length) {
		return null;
	}
	const chunks: Chunk[] = [];
	for (let at = HEADER; at < bytes.length; ) {
		if (at + 8 > bytes.length) {
			return null;
		}
		const length = view.getUint32(at + 4, true);
		const end = at + 8 + length + (length % 2);
		if (end > bytes.length) {
			return null;
		}
		const data = bytes.subarray(at + 8, at + 8 + length);
		chunks.push({ type: toLatin1(bytes.subarray(at, at + 4)), data, whole: bytes.subarray(at, end) });
		at = end;
	}
	return chunks;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
	const whole = joined([latin1(type), new Uint8Array(4), data, new Uint8Array(data.length % 2)]);
	viewOf(whole).setUint32(4, data.length, true);
	return whole;
}
