import { useSyncExternalStore } from "react";

/** A value outside of React that components follow: `useValue` draws them anew when `set` changed it. */
export function createStore<Value>(initial: Value) {
	let value = initial;
	const listeners = new Set<() => void>();
	function subscribe(listener: () => void): () => void {
		listeners.add(listener);
		return () => listeners.delete(listener);
	}
	return {
		set(next: Value): void {
			value = next;
			for (const listener of listeners) {
				listener();
			}
		},
		useValue: (): Value =>
			useSyncExternalStore(
				subscribe,
				() => value,
				() => value,
			),
	};
}
