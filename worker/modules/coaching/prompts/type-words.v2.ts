/** What each letter says of a person, and how to talk with them. It shapes the manner, never the message. */
const LETTERS: Record<string, { words: string; manner: string }> = {
	E: { words: "thinks by talking", manner: "give them something to answer, short turns" },
	I: { words: "thinks before talking", manner: "leave room, no hurry, fewer questions" },
	S: { words: "trusts what is concrete", manner: "examples, particulars, one real day" },
	N: { words: "looks for meaning", manner: "images, patterns, what it could lead to" },
	T: { words: "wants it to hold up", manner: "be clear about reasons and trade-offs" },
	F: { words: "weighs people and values", manner: "say what it means to whom" },
	J: { words: "likes things settled", manner: "end on something decided" },
	P: { words: "likes things open", manner: "offer possibilities and keep them light" },
};

/** The four letters in plain words; empty when the type isn't known. */
export function typeInWords(personalityType: string | null): string {
	return lettersOf(personalityType)
		.map(({ words }) => words)
		.join(", ");
}

/** A line on how to talk with this person; empty when their type isn't known. */
export function typeManner(personalityType: string | null): string {
	const manners = lettersOf(personalityType).map(({ manner }) => manner);
	return manners.length === 0 ? "" : `Manner for this person, never to be named: ${manners.join("; ")}.`;
}

function lettersOf(personalityType: string | null) {
	const letters = [...(personalityType ?? "")].flatMap((letter) => LETTERS[letter] ?? []);
	return letters.length === 4 ? letters : [];
}
