import type { ConversationStorage } from "./conversation-storage.ts";
import { summaryIsDue } from "./history.ts";
import type { JobName } from "./jobs.ts";

/** What is to be done once a turn has ended, none of it in its way: the copy, the title, the summary. */
export function scheduleAfterTurn(store: ConversationStorage, now: number): void {
	const soon = (name: JobName) => store.setJob({ name, dueAt: now, failures: 0 });
	soon("outbox");
	if (store.meta()?.title === "") {
		soon("title");
	}
	const newest = store.newestMessage();
	if (newest && summaryIsDue(newest.seq, store.meta()?.summary_upto ?? 0)) {
		soon("summary");
	}
}
