import { useSyncExternalStore } from "react";

/** Whether the person's live socket is open. While it is, frames report changes and polling stops. */
let isLive = false;
const listeners = new Set<() => void>();

/** For the socket's owner alone. */
export function noteLive(isOpen: boolean): void {
	if (isOpen !== isLive) {
		isLive = isOpen;
		for (const listener of listeners) {
			listener();
		}
	}
}

/**
 * A `refetchInterval` that rests while the live socket is open. A hook and not a function given to the query: the
 * query looks at its interval again only when what it's given changes.
 */
export function usePollUnlessLive(intervalMs: number): number | false {
	return useSyncExternalStore(subscribe, readLive) ? false : intervalMs;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function readLive(): boolean {
	return isLive;
}
