import { vi } from "vitest";

/** One thing that the browser was asked to say; the test plays its events. */
export type Utterance = {
	text: string;
	rate: number;
	onstart: () => void;
	onend: () => void;
	onboundary: (event: { charIndex: number }) => void;
	onerror: (event: { error: string }) => void;
};

/** Puts an utterance into the page that knows only its text, as browsers make them. */
export function fakeUtterances(): void {
	vi.stubGlobal(
		"SpeechSynthesisUtterance",
		class {
			text: string;
			constructor(text: string) {
				this.text = text;
			}
		},
	);
}

/** What the page has said aloud. A page keeps the voice it found first: it is the same one in every test of a file. */
export const said: Utterance[] = [];
export const cancelSpeech = vi.fn();
const synthesis = { speak: (utterance: Utterance) => said.push(utterance), cancel: cancelSpeech };

/** Puts a voice into the page that has said nothing yet. */
export function fakeSpeech(): void {
	said.length = 0;
	fakeUtterances();
	vi.stubGlobal("speechSynthesis", synthesis);
}
