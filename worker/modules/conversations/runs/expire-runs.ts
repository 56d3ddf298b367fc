import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { scheduleExpiry, scheduleRuns } from "./run-jobs.ts";
import { RUN_MS } from "./run-storage.ts";
import { leftRun } from "./take-move.ts";

/** Wipes the answers of runs that have been idle for seven days. Returns the messages to show again. */
export function expireRuns(store: ConversationStorage, { now }: Pick<ConversationDeps, "now">): string[] {
	return store.transaction(() => {
		const expired = store.runs.live().filter(({ touchedAt }) => touchedAt + RUN_MS <= now());
		for (const run of expired) {
			store.runs.save(leftRun(run));
		}
		if (expired.length > 0) {
			scheduleRuns(store, now());
		} else {
			scheduleExpiry(store);
		}
		return expired.map(({ messageId }) => messageId);
	});
}
