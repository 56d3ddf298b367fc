import { useState } from "react";
import { readPersonal, writePersonal } from "#web/lib/personal-storage.ts";

/** Under what the new words of a message are kept until they are sent. */
export function changedWordsName(messageId: string): string {
	return `draft:message:${messageId}`;
}

/** What a message is being changed to. It survives a reload and Escape, until it is sent or dropped. */
export function useChangedWords(userId: string, messageId: string, content: string) {
	const name = changedWordsName(messageId);
	const [words, setWords] = useState(() => readPersonal(userId, name) ?? content);
	const keep = (text: string) => writePersonal(userId, name, text.trim() === content.trim() ? null : text);
	return {
		words,
		write(text: string) {
			setWords(text);
			keep(text);
		},
		drop: () => keep(content),
	};
}
