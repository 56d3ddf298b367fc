import { estimatedSeconds, pageOf, type SpokenWord, wordAtCharacter, wordAtTime } from "./spoken-words.ts";
import type { Playing, SpeechEvents, Voice } from "./voice.ts";

/** 1 is the voice's own pace (specification). */
const RATE = 0.9;

/** Characters spoken per utterance: some browsers fall silent in the middle of longer ones. */
const SAID_AT_ONCE = 200;

/** The browser's own speech. It says which word it is at, where its voice knows; else the time is taken. */
export function browserVoice(synthesis: SpeechSynthesis): Voice {
	return {
		read: (_, words, heard, signal) =>
			new Promise((resolve, reject) => {
				const speaker = createSpeaker(synthesis, words, heard);
				signal.addEventListener("abort", speaker.playing.stop, { once: true });
				speaker.sayFrom(0, () => resolve(speaker.playing), reject);
			}),
		unlock: () => {
			const nothing = new SpeechSynthesisUtterance("");
			nothing.volume = 0;
			synthesis.speak(nothing);
		},
	};
}

function createSpeaker(synthesis: SpeechSynthesis, words: readonly SpokenWord[], heard: SpeechEvents) {
	/** Numbers utterances, to ignore late events of earlier ones. */
	let turn = 0;
	let word = 0;
	/** When the page began to sound, in ms, until the voice itself reports its position. */
	let begunAt: number | null = null;
	let page: readonly SpokenWord[] = [];
	let first = 0;

	function sayFrom(index: number, onSound: () => void, onSilence: (error: unknown) => void): void {
		turn += 1;
		const mine = turn;
		const whole = pageOf(words, index, SAID_AT_ONCE);
		page = whole.filter(({ start }) => start >= (words[index]?.start ?? 0));
		first = index;
		word = index;
		begunAt = null;
		const utterance = new SpeechSynthesisUtterance(page.map(({ text }) => text).join(" "));
		utterance.rate = RATE;
		utterance.onstart = () => {
			if (mine === turn) {
				begunAt = performance.now();
				onSound();
			}
		};
		utterance.onboundary = ({ charIndex }) => {
			if (mine === turn) {
				begunAt = null;
				word = first + wordAtCharacter(positions(page), charIndex);
			}
		};
		utterance.onend = () => {
			if (mine === turn) {
				next(index + page.length);
			}
		};
		utterance.onerror = ({ error }) => {
			if (mine === turn) {
				onSilence(new Error(`The browser's voice: ${error}`));
			}
		};
		synthesis.cancel();
		synthesis.speak(utterance);
	}

	function next(index: number): void {
		if (index >= words.length) {
			heard.onEnd();
		} else {
			sayFrom(index, () => undefined, heard.onFailure);
		}
	}

	function now(): number {
		if (begunAt !== null) {
			const seconds = (performance.now() - begunAt) / 1000;
			word = first + wordAtTime(positions(page), seconds, estimatedSeconds(page) / RATE);
		}
		return word;
	}

	function silence(): void {
		turn += 1;
		synthesis.cancel();
	}

	const playing: Playing = {
		word: now,
		// Browsers differ in their own pause. Stopping, and restarting at the word, works in all.
		pause: () => {
			now();
			silence();
		},
		resume: () => sayFrom(word, () => undefined, heard.onFailure),
		stop: silence,
	};
	return { playing, sayFrom };
}

/** The words, positioned within one utterance. */
function positions(page: readonly SpokenWord[]): SpokenWord[] {
	let at = 0;
	return page.map(({ text }) => {
		const start = at;
		at += text.length + 1;
		return { text, start, end: start + text.length };
	});
}
