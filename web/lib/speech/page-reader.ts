import { ApiError } from "../api/api-error.ts";
import { browserVoice } from "./browser-voice.ts";
import { createReader, type Reader } from "./reader.ts";
import { serverVoice } from "./server-voice.ts";
import type { Voice } from "./voice.ts";

/** The page's reader: the server's voice first, where it has one, and the browser's own otherwise. */
export function createPageReader(): Reader {
	let hasServerVoice = true;
	const server = serverVoice(new Audio());
	const voices: Voice[] = [
		{
			unlock: server.unlock,
			read: async (...asked) => {
				if (!hasServerVoice) {
					throw new Error("The server can't read aloud.");
				}
				try {
					return await server.read(...asked);
				} catch (error) {
					// The same for every message, so don't ask again.
					hasServerVoice = !(error instanceof ApiError && error.code === "not_configured");
					throw error;
				}
			},
		},
		...("speechSynthesis" in window ? [browserVoice(window.speechSynthesis)] : []),
	];
	// Failures are only logged, as the specification says.
	return createReader(
		() => voices,
		(error) => console.warn("Reading aloud failed.", error),
	);
}
