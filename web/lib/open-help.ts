const listeners = new Set<() => void>();

/** Opens "Get help now" from anywhere, also from inside a dialog. */
export function openHelp(): void {
	for (const listener of listeners) {
		listener();
	}
}

/** Subscribes to requests for help; returns the function that unsubscribes. */
export function onHelpWanted(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
