import { graver, isOwnRisk, type RiskLevel } from "#shared/safety/risk.ts";
import type { StoredVerdict } from "#shared/safety/verdict.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { TITLE_FROM } from "../jobs/find-title.ts";
import type { ConversationStorage } from "../object/conversation-storage.ts";
import { safetyFor } from "../object/screen-message.ts";
import type { Turn } from "../object/turn.ts";
import { withoutOffer } from "../object/without-offer.ts";

/** What a second look changed: it raised the message to its level, took its row away, or left all as it was. */
export type Change = "raised" | "lowered" | "nothing";

const NO_DANGER: StoredVerdict = {
	level: "none",
	tier: "none",
	signals: ["second-look"],
	confidence: "sure",
	kind: null,
};

/**
 * Applies what a second look found to the message and its reply, in one transaction. It raises a tier whenever it comes.
 * It takes a row away only in time (`isInTime`), before anyone has read words of the reply, and never a panel.
 */
export function applyLook(
	store: ConversationStorage,
	turn: Turn,
	level: RiskLevel,
	isInTime: boolean,
): Change {
	return store.transaction(() => {
		const said = store.messages.find(turn.userMessageId);
		if (!said || said.removed === 1) {
			return "nothing";
		}
		const { verdict } = JSON.parse(said.metadata) as MessageMetadata;
		const known = verdict?.level ?? "none";
		if (level !== "none" && graver(known, level) !== known) {
			raise(store, turn, { level, words: said.content });
			return "raised";
		}
		const isUnread = isInTime && turn.text === "";
		if (level === "none" && verdict?.tier === "row" && isUnread) {
			lower(store, turn);
			return "lowered";
		}
		return "nothing";
	});
}

/** What a second look found, as it is stored. */
export function verdictOf(level: RiskLevel): StoredVerdict {
	return level === "none" ? NO_DANGER : { ...NO_DANGER, level, tier: "panel" };
}

type Raise = { level: RiskLevel; words: string };

/**
 * Puts help above the reply and excludes the message from other uses. The reply's text so far stays, without the
 * model's offers.
 */
function raise(store: ConversationStorage, turn: Turn, { level, words }: Raise): void {
	const open = store.turn();
	const { country, wasPutAway, risk } = turn.request;
	const help = safetyFor(store, words, level, { country, again: wasPutAway });
	// The message first: no sink goes past a reply that is being written.
	add(store, turn.userMessageId, { isCare: true, verdict: verdictOf(level) });
	add(store, turn.messageId, { ...help, isCare: true });
	if (isOwnRisk(level)) {
		store.learnNothingFrom(turn.userMessageId);
	}
	if (open?.messageId === turn.messageId) {
		const { secondLook, ...request } = open.request;
		store.setTurnRequest({ ...request, risk: graver(risk, level) });
		return;
	}
	// The reply has ended, and its follow-up jobs may have begun.
	const provider = store.messages.find(turn.messageId)?.ai_provider ?? turn.provider;
	store.setMetadata(turn.messageId, withoutOffer(metadataOf(store, turn.messageId), provider));
	store.postTurn.hasStructure(turn.messageId);
	if (store.postTurn.firstWords(TITLE_FROM).includes(words)) {
		store.postTurn.setTitle("");
	}
	store.followChanges();
}

function lower(store: ConversationStorage, turn: Turn): void {
	add(store, turn.userMessageId, { verdict: NO_DANGER });
	const { safety, ...metadata } = metadataOf(store, turn.messageId);
	if (safety?.tier === "row") {
		store.setMetadata(turn.messageId, metadata);
	}
}

function add(store: ConversationStorage, messageId: string, more: MessageMetadata): void {
	store.setMetadata(messageId, { ...metadataOf(store, messageId), ...more });
}

function metadataOf(store: ConversationStorage, messageId: string): MessageMetadata {
	return JSON.parse(store.messages.find(messageId)?.metadata ?? "{}") as MessageMetadata;
}
