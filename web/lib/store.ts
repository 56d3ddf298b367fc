import { useSyncExternalStore } from "react";

/** Makes a value outside React; `useValue` re-renders components when `set` changes it. */
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
