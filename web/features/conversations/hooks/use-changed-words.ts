import { useState } from "react";
import type { Message } from "#shared/schemas/conversations.ts";
import { readPersonal, writePersonal } from "#web/lib/storage/personal-storage.ts";

/** Under what the new words of a message are kept until they're sent. */
export function changedWordsName({ conversationId, id }: Pick<Message, "conversationId" | "id">): string {
	return `draft:${conversationId}:message:${id}`;
}

/** What a message is being changed to. It survives a reload and Escape, until it's sent or dropped. */
export function useChangedWords(userId: string, message: Message) {
	const { content } = message;
	const name = changedWordsName(message);
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
