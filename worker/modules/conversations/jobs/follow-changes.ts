import type { ConversationStorage } from "../object/conversation-storage.ts";

/** Sends changes to D1 and the search index at the next alarm, even when a failure had delayed one. */
export function followChanges(store: ConversationStorage): void {
	store.removeJob("outbox");
	store.removeJob("search");
}
