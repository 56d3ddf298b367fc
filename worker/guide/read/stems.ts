/**
 * A stem is one to four words; a word that ends in * matches every word that begins so. Stems are found by their first word,
 * so that the time a message takes doesn't grow with the number of stems.
 */
export type StemIndex<T> = { exact: Map<string, Entry<T>[]>; begun: Entry<T>[] };
type Entry<T> = { parts: string[]; value: T };

/** Where a stem was found: the word it begins at, and how many words it has. */
export type Hit<T> = { value: T; at: number; length: number };

export function indexStems<T>(stems: readonly (readonly [stem: string, value: T])[]): StemIndex<T> {
	const index: StemIndex<T> = { exact: new Map(), begun: [] };
	for (const [stem, value] of stems) {
		const parts = stem.split(" ");
		const [first = ""] = parts;
		if (first.endsWith("*")) {
			index.begun.push({ parts, value });
		} else {
			index.exact.set(first, [...(index.exact.get(first) ?? []), { parts, value }]);
		}
	}
	return index;
}

/** Every stem in these words. */
export function findStems<T>({ exact, begun }: StemIndex<T>, words: readonly string[]): Hit<T>[] {
	return words.flatMap((word, at) =>
		[...(exact.get(word) ?? []), ...(exact.get(word.replace(/s$/, "")) ?? []), ...begun]
			.filter(({ parts }) => parts.every((part, i) => fits(part, words[at + i])))
			.map(({ parts, value }) => ({ value, at, length: parts.length })),
	);
}

/** Whether any of these stems is in the words. */
export function hasStem(stems: readonly string[], words: readonly string[]): boolean {
	return stems.some((stem) => {
		const parts = stem.split(" ");
		return words.some((_, at) => parts.every((part, i) => fits(part, words[at + i])));
	});
}

function fits(part: string, word: string | undefined): boolean {
	return (
		word !== undefined &&
		(part.endsWith("*")
			? word.startsWith(part.slice(0, -1))
			: word === part || (part.length > 3 && word === `${part}s`))
	);
}
