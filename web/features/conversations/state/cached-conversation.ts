import type { Conversation, Message } from "#shared/schemas/conversations.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import { PAGE_SIZE } from "./conversation-state.ts";

const NAME = "talk";

/** Browsers allow about five million characters per site, and drafts and unsent messages come first. */
const MOST_CHARACTERS = 500_000;

export type Talk = { conversation: Conversation; messages: Message[] };

/**
 * Caches a conversation's newest page in this browser, for reading offline. Never a temporary one, nor a reply that is still being
 * written: offline, the coach would go on for ever, and what the person writes then would wait for it.
 */
export function cacheConversation(userId: string, { conversation, messages }: Talk): void {
	if (conversation.kind === "temporary") {
		return;
	}
	for (
		let newest = messages.filter(({ status }) => status !== "streaming").slice(-PAGE_SIZE);
		newest.length > 0;
		newest = newest.slice(newest.length >> 1 || 1)
	) {
		const kept = JSON.stringify({ conversation, messages: newest } satisfies Talk);
		if (kept.length <= MOST_CHARACTERS) {
			writePersonal(userId, NAME, kept);
			return;
		}
	}
}

export function dropCachedConversation(userId: string): void {
	writePersonal(userId, NAME, null);
}

/** Returns the cached conversation. */
export function cachedConversation(userId: string): Talk | null {
	const kept = readPersonal(userId, NAME);
	if (!kept) {
		return null;
	}
	try {
		return JSON.parse(kept) as Talk;
	} catch {
		return null;
	}
}
