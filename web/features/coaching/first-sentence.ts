/** Returns a message's first sentence, or all of it without a full stop. */
export function firstSentence(text: string): string {
	return /^.*?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text;
}
