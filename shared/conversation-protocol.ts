import type { ChatMode } from "./chat/modes.ts";
import type { Message } from "./schemas/conversations.ts";

/**
 * What travels on a conversation's live socket, one JSON object a frame.
 * Server to client only; the client sends nothing but PING.
 */
export type TurnState = {
	/** The reply being made. */
	messageId: string;
	status: "thinking" | "writing";
	/** The text so far. */
	text: string;
	mode: ChatMode;
};

export type ConversationFrame =
	/** Always first: the newest messages and the open turn, if any. */
	| { type: "snapshot"; messages: Message[]; turn: TurnState | null }
	/** A message was added, or changed for the last time. */
	| { type: "message"; message: Message }
	/** More of the reply. `offset` is where `text` starts, in UTF-16 units. */
	| { type: "delta"; messageId: string; offset: number; text: string }
	/**
	 * A turn began, with the messages that it began with, or ended (null), with what went wrong if it failed. In one frame, or
	 * a tab would look idle between the person's message and the turn.
	 */
	| { type: "turn"; turn: TurnState | null; messages?: Message[]; error?: string }
	| { type: "removed"; messageIds: string[] };

export const PING = '{"type":"ping"}';
export const PONG = '{"type":"pong"}';

/** Why the server closes a live socket. The client reconnects after any other code. */
export const CLOSE_CODES = {
	/** The client sent something that isn't in the protocol. */
	protocol: 1008,
	/** The session ended: sign in again. */
	signedOut: 4401,
	/** The session has another key: come back with it. */
	renewed: 4409,
	/** The conversation is gone. */
	gone: 4404,
} as const;
