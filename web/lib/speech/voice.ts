import type { SpokenWord } from "./spoken-words.ts";

/** Something that is being read aloud. */
export type Playing = {
	/** The place of the word that is being said. */
	word: () => number;
	pause: () => void;
	/** Resumes after a pause. */
	resume: () => void;
	/** Ends it for good, without a sound more. */
	stop: () => void;
};

export type SpeechEvents = {
	/** All of it was said. */
	onEnd: () => void;
	/** Playback broke off. */
	onFailure: (error: unknown) => void;
};

/** Reads aloud. The promise settles when the first sound is there, and fails when none comes. */
export type Voice = {
	read: (
		text: string,
		words: readonly SpokenWord[],
		heard: SpeechEvents,
		signal: AbortSignal,
	) => Promise<Playing>;
	/** Plays silence within a press, so that phones allow sound later. */
	unlock: () => void;
};
