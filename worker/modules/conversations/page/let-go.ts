import { RESTORE_MS } from "#shared/schemas/conversations.ts";
import { TITLE_FROM } from "../jobs/find-title.ts";
import type { JobContext } from "../jobs/job-context.ts";
import type { ConversationDeps } from "../object/conversation-deps.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import type { Turn } from "../object/turn.ts";

/** How long the job waits for a reply that may bring the lines back, in ms. */
const AFTER_TURN_MS = 1_000;

/**
 * Removes the lines of the page before this turn, and the marks that they were kept, from the conversation. Sets
 * their text aside until the job `let-go` drops it. Returns the ids of removed messages. Call it in a transaction.
 */
export function letGo(store: ConversationStorage, { now }: ConversationDeps, turn: Turn): string[] {
	const lines = store.pages.lines(turn.userMessageId);
	const ids = lines.flatMap(({ id, replyId }) => [id, replyId]);
	if (ids.length === 0) {
		return [];
	}
	forgetBeside(store, lines);
	store.pages.setAside(ids);
	store.removeMessages(ids);
	store.setJob({ name: "let-go", dueAt: now() + RESTORE_MS, failures: 0 });
	store.followChanges();
	return ids;
}

/** The title and the summary may quote removed lines. */
function forgetBeside(store: ConversationStorage, lines: readonly { seq: number; content: string }[]): void {
	const first = store.postTurn.firstWords(TITLE_FROM);
	if (lines.some(({ content }) => first.includes(content))) {
		store.postTurn.setTitle("");
	}
	if (lines.some(({ seq }) => seq <= (store.meta()?.summary_upto ?? 0))) {
		store.postTurn.setSummary("", 0);
	}
}

/** Puts the lines that were deleted last back. False when it's too late. Call it in a transaction. */
export function bringBack(store: ConversationStorage): boolean {
	store.removeJob("let-go");
	store.followChanges();
	return store.pages.putBack() > 0;
}

/** Drops the words of deleted lines for good. A turn that is open may be the one that brings them back. */
export function blankLetGo({ store, deps }: JobContext): void {
	if (store.turn()) {
		store.setJob({ name: "let-go", dueAt: deps.now() + AFTER_TURN_MS, failures: 0 });
		return;
	}
	store.transaction(() => {
		store.pages.forget();
		store.removeJob("let-go");
	});
}
