import * as z from "zod/mini";
import { SPEECH_MAX } from "../chat/messages.ts";
import { writtenText } from "./common.ts";
import { safetyPanelSchema } from "./safety.ts";

/** The voices of the server's own speech. Whether the browser has one of these names doesn't matter. */
export const VOICES = [
	"alloy",
	"ash",
	"ballad",
	"cedar",
	"coral",
	"echo",
	"fable",
	"marin",
	"nova",
	"onyx",
	"sage",
	"shimmer",
	"verse",
] as const;

export const textToSpeechSchema = z.object({
	text: writtenText().check(
		z.minLength(1, "There's no text to read aloud"),
		z.maxLength(SPEECH_MAX, "Use at most 4,000 characters"),
	),
	voice: z._default(z.enum(VOICES, `Choose one of ${VOICES.join(", ")}`), "fable"),
	/** 1 is the voice's own pace. */
	speed: z._default(z.number().check(z.gte(0.25, "Speed is 0.25 to 4"), z.lte(4, "Speed is 0.25 to 4")), 0.9),
});
export type TextToSpeech = z.infer<typeof textToSpeechSchema>;

/** The transcript. Includes help when it shows danger, before it's even sent. */
export const transcriptionSchema = z.object({ text: z.string(), safety: z.optional(safetyPanelSchema) });
export type Transcription = z.infer<typeof transcriptionSchema>;
