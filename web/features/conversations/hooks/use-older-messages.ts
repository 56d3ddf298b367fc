import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import type { ConversationStore } from "../state/conversation-store.ts";

/** Loads older pages without moving the text in view. */
export function useOlderMessages(
	store: ConversationStore,
	scroller: RefObject<HTMLElement | null>,
	firstMessageId: string | undefined,
) {
	const [status, setStatus] = useState<"idle" | "loading" | "failed">("idle");
	const distanceFromEnd = useRef<number | null>(null);

	async function load() {
		if (status === "loading") {
			return;
		}
		setStatus("loading");
		try {
			await store.loadOlder(() => {
				const list = scroller.current;
				distanceFromEnd.current = list ? list.scrollHeight - list.scrollTop : null;
			});
			setStatus("idle");
		} catch {
			setStatus("failed");
		}
	}

	// Restores the scroll position before paint.
	useLayoutEffect(() => {
		const list = scroller.current;
		if (list && distanceFromEnd.current !== null) {
			list.scrollTop = list.scrollHeight - distanceFromEnd.current;
			distanceFromEnd.current = null;
		}
	}, [firstMessageId, scroller]);

	return { load, status };
}
