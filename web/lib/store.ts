import { useSyncExternalStore } from "react";

/** A value that lives outside components. */
export type Store<Value> = {
	getState: () => Value;
	setState: (next: Value) => void;
	/** Calls `listener` after each change. Returns the function that unsubscribes. */
	subscribe: (listener: () => void) => () => void;
};

/** An event without a value: `emit` calls every subscriber. */
export function createSignal() {
	const listeners = new Set<() => void>();
	return {
		emit(): void {
			for (const listener of listeners) {
				listener();
			}
		},
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => {
				listeners.delete(listener);
			};
		},
	};
}

export function createStore<Value>(initial: Value): Store<Value> {
	let state = initial;
	const { emit, subscribe } = createSignal();
	return {
		getState: () => state,
		setState(next) {
			if (next !== state) {
				state = next;
				emit();
			}
		},
		subscribe,
	};
}

type Readable<Value> = Pick<Store<Value>, "getState" | "subscribe">;

/**
 * Returns the value of a store and re-renders when it changes. With `pick`, it re-renders only when the picked part
 * changes. Pick a primitive, because a new object counts as a change.
 */
export function useStore<Value>(store: Readable<Value>): Value;
export function useStore<Value, Part>(store: Readable<Value>, pick: (value: Value) => Part): Part;
export function useStore<Value>(
	{ getState, subscribe }: Readable<Value>,
	pick: (value: Value) => unknown = (value) => value,
) {
	const read = () => pick(getState());
	return useSyncExternalStore(subscribe, read, read);
}
