import type OpenAI from "openai";
import { ModelError, toModelError } from "../model-error.ts";
import type { VoiceModel } from "../voice-model.ts";
import { loadOpenAi, type OpenAiSettings } from "./client.ts";

/** Current when this was written, from the lists of the installed SDK. */
export const OPENAI_SPEECH_MODEL = "gpt-4o-mini-tts" satisfies OpenAI.Audio.SpeechModel;
export const OPENAI_TRANSCRIBE_MODEL = "gpt-4o-mini-transcribe" satisfies OpenAI.AudioModel;

/** How the voice should sound. Older models don't accept it. */
const MANNER = "Speak as a calm, warm coach who has time: unhurried, close, never cheerful for its own sake.";

/** OpenAI's voice, through the official SDK. The settings' model isn't used: each of the two has its own. */
export function createOpenAiVoice(
	settings: Omit<OpenAiSettings, "model">,
	{ speech, transcribe }: { speech: string; transcribe: string },
): VoiceModel {
	let client: Promise<OpenAI> | null = null;

	async function ask<Answer>(
		signal: AbortSignal,
		call: (openai: OpenAI) => Promise<Answer>,
	): Promise<Answer> {
		client ??= loadOpenAi(settings);
		try {
			return await call(await client);
		} catch (error) {
			signal.throwIfAborted();
			throw toModelError("openai", error);
		}
	}

	return {
		speak: ({ text, voice, speed }, signal) =>
			ask(signal, async (openai) => {
				const answer = await openai.audio.speech.create(
					{
						model: speech,
						input: text,
						voice,
						speed,
						response_format: "mp3",
						...(speech.startsWith("tts-") ? {} : { instructions: MANNER }),
					},
					{ signal },
				);
				if (!answer.body) {
					throw new ModelError("openai", "broken");
				}
				return {
					audio: answer.body as ReadableStream,
					type: answer.headers.get("content-type") ?? "audio/mpeg",
				};
			}),
		transcribe: ({ bytes, type, extension }, signal) =>
			ask(signal, async (openai) => {
				// The provider reads the recording's type from the file name.
				const file = new File([bytes], `recording.${extension}`, { type });
				const { text } = await openai.audio.transcriptions.create({ model: transcribe, file }, { signal });
				return text.trim();
			}),
	};
}
