import { createStore, useStore } from "#web/lib/store.ts";

type FoundMessage = { conversationId: string; messageId: string };

const found = createStore<FoundMessage | null>(null);

/** Leads to a message, as soon as its conversation is the one that is open; null leads nowhere. */
export function leadTo(next: FoundMessage | null): void {
	found.setState(next);
}

/** Returns the message to scroll to in this conversation, or null. */
export function useFoundMessage(conversationId: string): string | null {
	return useStore(found, (now) => (now?.conversationId === conversationId ? now.messageId : null));
}
