import { useSyncExternalStore } from "react";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

/** So many panels that were put away are remembered, the newest. */
const PUT_AWAY_MAX = 20;
const PUT_AWAY = "help-put-away";

const listeners = new Set<() => void>();

/** Help that the person said was not meant so stays away, in every part of the page. */
export function putAway(userId: string, messageId: string): void {
	writePersonal(userId, PUT_AWAY, [...away(userId), messageId].slice(-PUT_AWAY_MAX).join(" "));
	for (const listener of listeners) {
		listener();
	}
}

export function useIsPutAway(userId: string, messageId: string | undefined): boolean {
	return useSyncExternalStore(subscribe, () => messageId !== undefined && away(userId).includes(messageId));
}

function away(userId: string): string[] {
	return readPersonal(userId, PUT_AWAY)?.split(" ") ?? [];
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
