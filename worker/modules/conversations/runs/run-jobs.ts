import type { ConversationStorage } from "../object/conversation-storage.ts";
import { RUN_MS } from "./run-storage.ts";

/** Schedules the copy of changed runs to D1, and the expiry of the next idle run. */
export function scheduleRuns(store: ConversationStorage, now: number): void {
	store.setJob({ name: "runs", dueAt: now, failures: 0 });
	scheduleExpiry(store);
}

export function scheduleExpiry(store: ConversationStorage): void {
	const oldest = store.runs.live().at(-1);
	if (oldest) {
		store.setJob({ name: "run-expiry", dueAt: oldest.touchedAt + RUN_MS, failures: 0 });
	} else {
		store.removeJob("run-expiry");
	}
}
