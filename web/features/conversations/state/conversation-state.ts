import type { TurnState } from "#shared/conversation-protocol.ts";
import type { Message, SendChat } from "#shared/schemas/conversations.ts";

/** How words are to be answered, and whether they were spoken. */
export type SendOptions = Pick<
	SendChat,
	"interactionStyle" | "simpleMode" | "attuneV2TestMode" | "keepMode" | "voice"
>;

/** Words that were sent and that the server hasn't shown back yet. */
export type PendingMessage = {
	clientMessageId: string;
	content: string;
	createdAt: string;
	/** They were spoken. */
	voice?: boolean;
	status: "sending" | "failed";
	/** The newest message at the time: they stay after it, whatever follows. */
	after?: string | undefined;
	/** Why it failed, fit to show. */
	error?: string;
	/** It found no connection, and is sent again, so, when there is one. */
	waits?: SendOptions;
	/** From when on it may be tried again, in ms since 1970: it was one too many in a short time. */
	retryAt?: number | undefined;
};

export type ConversationState = {
	/** What the server has said, oldest first. */
	messages: Message[];
	pending: PendingMessage[];
	/** The reply being made. */
	turn: TurnState | null;
	/** Why the last turn failed, when no message says so itself. */
	turnError: string | null;
	/**
	 * The newest reply of this visit. It's shown whole, because it would otherwise collapse under the reader's
	 * eyes; the next send gives it up.
	 */
	freshReplyId: string | null;
	/** The client id of this tab's last message, if it was spoken: its reply is read aloud. */
	spokenId: string | null;
	/** There are older messages to load. */
	hasOlder: boolean;
	/** Words of the reply went missing on the way: only a fresh snapshot helps. */
	needsSnapshot: boolean;
	isGone: boolean;
	/** When this tab opened the conversation, in ms since 1970. */
	openedAt: number;
};

/** How many messages a snapshot and a page bring. A full one means that there may be more before it. */
export const PAGE_SIZE = 50;

/** Messages older than this, in ms, are sent only when the person asks: what they say may be over. */
const AUTOMATIC_MS = 24 * 60 * 60 * 1000;

/** Returns whether a message that found no connection is sent automatically when there is one. */
export function isWaiting({ waits, createdAt }: PendingMessage, now = Date.now()): boolean {
	return waits !== undefined && Date.parse(createdAt) >= now - AUTOMATIC_MS;
}

export function initialState(messages: Message[]): ConversationState {
	return {
		messages,
		pending: [],
		turn: openTurn(messages),
		turnError: null,
		freshReplyId: openTurn(messages)?.messageId ?? null,
		spokenId: null,
		hasOlder: messages.length >= PAGE_SIZE,
		needsSnapshot: false,
		isGone: false,
		openedAt: Date.now(),
	};
}

/** Words are on their way, or a reply is being made. */
export function isBusyIn({ turn, pending }: ConversationState): boolean {
	return turn !== null || pending.some(({ status }) => status === "sending");
}

/** Words are on their way, and the server hasn't shown them back. */
export function isSendingIn({ turn, pending }: ConversationState): boolean {
	return turn === null && pending.some(({ status }) => status === "sending");
}

/** Returns whether two states differ at most in the words of the reply being made. */
export function differsOnlyInWords(one: ConversationState, other: ConversationState): boolean {
	const { turn, ...rest } = one;
	const isSameReply = turn?.messageId === other.turn?.messageId && turn?.mode === other.turn?.mode;
	return (
		isSameReply && Object.entries(rest).every(([key, value]) => other[key as keyof typeof rest] === value)
	);
}

/** The reply that was being written when the messages were read, with the words that it had by then. */
export function openTurn(messages: Message[]): TurnState | null {
	const newest = messages.at(-1);
	if (newest?.status !== "streaming") {
		return null;
	}
	const { id, content, metadata } = newest;
	const status = content === "" ? "thinking" : "writing";
	return { messageId: id, status, text: content, mode: metadata.mode ?? "deep" };
}

/** Drops pending messages that the server has, recognised by their client id. */
export function settlePending(pending: PendingMessage[], messages: Message[]): PendingMessage[] {
	const arrived = new Set(messages.map((message) => message.clientMessageId));
	return pending.some((each) => arrived.has(each.clientMessageId))
		? pending.filter((each) => !arrived.has(each.clientMessageId))
		: pending;
}
