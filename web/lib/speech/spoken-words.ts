/** A word of what is read aloud, and where it stands in it. */
export type SpokenWord = { text: string; start: number; end: number };

/** How fast somebody reads aloud, until the recording says how long it is. The specification's estimate. */
const WORDS_A_MINUTE = 150;

/** Below this share of a page, a sentence's end would leave it too short. */
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

/** The word that is spoken after so many seconds, when all of it takes `duration`: longer words take longer. */
export function wordAtTime(words: readonly SpokenWord[], seconds: number, duration: number): number {
	const whole = words.at(-1)?.end ?? 0;
	return duration > 0 ? wordAtCharacter(words, Math.min(1, seconds / duration) * whole) : 0;
}

/** How long so many words take to read aloud, in seconds, as far as one can know before. */
export function estimatedSeconds(words: readonly SpokenWord[]): number {
	return (words.length / WORDS_A_MINUTE) * 60;
}

/**
 * The page that holds a word: so many characters at most, cut after a sentence where one ends late enough, else after a
 * word. Pages follow one another, so that the words stand still while they are read.
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

/** The word after the last of the page that begins with `first`. A page has one word at least. */
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
