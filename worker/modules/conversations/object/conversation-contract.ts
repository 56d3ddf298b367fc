import type { Message, MessageMetadata, TalkKind } from "#shared/schemas/conversations.ts";
import type { AgreedStep } from "../../../models/text-model.ts";
import type { TurnRequest } from "./turn.ts";

/**
 * The calls and results between the Worker and a conversation's object. Errors are values, because classes don't
 * survive RPC.
 */
export type OpenInput = {
	conversationId: string;
	userId: string;
	kind: TalkKind;
	greeting: string | null;
	/** Steps that the person took along from another session, to be asked about in this one. */
	agreed?: AgreedStep[];
	/** When a temporary chat ends automatically (epoch ms). */
	endsAt?: number;
};

export type SendInput = {
	userId: string;
	content: string;
	kind: "text" | "command";
	/** The tab's own id of the message: the same twice makes one message and one reply. */
	clientMessageId?: string | undefined;
	voice?: boolean | undefined;
	/** Whether the person lets the coach remember what they say now. */
	remembers: boolean;
	request: TurnRequest;
};

/** New words for the person's last message, answered in the mode and style of the answer that goes with it. */
export type EditInput = Omit<SendInput, "kind" | "clientMessageId" | "voice" | "request"> & { by: AskedBy };

/** What a person said before they had an account, oldest first, for a conversation in which nothing was said yet. */
export type FileInput = Pick<SendInput, "userId" | "remembers" | "request"> & {
	/** The same id twice files the words once. */
	filingId: string;
	words: readonly string[];
};

export type FileOutcome = { ok: true } | { ok: false; reason: "gone" | "spoken_in" };

/** Words of the coach that answer no message, and what they are about. */
export type NoteInput = {
	userId: string;
	about: string;
	content: string;
	metadata: MessageMetadata;
	/** Nothing is added when anything about this was said before. */
	isOnce?: boolean;
};

/** Who asks for a reply to be written again or on. */
export type AskedBy = Pick<
	TurnRequest,
	| "person"
	| "coach"
	| "costs"
	| "risk"
	| "wasPutAway"
	| "country"
	| "consentedTo"
	| "mayReadAgain"
	| "isMinor"
	| "isTemporary"
	| "disclosure"
	| "asksAgain"
>;

export type TurnOutcome =
	| { ok: true; reply: Message }
	| {
			ok: false;
			reason:
				| "gone"
				| "turn_in_progress"
				| "message_id_used"
				| "nothing_to_retry"
				| "nothing_to_continue"
				| "nothing_to_rewrite"
				| "not_the_last"
				| "no_such_version";
	  };

export type FoundReply = { ok: true; reply: Message } | { ok: false; reason: "gone" | "no_such_reply" };

export type TickOutcome = { ok: true; reply: Message } | { ok: false; reason: "gone" | "no_such_step" };

export type PageOutcome = { ok: true; messages: Message[]; hasMore: boolean } | { ok: false; reason: "gone" };
