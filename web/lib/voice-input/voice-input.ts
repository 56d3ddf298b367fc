import { errorMessage, ReadableError } from "../api/readable-error.ts";
import { createStore } from "../store.ts";
import type { Choice } from "./choose-transcriber.ts";
import {
	type OpenTranscriber,
	TRANSCRIPTION_FAILED,
	type Transcribe,
	type Transcriber,
	type Transcript,
} from "./transcriber.ts";

/** Longest recording, in ms. */
export const RECORDING_LIMIT_MS = 5 * 60_000;

const OFF =
	"Voice input isn't available because neither this server nor your browser can transcribe speech. You can still type.";
const NOT_REACHED =
	"We couldn't start voice input. Check your connection or type instead. We've saved your draft.";
const NOTHING_HEARD = "We didn't hear anything. Move closer to the microphone and try again.";

export type VoiceInputState =
	/** On the way to the microphone: the browser may be asking whether it may. */
	| { status: "starting" }
	/** The browser would send the voice to its maker: only after a yes. */
	| { status: "asking" }
	/** `since` is in ms of the page's clock; `hasLevel`: a level can be shown; `words`: the transcript so far. */
	| { status: "recording"; since: number; hasLevel: boolean; words: string }
	| { status: "transcribing" }
	/** The recording is still here. */
	| { status: "failed"; message: string };

type VoiceInputParts = {
	choose: () => Promise<Choice>;
	/** Whether the person has agreed before to send speech to the browser's maker. */
	hasAgreed: () => boolean;
	onHeard: (heard: Transcript) => void;
	/** It ended, with a message to show, if any. */
	onEnd: (note: string | null) => void;
};

export type VoiceInput = ReturnType<typeof createVoiceInput>;

/** One voice input, from the press on the microphone to its transcript. */
export function createVoiceInput({ choose, hasAgreed, onHeard, onEnd }: VoiceInputParts) {
	const store = createStore<VoiceInputState>({ status: "starting" });
	let open: OpenTranscriber | null = null;
	let ear: Transcriber | null = null;
	let transcribe: Transcribe | null = null;
	let keepsSound = false;
	let limit: ReturnType<typeof setTimeout> | undefined;
	const over = new AbortController();

	function update(next: VoiceInputState): void {
		if (!over.signal.aborted) {
			store.setState(next);
		}
	}

	/** Gives it up in whatever state, and frees the microphone. */
	function leave(): void {
		over.abort();
		clearTimeout(limit);
		ear?.cancel();
		ear = null;
	}

	function end(note: string | null): void {
		if (!over.signal.aborted) {
			leave();
			onEnd(note);
		}
	}

	async function start(): Promise<void> {
		try {
			const choice = await choose();
			if (!choice.open) {
				throw new ReadableError(OFF);
			}
			open = choice.open;
			if (choice.sendsToBrowserMaker && !hasAgreed()) {
				update({ status: "asking" });
			} else {
				await listen();
			}
		} catch (error) {
			end(errorMessage(error, NOT_REACHED));
		}
	}

	/** Begins to listen; also the yes to `asking`. */
	async function listen(): Promise<void> {
		update({ status: "starting" });
		try {
			const opened = await open?.({ onEnd: () => void finish(), onWords: showWords });
			if (opened && over.signal.aborted) {
				opened.cancel();
			} else if (opened) {
				ear = opened;
				update({
					status: "recording",
					since: performance.now(),
					hasLevel: opened.level() !== null,
					words: "",
				});
				limit = setTimeout(finish, RECORDING_LIMIT_MS);
			}
		} catch (error) {
			end(errorMessage(error, NOT_REACHED));
		}
	}

	function showWords(words: string): void {
		const state = store.getState();
		if (state.status === "recording") {
			update({ ...state, words });
		}
	}

	/** Enough was said. */
	async function finish(): Promise<void> {
		const done = ear;
		if (!done) {
			return;
		}
		ear = null;
		keepsSound = done.keepsSound;
		clearTimeout(limit);
		update({ status: "transcribing" });
		transcribe = await done.finish();
		await hear();
	}

	/** Makes words of it; also the other try after `failed`. */
	async function hear(): Promise<void> {
		update({ status: "transcribing" });
		try {
			const heard = await transcribe?.(over.signal);
			if (!over.signal.aborted && heard) {
				const text = heard.text.trim();
				if (text) {
					onHeard({ ...heard, text });
				}
				end(text ? null : NOTHING_HEARD);
			}
		} catch (error) {
			const message = errorMessage(error, TRANSCRIPTION_FAILED);
			if (keepsSound) {
				update({ status: "failed", message });
			} else {
				end(message);
			}
		}
	}

	return {
		start,
		listen,
		finish,
		tryAgain: hear,
		/** Nothing of it is kept. */
		cancel: () => end(null),
		/** Ends it without a message, when the component has unmounted. */
		leave,
		level: () => ear?.level() ?? null,
		getState: store.getState,
		subscribe: store.subscribe,
	};
}
