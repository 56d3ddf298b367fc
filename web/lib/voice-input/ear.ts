import type { SafetyPanel } from "#shared/schemas/safety.ts";

/** What was said, in words; with help when danger was seen in them by whoever screened them. */
export type Heard = { text: string; isScreened: boolean; safety?: SafetyPanel | undefined };

/** Makes words of what was said. Where the sound is kept it may be asked again: nobody has to say it twice. */
export type Transcribe = (signal: AbortSignal) => Promise<Heard>;

/** Listens until it is told to stop. Whatever it is told, the microphone is free afterwards. */
export type Ear = {
	/** How loud it is now, from 0 to 1; null where nobody can tell. */
	level: () => number | null;
	/** What was said can be made into words again, if that failed. */
	keepsSound: boolean;
	finish: () => Promise<Transcribe>;
	cancel: () => void;
};

export type EarEvents = {
	/** It stopped by itself: the microphone was taken away, or the browser has heard enough. */
	onEnd: () => void;
	/** Words that are heard already, where they come while one speaks. */
	onWords: (text: string) => void;
};

/** Begins to listen. Fails with a `ReadableError` that says why it cannot. */
export type OpenEar = (events: EarEvents) => Promise<Ear>;

/** The specification's words. */
export const MICROPHONE_DENIED = "Unable to access microphone. Please check your permissions.";
export const TRANSCRIPTION_FAILED = "Failed to transcribe audio. Please try again.";
