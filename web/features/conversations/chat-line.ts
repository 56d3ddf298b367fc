import { useEffect } from "react";
import { createStore, useStore } from "#web/lib/store.ts";

type Line = {
	text: string;
	/** Where to show it. With `isLeft`, the conversation that was left: show it in whichever comes next. */
	conversationId: string;
	isLeft: boolean;
};

/** Messages without a button beside them, above the box. One at a time, until closed. */
const line = createStore<Line | null>(null);

export function sayInChat(text: string, conversationId: string): void {
	line.setState({ text, conversationId, isLeft: false });
}

/** Shows the line in the next conversation. */
export function sayAfterLeaving(text: string, conversationId: string): void {
	line.setState({ text, conversationId, isLeft: true });
}

export function closeChatLine(): void {
	line.setState(null);
}

/** Returns the line for this conversation, or null. Undefined while a conversation is loading. */
export function useChatLine(conversationId: string | undefined): string | null {
	const now = useStore(line);
	const isHere = now !== null && now.isLeft !== (now.conversationId === conversationId);
	useEffect(() => {
		if (!now || conversationId === undefined) {
			return;
		}
		if (now.isLeft && isHere) {
			line.setState({ ...now, conversationId, isLeft: false });
		} else if (!now.isLeft && !isHere) {
			line.setState(null);
		}
	}, [now, isHere, conversationId]);
	return isHere ? now.text : null;
}
