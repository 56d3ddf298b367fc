import { useSyncExternalStore } from "react";

/** Whether the browser has a network at all. That it has one does not say that anybody can be reached. */
export function useIsOnline(): boolean {
	return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
	const stop = new AbortController();
	window.addEventListener("online", listener, { signal: stop.signal });
	window.addEventListener("offline", listener, { signal: stop.signal });
	return () => stop.abort();
}
