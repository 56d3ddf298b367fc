import { request } from "../api/api.ts";
import { openBrowserEar } from "./browser-ear.ts";
import type { OpenEar } from "./ear.ts";
import { openServerEar } from "./server-ear.ts";
import { listensLocally, recognitionOf } from "./speech-recognition.ts";

export type Choice =
	| { open: OpenEar; sendsToBrowserMaker: boolean }
	/** No transcriber is available. */
	| { open: null };

/**
 * Chooses the transcriber: the server's; else the browser's, on the device where possible. `isAlone`: the person
 * chose to use no model, so the server isn't asked.
 */
export async function chooseEar(isAlone: boolean): Promise<Choice> {
	if (!isAlone && (await request("GET /api/capabilities")).transcription.length > 0) {
		return { open: openServerEar, sendsToBrowserMaker: false };
	}
	const recognition = recognitionOf(window);
	if (!recognition) {
		return { open: null };
	}
	const lang = navigator.language;
	const isLocal = await listensLocally(recognition, lang);
	return {
		open: (events) => openBrowserEar(recognition, { lang, isLocal }, events),
		sendsToBrowserMaker: !isLocal,
	};
}
