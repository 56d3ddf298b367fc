/** The message box, for other parts of the page that put text into it. */
type MessageBox = { isEmpty: boolean; take: (words: string) => void; focus: () => void };

let box: MessageBox | null = null;
const listeners = new Set<() => void>();

/** Sets the page's message box; null when it unmounts. */
export function setMessageBox(next: MessageBox | null): void {
	box = next;
	for (const listener of listeners) {
		listener();
	}
}

export function isMessageBoxEmpty(): boolean {
	return box?.isEmpty ?? false;
}

export function putInMessageBox(words: string): void {
	box?.take(words);
}

/** Gives the box the focus, with the words that are in it. */
export function focusMessageBox(): void {
	box?.focus();
}

export function subscribeToMessageBox(listener: () => void): () => void {
	listeners.add(listener);
	return () => {
		listeners.delete(listener);
	};
}
