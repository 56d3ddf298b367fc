import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joined, latin1, toLatin1 } from "./bytes.ts";
import { TRAINED } from "./digital-source.ts";
import { markMp3 } from "./mark-mp3.ts";

const SOUND = Uint8Array.of(0xff, 0xfb, 0x90, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9);

/** The frames, read as ID3v2.3 has them; `rest` is what follows the tag. */
function read(bytes: Uint8Array) {
	expect(toLatin1(bytes.subarray(0, 3))).toBe("ID3");
	const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
	const end = 10 + ((a << 21) | (b << 14) | (c << 7) | d);
	const frames: Record<string, string> = {};
	for (let at = 10; at < end; ) {
		const length = (bytes[at + 7] ?? 0) + (bytes[at + 6] ?? 0) * 256;
		frames[toLatin1(bytes.subarray(at, at + 4))] = toLatin1(bytes.subarray(at + 10, at + 10 + length));
		at += 10 + length;
	}
	return { frames, version: bytes[3], rest: bytes.subarray(end) };
}

/** Marks a file that comes in pieces of this size. */
async function marked(bytes: Uint8Array, size = bytes.length): Promise<Uint8Array> {
	const source = new ReadableStream<Uint8Array>({
		start(controller) {
			for (let at = 0; at < bytes.length; at += size) {
				controller.enqueue(bytes.subarray(at, at + size));
			}
			controller.close();
		},
	});
	return new Uint8Array(await new Response(markMp3(source)).arrayBuffer());
}

const OURS = {
	TXXX: `\0DigitalSourceType\0${TRAINED}`,
	COMM: "\0eng\0Spoken by an AI voice",
};

/** A tag as FFmpeg writes it, with the encoder's name. */
const tagOf = (version: number, flags = 0) =>
	latin1(`ID3${String.fromCharCode(version, 0, flags)}\0\0\0\x0fTSSE\0\0\0\x05\0\0\0Lavf`);

describe("speech as MP3", () => {
	// spec: P.84
	it("without a tag gets one, and the sound stays", async () => {
		const { frames, version, rest } = read(await marked(SOUND));
		expect(frames).toEqual(OURS);
		expect(version).toBe(3);
		expect(rest).toEqual(SOUND);
	});

	it.each([3, 4])("with a tag of ID3v2.%i keeps its frames beside ours, in one tag", async (version) => {
		const all = read(await marked(joined([tagOf(version), SOUND])));
		expect(all).toEqual({ frames: { ...OURS, TSSE: "\0Lavf" }, version, rest: SOUND });
	});

	it.each([
		["an older version", tagOf(2)],
		["an extended header", tagOf(3, 0x40)],
		["a footer", tagOf(4, 0x10)],
	])("with a tag of %s has ours before it", async (_, tag) => {
		const { frames, rest } = read(await marked(joined([tag, SOUND])));
		expect(frames).toEqual(OURS);
		expect(rest).toEqual(joined([tag, SOUND]));
	});

	// spec: P.84
	it("is the same in whatever pieces it comes, and nothing stays nothing", async () => {
		const file = joined([tagOf(4), SOUND]);
		const whole = await marked(file);
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 1, max: file.length }), async (size) => {
				expect(await marked(file, size)).toEqual(whole);
			}),
			{ numRuns: 20 },
		);
		expect(await marked(new Uint8Array(0))).toEqual(new Uint8Array(0));
		expect(toLatin1(await marked(SOUND.subarray(0, 4)))).toContain(TRAINED);
	});

	it("ends at its source when nobody listens any more", async () => {
		let isCancelled = false;
		const source = new ReadableStream<Uint8Array>({
			pull: (controller) => controller.enqueue(SOUND),
			cancel: () => {
				isCancelled = true;
			},
		});
		const reader = markMp3(source).getReader();
		await reader.read();
		await reader.cancel();
		expect(isCancelled).toBe(true);
	});
});
