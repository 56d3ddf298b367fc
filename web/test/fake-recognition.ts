import { vi } from "vitest";
import type { SpeechRecognition } from "#web/lib/voice-input/speech-recognition.ts";

/** A browser that recognises what the test says. */
export function fakeRecognition(available: string | null = null) {
	const made: FakeRecognition[] = [];
	class FakeRecognition implements SpeechRecognition {
		static available = available === null ? undefined : vi.fn(async () => available);
		lang = "";
		continuous = false;
		interimResults = false;
		processLocally?: boolean;
		onstart: (() => void) | null = null;
		onresult: SpeechRecognition["onresult"] = null;
		onerror: SpeechRecognition["onerror"] = null;
		onend: (() => void) | null = null;
		abort = vi.fn();
		constructor() {
			made.push(this);
		}
		start(): void {
			queueMicrotask(() => this.onstart?.());
		}
		stop(): void {
			queueMicrotask(() => this.onend?.());
		}
		/** What it has heard by now, in the parts that it has made of it. */
		hear(...parts: string[]): void {
			this.onresult?.({ results: parts.map((transcript) => ({ isFinal: true, 0: { transcript } })) });
		}
	}
	return { Recognition: FakeRecognition, made };
}
