import { useEffect } from "react";
import { createStore } from "#web/lib/store.ts";

type Line = {
	text: string;
	/** Where it is said; with `isLeft`, the conversation that was left, and it is said wherever one comes next. */
	conversationId: string;
	isLeft: boolean;
};

/** Said above the message box: what has no button beside it. One at a time, until it is closed. */
const line = createStore<Line | null>(null);

export function sayInChat(text: string, conversationId: string): void {
	line.set({ text, conversationId, isLeft: false });
}

/** Says it in the conversation that one comes to after this one. */
export function sayAfterLeaving(text: string, conversationId: string): void {
	line.set({ text, conversationId, isLeft: true });
}

export function closeChatLine(): void {
	line.set(null);
}

/** What is said in this conversation, or null. Undefined is no place yet: one is on the way to a conversation. */
export function useChatLine(conversationId: string | undefined): string | null {
	const now = line.useValue();
	const isHere = now !== null && now.isLeft !== (now.conversationId === conversationId);
	useEffect(() => {
		if (!now || conversationId === undefined) {
			return;
		}
		if (now.isLeft && isHere) {
			line.set({ ...now, conversationId, isLeft: false });
		} else if (!now.isLeft && !isHere) {
			line.set(null);
		}
	}, [now, isHere, conversationId]);
	return isHere ? now.text : null;
}
