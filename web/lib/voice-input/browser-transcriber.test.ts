import { expect, test, vi } from "vitest";
import { fakeRecognition } from "#web/test/fake-recognition.ts";
import { openBrowserTranscriber } from "./browser-transcriber.ts";
import { MICROPHONE_DENIED, TRANSCRIPTION_FAILED } from "./transcriber.ts";

const signal = new AbortController().signal;

async function listen(isLocal = false) {
	const { Recognition, made } = fakeRecognition();
	const events = { onEnd: vi.fn(), onWords: vi.fn() };
	const ear = await openBrowserTranscriber(Recognition, { lang: "en-GB", isLocal }, events);
	return { ear, events, listener: made[0] as (typeof made)[number] };
}

test("it listens in the person's language, on and on, and gives the words when it is enough", async () => {
	const { ear, events, listener } = await listen();
	expect(listener).toMatchObject({ lang: "en-GB", continuous: true, interimResults: true });
	expect(listener.processLocally).toBeUndefined();
	expect(ear.level()).toBeNull();
	listener.hear("I slept badly", " and then");
	expect(events.onWords).toHaveBeenLastCalledWith("I slept badly and then");
	const transcribe = await ear.finish();
	expect(await transcribe(signal)).toEqual({ text: "I slept badly and then", isScreened: false });
	expect(events.onEnd).not.toHaveBeenCalled();
});

test("on this device it is told to stay there", async () => {
	expect((await listen(true)).listener.processLocally).toBe(true);
});

test("when it ends by itself its words can still be had", async () => {
	const { ear, events, listener } = await listen();
	listener.hear("Good night");
	listener.onend?.();
	expect(events.onEnd).toHaveBeenCalledOnce();
	const transcribe = await ear.finish();
	expect(await transcribe(signal)).toMatchObject({ text: "Good night" });
});

test("a failure on the way keeps what was heard, and of nothing says why", async () => {
	const some = await listen();
	some.listener.hear("I slept");
	some.listener.onerror?.({ error: "network" });
	some.listener.onend?.();
	expect(await (await some.ear.finish())(signal)).toMatchObject({ text: "I slept" });
	const none = await listen();
	none.listener.onerror?.({ error: "network" });
	none.listener.onend?.();
	await expect((await none.ear.finish())(signal)).rejects.toThrow(/couldn't reach/);
	const silent = await listen();
	silent.listener.onerror?.({ error: "no-speech" });
	silent.listener.onend?.();
	expect(await (await silent.ear.finish())(signal)).toMatchObject({ text: "" });
});

test.each([
	["not-allowed", MICROPHONE_DENIED],
	["audio-capture", MICROPHONE_DENIED],
	["service-not-allowed", /couldn't reach its transcription service/],
	["language-not-supported", /can't transcribe this language/],
	["something-new", TRANSCRIPTION_FAILED],
])("that cannot begin for %s says so", async (error, message) => {
	const { Recognition, made } = fakeRecognition();
	vi.spyOn(Recognition.prototype, "start").mockImplementation(() => undefined);
	const events = { onEnd: vi.fn(), onWords: vi.fn() };
	const opened = openBrowserTranscriber(Recognition, { lang: "en", isLocal: false }, events);
	made[0]?.onerror?.({ error });
	made[0]?.onend?.();
	await expect(opened).rejects.toThrow(message);
});

test("a cancelled one is told to stop at once, and says nothing more", async () => {
	const { ear, events, listener } = await listen();
	ear.cancel();
	expect(listener.abort).toHaveBeenCalledOnce();
	listener.onend?.();
	expect(events.onEnd).not.toHaveBeenCalled();
});
