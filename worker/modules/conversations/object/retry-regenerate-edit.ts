import { DEFAULT_STYLE } from "#shared/chat/styles.ts";
import type { DetectedMood } from "#shared/mood/mood-detection.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import type { SafetyPanel } from "#shared/schemas/safety.ts";
import { TITLE_FROM } from "../jobs/find-title.ts";
import { readAgreed } from "./agreed-steps.ts";
import { beginTurn, reopenTurn, rewriteTurn } from "./begin-turn.ts";
import type { AskedBy, EditInput, TurnOutcome } from "./conversation-contract.ts";
import type { ConversationDeps } from "./conversation-deps.ts";
import type { MessageRow } from "./conversation-rows.ts";
import type { ConversationStorage } from "./conversation-storage.ts";
import type { Turn } from "./turn.ts";

type Refusal = Extract<TurnOutcome, { ok: false }>;

/**
 * A turn without a new message, or why it can't begin; with the messages it removed, what its message shows, and new
 * help.
 */
export type Reopened =
	| {
			ok: true;
			turn: Turn;
			removed?: string[];
			level?: RiskLevel;
			help?: SafetyPanel | undefined;
			tellsAge?: boolean;
			mood?: DetectedMood | null;
	  }
	| Refusal;

/** Each of these is to be called in one transaction, while no turn is open. */

/** Retries the newest reply: from the beginning after a failure, from its text so far after a stop. */
export function beginRetry(
	store: ConversationStorage,
	deps: ConversationDeps,
	from: "failed" | "stopped",
	by: AskedBy,
): Reopened {
	const { reply, asked } = newest(store);
	if (!reply || !asked || reply.status !== from) {
		return { ok: false, reason: from === "failed" ? "nothing_to_retry" : "nothing_to_continue" };
	}
	const standing = { ...reply, content: from === "failed" ? "" : reply.content };
	return {
		ok: true,
		turn: reopenTurn(store, deps, { asked, reply: standing }, by),
	};
}

/** The newest reply in other words. */
export function beginRegenerate(store: ConversationStorage, deps: ConversationDeps, by: AskedBy): Reopened {
	const { reply, asked } = newest(store);
	return !reply || !asked || reply.status === "failed"
		? { ok: false, reason: "nothing_to_rewrite" }
		: { ok: true, turn: rewriteTurn(store, deps, { asked, reply }, by) };
}

/** Edits the person's last message. Removes its reply; the new message is answered in the same way. */
export function beginEdit(
	store: ConversationStorage,
	deps: ConversationDeps,
	messageId: string,
	{ by, ...input }: EditInput,
): Reopened {
	const said = store.messages.newestSaid();
	if (said?.id !== messageId || said.kind !== "text") {
		return { ok: false, reason: "not_the_last" };
	}
	const answer = store.messages.replyTo(messageId);
	const removed = [messageId, ...(answer ? [answer.id] : [])];
	const { mode = "deep", style = DEFAULT_STYLE } = answer
		? (JSON.parse(answer.metadata) as MessageMetadata)
		: {};
	if (store.postTurn.firstWords(TITLE_FROM).includes(said.content)) {
		// The title may quote the removed text.
		store.postTurn.setTitle("");
	}
	if (answer && readAgreed(store.meta()?.agreed ?? "").messageId === answer.id) {
		store.setAgreed({ messageId: null, steps: [] });
	}
	store.removeMessages(removed);
	store.followChanges();
	const begun = beginTurn(store, deps, { ...input, kind: "text", request: { mode, style, ...by } });
	// Removes the old text from the copies now, not with the reply.
	for (const name of ["outbox", "search"] as const) {
		store.setJob({ name, dueAt: deps.now(), failures: 0 });
	}
	return { ok: true, ...begun, removed };
}

/** Restores a reply that was to be replaced, when the new one has no text. False when there's none. */
export function restoreReplacedReply(
	store: ConversationStorage,
	{ messageId, text, request }: Turn,
): boolean {
	const { replaces } = request;
	if (!replaces || text.trim() !== "") {
		return false;
	}
	store.updateReply(messageId, replaces);
	store.clearTurn();
	store.removeJob("turn-watch");
	store.followChanges();
	return true;
}

function newest(store: ConversationStorage): { reply: MessageRow | null; asked: MessageRow | null } {
	const reply = store.messages.newestOfTurn();
	return { reply, asked: reply?.reply_to ? store.messages.find(reply.reply_to) : null };
}
