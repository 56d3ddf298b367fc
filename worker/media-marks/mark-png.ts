import { crc32 } from "node:zlib";
import { joined, latin1, startsWith, toLatin1, viewOf } from "./bytes.ts";
import { sourcePacket, withSource } from "./xmp.ts";

const SIGNATURE = "\x89PNG\r\n\x1a\n";

/** The keyword of XMP, then: not compressed, no language, no translated keyword. */
const XMP = "XML:com.adobe.xmp\0";
const PLAIN = `${XMP}\0\0\0\0`;

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array };

/** Returns a PNG that says how it was made; the same bytes when a provider signed it, null when it can't be read. */
export function markPng(bytes: Uint8Array, source: string): Uint8Array | null {
	const chunks = chunksOf(bytes);
	if (chunks?.[0]?.type !== "IHDR") {
		return null;
	}
	// C2PA: its signature covers the rest of the file.
	if (chunks.some(({ type }) => type === "caBX")) {
		return bytes;
	}
	const xmp = chunks.find(({ type, data }) => type === "iTXt" && startsWith(data, XMP));
	const [header, ...rest] = chunks.map((chunk) =>
		chunk === xmp ? withSourceIn(chunk, source) : chunk.whole,
	);
	const added = xmp ? [] : [chunk("iTXt", joined([latin1(PLAIN), sourcePacket(source)]))];
	return joined([latin1(SIGNATURE), header as Uint8Array, ...added, ...rest]);
}

/** A compressed packet stays as it is. */
function withSourceIn({ data, whole }: Chunk, source: string): Uint8Array {
	if (!startsWith(data, PLAIN)) {
		return whole;
	}
	const packet = data.subarray(PLAIN.length);
	const next = withSource(packet, source);
	return next === packet ? whole : chunk("iTXt", joined([latin1(PLAIN), next]));
}

/** All chunks: length, type, data and a checksum of the two. Null when the file breaks off. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
	if (!startsWith(bytes, SIGNATURE)) {
		return null;
	}
	const view = viewOf(bytes);
	const chunks: Chunk[] = [];
	for (let at = SIGNATURE.length; at < bytes.length; ) {
		if (at + 12 > bytes.length) {
			return null;
		}
		const end = at + 12 + view.getUint32(at);
		if (end > bytes.length) {
			return null;
		}
		const type = toLatin1(bytes.subarray(at + 4, at + 8));
		chunks.push({ type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) });
		at = end;
	}
	return chunks;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
	const whole = joined([new Uint8Array(4), latin1(type), data, new Uint8Array(4)]);
	const view = viewOf(whole);
	view.setUint32(0, data.length);
	view.setUint32(whole.length - 4, crc32(whole.subarray(4, -4)));
	return whole;
}
