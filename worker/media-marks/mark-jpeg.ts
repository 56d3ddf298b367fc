import { joined, latin1, startsWith, viewOf } from "./bytes.ts";
import { sourcePacket, withSource } from "./xmp.ts";

const XMP = "http://ns.adobe.com/xap/1.0/\0";

const APP0 = 0xe0;
const APP1 = 0xe1;
const APP11 = 0xeb;
const START_OF_SCAN = 0xda;

/** A segment's length counts its own two bytes and fits into sixteen bits. */
const MOST_DATA = 0xffff - 2;

type Segment = { marker: number; data: Uint8Array; whole: Uint8Array };

/** Returns a JPEG that says how it was made; the same bytes when a provider signed it, null when it can't be read. */
export function markJpeg(bytes: Uint8Array, source: string): Uint8Array | null {
	const segments = segmentsOf(bytes);
	if (!segments) {
		return null;
	}
	// C2PA comes as JUMBF boxes in APP11; its signature covers the rest of the file.
	if (segments.some(({ marker, data }) => marker === APP11 && startsWith(data, "JP"))) {
		return bytes;
	}
	const xmp = segments.find(({ marker, data }) => marker === APP1 && startsWith(data, XMP));
	const wholes = segments.map((each) => (each === xmp ? withSourceIn(each, source) : each.whole));
	if (!xmp) {
		// JFIF and Exif want to be first.
		const place = segments.findIndex(({ marker }) => marker !== APP0 && marker !== APP1);
		wholes.splice(
			place < 0 ? wholes.length : place,
			0,
			newSegment(joined([latin1(XMP), sourcePacket(source)])),
		);
	}
	const head = segments.reduce((length, { whole }) => length + whole.length, 2);
	return joined([bytes.subarray(0, 2), ...wholes, bytes.subarray(head)]);
}

function withSourceIn({ data, whole }: Segment, source: string): Uint8Array {
	const packet = data.subarray(XMP.length);
	const next = withSource(packet, source);
	return next === packet || XMP.length + next.length > MOST_DATA
		? whole
		: newSegment(joined([latin1(XMP), next]));
}

/** The segments before the picture's own data. Null when there are none or the file breaks off. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
	if (!startsWith(bytes, "\xff\xd8")) {
		return null;
	}
	const view = viewOf(bytes);
	const segments: Segment[] = [];
	for (let at = 2; at + 4 <= bytes.length; ) {
		const marker = view.getUint8(at + 1);
		const end = at + 2 + view.getUint16(at + 2);
		if (view.getUint8(at) !== 0xff || end < at + 4 || end > bytes.length) {
			return null;
		}
		if (marker === START_OF_SCAN) {
			return segments.length > 0 ? segments : null;
		}
		segments.push({ marker, data: bytes.subarray(at + 4, end), whole: bytes.subarray(at, end) });
		at = end;
	}
	return null;
}

function newSegment(data: Uint8Array): Uint8Array {
	const whole = joined([Uint8Array.of(0xff, APP1, 0, 0), data]);
	viewOf(whole).setUint16(2, data.length + 2);
	return whole;
}
