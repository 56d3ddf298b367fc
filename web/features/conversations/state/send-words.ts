import type { SendChat } from "#shared/schemas/conversations.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { messageFor } from "#web/lib/api/readable-error.ts";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import {
	addPending,
	dropPending,
	failPending,
	type Reply,
	replyOf,
	type Words,
} from "./conversation-changes.ts";
import type { ConversationState, SendOptions } from "./conversation-state.ts";
import { mergeFrame } from "./merge-frame.ts";

/**
 * What became of a send. The words go back to the draft when a reply is still being written (`busy`), and when their id
 * stands for other words already (`id-used`): sent again they get a new one. An exercise may refuse them as an answer.
 */
export type SendOutcome = "sent" | "failed" | "busy" | "id-used" | { refused: string };

type Deps = {
	conversationId: string;
	userId: string;
	getState: () => ConversationState;
	update: (next: ConversationState) => void;
	post: (body: SendChat) => Promise<Reply>;
	isSocketOpen: () => boolean;
	/** Has the transcript asked for once more, a little later. */
	refetchSoon: () => void;
	/** Whether words that find no connection are sent again automatically. */
	mayGoAgain: () => boolean;
};

/** Gives the function that sends words: they stand in the list at once, and stay there when they did not get through. */
export function createSendWords({
	conversationId,
	userId,
	getState,
	update,
	post,
	isSocketOpen,
	refetchSoon,
	mayGoAgain,
}: Deps) {
	async function send(
		content: string,
		options: SendOptions,
		clientMessageId: string = crypto.randomUUID(),
	): Promise<SendOutcome> {
		const isRetry = isPending(clientMessageId);
		const { voice } = options;
		const words = {
			clientMessageId,
			content,
			createdAt: new Date().toISOString(),
			...(voice ? { voice } : {}),
		};
		update(addPending(getState(), words));
		try {
			const body = { message: content, userId, conversationId, ...options, clientMessageId };
			settle(await post(body), clientMessageId);
			return "sent";
		} catch (error) {
			return error instanceof ApiError && error.code === "message_id_used"
				? giveNewId(words, isRetry, error)
				: handleSendFailure(error, clientMessageId, isRetry, options);
		}
	}

	/** The frames have normally shown all of it by now; without a socket the answer itself is shown. */
	function settle(reply: Reply, clientMessageId: string): void {
		const isShown = getState().messages.some(
			({ id, status }) => id === reply.messageId && status !== "streaming",
		);
		if (!isShown) {
			const shown = mergeFrame(getState(), {
				type: "message",
				message: replyOf(reply, new Date().toISOString()),
			});
			update({ ...shown, freshReplyId: reply.messageId });
		}
		if (!isShown || isPending(clientMessageId)) {
			refetchSoon();
		}
	}

	function handleSendFailure(
		error: unknown,
		clientMessageId: string,
		isRetry: boolean,
		options: SendOptions,
	): SendOutcome {
		if (!isPending(clientMessageId)) {
			// The server has the words, and its frames say what became of the reply.
			return "sent";
		}
		// New words go back to where they were written; those of a retry have no other place than the list.
		if (error instanceof ApiError && error.code === "turn_in_progress" && !isRetry) {
			update(dropPending(getState(), clientMessageId));
			return "busy";
		}
		const isUnreached = !wasRefused(error);
		const failure = {
			error: messageFor(error, CONNECTION_TROUBLE),
			retryAt: retryTime(error),
			...(isUnreached && mayGoAgain() ? { waits: options } : {}),
		};
		update(failPending(getState(), clientMessageId, failure));
		if (isUnreached && !isSocketOpen()) {
			refetchSoon();
		}
		return "failed";
	}

	/** Words whose id is taken. New ones go back to the box; those in the list stay there, to be sent under another id. */
	function giveNewId(words: Words, isRetry: boolean, error: ApiError): SendOutcome {
		const dropped = dropPending(getState(), words.clientMessageId);
		if (!isRetry) {
			update(dropped);
			return "id-used";
		}
		const clientMessageId = crypto.randomUUID();
		const failure = { error: messageFor(error, CONNECTION_TROUBLE), retryAt: undefined };
		update(failPending(addPending(dropped, { ...words, clientMessageId }), clientMessageId, failure));
		return "failed";
	}

	function isPending(clientMessageId: string): boolean {
		return getState().pending.some((each) => each.clientMessageId === clientMessageId);
	}

	return send;
}

/** The server had its say; anything else may have been the way to it. */
function wasRefused(error: unknown): boolean {
	return error instanceof ApiError && error.status < 500;
}

/** From when on a refused send may be tried again (ms since 1970); undefined when it may be at once. */
function retryTime(error: unknown): number | undefined {
	return error instanceof ApiError && error.code === "rate_limited" && error.retryAfter !== undefined
		? Date.now() + error.retryAfter * 1000
		: undefined;
}
