import { useSyncExternalStore } from "react";

let url: string | null = null;
const listeners = new Set<() => void>();

/** Says which picture is the person's scene now; null for none. */
export function setShownScene(next: string | null): void {
	url = next;
	for (const listener of listeners) {
		listener();
	}
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** The address of the scene behind the talk, once it is there; null without one. */
export function useShownScene(): string | null {
	return useSyncExternalStore(subscribe, () => url);
}
