import { LEADING, QUESTION_WORDS } from "../content/words/reading.ts";
import { withoutTypo } from "./typos.ts";

/** A sentence of a message: as written, and its words in lower case without punctuation or apostrophes. */
export type Sentence = { text: string; words: string[]; isQuestion: boolean };

/** A message up to this long, in words, counts as a question without a question mark when it begins like one. */
const BARE_QUESTION_WORDS = 14;

/** A longer sentence that ends in a full stop states something. In words. */
const STATED_WORDS = 5;

/** The words of a text: lower case, letters and digits only, apostrophes dropped ("can't" is "cant"). */
export function wordsOf(text: string): string[] {
	return (
		text
			.normalize("NFKD")
			.toLowerCase()
			.replace(/[\u0300-\u036f'’‘`´]/g, "")
			.match(/[\p{L}\p{N}]+/gu) ?? []
	);
}

/** The same as one text, to be compared or searched. */
export function plainOf(text: string): string {
	return wordsOf(text).join(" ");
}

/** Returns the words of a message, with typos corrected. Names, which begin with a capital, stay. */
export function readWords(text: string): string[] {
	const names = new Set(
		(text.match(/(?<=[\p{Ll},;] )\p{Lu}\p{L}+/gu) ?? []).map((name) => name.toLowerCase()),
	);
	return wordsOf(text).map((word) => (names.has(word) ? word : withoutTypo(word)));
}

/** The sentences of a message. A line break ends one, as a full stop does. */
export function sentencesOf(text: string): Sentence[] {
	return (text.match(/[^.!?…\n]+(?:[.!?…]+|\n|$)/g) ?? [])
		.map((each) => each.trim())
		.map((each) => ({ text: each, words: readWords(each), isQuestion: isQuestion(each) }))
		.filter(({ words }) => words.length > 0);
}

function isQuestion(sentence: string): boolean {
	if (/\?/.test(sentence)) {
		return true;
	}
	const words = wordsOf(sentence);
	if (/\.$/.test(sentence) && words.length > STATED_WORDS) {
		return false;
	}
	const first = words.find((word) => !LEADING.has(word));
	return (
		words.length <= BARE_QUESTION_WORDS &&
		first !== undefined &&
		QUESTION_WORDS.has(first) &&
		words.length > 1
	);
}
