/** Returns the words and sentences of a document's prose: no code, no tables, no headings. */
export function proseOf(markdown: string): { words: number; sentences: number } {
	const prose = markdown
		.replace(/```[\s\S]*?```/g, "")
		.split("\n")
		.filter((line) => !/^\s*(?:\||#|<)/.test(line))
		.join("\n")
		.replace(/`[^`]*`/g, "code")
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replace(/^\s*(?:[-*]|\d+\.)\s+/gm, "\n\n");
	const sentences = prose
		.split(/\n{2,}|(?<=[.!?:;])\s+(?=["“(*]*[A-Z0-9])/)
		.map(
			(sentence) =>
				sentence
					.trim()
					.split(/\s+/)
					.filter((word) => /\w/.test(word)).length,
		)
		.filter((count) => count > 0);
	return { words: sentences.reduce((sum, count) => sum + count, 0), sentences: sentences.length };
}
