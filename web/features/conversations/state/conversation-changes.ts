import type { ChatReply, Message, MessagePage } from "#shared/schemas/conversations.ts";
import type { ConversationState, PendingMessage } from "./conversation-state.ts";

export type Words = Pick<PendingMessage, "clientMessageId" | "content" | "createdAt" | "voice">;

/** Shows words as sent at once, after all that was said. Another try leaves them where and when they were said. */
export function addPending(state: ConversationState, words: Words): ConversationState {
	const known = state.pending.find(({ clientMessageId }) => clientMessageId === words.clientMessageId);
	const { createdAt, after } = known ?? { ...words, after: state.messages.at(-1)?.id };
	const sending: PendingMessage = { ...words, createdAt, after, status: "sending" };
	return {
		...state,
		pending: known
			? state.pending.map((each) => (each === known ? sending : each))
			: [...state.pending, sending],
		turnError: null,
		freshReplyId: null,
		spokenId: words.voice ? words.clientMessageId : null,
	};
}

export function dropPending(state: ConversationState, clientMessageId: string): ConversationState {
	return { ...state, pending: state.pending.filter((each) => each.clientMessageId !== clientMessageId) };
}

export function failPending(
	state: ConversationState,
	clientMessageId: string,
	failure: Pick<PendingMessage, "error" | "retryAt" | "waits">,
): ConversationState {
	return {
		...state,
		pending: state.pending.map((each) =>
			each.clientMessageId === clientMessageId ? { ...each, status: "failed" as const, ...failure } : each,
		),
	};
}

/** Leaves these messages to the person: none of them is sent automatically. */
export function dropWaiting(
	state: ConversationState,
	clientMessageIds: ReadonlySet<string>,
): ConversationState {
	return {
		...state,
		pending: state.pending.map(({ waits, ...each }) =>
			waits && !clientMessageIds.has(each.clientMessageId) ? { ...each, waits } : each,
		),
	};
}

/** Prepends an older page, without messages that are already there. */
export function prependPage(state: ConversationState, page: MessagePage): ConversationState {
	const known = new Set(state.messages.map(({ id }) => id));
	const older = page.messages.filter(({ id }) => !known.has(id));
	return { ...state, messages: [...older, ...state.messages], hasOlder: page.hasMore };
}

/** What an answer to a message says of its reply. */
export type Reply = Omit<ChatReply, "mode">;

/** A reply that came as the answer to the request, for when no socket brings it. */
export function replyOf(reply: Reply, createdAt: string): Message {
	return {
		id: reply.messageId,
		conversationId: reply.conversationId,
		role: "assistant",
		content: reply.message,
		aiProvider: reply.aiProvider,
		metadata: reply.metadata,
		createdAt,
		status: reply.status,
	};
}
