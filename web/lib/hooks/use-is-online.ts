import { useSyncExternalStore } from "react";

/** Whether the browser has a network. The server may still be unreachable. */
export function useIsOnline(): boolean {
	return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(listener: () => void): () => void {
	const stop = new AbortController();
	window.addEventListener("online", listener, { signal: stop.signal });
	window.addEventListener("offline", listener, { signal: stop.signal });
	return () => stop.abort();
}
