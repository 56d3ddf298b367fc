import { createOpenAiVoice, OPENAI_SPEECH_MODEL, OPENAI_TRANSCRIBE_MODEL } from "../openai/openai-voice.ts";
import type { VoiceModel } from "../voice-model.ts";
import { configuredProviders, type ModelSettings, providerSettings } from "./model-settings.ts";

/**
 * Returns the server's voice; null when no provider with one is configured, so that the browser speaks and listens.
 */
export function createVoiceModel(settings: ModelSettings): VoiceModel | null {
	return configuredProviders(settings, false).includes("openai")
		? createOpenAiVoice(providerSettings(settings, false).openai, {
				speech: settings.OPENAI_SPEECH_MODEL ?? OPENAI_SPEECH_MODEL,
				transcribe: settings.OPENAI_TRANSCRIBE_MODEL ?? OPENAI_TRANSCRIBE_MODEL,
			})
		: null;
}
