import { EMPTY } from "../content/words/reading.ts";

/** The words of a sentence that say what it is about, without endings. */
export function contentWords(words: readonly string[]): string[] {
	return words.filter((word) => !EMPTY.has(word)).map(stem);
}

/** A word without its commonest endings, so that "moved" meets "moving". */
function stem(word: string): string {
	const cut = word.replace(/(?:ing|ings|ed|es|s)$/, "");
	return cut.length >= 3 ? cut.replace(/(.)\1$/, "$1").replace(/e$/, "") : word;
}
