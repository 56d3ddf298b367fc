import { createStore, useStore } from "./store.ts";

export type ToastNote = {
	id: number;
	title: string;
	description?: string;
	variant: "plain" | "destructive";
};

/** One toast at a time; a newer one replaces it. */
const current = createStore<ToastNote | null>(null);
let lastId = 0;

/** Gives the id to dismiss it by. */
export function showToast(note: {
	title: string;
	description?: string;
	variant?: ToastNote["variant"];
}): number {
	lastId += 1;
	current.setState({ variant: "plain", ...note, id: lastId });
	return lastId;
}

/** Hides a toast, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
	if (current.getState()?.id === id) {
		current.setState(null);
	}
}

export function currentToast(): ToastNote | null {
	return current.getState();
}

export function useToast(): ToastNote | null {
	return useStore(current);
}
