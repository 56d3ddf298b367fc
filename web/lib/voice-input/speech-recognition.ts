/** The parts of the Web Speech API that we use; TypeScript's library lacks them. */
type Alternative = { transcript: string };
type Result = { isFinal: boolean; 0: Alternative };
export type RecognitionEvent = { results: ArrayLike<Result> };

export type SpeechRecognition = {
	lang: string;
	continuous: boolean;
	interimResults: boolean;
	/** Only on this device; absent in browsers that can't promise it. */
	processLocally?: boolean;
	onstart: (() => void) | null;
	onresult: ((event: RecognitionEvent) => void) | null;
	onerror: ((event: { error: string }) => void) | null;
	onend: (() => void) | null;
	start: () => void;
	stop: () => void;
	abort: () => void;
};

export type SpeechRecognitionClass = {
	new (): SpeechRecognition;
	/** "available": the language is installed on this device. */
	available?: ((options: { langs: string[]; processLocally: boolean }) => Promise<string>) | undefined;
};

/** The browser's recognition; null where it has none. */
export function recognitionOf(page: object): SpeechRecognitionClass | null {
	const { SpeechRecognition, webkitSpeechRecognition } = page as Record<string, SpeechRecognitionClass>;
	return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** Whether it can transcribe this language on the device, without sending anything. */
export async function listensLocally(recognition: SpeechRecognitionClass, lang: string): Promise<boolean> {
	try {
		return (await recognition.available?.({ langs: [lang], processLocally: true })) === "available";
	} catch {
		return false;
	}
}
