import { useSyncExternalStore } from "react";
import type { Reader, Reading } from "./reader.ts";

/**
 * Reads one message at a time aloud, for the whole page. The first press loads its code; components subscribe here.
 */
let reader: Promise<Reader> | null = null;
/** The loaded reader: sound must start within the press, so it can't wait for a promise. */
let loaded: Reader | null = null;
let reading: Reading = null;
/** Counts presses, to drop one that is out of date once the code has loaded. */
let presses = 0;
const listeners = new Set<() => void>();

function show(next: Reading): void {
	reading = next;
	for (const listener of listeners) {
		listener();
	}
}

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
	const now = useSyncExternalStore(subscribe, () => reading);
	return now?.messageId === messageId ? now : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
