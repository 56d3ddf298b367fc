import { ReadableError } from "../api/readable-error.ts";
import type { RecognitionEvent, SpeechRecognitionClass } from "./speech-recognition.ts";
import {
	MICROPHONE_DENIED,
	TRANSCRIPTION_FAILED,
	type Transcriber,
	type TranscriberEvents,
} from "./transcriber.ts";

const NOT_REACHED =
	"Your browser couldn't reach its transcription service. Go online and try again, or type.";

/** Error messages, by the Web Speech API's codes. */
const REASONS: Record<string, string> = {
	"not-allowed": MICROPHONE_DENIED,
	"audio-capture": MICROPHONE_DENIED,
	"service-not-allowed": NOT_REACHED,
	network: NOT_REACHED,
	"language-not-supported": "Your browser can't transcribe this language yet. You can still type.",
};

/** Silence, or a requested end: keep the transcript so far. */
const HARMLESS = ["no-speech", "aborted"];

/** Transcribes in the browser, during the recording. */
export function openBrowserTranscriber(
	recognition: SpeechRecognitionClass,
	{ lang, isLocal }: { lang: string; isLocal: boolean },
	{ onEnd, onWords }: TranscriberEvents,
): Promise<Transcriber> {
	const listener = new recognition();
	listener.lang = lang;
	listener.continuous = true;
	listener.interimResults = true;
	if (isLocal) {
		listener.processLocally = true;
	}
	let text = "";
	let failure: string | null = null;
	let hasEnded = false;
	let whenEnded = onEnd;
	/** Keeps what was heard before a failure. Throws only when that is nothing. */
	async function transcribe() {
		if (text === "" && failure) {
			throw new ReadableError(failure);
		}
		return { text, isScreened: false };
	}
	return new Promise((resolve, reject) => {
		const ear: Transcriber = {
			// The browser owns the microphone, so the level is unknown.
			level: () => null,
			keepsSound: false,
			finish: () =>
				new Promise((resolveWords) => {
					whenEnded = () => resolveWords(transcribe);
					if (hasEnded) {
						whenEnded();
					} else {
						listener.stop();
					}
				}),
			cancel: () => {
				whenEnded = () => undefined;
				listener.abort();
			},
		};
		listener.onstart = () => resolve(ear);
		listener.onresult = (event) => {
			text = wordsOf(event);
			onWords(text);
		};
		listener.onerror = ({ error }) => {
			failure = HARMLESS.includes(error) ? null : (REASONS[error] ?? TRANSCRIPTION_FAILED);
		};
		listener.onend = () => {
			hasEnded = true;
			// Ignored when the promise has already resolved.
			reject(new ReadableError(failure ?? TRANSCRIPTION_FAILED));
			whenEnded();
		};
		listener.start();
	});
}

function wordsOf({ results }: RecognitionEvent): string {
	return Array.from(results, (result) => result[0].transcript.trim())
		.filter(Boolean)
		.join(" ");
}
