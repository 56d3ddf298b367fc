import { folded, isUnspaced, type Term } from "./search-words.ts";

/** Marks around matches, and for omitted text. The web app reads them. */
const FOUND_START = "⟦";
const FOUND_END = "⟧";
const CUT = "…";

const AROUND = 60;

/** A letter of a script that is written with spaces. */
const SPACED = {
	test: (letter: string) => /[\p{L}\p{N}\p{M}]/u.test(letter) && !isUnspaced(letter),
};

type FoldedLetters = { folded: string; places: number[] };

type Span = { start: number; end: number };

/** The text around the longest of the terms, which tells most, with every term in it marked. */
export function snippetOf(content: string, terms: readonly Term[]): string {
	const text = content.normalize("NFC");
	const letters = foldedLetters(text);
	const spans = terms.map((term, place) => spansOf(term, place === terms.length - 1, text, letters));
	const [longest] = terms
		.map((term, index) => ({ length: term.join("").length, span: spans[index]?.[0] }))
		.filter(({ span }) => span !== undefined)
		.sort((a, b) => b.length - a.length);
	const centre = longest?.span ?? { start: 0, end: 0 };
	const from = wordStart(text, centre.start - AROUND);
	const to = wordEnd(text, centre.end + AROUND);
	const inside = spans.flat().filter(({ start, end }) => start >= from && end <= to);
	const marked = markedText(text, { start: from, end: to }, inside);
	return `${from > 0 ? CUT : ""}${marked}${to < text.length ? CUT : ""}`.toWellFormed();
}

/** Each folded letter of a text with its position there. */
function foldedLetters(text: string): FoldedLetters {
	let all = "";
	const places: number[] = [];
	let place = 0;
	for (const letter of text) {
		// Most text is plain Latin, which needs no folding but for case.
		const plain = letter < "\u0080" ? letter.toLowerCase() : folded(letter);
		all += plain;
		for (let unit = 0; unit < plain.length; unit += 1) {
			places.push(place);
		}
		place += letter.length;
	}
	places.push(text.length);
	return { folded: all, places };
}

/** Finds a term: words whole or by prefix, letters of a script without spaces anywhere. */
function spansOf(term: Term, isBeginning: boolean, text: string, letters: FoldedLetters): Span[] {
	const sought = term.join("");
	const isAnywhere = isUnspaced(sought);
	const found: Span[] = [];
	let at = letters.folded.indexOf(sought);
	while (at >= 0) {
		const after = at + sought.length;
		const end = letters.places[after] ?? text.length;
		const isWhole = isAnywhere || isBeginning || !isInWord(letters.folded, after);
		if (isWhole && (isAnywhere || !isInWord(letters.folded, at - 1))) {
			found.push({ start: letters.places[at] ?? 0, end: isAnywhere ? end : wordEnd(text, end, SPACED) });
		}
		at = letters.folded.indexOf(sought, after);
	}
	// Letters that follow one another in the index may have a comma between them in the text.
	const [first] = term;
	return found.length === 0 && term.length > 1 && first !== undefined
		? spansOf([first], isBeginning, text, letters)
		: found;
}

/** Whether the letter at a place belongs to a word, which a letter of a script without spaces doesn't. */
function isInWord(text: string, place: number): boolean {
	return SPACED.test(text.charAt(place));
}

function markedText(text: string, { start, end }: Span, spans: readonly Span[]): string {
	let shown = "";
	let place = start;
	for (const span of spans.toSorted((a, b) => a.start - b.start)) {
		if (span.start >= place) {
			shown += `${text.slice(place, span.start)}${FOUND_START}${text.slice(span.start, span.end)}${FOUND_END}`;
			place = span.end;
		}
	}
	return shown + text.slice(place, end);
}

/** The start of the word at or near a position; long words are cut. */
function wordStart(text: string, place: number): number {
	if (place <= 0) {
		return 0;
	}
	const space = text.indexOf(" ", place);
	return space >= 0 && space - place < AROUND / 2 ? space + 1 : place;
}

/** The end of the letters at a position; without `letter`, of any non-space. */
function wordEnd(text: string, place: number, letter: Pick<RegExp, "test"> = /\S/u): number {
	let end = Math.min(place, text.length);
	while (end < text.length && end - place < AROUND / 2 && letter.test(text.charAt(end))) {
		end += 1;
	}
	return end;
}
