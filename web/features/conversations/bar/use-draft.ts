import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { NEW_DRAFT, readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

/** The draft of a conversation. It survives a reload and a failed send, and stays with its conversation. */
export function useDraft(userId: string, conversationId: string | undefined) {
	const name = conversationId ? `draft:${conversationId}` : NEW_DRAFT;
	const [draft, setDraft] = useState(() => {
		const ofTalk = readPersonal(userId, name) ?? "";
		return {
			name,
			text: name === NEW_DRAFT ? ofTalk : joined(ofTalk, readPersonal(userId, NEW_DRAFT) ?? ""),
		};
	});
	if (draft.name !== name) {
		const kept = readPersonal(userId, name) ?? "";
		setDraft({ name, text: movesAlong(draft.name, name) ? joined(kept, draft.text) : kept });
	}
	// Text typed before the conversation is known belongs to the first one.
	const keptAs = useRef(NEW_DRAFT);
	/** What this tab stored: another tab may have changed the draft since. */
	const kept = useRef(draft.text);
	// Before `useTypedEarly` adds to the draft: a later write would store it without those words.
	useLayoutEffect(() => {
		if (keptAs.current !== name) {
			if (movesAlong(keptAs.current, name)) {
				writePersonal(userId, keptAs.current, null);
				writePersonal(userId, name, draft.text);
			}
			keptAs.current = name;
			kept.current = draft.text;
		}
	}, [userId, name, draft.text]);
	const write = useCallback(
		(text: string) => {
			setDraft((now) => (now.name === name ? { name, text } : now));
			const isAnothers = text === "" && readPersonal(userId, name) !== kept.current;
			if (!isAnothers) {
				writePersonal(userId, name, text);
			}
			kept.current = text;
		},
		[userId, name],
	);
	/** Adds text to the draft it was meant for. Returns whether that draft is in the box. */
	function append(words: string, meantFor: string): boolean {
		const isHere = meantFor === name || meantFor === NEW_DRAFT;
		const before = (isHere ? draft.text : (readPersonal(userId, meantFor) ?? "")).trimEnd();
		const text = before ? `${before} ${words}` : words;
		if (isHere) {
			write(text);
		} else {
			writePersonal(userId, meantFor, text);
		}
		return isHere;
	}
	return { draft: draft.text, write, append, name };
}

/**
 * Whether the draft moves to the new conversation: it became known after the bar, or the old one was deleted
 * elsewhere.
 */
function movesAlong(from: string, to: string): boolean {
	return from === NEW_DRAFT || to === NEW_DRAFT;
}

function joined(kept: string, typed: string): string {
	return kept && typed && kept !== typed ? `${kept}\n${typed}` : kept || typed;
}
