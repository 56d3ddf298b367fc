import { beforeEach, expect, test, vi } from "vitest";
import { fakeUtterances, type Utterance } from "#web/test/fake-speech.ts";
import { browserVoice } from "./browser-voice.ts";
import { wordsOf } from "./spoken-words.ts";

/** A browser that speaks when the test says so. */
function fakeSynthesis() {
	const said: Utterance[] = [];
	fakeUtterances();
	const cancel = vi.fn();
	const synthesis = { speak: (utterance: Utterance) => said.push(utterance), cancel };
	return {
		synthesis: synthesis as unknown as SpeechSynthesis,
		said,
		cancel,
		last: () => said.at(-1) as Utterance,
	};
}

const TEXT = "I slept badly. You said that before.";

async function begin(text = TEXT) {
	const fake = fakeSynthesis();
	const heard = { onEnd: vi.fn(), onFailure: vi.fn() };
	const begun = browserVoice(fake.synthesis).read(text, wordsOf(text), heard, new AbortController().signal);
	fake.last().onstart();
	return { ...fake, heard, playing: await begun };
}

beforeEach(() => {
	vi.useFakeTimers();
});

// spec: 9.57
test("it speaks at 0.9, and says itself which word it is at", async () => {
	const { last, playing } = await begin();
	expect(last()).toMatchObject({ text: TEXT, rate: 0.9 });
	last().onboundary({ charIndex: TEXT.indexOf("badly") });
	expect(playing.word()).toBe(2);
});

test("a voice that does not say where it is is timed by 150 words a minute", async () => {
	const { playing } = await begin();
	expect(playing.word()).toBe(0);
	// Seven words at 150 a minute and 0.9: 3.1 s.
	vi.advanceTimersByTime(1_600);
	expect(playing.word()).toBe(3);
	vi.advanceTimersByTime(9_000);
	expect(playing.word()).toBe(6);
});

// spec: 4.55
test("it pauses by being silent, and goes on with the word it was at", async () => {
	const { last, said, cancel, playing, heard } = await begin();
	last().onboundary({ charIndex: TEXT.indexOf("said") });
	const first = last();
	playing.pause();
	expect(cancel).toHaveBeenCalled();
	// What a browser says of an utterance that was silenced is no end.
	first.onend();
	expect(heard.onEnd).not.toHaveBeenCalled();
	playing.resume();
	expect(said).toHaveLength(2);
	expect(last().text).toBe("said that before.");
	last().onboundary({ charIndex: 5 });
	expect(playing.word()).toBe(5);
});

test("a long text is said in parts, one after another, to its end", async () => {
	const sentence = "This is a sentence of some forty signs or so.";
	const text = Array.from({ length: 12 }, () => sentence).join(" ");
	const { said, last, heard, playing } = await begin(text);
	expect(last().text.length).toBeLessThanOrEqual(200);
	for (let part = 1; heard.onEnd.mock.calls.length === 0 && part < 20; part += 1) {
		last().onend();
	}
	expect(said.map((each) => each.text).join(" ")).toBe(text);
	expect(playing.word()).toBeGreaterThanOrEqual(80);
	expect(heard.onEnd).toHaveBeenCalledOnce();
});

test("a browser without a voice is a failure, not a silence", async () => {
	const { synthesis, last } = fakeSynthesis();
	const heard = { onEnd: vi.fn(), onFailure: vi.fn() };
	const begun = browserVoice(synthesis).read(TEXT, wordsOf(TEXT), heard, new AbortController().signal);
	last().onerror({ error: "synthesis-unavailable" });
	await expect(begun).rejects.toThrow("synthesis-unavailable");
});
