import { LEARN_MORE_COMMAND } from "#shared/chat/messages.ts";
import type { ConversationFrame } from "#shared/conversation-protocol.ts";
import type { Conversation, Message, MessagePage } from "#shared/schemas/conversations.ts";
import type { RunView } from "#shared/schemas/exercises.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { ReadableError } from "#web/lib/api/readable-error.ts";
import { type LiveSocket, openLiveSocket, type SocketState } from "#web/lib/live/live-socket.ts";
import { createStore } from "#web/lib/store.ts";
import { continueReply } from "../api/continue-reply.ts";
import { editMessage } from "../api/edit-message.ts";
import { getMessages } from "../api/get-messages.ts";
import { regenerateReply } from "../api/regenerate-reply.ts";
import { retryReply } from "../api/retry-reply.ts";
import { type ChatMessage, sendMessage } from "../api/send-message.ts";
import { showVersion } from "../api/show-version.ts";
import { stopReply } from "../api/stop-reply.ts";
import { CONNECTION_TROUBLE } from "../connection-trouble.ts";
import { dropPending, dropWaiting, prependPage, type Reply } from "./conversation-changes.ts";
import {
	type ConversationState,
	differsOnlyInWords,
	initialState,
	openTurn,
	type SendOptions,
	settlePending,
} from "./conversation-state.ts";
import { mergeFrame } from "./merge-frame.ts";
import { createSendAgain } from "./send-again.ts";
import { createSendWords } from "./send-words.ts";
import { keepUnsent, readUnsent } from "./unsent.ts";

export type ConversationStore = ReturnType<typeof createConversationStore>;

/** Without a live socket, refetch the transcript this long after a send, in ms. */
const REFETCH_DELAY = 1000;

/** Large, as an old message may be far away. */
const LARGEST_PAGE = 100;

/** A conversation and its newest messages, as the server gives them. */
export type LoadedTalk = { conversation: Pick<Conversation, "id" | "userId">; messages: Message[] };

/** One conversation as this tab sees it: the socket's frames, the words on their way, the older pages. */
export function createConversationStore(
	{ conversation, messages }: LoadedTalk,
	onSignedOut: () => void,
	/** How words are sent here. */
	post: (body: ChatMessage) => Promise<Reply> = sendMessage,
) {
	const { id: conversationId, userId } = conversation;
	const kept = readUnsent(userId, conversationId);
	const pending = settlePending(kept, messages);
	const store = createStore<ConversationState>({ ...initialState(messages), pending });
	const { getState } = store;
	const outline = createStore(getState());
	keepUnsent(userId, conversationId, kept, pending);
	let socket: LiveSocket | null = null;
	let socketState: SocketState = "closed";
	let refetching: ReturnType<typeof setTimeout> | undefined;
	const send = createSendWords({
		conversationId,
		userId,
		getState,
		update,
		post: (body) => heard(post(body)),
		isSocketOpen,
		refetchSoon,
		mayGoAgain: () => !again.isRunning(),
	});
	const again = createSendAgain({
		getState,
		send,
		stopWaiting: (ids) => update(dropWaiting(getState(), ids)),
	});

	function update(next: ConversationState): void {
		const state = getState();
		if (next === state) {
			return;
		}
		const asksForSnapshot = next.needsSnapshot && !state.needsSnapshot;
		if (next.pending !== state.pending) {
			keepUnsent(userId, conversationId, state.pending, next.pending);
		}
		store.setState(next);
		if (!differsOnlyInWords(outline.getState(), next)) {
			outline.setState(next);
		}
		if (asksForSnapshot) {
			socket?.refresh();
		}
		void again.look();
	}

	/** Opens the live socket, and gives the function that closes it. */
	function connect(): () => void {
		socket = openLiveSocket<ConversationFrame>({
			path: `/api/chat/conversations/${conversationId}/live`,
			onFrame: (frame) => {
				update(mergeFrame(getState(), frame));
				// A snapshot opens every connection. It shows which messages arrived after all.
				if (frame.type === "snapshot") {
					again.noteConnected();
				}
			},
			onState: (next) => {
				socketState = next;
			},
			onSignedOut,
			onGone: () => update({ ...getState(), isGone: true }),
		});
		const stopWaiting = again.waitForNetwork();
		return () => {
			stopWaiting();
			clearTimeout(refetching);
			socket?.close();
			socket = null;
		};
	}

	/** Reports an ended session to the guards, then rethrows. Unsent messages stay. */
	async function heard<Answer>(answer: Promise<Answer>): Promise<Answer> {
		try {
			return await answer;
		} catch (error) {
			if (error instanceof ApiError && error.code === "not_signed_in") {
				onSignedOut();
			}
			throw error;
		}
	}

	function isSocketOpen(): boolean {
		return socketState === "open";
	}

	function refetchSoon(): void {
		clearTimeout(refetching);
		refetching = setTimeout(refetch, REFETCH_DELAY);
	}

	async function refetch(): Promise<void> {
		const { messages, turn } = getState();
		// A failure does no harm: the socket's next snapshot brings the same.
		const page = await heard(getMessages(conversationId)).catch(() => null);
		if (!page) {
			return;
		}
		const now = getState();
		if (now.messages === messages && now.turn === turn) {
			update(mergeFrame(now, { type: "snapshot", messages: page.messages, turn: openTurn(page.messages) }));
		} else if (!isSocketOpen()) {
			// What came meanwhile may be newer than the page, which would take it out of sight.
			refetchSoon();
		}
	}

	/** `beforeShown` runs when the page has loaded but isn't in the list yet, to note what is in view. */
	async function loadOlder(beforeShown: () => void): Promise<void> {
		const { messages: shown, hasOlder } = getState();
		const [first] = shown;
		if (first && hasOlder) {
			const page = await heard(getMessages(conversationId, first.id));
			beforeShown();
			update(prependPage(getState(), page));
		}
	}

	/** Loads everything down to a message, and shows it at once. Says whether the message is there. */
	async function loadBackTo(messageId: string, signal: AbortSignal): Promise<boolean> {
		const isIn = (messages: readonly Message[]) => messages.some(({ id }) => id === messageId);
		const now = getState();
		let page: MessagePage = { messages: now.messages, hasMore: now.hasOlder };
		let [first] = page.messages;
		while (first && page.hasMore && !isIn(page.messages)) {
			const older = await heard(getMessages(conversationId, first.id, LARGEST_PAGE));
			signal.throwIfAborted();
			page = { messages: [...older.messages, ...page.messages], hasMore: older.hasMore };
			[first] = older.messages;
		}
		update(prependPage(getState(), page));
		return isIn(page.messages);
	}

	/** For a reply that is rewritten or continued: the frames show it, and without a socket it's fetched. */
	async function answerAgain(call: typeof retryReply): Promise<void> {
		await heard(call(conversationId));
		if (!isSocketOpen()) {
			await refetch();
		}
	}

	function show(message: Message): void {
		update(mergeFrame(getState(), { type: "message", message }));
	}

	/** Shows an exercise after a move. Without a socket, fetches the messages that the move added. */
	async function showRun({ id }: Message, run: RunView): Promise<void> {
		const message = getState().messages.find((each) => each.id === id);
		if (message) {
			const metadata = { ...message.metadata, run };
			show({ ...message, metadata });
		}
		if (!isSocketOpen()) {
			await refetch();
		}
	}

	/** Asks what the needs of an insight mean. The command itself is never shown, nor kept when it fails. */
	async function learnMore(options: SendOptions): Promise<void> {
		const id = crypto.randomUUID();
		if ((await send(LEARN_MORE_COMMAND, options, id)) !== "sent") {
			update(dropPending(getState(), id));
			throw new ReadableError(CONNECTION_TROUBLE);
		}
	}

	return {
		conversationId,
		connect,
		send,
		/** Another try for words that were not sent, after those that are older. */
		resend: again.upTo,
		/** A message that changed, for when no socket brings it. */
		show,
		showRun,
		/** Words that were not sent are given up. */
		discard: (clientMessageId: string) => update(dropPending(getState(), clientMessageId)),
		learnMore,
		retry: () => answerAgain(retryReply),
		goOn: () => answerAgain(continueReply),
		regenerate: () => answerAgain(regenerateReply),
		/** Another of the answers in the newest reply's place. */
		showVersion: async (messageId: string, number: number) =>
			show(await heard(showVersion(conversationId, messageId, number))),
		/** Other words for the person's last message. */
		edit: (messageId: string, content: string) =>
			answerAgain(() => editMessage(conversationId, messageId, content)),
		loadOlder,
		loadBackTo,
		stop: () => heard(stopReply(conversationId)),
		getState,
		subscribe: store.subscribe,
		/**
		 * The state without each new word: its `turn` may lack the latest words. Rendering the chat from it costs a render
		 * per change of the list, and not per word.
		 */
		outline: { getState: outline.getState, subscribe: outline.subscribe },
	};
}
