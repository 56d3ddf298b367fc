import type { ConversationKind } from "#shared/schemas/conversations.ts";

/** A message that was found: where it is, and the words around the match, with the match between ⟦ and ⟧. */
export type MessageMatch = {
	messageId: string;
	conversationId: string;
	/** Empty for messages in danger, and the replies to them: those are read only in their conversation. */
	snippet: string;
};

/** How a message changed. `content` is null when it isn't to be found: removed, empty or a command. */
export type SearchChange = {
	/** The message's place in its conversation, from 1. */
	seq: number;
	messageId: string;
	content: string | null;
	isCare: boolean;
};

/** Changes of one conversation in the order they were made, after change number `after` and up to `upTo`. */
export type SearchBatch = {
	conversationId: string;
	kind: ConversationKind;
	after: number;
	upTo: number;
	/** Whether this batch completes the conversation's index. */
	isWhole: boolean;
	changes: SearchChange[];
};
