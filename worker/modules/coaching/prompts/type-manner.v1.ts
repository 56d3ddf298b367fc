/** How a talk is held with people at each end of the four pairs. It shapes the manner, never the message. */
const LETTER_MANNER: Record<string, string> = {
	E: "thinks by talking: give them something to answer, short turns",
	I: "thinks before talking: leave room, no hurry, fewer questions",
	S: "trusts what is concrete: examples, particulars, one real day",
	N: "looks for meaning: images, patterns, what it could lead to",
	T: "wants it to hold up: be clear about reasons and trade-offs",
	F: "weighs people and values: say what it means to whom",
	J: "likes things settled: end on something decided",
	P: "likes things open: offer possibilities and keep them light",
};

/** A line on how to talk with this person, or nothing when their type is not known. */
export function typeManner(personalityType: string | null): string {
	const manners = [...(personalityType ?? "")].flatMap((letter) => LETTER_MANNER[letter] ?? []);
	return manners.length === 4 ? `Manner for this person, never to be named: ${manners.join("; ")}.` : "";
}
