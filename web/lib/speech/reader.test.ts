import { beforeEach, describe, expect, test, vi } from "vitest";
import { createReader } from "./reader.ts";
import type { SpeechEvents, Voice } from "./voice.ts";

type Fake = Voice & { heard: SpeechEvents | null; at: number; log: string[] };

/** A voice that says what the test lets it say. */
function fakeVoice(failure: Error | null = null): Fake {
	const fake: Fake = {
		heard: null,
		at: 0,
		log: [],
		unlock: () => fake.log.push("unlock"),
		read: async (text, _, heard, signal) => {
			fake.log.push(`read ${text}`);
			if (failure) {
				throw failure;
			}
			signal.throwIfAborted();
			fake.heard = heard;
			return {
				word: () => fake.at,
				pause: () => fake.log.push("pause"),
				resume: () => fake.log.push("resume"),
				stop: () => fake.log.push("stop"),
			};
		},
	};
	return fake;
}

beforeEach(() => {
	vi.useFakeTimers();
});

function setUp(...voices: Fake[]) {
	const failures: unknown[] = [];
	const reader = createReader(
		() => voices,
		(error) => failures.push(error),
	);
	return { reader, failures, word: () => reader.getReading()?.word };
}

describe("reading aloud", () => {
	test("is the first of the visit once, and only with a sound", async () => {
		const voice = fakeVoice();
		let voices = [fakeVoice(new Error("silent"))];
		const reader = createReader(
			() => voices,
			() => undefined,
		);
		await reader.read("m1", "One");
		voices = [voice];
		await reader.read("m1", "One");
		expect(reader.getReading()?.isFirst).toBe(true);
		reader.pause();
		expect(reader.getReading()).toMatchObject({ status: "paused", isFirst: true });
		await reader.read("m2", "Two");
		expect(reader.getReading()?.isFirst).toBe(false);
	});

	// spec: 4.54, 4.56, 9.60
	test("is loading, then playing, word by word, and over at the end", async () => {
		const voice = fakeVoice();
		const { reader, word } = setUp(voice);
		const begun = reader.read("m1", "**Slow** is fine");
		expect(reader.getReading()).toMatchObject({ messageId: "m1", status: "loading", word: 0 });
		await begun;
		expect(voice.log).toEqual(["read Slow is fine."]);
		expect(reader.getReading()?.status).toBe("playing");
		voice.at = 2;
		vi.advanceTimersByTime(30);
		expect(word()).toBe(2);
		voice.heard?.onEnd();
		expect(reader.getReading()).toBeNull();
	});

	// spec: 4.55
	test("pauses where it is and goes on from there", async () => {
		const voice = fakeVoice();
		const { reader, word } = setUp(voice);
		await reader.read("m1", "One two three");
		voice.at = 1;
		reader.pause();
		expect(reader.getReading()).toMatchObject({ status: "paused", word: 1 });
		voice.at = 2;
		vi.advanceTimersByTime(300);
		expect(word()).toBe(1);
		reader.resume();
		vi.advanceTimersByTime(30);
		expect(reader.getReading()).toMatchObject({ status: "playing", word: 2 });
		expect(voice.log.slice(1)).toEqual(["pause", "resume"]);
	});

	test("of one message ends that of another", async () => {
		const voice = fakeVoice();
		const { reader } = setUp(voice);
		await reader.read("m1", "One");
		await reader.read("m2", "Two");
		expect(voice.log).toEqual(["read One.", "stop", "read Two."]);
		expect(reader.getReading()?.messageId).toBe("m2");
	});

	test("that is stopped while it loads makes no sound", async () => {
		const voice = fakeVoice();
		const { reader, failures } = setUp(voice);
		const begun = reader.read("m1", "One");
		reader.stop();
		await begun;
		expect(reader.getReading()).toBeNull();
		expect(failures).toEqual([]);
		expect(voice.log.filter((line) => line !== "stop")).toEqual(["read One."]);
	});

	// spec: 8.20
	test("goes to the next voice when one fails, and is over when all do, with the failure noted", async () => {
		const broken = fakeVoice(new Error("501"));
		const voice = fakeVoice();
		const { reader } = setUp(broken, voice);
		await reader.read("m1", "One");
		expect(voice.log).toEqual(["read One."]);
		const none = setUp(fakeVoice(new Error("501")), fakeVoice(new Error("no voice")));
		await none.reader.read("m1", "One");
		expect(none.reader.getReading()).toBeNull();
		expect(none.failures).toEqual([new Error("no voice")]);
	});

	test("that breaks off by itself is over, with the failure noted", async () => {
		const voice = fakeVoice();
		const { reader, failures } = setUp(voice);
		await reader.read("m1", "One");
		voice.heard?.onFailure(new Error("lost"));
		expect(reader.getReading()).toBeNull();
		expect(failures).toEqual([new Error("lost")]);
	});

	test("of nothing that can be said does nothing", async () => {
		const voice = fakeVoice();
		const { reader } = setUp(voice);
		await reader.read("m1", "🎉");
		expect(reader.getReading()).toBeNull();
		expect(voice.log).toEqual([]);
	});
});
