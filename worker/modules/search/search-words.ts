/** A word, in any script. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Scripts written without spaces: the index takes a whole sentence for one word, so parts of it are not found there. */
const UNSPACED =
	/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** More words narrow a search no further, and D1 takes 100 values in a statement. */
const WORDS_MAX = 12;

/** Marks around what was found, and where the snippet leaves out words. The web app reads them. */
const FOUND_START = "⟦";
const FOUND_END = "⟧";
const CUT = "…";

/** Characters shown on each side of what was found. */
const AROUND = 60;

/**
 * The FTS5 query for messages that hold all the words, the last as a beginning. Each word is quoted, so nothing typed is
 * read as an operator. Null when the index cannot answer: no word, or a script without spaces.
 */
export function indexQuery(typed: string): string | null {
	const words = typed.match(WORD)?.slice(0, WORDS_MAX);
	return words && !UNSPACED.test(typed) ? `${words.map(quote).join(" AND ")}*` : null;
}

/** What to look for character by character, lower-case: each part between spaces must be in the message. */
export function partsOf(typed: string): string[] {
	return typed.toLowerCase().split(/\s+/u).filter(Boolean).slice(0, WORDS_MAX);
}

/** The same part as it may stand in a text: SQLite lowers only A to Z, so other scripts are looked for in three spellings. */
export function spellingsOf(part: string): [string, string, string] {
	return [part, part.charAt(0).toUpperCase() + part.slice(1), part.toUpperCase()];
}

/** The text around the longest of the parts, which tells most, with that part marked. */
export function snippetOf(content: string, parts: readonly string[]): string {
	const lower = content.toLowerCase();
	const [part = ""] = parts.filter((each) => lower.includes(each)).sort((a, b) => b.length - a.length);
	// A few characters change their length in lower case: then the mark would be off, so there is none.
	const isAligned = lower.length === content.length && part !== "";
	const at = isAligned ? lower.indexOf(part) : 0;
	const end = isAligned ? at + part.length : 0;
	const from = Math.max(0, at - AROUND);
	const to = end + AROUND;
	const found = isAligned ? `${FOUND_START}${content.slice(at, end)}${FOUND_END}` : "";
	return [
		from > 0 ? CUT : "",
		content.slice(from, at),
		found,
		content.slice(end, to),
		to < content.length ? CUT : "",
	]
		.join("")
		.toWellFormed();
}

/** A text as names are compared: without case and accents. */
export function folded(text: string): string {
	return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function quote(word: string): string {
	return `"${word}"`;
}
