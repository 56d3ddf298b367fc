import { useSyncExternalStore } from "react";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

/** Dismissed panels remembered; the newest. */
const PUT_AWAY_MAX = 20;
const PUT_AWAY = "help-put-away";

const listeners = new Set<() => void>();

/** Help that the person said wasn't meant so stays away, in every part of the page. */
export function putAway(userId: string, messageId: string): void {
	keep(userId, [...away(userId), messageId].slice(-PUT_AWAY_MAX));
}

export function bringBack(userId: string, messageId: string): void {
	keep(
		userId,
		away(userId).filter((id) => id !== messageId),
	);
}

export function useIsPutAway(userId: string, messageId: string | undefined): boolean {
	return useSyncExternalStore(subscribe, () => messageId !== undefined && away(userId).includes(messageId));
}

function keep(userId: string, messageIds: string[]): void {
	writePersonal(userId, PUT_AWAY, messageIds.join(" ") || null);
	for (const listener of listeners) {
		listener();
	}
}

function away(userId: string): string[] {
	return readPersonal(userId, PUT_AWAY)?.split(" ") ?? [];
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
