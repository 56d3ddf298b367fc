import { createStore } from "../store.ts";
import { plainSpeech } from "./plain-speech.ts";
import { type SpokenWord, wordsOf } from "./spoken-words.ts";
import type { Playing, Voice } from "./voice.ts";

/** How often the current word is updated, in ms (specification). */
const REFRESH_MS = 30;

/** The current reading; null when nothing is read. */
export type Reading = {
	messageId: string;
	status: "loading" | "playing" | "paused";
	words: readonly SpokenWord[];
	/** The place of the word that is said. */
	word: number;
	/** The first of this visit: the page says that an AI voice reads. Absent until there is a sound. */
	isFirst?: boolean;
} | null;

export type Reader = ReturnType<typeof createReader>;

/** Reads one message aloud at a time. `voices`: those there are, the best first; the next is tried when one fails. */
export function createReader(voices: () => readonly Voice[], onFailure: (error: unknown) => void) {
	const { getState: getReading, setState: update, subscribe } = createStore<Reading>(null);
	let playing: Playing | null = null;
	let loading: AbortController | null = null;
	let timer: ReturnType<typeof setInterval> | undefined;
	let hasSounded = false;

	function stop(): void {
		clearInterval(timer);
		loading?.abort();
		loading = null;
		playing?.stop();
		playing = null;
		update(null);
	}

	function look(): void {
		const reading = getReading();
		const word = playing?.word();
		if (reading?.status === "playing" && word !== undefined && word !== reading.word) {
			update({ ...reading, word });
		}
	}

	function watch(): void {
		clearInterval(timer);
		timer = setInterval(look, REFRESH_MS);
	}

	function fail(error: unknown): void {
		onFailure(error);
		stop();
	}

	/** The first voice that makes a sound. */
	async function begin(text: string, words: readonly SpokenWord[], signal: AbortSignal): Promise<Playing> {
		let failure: unknown = new Error("Reading aloud isn't available here.");
		for (const voice of voices()) {
			try {
				return await voice.read(text, words, { onEnd: stop, onFailure: fail }, signal);
			} catch (error) {
				signal.throwIfAborted();
				failure = error;
			}
		}
		throw failure;
	}

	return {
		/** Reads a message from its beginning, and stops an earlier one. */
		async read(messageId: string, markdown: string): Promise<void> {
			stop();
			const text = plainSpeech(markdown);
			const words = wordsOf(text);
			if (words.length === 0) {
				return;
			}
			const own = new AbortController();
			loading = own;
			update({ messageId, status: "loading", words, word: 0 });
			try {
				const begun = await begin(text, words, own.signal);
				if (own.signal.aborted) {
					begun.stop();
					return;
				}
				playing = begun;
				update({ messageId, status: "playing", words, word: 0, isFirst: !hasSounded });
				hasSounded = true;
				watch();
			} catch (error) {
				if (!own.signal.aborted) {
					fail(error);
				}
			}
		},
		pause(): void {
			look();
			const reading = getReading();
			if (reading?.status === "playing") {
				playing?.pause();
				clearInterval(timer);
				update({ ...reading, status: "paused" });
			}
		},
		resume(): void {
			const reading = getReading();
			if (reading?.status === "paused") {
				playing?.resume();
				update({ ...reading, status: "playing" });
				watch();
			}
		},
		stop,
		/** Lets every voice sound later without a press, as far as the browser wants one. */
		unlock(): void {
			if (!getReading()) {
				for (const voice of voices()) {
					voice.unlock();
				}
			}
		},
		getReading,
		subscribe,
	};
}
