export type ToastNote = {
	id: number;
	title: string;
	description?: string;
	variant: "plain" | "destructive";
};

/** One toast at a time; a newer one replaces it. */
let current: ToastNote | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Gives the id to dismiss it by. */
export function showToast(note: {
	title: string;
	description?: string;
	variant?: ToastNote["variant"];
}): number {
	lastId += 1;
	current = { variant: "plain", ...note, id: lastId };
	tellListeners();
	return lastId;
}

/** Hides a toast, unless a newer one has replaced it. */
export function dismissToast(id: number): void {
	if (current?.id === id) {
		current = null;
		tellListeners();
	}
}

export function currentToast(): ToastNote | null {
	return current;
}

export function subscribeToToasts(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function tellListeners(): void {
	for (const listener of listeners) {
		listener();
	}
}
