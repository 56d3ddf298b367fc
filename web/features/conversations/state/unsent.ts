import { personalNames, readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";
import type { PendingMessage } from "./conversation-state.ts";

/** A storage name per message, so that two tabs with the same conversation don't overwrite each other's. */
function nameFor(conversationId: string, clientMessageId: string): string {
	return `unsent:${conversationId}:${clientMessageId}`;
}

/** Keeps words that the server hasn't shown back, so that a reload in a bad moment doesn't lose them. */
export function keepUnsent(
	userId: string,
	conversationId: string,
	before: PendingMessage[],
	now: PendingMessage[],
): void {
	const left = new Set(now.map(({ clientMessageId }) => clientMessageId));
	for (const { clientMessageId } of before) {
		if (!left.has(clientMessageId)) {
			writePersonal(userId, nameFor(conversationId, clientMessageId), null);
		}
	}
	for (const message of now) {
		if (!before.includes(message)) {
			writePersonal(userId, nameFor(conversationId, message.clientMessageId), JSON.stringify(message));
		}
	}
}

/** Reads unsent messages from before a reload. No tab is sending them, so each waits for a retry. */
export function readUnsent(userId: string, conversationId: string): PendingMessage[] {
	return personalNames(userId, nameFor(conversationId, ""))
		.flatMap((name) => parseUnsent(readPersonal(userId, name)))
		.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function parseUnsent(kept: string | null): PendingMessage[] {
	try {
		// The old failure no longer matters.
		const { clientMessageId, content, createdAt, after, voice }: PendingMessage = JSON.parse(kept ?? "");
		return [{ clientMessageId, content, createdAt, after, status: "failed", ...(voice ? { voice } : {}) }];
	} catch {
		return [];
	}
}
