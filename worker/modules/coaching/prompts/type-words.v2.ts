/** What each letter says of a person, and how to talk with them. It shapes the manner, never the message. */
const LETTER_WORDS: Record<string, string> = {
	E: "thinks by talking: give them something to answer, short turns",
	I: "thinks before talking: leave room, no hurry, fewer questions",
	S: "trusts what is concrete: examples, particulars, one real day",
	N: "looks for meaning: images, patterns, what it could lead to",
	T: "wants it to hold up: be clear about reasons and trade-offs",
	F: "weighs people and values: say what it means to whom",
	J: "likes things settled: end on something decided",
	P: "likes things open: offer possibilities and keep them light",
};

/** The four letters in plain words; null when the type is not known. */
export function typeInWords(personalityType: string | null): string[] | null {
	const words = [...(personalityType ?? "")].flatMap((letter) => LETTER_WORDS[letter] ?? []);
	return words.length === 4 ? words : null;
}
