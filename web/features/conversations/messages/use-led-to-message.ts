import { type RefObject, useEffect, useRef } from "react";
import { errorMessage } from "#web/lib/api/readable-error.ts";
import { sayInChat } from "../chat-line.ts";
import type { ConversationState } from "../state/conversation-state.ts";
import type { ConversationStore } from "../state/conversation-store.ts";
import { leadTo, useFoundMessage } from "../state/found-message.ts";

/**
 * Leads to the message that a search found: the pages down to it are loaded, and it has the view and the focus. It
 * stays marked until more is said.
 */
export function useLedToMessage(
	store: ConversationStore,
	state: ConversationState,
	scroller: RefObject<HTMLElement | null>,
	readAt: (element: HTMLElement) => void,
) {
	const messageId = useFoundMessage(store.conversationId);
	const isHere = messageId !== null && state.messages.some(({ id }) => id === messageId);
	const isSending = state.pending.some(({ status }) => status === "sending");
	const read = useRef(readAt);
	read.current = readAt;

	useEffect(() => {
		if (messageId === null || isHere) {
			return;
		}
		const left = new AbortController();
		function handleEnd(text: string) {
			if (!left.signal.aborted) {
				leadTo(null);
				sayInChat(text, store.conversationId);
			}
		}
		store.loadBackTo(messageId, left.signal).then(
			(isFound) => isFound || handleEnd("That message has been deleted."),
			(error: Error) =>
				handleEnd(`We couldn't find that message. ${errorMessage(error, "Please try again.")}`),
		);
		return () => left.abort();
	}, [store, messageId, isHere]);

	useEffect(() => {
		const element = isHere && scroller.current?.querySelector(`[data-message="${messageId}"]`);
		if (element instanceof HTMLElement) {
			read.current(element);
			element.focus({ preventScroll: true });
		}
	}, [messageId, isHere, scroller]);

	useEffect(() => {
		if (isSending) {
			leadTo(null);
		}
	}, [isSending]);

	// A later visit opens at the end again.
	const led = useRef(messageId);
	led.current = messageId;
	useEffect(
		() => () => {
			if (led.current !== null) {
				leadTo(null);
			}
		},
		[],
	);

	return { foundId: isHere ? messageId : null, isLooking: messageId !== null && !isHere };
}
