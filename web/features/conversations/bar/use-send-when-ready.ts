import { useEffect, useRef, useState } from "react";
import { NEW_DRAFT } from "#web/lib/storage/personal-storage.ts";

type SendWhenReady = {
	/** The draft that they were written in. */
	draftName: string;
	/** What stands in the box. */
	draft: string;
	/** `never` when the conversation that was waited for could not be had. */
	readiness: "ready" | "later" | "never";
	/** Sends these words, and leaves the rest in the box. */
	onReady: (words: string, rest: string) => void;
	onNever: () => void;
};

/**
 * Words that were sent before there was a conversation to send them to: they stay in the box, where a reload finds
 * them, and go by themselves as soon as they can. Changing them takes the order to send them back.
 */
export function useSendWhenReady({ draftName, draft, readiness, onReady, onNever }: SendWhenReady) {
	const [ordered, setOrdered] = useState<string | null>(null);
	const [orderedIn, setOrderedIn] = useState(draftName);
	if (orderedIn !== draftName) {
		setOrderedIn(draftName);
		// Words for one talk never go to another: they stay in its draft. What was written before it was known goes along.
		if (orderedIn !== NEW_DRAFT) {
			setOrdered(null);
		}
	}
	const act = useRef({ onReady, onNever });
	act.current = { onReady, onNever };

	useEffect(() => {
		if (ordered === null || readiness === "later") {
			return;
		}
		setOrdered(null);
		if (readiness === "never") {
			act.current.onNever();
		} else {
			// A draft that was kept for this conversation has joined them at the front; nobody asked to send that.
			const rest = draft.endsWith(ordered) ? draft.slice(0, -ordered.length).trimEnd() : "";
			act.current.onReady(ordered.trim(), rest);
		}
	}, [ordered, readiness, draft]);

	return {
		isOrdered: ordered !== null,
		/** Sends the whole draft, or these words at its end, as soon as it can. */
		order: (words = draft) => setOrdered(words),
		takeBack: () => setOrdered(null),
	};
}
