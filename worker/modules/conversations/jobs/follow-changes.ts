import type { ConversationStorage } from "../object/conversation-storage.ts";

/** Lets D1 and the search index hear of what changed at the next alarm, also where one failed and would have waited longer. */
export function followChanges(store: ConversationStorage): void {
	store.removeJob("outbox");
	store.removeJob("search");
}
