export const TRUNCATE_OVER = 40;

/** Below this share of the cut text, a sentence's end would leave too little to read. */
const SENTENCE_SHARE = 0.7;

/**
 * The first 40 words of a longer text, or null when it is short enough to stand whole. Cut after the last
 * sentence that ends past 70% of them, else after the last word with an ellipsis. Line breaks are kept.
 */
export function truncate(text: string): string | null {
	const words = [...text.matchAll(/\S+/g)];
	if (words.length <= TRUNCATE_OVER) {
		return null;
	}
	const last = words[TRUNCATE_OVER - 1] as RegExpExecArray;
	const cut = text.slice(0, last.index + last[0].length);
	const sentenceEnds = [...cut.matchAll(/[.!?…]["'”’)*_]*(?=\s|$)/g)];
	const end = sentenceEnds.at(-1);
	if (end && end.index + end[0].length > cut.length * SENTENCE_SHARE) {
		return cut.slice(0, end.index + end[0].length);
	}
	return `${cut.replace(/[\s,;:–—-]+$/, "")}…`;
}
