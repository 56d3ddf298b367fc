import { ApiError } from "#web/lib/api/api-error.ts";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import type { ChatMessage } from "../api/send-message.ts";
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
 * The outcome of a send. The text returns to the draft while a reply is being written (`busy`), and when its id is
 * taken (`id-used`): the next send gets a new one. An exercise may refuse it as an answer.
 */
export type SendOutcome = "sent" | "failed" | "busy" | "id-used" | { refused: string };

type Deps = {
	conversationId: string;
	userId: string;
	getState: () => ConversationState;
	update: (next: ConversationState) => void;
	post: (body: ChatMessage) => Promise<Reply>;
	isSocketOpen: () => boolean;
	refetchSoon: () => void;
	/** Whether words that find no connection are sent again automatically. */
	mayGoAgain: () => boolean;
};

/** Returns the function that sends messages. They appear in the list at once, and stay there when sending fails. */
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

	/** Usually the frames have shown all of it; without a socket the response does. */
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
			// The server has the message, and its frames show what became of the reply.
			return "sent";
		}
		// New text returns to the box; a retried message exists only in the list.
		if (error instanceof ApiError && error.code === "turn_in_progress" && !isRetry) {
			update(dropPending(getState(), clientMessageId));
			return "busy";
		}
		const isUnreached = !wasRefused(error);
		const failure = {
			error: errorMessage(error, CONNECTION_TROUBLE),
			retryAt: retryTime(error),
			...(isUnreached && mayGoAgain() ? { waits: options } : {}),
		};
		update(failPending(getState(), clientMessageId, failure));
		if (isUnreached && !isSocketOpen()) {
			refetchSoon();
		}
		return "failed";
	}

	/**
	 * The message's id is taken. New text returns to the box; a listed message stays, for a retry under another id.
	 */
	function giveNewId(words: Words, isRetry: boolean, error: ApiError): SendOutcome {
		const dropped = dropPending(getState(), words.clientMessageId);
		if (!isRetry) {
			update(dropped);
			return "id-used";
		}
		const clientMessageId = crypto.randomUUID();
		const failure = { error: errorMessage(error, CONNECTION_TROUBLE), retryAt: undefined };
		update(failPending(addPending(dropped, { ...words, clientMessageId }), clientMessageId, failure));
		return "failed";
	}

	function isPending(clientMessageId: string): boolean {
		return getState().pending.some((each) => each.clientMessageId === clientMessageId);
	}

	return send;
}

/** Whether the server refused; any other error may be the network. */
function wasRefused(error: unknown): boolean {
	return error instanceof ApiError && error.status < 500;
}

/** When a refused send may be retried (epoch ms); undefined when at once. */
function retryTime(error: unknown): number | undefined {
	return error instanceof ApiError && error.code === "rate_limited" && error.retryAfter !== undefined
		? Date.now() + error.retryAfter * 1000
		: undefined;
}
