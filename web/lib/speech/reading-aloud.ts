import { createStore, useStore } from "../store.ts";
import type { Reader, Reading } from "./reader.ts";

/**
 * Reads one message at a time aloud, for the whole page. The first press loads its code; components subscribe here.
 */
let reader: Promise<Reader> | null = null;
/** The loaded reader: sound must start within the press, so it can't wait for a promise. */
let loaded: Reader | null = null;
const reading = createStore<Reading>(null);
/** Counts presses, to drop one that is out of date once the code has loaded. */
let presses = 0;
const show = reading.setState;

function withReader(act: (reader: Reader) => void): void {
	reader ??= load();
	reader.then(act, () => {
		// The next press retries.
		reader = null;
		show(null);
	});
}

async function load(): Promise<Reader> {
	const { createPageReader } = await import("./page-reader.ts");
	const made = createPageReader();
	made.subscribe(() => show(made.getReading()));
	loaded = made;
	return made;
}

/** Preloads the reader. */
export function prepareReading(): void {
	withReader(() => undefined);
}

/** Lets the page play sound later. Phones allow that only within a press. */
export function unlockSound(): void {
	loaded?.unlock();
}

export function readAloud(messageId: string, markdown: string): void {
	presses += 1;
	const mine = presses;
	show({ messageId, status: "loading", words: [], word: 0 });
	withReader((made) => {
		if (mine === presses) {
			// A message without words ends at once.
			void made.read(messageId, markdown).then(() => mine === presses && show(made.getReading()));
		}
	});
}

/** Reads a message aloud after `ms`, unless another press comes first. Returns the function that cancels it. */
export function readLater(messageId: string, markdown: string, ms: number): () => void {
	const mine = presses;
	const timer = setTimeout(() => mine === presses && !document.hidden && readAloud(messageId, markdown), ms);
	return () => clearTimeout(timer);
}

export function pauseReading(): void {
	withReader((made) => made.pause());
}

export function resumeReading(): void {
	withReader((made) => made.resume());
}

export function stopReading(): void {
	presses += 1;
	if (reader) {
		withReader((made) => made.stop());
	}
	show(null);
}

/** The reading of this message, or null. */
export function useReading(messageId: string): Reading {
	return useStore(reading, (now) => (now?.messageId === messageId ? now : null));
}
