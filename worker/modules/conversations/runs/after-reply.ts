import { isPageOpen } from "#shared/chat/writing-page.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { GuideNote } from "#shared/schemas/exercises.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { Turn } from "../object/turn.ts";
import { keepWords } from "../page/keep-words.ts";
import { bringBack, letGo } from "../page/let-go.ts";
import { scheduleRuns } from "./run-jobs.ts";
import { pauseOthers, startRun } from "./start-run.ts";

/** What a reply of the guide has done besides saying something. */
export type Followed = {
	/** The reply's metadata. */
	metadata: MessageMetadata;
	/** Other messages to show again. */
	changed: string[];
	/** Messages that are gone. */
	removed: string[];
	/** Messages that were gone are back at their places. */
	isBack: boolean;
};

/**
 * Carries out the guide's reply: starts an exercise, records an outcome, keeps text, or deletes a page's text. Call
 * it in the transaction that ends the turn.
 */
export function followGuide(
	store: ConversationStorage,
	deps: ConversationDeps,
	turn: Turn,
	said: MessageMetadata,
): Followed {
	if (!said.guide) {
		return { metadata: said, changed: [], removed: [], isBack: false };
	}
	const { keeps, ...guide } = said.guide;
	if (guide.outcome) {
		store.runs.addOutcome(guide.outcome);
		scheduleRuns(store, deps.now());
	}
	const takeawayId = keeps ? keepWords(store, deps, turn, keeps) : null;
	const paused = pausesRun(guide) ? pauseOthers(store, "") : [];
	if (paused.length > 0) {
		scheduleRuns(store, deps.now());
	}
	const started = guide.starts === undefined ? null : start(store, deps, turn, guide.starts);
	return {
		metadata: {
			...said,
			guide,
			...(takeawayId === null ? {} : { takeawayId }),
			...(started ? { runId: started.runId } : {}),
		},
		changed: [...paused, ...(started?.changed ?? [])],
		removed: guide.page === "let-go" ? letGo(store, deps, turn) : [],
		isBack: guide.page === "bring-back" && bringBack(store),
	};
}

/** The next message belongs to the page, or to nothing: it must not become an answer. */
function pausesRun(guide: GuideNote): boolean {
	return isPageOpen(guide) || guide.act === "stop";
}

function start(
	store: ConversationStorage,
	deps: ConversationDeps,
	{ messageId, request }: Turn,
	exerciseId: string,
): { runId: string; changed: string[] } | null {
	const started = startRun(store, deps, { exerciseId, risk: request.risk, replyId: messageId });
	return started.ok
		? { runId: started.run.id, changed: started.changed.filter((id) => id !== messageId) }
		: null;
}
