import type { TurnState } from "#shared/conversation-protocol.ts";
import type { ChatMode } from "#shared/modes.ts";
import type { StyleSlug } from "#shared/styles.ts";
import type { PersonFacts } from "../../models/text-model.ts";

/** What a turn was asked with. Kept with it, so that a restart can go on without asking anybody. */
export type TurnRequest = { mode: ChatMode; style: StyleSlug; person: PersonFacts };

/** The one turn in flight. A conversation has at most one. */
export type Turn = {
	userMessageId: string;
	/** The reply being written. */
	messageId: string;
	request: TurnRequest;
	/** 1 at first, 2 when it was taken up again after a restart. */
	attempt: number;
	startedAt: number;
	/** When the turn is given up, whatever the model says. */
	deadline: number;
	/** What has been written so far. */
	text: string;
};

/** What can happen to an open turn. */
export type TurnEvent =
	/** The model wrote; `reply` is all it has said in this attempt. */
	| { type: "wrote"; reply: string }
	| { type: "finished" }
	| { type: "stopped" }
	| { type: "failed"; error: string }
	/** The object woke up and nobody was working on the turn. */
	| { type: "orphaned"; now: number };

/** What follows from an event: the turn goes on (with what is new), or it ends. */
export type TurnStep =
	| { next: "wait"; turn: Turn }
	| { next: "append"; turn: Turn; offset: number; text: string }
	| { next: "rewrite"; turn: Turn }
	| { next: "resume"; turn: Turn }
	| { next: "end"; status: "complete" | "stopped" | "failed"; text: string; error?: string };

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
		case "wrote":
			return write(turn, event.reply);
		case "finished":
			return turn.text.trim() === ""
				? { next: "end", status: "failed", text: "", error: FAILURE_TEXT }
				: { next: "end", status: "complete", text: turn.text };
		case "stopped":
			return { next: "end", status: "stopped", text: turn.text };
		case "failed":
			return { next: "end", status: "failed", text: turn.text, error: event.error };
		case "orphaned":
			return takeUp(turn, event.now);
	}
}

/**
 * A second attempt says again what the first had said. As long as it repeats the stored words nothing is
 * sent; where it goes on they are extended; where it differs they are replaced. So nobody sees a reply
 * begin twice.
 */
function write(turn: Turn, reply: string): TurnStep {
	if (turn.text.startsWith(reply)) {
		return { next: "wait", turn };
	}
	const rewritten = { ...turn, text: reply };
	return reply.startsWith(turn.text)
		? { next: "append", turn: rewritten, offset: turn.text.length, text: reply.slice(turn.text.length) }
		: { next: "rewrite", turn: rewritten };
}

/** After a restart a turn is taken up once. A second death means that the turn itself may be the cause. */
function takeUp(turn: Turn, now: number): TurnStep {
	if (turn.attempt >= MAX_ATTEMPTS) {
		return { next: "end", status: "failed", text: turn.text, error: FAILURE_TEXT };
	}
	return { next: "resume", turn: { ...turn, attempt: turn.attempt + 1, deadline: now + TURN_LIMIT_MS } };
}
