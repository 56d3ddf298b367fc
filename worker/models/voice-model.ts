import type { TextToSpeech } from "#shared/schemas/speech.ts";

/** A recording, and what its bytes say it is. */
export type Recording = { bytes: Uint8Array<ArrayBuffer>; type: string; extension: string };

/** Speaks and listens, by a connected provider. Both throw `ModelError`. */
export type VoiceModel = {
	/** Audio as it is made, and its media type. */
	speak(asked: TextToSpeech, signal: AbortSignal): Promise<{ audio: ReadableStream; type: string }>;
	/** The words of a recording; empty when nothing was said. */
	transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
};
