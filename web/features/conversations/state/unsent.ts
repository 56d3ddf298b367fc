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

/** Words kept from before a reload. Each waits for the connection that it did not find, or for another try. */
export function readUnsent(userId: string, conversationId: string): PendingMessage[] {
	return personalNames(userId, nameFor(conversationId, ""))
		.flatMap((name) => parseUnsent(readPersonal(userId, name)))
		.sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function parseUnsent(kept: string | null): PendingMessage[] {
	try {
		// Why it failed then says nothing about now.
		const { clientMessageId, content, createdAt, after, voice, waits }: PendingMessage = JSON.parse(
			kept ?? "",
		);
		const optional = { ...(voice ? { voice } : {}), ...(waits ? { waits } : {}) };
		return [{ clientMessageId, content, createdAt, after, status: "failed", ...optional }];
	} catch {
		return [];
	}
}
