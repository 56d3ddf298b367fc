import { crc32 } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { JPEG, PNG, WEBP, WEBP_LOSSLESS } from "../test/people/pictures.ts";
import { joined, latin1, toLatin1, viewOf } from "./bytes.ts";
import { TRAINED } from "./digital-source.ts";
import { markPicture } from "./mark-picture.ts";

const PROPERTY = `<Iptc4xmpExt:DigitalSourceType>${TRAINED}</Iptc4xmpExt:DigitalSourceType>`;

/** A provider's own packet, with another name for nothing of ours. */
const packetWith = (property: string) =>
	latin1(
		`<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="">${property}</rdf:Description></rdf:RDF></x:xmpmeta>    <?xpacket end="w"?>`,
	);

function pngChunk(type: string, data: Uint8Array): Uint8Array {
	const whole = joined([new Uint8Array(4), latin1(type), data, new Uint8Array(4)]);
	viewOf(whole).setUint32(0, data.length);
	viewOf(whole).setUint32(whole.length - 4, crc32(whole.subarray(4, -4)));
	return whole;
}

/** Behind the header of 13 bytes. */
const pngWith = (chunk: Uint8Array) => joined([PNG.subarray(0, 33), chunk, PNG.subarray(33)]);

function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
	const whole = joined([Uint8Array.of(0xff, marker, 0, 0), data]);
	viewOf(whole).setUint16(2, data.length + 2);
	return whole;
}

/** Behind JFIF, 20 bytes from the beginning. */
const jpegWith = (segment: Uint8Array) => joined([JPEG.subarray(0, 20), segment, JPEG.subarray(20)]);

function webpWith(type: string, data: Uint8Array): Uint8Array {
	const chunk = joined([latin1(type), new Uint8Array(4), data, new Uint8Array(data.length % 2)]);
	viewOf(chunk).setUint32(4, data.length, true);
	const whole = joined([WEBP, chunk]);
	viewOf(whole).setUint32(4, whole.length - 8, true);
	return whole;
}

/** The chunk of the picture alone, in a file without an extended header. */
function simple(webp: Uint8Array): Uint8Array {
	const text = toLatin1(webp);
	const at = Math.max(text.indexOf("VP8 "), text.indexOf("VP8L"));
	const whole = joined([latin1("RIFF"), new Uint8Array(4), latin1("WEBP"), webp.subarray(at)]);
	viewOf(whole).setUint32(4, whole.length - 8, true);
	return whole;
}

const withXmp = {
	"image/png": (packet: Uint8Array) =>
		pngWith(pngChunk("iTXt", joined([latin1("XML:com.adobe.xmp\0\0\0\0\0"), packet]))),
	"image/jpeg": (packet: Uint8Array) =>
		jpegWith(jpegSegment(0xe1, joined([latin1("http://ns.adobe.com/xap/1.0/\0"), packet]))),
	"image/webp": (packet: Uint8Array) => webpWith("XMP ", packet),
};

const TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
const PICTURES = { "image/png": PNG, "image/jpeg": JPEG, "image/webp": WEBP };

function marked(bytes: Uint8Array, type: (typeof TYPES)[number]): Uint8Array {
	const done = markPicture(bytes, type);
	if (!done) {
		throw new Error("The picture could not be read.");
	}
	return done;
}

const times = (bytes: Uint8Array, text: string) => toLatin1(bytes).split(text).length - 1;

describe.each(TYPES)("a model's picture as %s", (type) => {
	// spec: P.83
	it("says once that a trained model made it, and twice marked no more", () => {
		const once = marked(PICTURES[type], type);
		expect(times(once, PROPERTY)).toBe(1);
		expect(marked(once, type)).toEqual(once);
	});

	// spec: P.83
	it("keeps a provider's packet that names a source, the whole file byte for byte", () => {
		const file = withXmp[type](
			packetWith("<Iptc4xmpExt:DigitalSourceType>own</Iptc4xmpExt:DigitalSourceType>"),
		);
		expect(marked(file, type).subarray(30)).toEqual(file.subarray(30));
		expect(times(marked(file, type), "DigitalSourceType>own<")).toBe(1);
		expect(times(marked(file, type), TRAINED)).toBe(0);
	});

	it("keeps a packet that points to a signed manifest elsewhere", () => {
		const file = withXmp[type](packetWith("<dcterms:provenance>https://example.org/m</dcterms:provenance>"));
		expect(times(marked(file, type), TRAINED)).toBe(0);
		expect(marked(file, type).length).toBe(file.length);
	});

	it("adds the source to a packet without one, of which every byte stays in its order", () => {
		const packet = packetWith("<xmp:CreatorTool>Caf\xe9</xmp:CreatorTool>");
		const done = toLatin1(marked(withXmp[type](packet), type));
		expect(done.split(PROPERTY).length).toBe(2);
		expect(
			done.replace(/<rdf:Description rdf:about="" xmlns:Iptc4xmpExt.*?<\/rdf:Description>/, ""),
		).toContain(toLatin1(packet));
		expect(done.split("<?xpacket begin").length).toBe(2);
	});

	it("is never broken by a file that is cut short or isn't one", () => {
		const whole = PICTURES[type];
		for (let length = 0; length < whole.length; length += 1) {
			markPicture(whole.subarray(0, length), type);
		}
		expect(markPicture(whole.subarray(0, 30), type)).toBeNull();
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(40), (noise, at) => {
				markPicture(noise, type);
				markPicture(joined([whole.subarray(0, at), noise, whole.subarray(at)]), type);
			}),
		);
	});
});

describe("the rest of the file", () => {
	it("stays in a PNG, with checksums that are right", () => {
		const done = marked(PNG, "image/png");
		const added = done.length - PNG.length;
		expect(done.subarray(0, 33)).toEqual(PNG.subarray(0, 33));
		expect(done.subarray(33 + added)).toEqual(PNG.subarray(33));
		const chunk = done.subarray(33, 33 + added);
		expect(viewOf(chunk).getUint32(0)).toBe(added - 12);
		expect(viewOf(chunk).getUint32(added - 4)).toBe(crc32(chunk.subarray(4, -4)));
	});

	it("stays in a JPEG, behind JFIF and before everything else", () => {
		const done = marked(JPEG, "image/jpeg");
		const added = done.length - JPEG.length;
		expect(done.subarray(0, 20)).toEqual(JPEG.subarray(0, 20));
		expect(toLatin1(done.subarray(20, 53))).toMatch(/^\xff\xe1..http:\/\/ns\.adobe\.com\/xap\/1\.0\/\0/s);
		expect(done.subarray(20 + added)).toEqual(JPEG.subarray(20));
	});

	it("stays in a WebP, whose header says that XMP follows", () => {
		const done = marked(WEBP, "image/webp");
		expect(viewOf(done).getUint32(4, true)).toBe(done.length - 8);
		expect(done[20]).toBe((WEBP[20] ?? 0) | 0x04);
		expect(done.subarray(21, WEBP.length)).toEqual(WEBP.subarray(21));
	});

	it.each([
		["lossy", WEBP, 0],
		["lossless", WEBP_LOSSLESS, 0],
	])("of a simple %s WebP has a header with its size before it", (_, webp, alpha) => {
		const file = simple(webp);
		const done = marked(file, "image/webp");
		expect(toLatin1(done.subarray(8, 16))).toBe("WEBPVP8X");
		expect([...done.subarray(20, 30)]).toEqual([0x04 | alpha, 0, 0, 0, 2, 0, 0, 1, 0, 0]);
		expect(done.subarray(30, 30 + file.length - 12)).toEqual(file.subarray(12));
		expect(viewOf(done).getUint32(4, true)).toBe(done.length - 8);
	});
});

describe("a picture that its provider signed", () => {
	const box = latin1("\0\0\0\x20jumbc2pa-made-up-manifest-store");

	// spec: P.83
	it.each([
		["image/png", pngWith(pngChunk("caBX", box))],
		["image/jpeg", jpegWith(jpegSegment(0xeb, joined([latin1("JP\0\x01\0\0\0\x01"), box])))],
		["image/webp", webpWith("C2PA", box)],
	] as const)("as %s comes back byte for byte", (type, file) => {
		expect(markPicture(file, type)).toEqual(file);
	});
});

it("a packet that a PNG keeps compressed stays as it is", () => {
	const file = pngWith(pngChunk("iTXt", latin1("XML:com.adobe.xmp\0\x01\0\0\0packed")));
	expect(markPicture(file, "image/png")).toEqual(file);
});
