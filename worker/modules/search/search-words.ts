/** Letters, digits, and the marks that belong to them. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** One letter of a script that is written without spaces, with its vowel signs; or a run of other letters. */
const SEGMENT =
	/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}](?:(?![\p{L}\p{N}])\p{M})*|(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}])[\p{L}\p{N}\p{M}])+/gu;

const UNSPACED_START =
	/^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Korean joins its particles to the word. */
const HANGUL = /^\p{sc=Hangul}/u;

/** Accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic, and the Arabic stretching line. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf-\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/gu;

/** More words narrow a search no further. */
const WORDS_MAX = 12;

/** A search term: consecutive letters (one word, or a run of a script without spaces). */
export type Term = string[];

/** A text as it is compared: without case, accents and other widths of the same letter. */
export function folded(text: string): string {
	return text.normalize("NFKD").replace(ACCENTS, "").normalize("NFC").toLowerCase().replaceAll("ß", "ss");
}

/** A text as the index keeps it: its folded words, and the letters of scripts without spaces one by one. */
export function indexedWords(text: string): string {
	return termsOf(text, Number.POSITIVE_INFINITY).flat().join(" ");
}

/** Returns the typed words, at most twelve. Empty when there are none, as in a text of emoji. */
export function typedTerms(typed: string): Term[] {
	return termsOf(typed, WORDS_MAX);
}

/**
 * The FTS5 query for messages that hold all the terms, the last as a beginning (in Korean each). Terms hold only letters,
 * digits and marks, and are quoted: nothing typed is read as an operator.
 */
export function indexQuery(terms: readonly Term[]): string {
	return terms
		.map((term, place) => {
			const isBeginning = place === terms.length - 1 || HANGUL.test(term[0] ?? "");
			return `"${term.join(" ")}"${isBeginning ? "*" : ""}`;
		})
		.join(" AND ");
}

/** Whether a text begins with a letter of a script that is written without spaces. */
export function isUnspaced(text: string): boolean {
	return UNSPACED_START.test(text);
}

function termsOf(text: string, most: number): Term[] {
	const terms: Term[] = [];
	for (const [word] of folded(text).matchAll(WORD)) {
		let run: Term | null = null;
		for (const [segment] of word.matchAll(SEGMENT)) {
			const isLetter = isUnspaced(segment);
			if (run && isLetter) {
				run.push(segment);
				continue;
			}
			if (terms.length === most) {
				return terms;
			}
			const term = [segment];
			terms.push(term);
			run = isLetter ? term : null;
		}
	}
	return terms;
}
