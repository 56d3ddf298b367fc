import { useState } from "react";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

/** What is being written to a conversation. It survives a reload and a failed send. */
export function useDraft(userId: string, conversationId: string | undefined) {
	const name = `draft:${conversationId ?? "new"}`;
	const [draft, setDraft] = useState(() => ({ name, text: readPersonal(userId, name) ?? "" }));
	// The conversation becomes known a moment after the bar: its own draft then takes the place of an empty one.
	if (draft.name !== name) {
		setDraft({ name, text: draft.text || readPersonal(userId, name) || "" });
	}
	function write(text: string) {
		setDraft({ name, text });
		writePersonal(userId, name, text);
	}
	return [draft.text, write] as const;
}
