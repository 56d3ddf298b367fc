import { createStore, useStore } from "#web/lib/store.ts";

/** The message box, for other parts of the page that put text into it. */
type MessageBox = { isEmpty: boolean; take: (words: string) => void; focus: () => void };

const box = createStore<MessageBox | null>(null);

/** Sets the page's message box; null when it unmounts. */
export function setMessageBox(next: MessageBox | null): void {
	box.setState(next);
}

export function useIsMessageBoxEmpty(): boolean {
	return useStore(box, (now) => now?.isEmpty ?? false);
}

export function putInMessageBox(words: string): void {
	box.getState()?.take(words);
}

/** Gives the box the focus, with the words that are in it. */
export function focusMessageBox(): void {
	box.getState()?.focus();
}
