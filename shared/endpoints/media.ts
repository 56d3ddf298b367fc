import { okSchema } from "../schemas/common.ts";
import { backgroundQuerySchema, backgroundSchema, portraitSchema, scenesSchema } from "../schemas/scenes.ts";
import { textToSpeechSchema, transcriptionSchema } from "../schemas/speech.ts";
import type { Endpoint, EndpointKey } from "./endpoint.ts";

/** Scenes and speech. */
export const MEDIA_ENDPOINTS = {
	/** Returns the scene behind the pages. */
	"GET /api/user-background/:userId": { query: backgroundQuerySchema, answer: backgroundSchema },
	/** Paints a new scene; takes up to 25 seconds. */
	"POST /api/ai/personalized-portrait/:userId": { answer: portraitSchema },
	/** Lists the scenes, newest first. */
	"GET /api/scenes": { answer: scenesSchema },
	/** Returns a scene's image. */
	"GET /api/scenes/:id": { answer: "file" },
	/** Deletes a scene. */
	"DELETE /api/scenes/:id": { answer: okSchema },
	/** Reads a text aloud. */
	"POST /api/text-to-speech": { body: textToSpeechSchema, answer: "file" },
	/** Transcribes a recording, sent as the form's part `audio`. */
	"POST /api/transcribe": { body: "form", answer: transcriptionSchema },
} as const satisfies Record<EndpointKey, Endpoint>;
