const listeners = new Set<() => void>();

/** Opens "Get help now" from wherever one is, also from inside a dialog. */
export function openHelp(): void {
	for (const listener of listeners) {
		listener();
	}
}

/** Hears each wish for help; returns what ends that. */
export function onHelpWanted(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
