import { useSyncExternalStore } from "react";

type FoundMessage = { conversationId: string; messageId: string };

let found: FoundMessage | null = null;
const listeners = new Set<() => void>();

/** Leads to a message, as soon as its conversation is the one that is open; null leads nowhere. */
export function leadTo(next: FoundMessage | null): void {
	found = next;
	for (const listener of listeners) {
		listener();
	}
}

/** Returns the message to scroll to in this conversation, or null. */
export function useFoundMessage(conversationId: string): string | null {
	const now = useSyncExternalStore(subscribe, () => found);
	return now?.conversationId === conversationId ? now.messageId : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
