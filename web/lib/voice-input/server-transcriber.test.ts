import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi } from "#web/test/fake-api.ts";
import { openServerTranscriber } from "./server-transcriber.ts";
import { MICROPHONE_DENIED } from "./transcriber.ts";

const events = { onEnd: vi.fn(), onWords: vi.fn() };
const signal = new AbortController().signal;
let track: { stop: ReturnType<typeof vi.fn>; onended: (() => void) | null };
let closed: ReturnType<typeof vi.fn>;
let recorders: FakeRecorder[];

/** A browser's recorder: one part when it is stopped. */
class FakeRecorder {
	static supported: readonly string[] = [];
	static isTypeSupported = (type: string) => FakeRecorder.supported.includes(type);
	state = "inactive";
	mimeType: string;
	onstop: () => void = () => undefined;
	ondataavailable: (event: { data: Blob }) => void = () => undefined;
	onerror: () => void = () => undefined;
	constructor(_: MediaStream, { mimeType = "" }: { mimeType?: string }) {
		this.mimeType = mimeType;
		recorders.push(this);
	}
	start(): void {
		this.state = "recording";
	}
	stop(): void {
		this.state = "inactive";
		this.ondataavailable({ data: new Blob(["sound"]) });
		queueMicrotask(() => this.onstop());
	}
}

beforeEach(() => {
	recorders = [];
	track = { stop: vi.fn(), onended: null };
	closed = vi.fn(async () => undefined);
	FakeRecorder.supported = ["audio/webm;codecs=opus", "audio/mp4"];
	vi.stubGlobal("MediaRecorder", FakeRecorder);
	vi.stubGlobal(
		"AudioContext",
		class {
			createAnalyser = () => ({ fftSize: 4, getFloatTimeDomainData: (into: Float32Array) => into.fill(1) });
			createMediaStreamSource = () => ({ connect: () => undefined });
			close = closed;
		},
	);
	microphone(async () => ({ getTracks: () => [track] }));
});

function microphone(getUserMedia: () => Promise<unknown>): void {
	vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
}

const isFree = () => track.stop.mock.calls.length > 0 && closed.mock.calls.length > 0;

describe("a recording", () => {
	test("goes to the server as the specification has it, and frees the microphone first", async () => {
		let sent: FormData | undefined;
		let wasFree = false;
		fakeApi({
			"POST /api/transcribe": (form) => {
				wasFree = isFree();
				sent = form;
				return { body: { text: "I slept badly." } };
			},
		});
		const ear = await openServerTranscriber(events);
		expect(ear.level()).toBe(1);
		const transcribe = await ear.finish();
		expect(await transcribe(signal)).toEqual({ text: "I slept badly.", isScreened: true });
		expect(wasFree).toBe(true);
		const file = sent?.get("audio") as File;
		expect([file.name, file.type, await file.text()]).toEqual([
			"recording.wav",
			"audio/webm;codecs=opus",
			"sound",
		]);
	});

	test.each([
		[["audio/mp4"], "audio/mp4"],
		[["audio/ogg;codecs=opus"], "audio/ogg;codecs=opus"],
		[[], ""],
	])("is of the type that the browser knows: %j", async (supported, type) => {
		FakeRecorder.supported = supported;
		await openServerTranscriber(events);
		expect(recorders[0]?.mimeType).toBe(type);
	});

	test("that is cancelled is sent nowhere, and frees the microphone", async () => {
		const requests = fakeApi({});
		(await openServerTranscriber(events)).cancel();
		expect(isFree()).toBe(true);
		expect(requests).toEqual([]);
	});

	test("ends by itself when the microphone is taken away", async () => {
		await openServerTranscriber(events);
		track.onended?.();
		expect(events.onEnd).toHaveBeenCalledOnce();
	});
});

describe("a microphone", () => {
	// spec: 8.23
	test.each([
		["NotAllowedError", MICROPHONE_DENIED],
		["NotReadableError", MICROPHONE_DENIED],
		["NotFoundError", "No microphone was found. Connect one and try again, or type."],
	])("that is refused for %s", async (name, message) => {
		microphone(async () => {
			throw new DOMException("no", name);
		});
		await expect(openServerTranscriber(events)).rejects.toThrow(message);
	});

	test("needs a secure connection, and says so", async () => {
		vi.stubGlobal("navigator", {});
		await expect(openServerTranscriber(events)).rejects.toThrow(/secure \(https\) connection/);
	});

	test.each(["MediaRecorder", "AudioContext"])(
		"is free again when the browser has no %s",
		async (missing) => {
			vi.stubGlobal(missing, undefined);
			await expect(openServerTranscriber(events)).rejects.toThrow(
				"This browser can't record audio. You can still type.",
			);
			expect(track.stop).toHaveBeenCalled();
		},
	);
});
