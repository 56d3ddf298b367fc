import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../api/api-error.ts";
import { ReadableError } from "../api/readable-error.ts";
import type { Choice } from "./choose-transcriber.ts";
import {
	MICROPHONE_DENIED,
	TRANSCRIPTION_FAILED,
	type Transcribe,
	type TranscriberEvents,
} from "./transcriber.ts";
import { createVoiceInput, RECORDING_LIMIT_MS } from "./voice-input.ts";

beforeEach(() => {
	vi.useFakeTimers();
});

const SAID = { text: " I slept badly. ", isScreened: true };

/** Somebody speaks; the test says what becomes of it. */
function speak({
	transcribe = async () => SAID,
	sendsToBrowserMaker = false,
	hasAgreed = false,
	opens = async () => undefined,
	keepsSound = true,
}: {
	keepsSound?: boolean;
	transcribe?: Transcribe;
	sendsToBrowserMaker?: boolean;
	hasAgreed?: boolean;
	opens?: () => Promise<void>;
} = {}) {
	const log: string[] = [];
	let events: TranscriberEvents | undefined;
	const choice: Choice = {
		sendsToBrowserMaker,
		open: async (given) => {
			events = given;
			await opens();
			log.push("listens");
			return {
				level: () => 0.5,
				keepsSound,
				finish: async () => {
					log.push("finished");
					return transcribe;
				},
				cancel: () => log.push("cancelled"),
			};
		},
	};
	const onHeard = vi.fn();
	const onEnd = vi.fn();
	const input = createVoiceInput({ choose: async () => choice, hasAgreed: () => hasAgreed, onHeard, onEnd });
	return { input, log, onHeard, onEnd, events: () => events as TranscriberEvents };
}

describe("what is spoken", () => {
	// spec: 4.57
	test("is heard until it is enough, and is over with its words", async () => {
		const { input, log, onHeard, onEnd } = speak();
		expect(input.getState().status).toBe("starting");
		await input.start();
		expect(input.getState()).toMatchObject({ status: "recording", hasLevel: true });
		expect(input.level()).toBe(0.5);
		await input.finish();
		expect(log).toEqual(["listens", "finished"]);
		expect(onHeard).toHaveBeenCalledWith({ text: "I slept badly.", isScreened: true });
		expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
	});

	test("is enough after five minutes, or when the microphone is taken away", async () => {
		const long = speak();
		await long.input.start();
		await vi.advanceTimersByTimeAsync(RECORDING_LIMIT_MS - 1);
		expect(long.log).toEqual(["listens"]);
		await vi.advanceTimersByTimeAsync(1);
		expect(long.onHeard).toHaveBeenCalledOnce();
		const taken = speak();
		await taken.input.start();
		taken.events().onEnd();
		await vi.waitFor(() => expect(taken.onHeard).toHaveBeenCalledOnce());
	});

	test("shows its words while they come, where they do", async () => {
		const { input, events } = speak();
		await input.start();
		events().onWords("I slept");
		expect(input.getState()).toMatchObject({ status: "recording", words: "I slept" });
	});

	test("is kept when no words could be made of it, for as many tries as it takes", async () => {
		let tries = 0;
		const { input, onHeard, onEnd } = speak({
			transcribe: async () => {
				tries += 1;
				if (tries < 3) {
					throw new Error("no network");
				}
				return SAID;
			},
		});
		await input.start();
		await input.finish();
		expect(input.getState()).toEqual({ status: "failed", message: TRANSCRIPTION_FAILED });
		await input.tryAgain();
		expect(input.getState().status).toBe("failed");
		expect(onEnd).not.toHaveBeenCalled();
		await input.tryAgain();
		expect(onHeard).toHaveBeenCalledOnce();
		expect(onEnd).toHaveBeenCalledWith(null);
	});

	test("that nobody kept is not offered again", async () => {
		const { input, onEnd } = speak({
			keepsSound: false,
			transcribe: async () => {
				throw new ReadableError("Your browser could not reach it.");
			},
		});
		await input.start();
		await input.finish();
		expect(onEnd).toHaveBeenCalledExactlyOnceWith("Your browser could not reach it.");
	});

	test("that the server refuses is said in the server's words", async () => {
		const body = JSON.stringify({
			error: { code: "budget_spent", message: "That was a lot.", requestId: "r" },
		});
		const { input } = speak({
			transcribe: async () => {
				throw new ApiError(new Response(null, { status: 429 }), body);
			},
		});
		await input.start();
		await input.finish();
		expect(input.getState()).toEqual({ status: "failed", message: "That was a lot." });
	});

	test("without a word is said to be so", async () => {
		const { input, onHeard, onEnd } = speak({ transcribe: async () => ({ text: "  ", isScreened: true }) });
		await input.start();
		await input.finish();
		expect(onHeard).not.toHaveBeenCalled();
		expect(onEnd).toHaveBeenCalledWith(
			"We didn't hear anything. Move closer to the microphone and try again.",
		);
	});
});

describe("the microphone", () => {
	test("is free after a cancel, and a cancel during transcription brings no words", async () => {
		const { input, log, onEnd } = speak();
		await input.start();
		input.cancel();
		expect(log).toEqual(["listens", "cancelled"]);
		expect(onEnd).toHaveBeenCalledExactlyOnceWith(null);
		let answer: (heard: typeof SAID) => void = () => undefined;
		const late = speak({
			transcribe: () =>
				new Promise((resolve) => {
					answer = resolve;
				}),
		});
		await late.input.start();
		const finished = late.input.finish();
		await vi.waitFor(() => expect(late.input.getState().status).toBe("transcribing"));
		late.input.cancel();
		answer(SAID);
		await finished;
		expect(late.onHeard).not.toHaveBeenCalled();
	});

	test("that opens only after one has left is closed at once", async () => {
		let allow: () => void = () => undefined;
		const { input, log, onEnd } = speak({
			opens: () =>
				new Promise<void>((resolve) => {
					allow = resolve;
				}),
		});
		const started = input.start();
		await vi.waitFor(() => expect(input.getState().status).toBe("starting"));
		input.leave();
		allow();
		await started;
		expect(log).toEqual(["listens", "cancelled"]);
		expect(onEnd).not.toHaveBeenCalled();
	});

	test("that may not be used ends it with the reason", async () => {
		const { input, onEnd } = speak({
			opens: async () => {
				throw new ReadableError(MICROPHONE_DENIED);
			},
		});
		await input.start();
		expect(onEnd).toHaveBeenCalledExactlyOnceWith(
			"Unable to access microphone. Please check your permissions.",
		);
	});
});

describe("a browser that sends the voice to its maker", () => {
	test("does so only after a yes, which is asked for once", async () => {
		const asked = speak({ sendsToBrowserMaker: true });
		await asked.input.start();
		expect(asked.input.getState().status).toBe("asking");
		expect(asked.log).toEqual([]);
		await asked.input.listen();
		expect(asked.input.getState().status).toBe("recording");
		const agreed = speak({ sendsToBrowserMaker: true, hasAgreed: true });
		await agreed.input.start();
		expect(agreed.input.getState().status).toBe("recording");
	});
});

test("where nobody can make words of speech, and where nobody can be asked, the reason is said", async () => {
	const onEnd = vi.fn();
	const parts = { hasAgreed: () => true, onHeard: vi.fn(), onEnd };
	await createVoiceInput({ ...parts, choose: async () => ({ open: null }) }).start();
	expect(onEnd).toHaveBeenLastCalledWith(expect.stringMatching(/^Voice input isn't available because /));
	await createVoiceInput({
		...parts,
		choose: async () => {
			throw new TypeError("Failed to fetch");
		},
	}).start();
	expect(onEnd).toHaveBeenLastCalledWith(expect.stringMatching(/^We couldn't start voice input\. /));
});
