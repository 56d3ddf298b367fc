/** Words as people type them without apostrophes, and in short. */
const FULL: Record<string, string> = {
	aint: "ain't",
	arent: "aren't",
	cant: "can't",
	couldnt: "couldn't",
	didnt: "didn't",
	doesnt: "doesn't",
	dont: "don't",
	dunno: "don't know",
	hasnt: "hasn't",
	havent: "haven't",
	hes: "he's",
	idk: "I don't know",
	im: "I'm",
	isnt: "isn't",
	ive: "I've",
	shes: "she's",
	shouldnt: "shouldn't",
	thats: "that's",
	theyll: "they'll",
	theyre: "they're",
	theyve: "they've",
	u: "you",
	ur: "your",
	wasnt: "wasn't",
	whats: "what's",
	wont: "won't",
	wouldnt: "wouldn't",
};
const SHORT = new RegExp(`\\b(?:${Object.keys(FULL).join("|")})\\b`, "gi");

/** Characters read of a message. */
const READ_MAX = 2_000;

/** A message with plain apostrophes, where they belong, in one line. */
export function spelled(text: string): string {
	return text
		.slice(0, READ_MAX)
		.replace(/[’‘ʼ´`]/g, "'")
		.replace(SHORT, (word) => FULL[word.toLowerCase()] ?? word)
		.replace(/\bi\b/g, "I")
		.replace(/\s+/g, " ")
		.trim();
}
