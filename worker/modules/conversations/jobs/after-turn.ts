import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { summaryIsDue } from "../object/history.ts";
import { TITLE_FROM } from "./find-title.ts";
import { followChanges } from "./follow-changes.ts";
import type { JobName } from "./schedule.ts";

/** Schedules the jobs that follow a turn. */
export function scheduleAfterTurn(store: ConversationStorage, { now }: Pick<ConversationDeps, "now">): void {
	const soon = (name: JobName) => store.setJob({ name, dueAt: now(), failures: 0 });
	followChanges(store);
	if (store.meta()?.title === "" && store.postTurn.firstWords(TITLE_FROM + 1).length <= TITLE_FROM) {
		soon("title");
	}
	const newest = store.messages.newest();
	if (newest && summaryIsDue(newest.seq, store.meta()?.summary_upto ?? 0)) {
		soon("summary");
	}
	if (store.postTurn.wantingStructure()) {
		soon("structure");
	}
}
