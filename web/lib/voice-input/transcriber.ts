import type { SafetyPanel } from "#shared/schemas/safety.ts";

/** A transcript, with help when its screening found danger. */
export type Transcript = { text: string; isScreened: boolean; safety?: SafetyPanel | undefined };

/**
 * Transcribes a recording. Where the sound is kept, call it again after a failure: the person needn't repeat
 * themselves.
 */
export type Transcribe = (signal: AbortSignal) => Promise<Transcript>;

/** Records until told to stop. Every end frees the microphone. */
export type Transcriber = {
	/** The current level, 0 to 1; null when unknown. */
	level: () => number | null;
	/** A failed transcription can be repeated. */
	keepsSound: boolean;
	finish: () => Promise<Transcribe>;
	cancel: () => void;
};

export type TranscriberEvents = {
	/** It stopped on its own: the microphone was taken away, or the browser has heard enough. */
	onEnd: () => void;
	/** Words that are heard already, where they come while one speaks. */
	onWords: (text: string) => void;
};

/** Begins to listen. Fails with a `ReadableError` that says why it can't. */
export type OpenTranscriber = (events: TranscriberEvents) => Promise<Transcriber>;

/** The specification's words. */
export const MICROPHONE_DENIED = "Unable to access microphone. Please check your permissions.";
export const TRANSCRIPTION_FAILED = "Failed to transcribe audio. Please try again.";
