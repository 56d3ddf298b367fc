import { useCallback, useEffect, useRef, useState } from "react";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

/** What is being written to a conversation. It survives a reload and a failed send. */
export function useDraft(userId: string, conversationId: string | undefined) {
	const name = `draft:${conversationId ?? "new"}`;
	const [draft, setDraft] = useState(() => ({ name, text: readPersonal(userId, name) ?? "" }));
	// The conversation becomes known a moment after the bar: what was typed by then joins its own draft.
	if (draft.name !== name) {
		setDraft({ name, text: joined(readPersonal(userId, name) ?? "", draft.text) });
	}
	const keptAs = useRef(name);
	useEffect(() => {
		if (keptAs.current !== name) {
			writePersonal(userId, keptAs.current, null);
			writePersonal(userId, name, draft.text);
			keptAs.current = name;
		}
	}, [userId, name, draft.text]);
	const write = useCallback(
		(text: string) => {
			setDraft({ name, text });
			writePersonal(userId, name, text);
		},
		[userId, name],
	);
	return [draft.text, write] as const;
}

function joined(kept: string, typed: string): string {
	return kept && typed && kept !== typed ? `${kept}\n${typed}` : kept || typed;
}
