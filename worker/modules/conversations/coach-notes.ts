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

/**
 * Stores words of the coach that answer nobody, and returns their message's id. Null when the newest words about the
 * same thing are these. Newest words that came after the request began are replaced: its sender has not seen them.
 */
export function addNote(
	store: ConversationStorage,
	{ now, newId }: ConversationDeps,
	{ about, startedAt, content, metadata }: NoteInput,
): string | null {
	const newest = store.newestNote(about);
	if (newest?.content === content && newest.metadata === JSON.stringify(metadata)) {
		return null;
	}
	const replaced = newest && newest.created_at > startedAt ? newest : null;
	const id = replaced?.id ?? newId("msg");
	store.transaction(() => {
		if (replaced) {
			store.updateReply(id, content, "complete", "builtin", metadata);
		} else {
			store.addMessage({
				id,
				clientMessageId: `${about}:${id}`,
				role: "assistant",
				kind: metadata.kind ?? "text",
				content,
				aiProvider: "builtin",
				metadata,
				status: "complete",
				createdAt: now(),
			});
		}
		followChanges(store, now());
	});
	return id;
}
