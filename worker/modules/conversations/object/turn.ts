import type { AiProvider, Company } from "#shared/ai-providers.ts";
import type { ChatMode } from "#shared/chat/modes.ts";
import type { StyleSlug } from "#shared/chat/styles.ts";
import type { TurnState } from "#shared/conversation-protocol.ts";
import type { Disclosure } from "#shared/safety/disclosure.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { MessageMetadata, MessageStatus } from "#shared/schemas/conversations.ts";
import type { CoachChoice } from "#shared/schemas/users.ts";
import type { PersonFacts, ReplyPiece } from "../../../models/text-model.ts";

/** A reply before it was replaced. */
export type ReplacedReply = {
	content: string;
	status: MessageStatus;
	provider: AiProvider;
	metadata: MessageMetadata;
};

/** A turn's input. Stored with it, so that a restarted object can continue alone. */
export type TurnRequest = {
	mode: ChatMode;
	style: StyleSlug;
	coach: CoachChoice;
	/** The companies that may get the person's words. */
	consentedTo: readonly Company[];
	/** Whether a connected model is asked, so that it counts against the day. */
	costs: boolean;
	/** What this message and the last day show of danger. */
	risk: RiskLevel;
	/** The person dismissed the last help, so it isn't visible, and is shown again at once. */
	wasPutAway?: boolean;
	/** Where they are, for lines that they can call. */
	country: string | null;
	/** A model of another company may read the person's messages for danger. */
	mayReadAgain?: boolean;
	/** Layer 1 isn't sure of this message: such a model reads it before it's answered. */
	secondLook?: boolean;
	/** Nothing is stored from the conversation, and no stored facts go into it. */
	isTemporary?: boolean;
	/** They told us that they're under 18, now or before. */
	isMinor?: boolean;
	/** Reminds the person that this is an AI. */
	disclosure?: Disclosure | null;
	/** The reply asks once, gently, after something that wasn't meant so. */
	asksAgain?: boolean;
	/** The reply that is being rewritten. Restored when the new one has no text. */
	replaces?: ReplacedReply;
	person: PersonFacts;
};

/** The one turn in flight. A conversation has at most one. */
export type Turn = {
	userMessageId: string;
	/** The reply being written. */
	messageId: string;
	request: TurnRequest;
	/** 1 at first, 2 when resumed after a restart. */
	attempt: number;
	startedAt: number;
	/** When the turn is given up, whatever the model says. */
	deadline: number;
	/** Who wrote the text so far; before that, the provider asked first. */
	provider: AiProvider;
	/** The text so far. */
	text: string;
};

/** What can happen to an open turn. */
export type TurnEvent =
	| { type: "wrote"; piece: ReplyPiece }
	/** The model has nothing more to say, or ran into its limit. */
	| { type: "finished"; isCut: boolean; metadata?: MessageMetadata }
	| { type: "stopped" }
	/** `isRefused`: the model refused to continue, so asking for the rest is no use. */
	| { type: "failed"; isRefused?: boolean }
	/** The object woke up, and no runner worked on the turn. */
	| { type: "orphaned"; now: number };

/** The result of an event: the turn continues, or it ends. */
export type TurnStep =
	| { next: "append"; turn: Turn; offset: number; text: string }
	| { next: "resume"; turn: Turn }
	| {
			next: "end";
			status: "complete" | "stopped" | "failed";
			isCut: boolean;
			isRefused?: boolean;
			metadata?: MessageMetadata;
	  };

export type TurnEnd = Extract<TurnStep, { next: "end" }>;

export const TURN_LIMIT_MS = 120_000;

const MAX_ATTEMPTS = 2;

export const FAILURE_TEXT = "I'm having trouble connecting right now. Please try again in a moment.";

/** The turn as a tab sees it. */
export function turnState(turn: Turn): TurnState {
	return {
		messageId: turn.messageId,
		status: turn.text === "" ? "thinking" : "writing",
		text: turn.text,
		mode: turn.request.mode,
	};
}

/** One step of an open turn. Pure: the caller stores, tells the tabs, and asks the model. */
export function stepTurn(turn: Turn, event: TurnEvent): TurnStep {
	switch (event.type) {
		case "wrote": {
			const { provider, text } = event.piece;
			const turnNow = { ...turn, provider, text: turn.text + text };
			return { next: "append", turn: turnNow, offset: turn.text.length, text };
		}
		case "finished":
			return event.isCut ? cutShort(turn) : finished(turn, event.metadata);
		case "stopped":
			return ended("stopped");
		case "failed":
			return cutShort(turn, event.isRefused);
		case "orphaned":
			return takeUp(turn, event.now);
	}
}

/** Keeps the text so far, marked as cut short, to be continued. A reply without text has failed. */
function cutShort({ text }: Turn, isRefused = false): TurnStep {
	return text.trim() === ""
		? ended("failed")
		: { next: "end", status: "stopped", isCut: true, ...(isRefused ? { isRefused } : {}) };
}

function finished({ text }: Turn, metadata: MessageMetadata | undefined): TurnStep {
	return text.trim() === "" ? ended("failed") : { ...ended("complete"), ...(metadata ? { metadata } : {}) };
}

function ended(status: "complete" | "stopped" | "failed"): TurnEnd {
	return { next: "end", status, isCut: false };
}

/** Resumes a turn once after a restart. A second death suggests that the turn is the cause. */
function takeUp(turn: Turn, now: number): TurnStep {
	return turn.attempt >= MAX_ATTEMPTS
		? ended("failed")
		: { next: "resume", turn: { ...turn, attempt: turn.attempt + 1, deadline: now + TURN_LIMIT_MS } };
}
