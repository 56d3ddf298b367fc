import type { NoteInput, OpenInput } from "./conversation-contract.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { ConversationStorage } from "./conversation-storage.ts";

/** Opens the conversation with the coach's greeting, if it has one. To be called in a transaction. */
export function greet(
	store: ConversationStorage,
	{ now, newId }: ConversationDeps,
	{ conversationId, userId, kind, greeting, agreed = [], endsAt }: OpenInput,
): void {
	store.open(conversationId, userId, kind, now());
	if (endsAt !== undefined) {
		store.setJob({ name: "expiry", dueAt: endsAt, failures: 0 });
	}
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
	store.countAdded(1);
	store.followChanges();
}

/** Messages about one thing within this many ms come from concurrent requests: a person can't act that fast. */
const TOGETHER_MS = 10_000;

/**
 * Stores words of the coach that answer no message, and returns their message's id. Null when the newest words about the
 * same thing are these, or any are there and it's to be said once. Words about it that came just before are replaced.
 */
export function addNote(
	store: ConversationStorage,
	{ now, newId }: ConversationDeps,
	{ about, content, metadata, isOnce = false }: Omit<NoteInput, "userId">,
): string | null {
	const newest = store.messages.newestNote(about);
	const isSame = newest?.content === content && newest.metadata === JSON.stringify(metadata);
	if (newest && (isOnce || isSame)) {
		return null;
	}
	const replaced = newest && now() - newest.created_at < TOGETHER_MS ? newest : null;
	const id = replaced?.id ?? newId("msg");
	store.transaction(() => {
		if (replaced) {
			store.updateReply(id, { content, status: "complete", provider: "builtin", metadata });
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
			store.countAdded(1);
		}
		store.followChanges();
	});
	return id;
}
