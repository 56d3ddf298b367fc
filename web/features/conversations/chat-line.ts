import { useEffect, useSyncExternalStore } from "react";

type Line = {
	text: string;
	/** Where it is said; with `isLeft`, the conversation that was left, and it is said wherever one comes next. */
	conversationId: string;
	isLeft: boolean;
};

/** Said above the message box: what has no button beside it. One at a time, until it is closed. */
let line: Line | null = null;
const listeners = new Set<() => void>();

function change(next: Line | null): void {
	line = next;
	for (const listener of listeners) {
		listener();
	}
}

export function sayInChat(text: string, conversationId: string): void {
	change({ text, conversationId, isLeft: false });
}

/** Says it in the conversation that one comes to after this one. */
export function sayAfterLeaving(text: string, conversationId: string): void {
	change({ text, conversationId, isLeft: true });
}

export function closeChatLine(): void {
	change(null);
}

/** What is said in this conversation, or null. Undefined is no place yet: one is on the way to a conversation. */
export function useChatLine(conversationId: string | undefined): string | null {
	const now = useSyncExternalStore(subscribe, () => line);
	const isHere = now !== null && now.isLeft !== (now.conversationId === conversationId);
	useEffect(() => {
		if (!now || conversationId === undefined) {
			return;
		}
		if (now.isLeft && isHere) {
			change({ ...now, conversationId, isLeft: false });
		} else if (!now.isLeft && !isHere) {
			change(null);
		}
	}, [now, isHere, conversationId]);
	return isHere ? now.text : null;
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
