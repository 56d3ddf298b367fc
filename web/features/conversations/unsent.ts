import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";
import type { PendingMessage } from "./conversation-state.ts";

function nameFor(conversationId: string): string {
	return `unsent:${conversationId}`;
}

/** Keeps words that the server has not shown back, so that a reload in a bad moment does not lose them. */
export function keepUnsent(userId: string, conversationId: string, pending: PendingMessage[]): void {
	writePersonal(userId, nameFor(conversationId), pending.length > 0 ? JSON.stringify(pending) : null);
}

/** Words kept from before a reload. Nobody is sending them any more, so each waits for another try. */
export function readUnsent(userId: string, conversationId: string): PendingMessage[] {
	try {
		const kept: PendingMessage[] = JSON.parse(readPersonal(userId, nameFor(conversationId)) ?? "[]");
		return kept.map((message) => ({ ...message, status: "failed" }));
	} catch {
		return [];
	}
}
