/** Two texts that share this many words in a row count as one. */
const SHARED_WORDS = 8;

/** Returns the test texts that share eight words in a row with a training text. */
export function overlapping(test: readonly string[], training: readonly string[]): string[] {
	const seen = new Set(training.flatMap(runsOf));
	return test.filter((text) => runsOf(text).some((run) => seen.has(run)));
}

/** Every run of eight words in a row in a text. */
export function runsOf(text: string): string[] {
	const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
	return words.slice(SHARED_WORDS - 1).map((_, at) => words.slice(at, at + SHARED_WORDS).join(" "));
}
