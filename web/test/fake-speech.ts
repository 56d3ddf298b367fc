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
