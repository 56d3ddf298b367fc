import type { ConversationStorage } from "../conversation-storage.ts";

/** Lets D1 and the search index hear of what changed, at the next alarm. */
export function followChanges(store: ConversationStorage, now: number): void {
	store.setJob({ name: "outbox", dueAt: now, failures: 0 });
	store.setJob({ name: "search", dueAt: now, failures: 0 });
}
