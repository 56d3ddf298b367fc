/** What was to be asked is left out, whoever composed it: nobody asks a person who wants no questions. */
export function withoutQuestions(parts: readonly (string | null)[]): (string | null)[] {
	return parts.map((part) => {
		if (part === null || !part.includes("?")) {
			return part;
		}
		const kept = (part.match(/[^.!?]+(?:[.!?]+['")]*|$)\s*/g) ?? [])
			.filter((sentence) => !sentence.includes("?"))
			.join("")
			.trim();
		return kept === "" ? null : kept;
	});
}
