import { request } from "../api/api.ts";
import { openBrowserTranscriber } from "./browser-transcriber.ts";
import { openServerTranscriber } from "./server-transcriber.ts";
import { listensLocally, recognitionOf } from "./speech-recognition.ts";
import type { OpenTranscriber } from "./transcriber.ts";

export type Choice =
	| { open: OpenTranscriber; sendsToBrowserMaker: boolean }
	/** No transcriber is available. */
	| { open: null };

/**
 * Chooses the transcriber: the server's; else the browser's, on the device where possible. `isAlone`: the person
 * chose to use no model, so the server isn't asked.
 */
export async function chooseTranscriber(isAlone: boolean): Promise<Choice> {
	if (!isAlone && (await request("GET /api/capabilities")).transcription.length > 0) {
		return { open: openServerTranscriber, sendsToBrowserMaker: false };
	}
	const recognition = recognitionOf(window);
	if (!recognition) {
		return { open: null };
	}
	const lang = navigator.language;
	const isLocal = await listensLocally(recognition, lang);
	return {
		open: (events) => openBrowserTranscriber(recognition, { lang, isLocal }, events),
		sendsToBrowserMaker: !isLocal,
	};
}
