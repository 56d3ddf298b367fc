/** A spoken word and its position in the text. */
export type SpokenWord = { text: string; start: number; end: number };

/** Assumed reading speed until the recording's length is known (specification). */
const WORDS_A_MINUTE = 150;

/** A page ends at a sentence only if at least this share of it remains. */
const SENTENCE_SHARE = 0.5;

export function wordsOf(text: string): SpokenWord[] {
	return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
		text: word,
		start: index,
		end: index + word.length,
	}));
}

/** The word that is spoken at a character: the last that has begun there. */
export function wordAtCharacter(words: readonly SpokenWord[], character: number): number {
	return Math.max(
		0,
		words.findLastIndex(({ start }) => start <= character),
	);
}

/** Returns the index of the word spoken after `seconds`, when all take `duration`. Longer words take longer. */
export function wordAtTime(words: readonly SpokenWord[], seconds: number, duration: number): number {
	const whole = words.at(-1)?.end ?? 0;
	return duration > 0 ? wordAtCharacter(words, Math.min(1, seconds / duration) * whole) : 0;
}

/** Estimates how long the words take to read aloud, in seconds. */
export function estimatedSeconds(words: readonly SpokenWord[]): number {
	return (words.length / WORDS_A_MINUTE) * 60;
}

/**
 * Returns the page with the word: at most `maxCharacters`, cut after a sentence where one ends late enough, else
 * after a word. Pages don't overlap, so the words stay in place while they're read.
 */
export function pageOf(words: readonly SpokenWord[], index: number, maxCharacters: number): SpokenWord[] {
	let first = 0;
	for (;;) {
		const end = endOfPage(words, first, maxCharacters);
		if (index < end || end >= words.length) {
			return words.slice(first, end);
		}
		first = end;
	}
}

/** The index after a page's last word. A page has at least one word. */
function endOfPage(words: readonly SpokenWord[], first: number, maxCharacters: number): number {
	const from = words[first]?.start ?? 0;
	const tooFar = words.findIndex((word, index) => index > first && word.end - from > maxCharacters);
	const fits = tooFar === -1 ? words.length : tooFar;
	if (fits === words.length) {
		return fits;
	}
	const sentence = words.findLastIndex(
		({ text, end }, index) =>
			index >= first &&
			index < fits &&
			/[.!?…]["'”’)]*$/.test(text) &&
			end - from > maxCharacters * SENTENCE_SHARE,
	);
	return sentence === -1 ? fits : sentence + 1;
}
