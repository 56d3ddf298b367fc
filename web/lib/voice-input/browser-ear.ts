import { ReadableError } from "../api/readable-error.ts";
import { type Ear, type EarEvents, MICROPHONE_DENIED, TRANSCRIPTION_FAILED } from "./ear.ts";
import type { RecognitionEvent, SpeechRecognitionClass } from "./speech-recognition.ts";

const NOT_REACHED =
	"Your browser couldn't reach its transcription service. Go online and try again, or type.";

/** Why nothing could be heard, by the names of the Web Speech API. */
const REASONS: Record<string, string> = {
	"not-allowed": MICROPHONE_DENIED,
	"audio-capture": MICROPHONE_DENIED,
	"service-not-allowed": NOT_REACHED,
	network: NOT_REACHED,
	"language-not-supported": "Your browser can't transcribe this language yet. You can still type.",
};

/** Silence, or an end that was asked for: what was heard until then is what there is. */
const HARMLESS = ["no-speech", "aborted"];

/** The browser makes words of it by itself, while one speaks. */
export function openBrowserEar(
	recognition: SpeechRecognitionClass,
	{ lang, isLocal }: { lang: string; isLocal: boolean },
	{ onEnd, onWords }: EarEvents,
): Promise<Ear> {
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
	/** What was heard before it failed is kept; only of nothing is it said why. */
	async function transcribe() {
		if (text === "" && failure) {
			throw new ReadableError(failure);
		}
		return { text, isScreened: false };
	}
	return new Promise((resolve, reject) => {
		const ear: Ear = {
			// The microphone belongs to the browser here.
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
			// Of a promise that was kept already this is not heard.
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
