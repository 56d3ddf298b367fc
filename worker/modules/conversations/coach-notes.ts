import type { NoteInput, OpenInput } from "./conversation-contract.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import { followChanges } from "./jobs/follow-changes.ts";

/** Opens the conversation with the coach's greeting, if it has one. To be called in a transaction. */
export function greet(
	store: ConversationStorage,
	{ now, newId }: ConversationDeps,
	{ conversationId, userId, kind, greeting, agreed = [] }: OpenInput,
): void {
	store.open(conversationId, userId, kind, now());
	if (agreed.length > 0) {
		store.setAgreed({ messageId: null, steps: agreed });
	}
	if (greeting === null) {
		return;
	}
	store.addMessage({
		id: newId("msg"),
		role: "assistant",
		kind: "text",
		content: greeting,
		aiProvider: "builtin",
		metadata: { kind: "greeting" },
		status: "complete",
		createdAt: now(),
	});
	followChanges(store, now());
}

/** Stores words of the coach that answer nobody. Their message's id; null when their key has one already. */
export function addNote(
	store: ConversationStorage,
	{ now, newId }: ConversationDeps,
	{ key, content, metadata }: NoteInput,
): string | null {
	if (store.messageByClientId(key)) {
		return null;
	}
	const id = newId("msg");
	store.transaction(() => {
		store.addMessage({
			id,
			clientMessageId: key,
			role: "assistant",
			kind: metadata.kind ?? "text",
			content,
			aiProvider: "builtin",
			metadata,
			status: "complete",
			createdAt: now(),
		});
		followChanges(store, now());
	});
	return id;
}
