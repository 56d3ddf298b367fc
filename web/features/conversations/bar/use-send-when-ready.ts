import { useEffect, useRef, useState } from "react";
import { NEW_DRAFT } from "#web/lib/storage/personal-storage.ts";

type SendWhenReady = {
	draftName: string;
	draft: string;
	/** `never` when the conversation couldn't be loaded. */
	readiness: "ready" | "later" | "never";
	onReady: (words: string, rest: string) => void;
	onNever: () => void;
};

/**
 * Text sent before the conversation was loaded: it stays in the box, where a reload finds it, and goes as soon as it
 * can. Editing it cancels the send.
 */
export function useSendWhenReady({ draftName, draft, readiness, onReady, onNever }: SendWhenReady) {
	const [ordered, setOrdered] = useState<string | null>(null);
	const [orderedIn, setOrderedIn] = useState(draftName);
	if (orderedIn !== draftName) {
		setOrderedIn(draftName);
		// Text for one conversation never goes to another: it stays in its draft. Text from before the first one was
		// known moves along.
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
			// A stored draft was put in front of the text; the person didn't ask to send it.
			const rest = draft.endsWith(ordered) ? draft.slice(0, -ordered.length).trimEnd() : "";
			act.current.onReady(ordered.trim(), rest);
		}
	}, [ordered, readiness, draft]);

	return {
		isOrdered: ordered !== null,
		/** Sends the draft, or only its end, as soon as it can. */
		order: (words = draft) => setOrdered(words),
		takeBack: () => setOrdered(null),
	};
}
