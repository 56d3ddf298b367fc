export const TRUNCATE_OVER = 40;

/** Cut at a sentence's end only if at least this share of the text remains. */
const SENTENCE_SHARE = 0.7;

/** The start of a list item, heading or quotation without its text. */
const BARE_MARKER = /(?:^|\n)(?:[ \t]*[*_]{0,3}(?:[-*+•>]|#{1,6}|\d{1,3}[.)])[*_]{0,3}(?=\s|$))+\s*$/;

/** Leaves out a table or code block that the cut would split. */
function outsideBlock(cut: string): string {
	const fences = [...cut.matchAll(/^[ \t]*(?:```|~~~)/gm)];
	const open = fences.length % 2 === 1 ? fences.at(-1) : undefined;
	return open ? cut.slice(0, open.index) : cut.replace(/(?:(?:^|\n)[ \t]*\|[^\n]*)+$/, "");
}

/**
 * The first 40 words of a longer text, or null when it's short enough to stand whole. Cut after the last
 * sentence that ends past 70% of them, else after the last word with an ellipsis. Never after a list's bare "2.":
 * that is no sentence, and promises words. Line breaks are kept.
 */
export function truncate(text: string): string | null {
	const words = [...text.matchAll(/\S+/g)];
	if (words.length <= TRUNCATE_OVER) {
		return null;
	}
	const last = words[TRUNCATE_OVER - 1] as RegExpExecArray;
	const cut = outsideBlock(text.slice(0, last.index + last[0].length)).replace(BARE_MARKER, "");
	if (cut.trim() === "") {
		return null;
	}
	const end = [...cut.matchAll(/[.!?…]["'”’)*_]*(?=\s|$)/g)].findLast(
		({ index }) => !BARE_MARKER.test(cut.slice(0, index + 1)),
	);
	if (end && end.index + end[0].length > cut.length * SENTENCE_SHARE) {
		return cut.slice(0, end.index + end[0].length);
	}
	return `${cut.replace(/[\s,;:–—-]+$/, "")}…`;
}
