import { mayAsk } from "#shared/ai-providers.ts";
import { helpFor } from "#shared/safety/help/help-for.ts";
import { screen } from "#shared/safety/screen.ts";
import type { TextToSpeech, Transcription } from "#shared/schemas/speech.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { Deps } from "../../deps.ts";
import { getPersonStub } from "../../durable-objects/get-person.ts";
import { AppError } from "../../http/app-error.ts";
import { markMp3 } from "../../media-marks/mark-mp3.ts";
import type { VoiceModel } from "../../models/voice-model.ts";
import { recordingOf } from "./audio-type.ts";

/** Audio of a text, as it is made. Throws `not_configured`, `budget_spent` or `model_failed`. */
export async function speak(
	deps: Deps,
	user: UserRow,
	asked: TextToSpeech,
	signal: AbortSignal,
): Promise<{ audio: ReadableStream; type: string }> {
	const voice = await voiceFor(deps, user);
	const { audio, type } = await answered(deps, "We couldn't read that aloud. Please try again.", () =>
		voice.speak(asked, signal),
	);
	return { audio: type.startsWith("audio/mpeg") ? markMp3(audio) : audio, type };
}

/** The words of a recording, which is kept nowhere. Throws the same, and `unsupported_media`. */
export async function transcribe(
	deps: Deps,
	user: UserRow,
	audio: File,
	signal: AbortSignal,
): Promise<Transcription> {
	const recording = recordingOf(new Uint8Array(await audio.arrayBuffer()));
	if (!recording) {
		throw new AppError("unsupported_media", "Send a recording as WAV, WebM, MP4, MP3 or Ogg.");
	}
	const voice = await voiceFor(deps, user);
	const text = await answered(deps, "Failed to transcribe audio. Please try again.", () =>
		voice.transcribe(recording, signal),
	);
	// Also screened on send. A person who says this aloud shouldn't have to send it first.
	const safety = helpFor(text, screen(text), user.country ?? deps.country());
	return safety ? { text, safety } : { text };
}

/**
 * The voice for this person, counted towards their daily limit. Speech of people who chose the built-in coach goes to
 * no company.
 */
async function voiceFor(
	{ voiceModel, env }: Deps,
	{ id, coachChoice, consentedTo }: UserRow,
): Promise<VoiceModel> {
	if (!voiceModel || coachChoice === "builtin" || !mayAsk("openai", consentedTo)) {
		throw new AppError("not_configured", "This server can't read aloud. Your browser may be able to.");
	}
	if (!(await getPersonStub(env, id).spendSpeech())) {
		throw new AppError(
			"budget_spent",
			"You've reached today's voice limit. Your browser's voice still works.",
		);
	}
	return voiceModel;
}

async function answered<Answer>(deps: Deps, failure: string, ask: () => Promise<Answer>): Promise<Answer> {
	try {
		return await ask();
	} catch (error) {
		deps.log({ level: "warn", voice: error instanceof Error ? error.message : "failed" });
		throw new AppError("model_failed", failure);
	}
}
