/** A piece of a sentence with its own subject, and the word that joined it to the piece before. */
export type Piece = { text: string; joint: string; question: boolean };

const SUBJECTS =
	"I|I'm|I've|I'd|I'll|my|he|she|they|it|we|he's|she's|it's|they're|we're|they've|we've|there|there's|nobody|everyone|everybody|no one|everything|nothing";
const JOINTS =
	"but|because|although|even though|though|while|so that|so|and then|and now|and|or|then|yet|since|except that|except|plus|until|cause";
const JOINED = new RegExp(`,?\\s+(${JOINTS}),?\\s+(?=(?:${SUBJECTS})\\b)|,\\s+(?=(?:${SUBJECTS})\\b)`, "i");

const PAIR = /^(?:[A-Z]\w+|(?:[Mm]y|[Oo]ur) \w+) and I\b/;
const ONE_NAME = /^\S+(?: \S+)?$/;

const LEADING =
	/^(?:well|so|yeah|yea|yes|yep|no(?=,| (?:I|it|he|she|we|they|that|this|there|you|my|not|but|just|because|the)\b)|nope|nah|ok|okay|honestly|basically|like|and|but|because|or|plus|also|anyway|oh|ugh|god|hi|hey|hello|right|sure|look|see|now|then|hmm|sorry|to be honest|the thing is|the problem is|the truth is|the point is|I mean|you know|I guess|it's just that|it's just|just|actually|maybe|today|lately|recently|sometimes|usually|normally|mostly|often|these days|at the moment|right now|this week|tonight|it's like(?= I| he| she| my| they| nobody| everyone)|I don't know(?: why)?(?=,? (?:it's|it|I|my|he|she|they|the|maybe|just)\b)|last night|yesterday|this morning|for example|in fact|I just think|ever since|since(?! I (?:was|were)\b)),?\s+(?=\S)/i;

const TRAILING =
	/,?\s+(?:though|you know|I guess|I think|instead|or something|or whatever|and stuff|and everything|to be honest|honestly|haha|please|too|as well|basically|and|but|so)$/i;

const SENTENCE = /[^.!?;\n]+[.!?;\n]*/g;
/** Titles and times keep their dots: "Dr. Lee", "3 a.m.". */
const DOTTED = /\b(Dr|Mr|Mrs|Ms|a\.m|p\.m|e\.g|i\.e)\./g;

export function sentencesOf(text: string): { text: string; question: boolean }[] {
	const undotted = text.replace(DOTTED, (whole) => whole.replaceAll(".", ""));
	return (undotted.match(SENTENCE) ?? [])
		.map((part) => ({
			text: part.replace(/[.!?;\n]+$/, "").trim(),
			question: part.includes("?"),
		}))
		.filter((sentence) => sentence.text !== "");
}

function withoutFillers(text: string): string {
	let current = text.trim();
	for (let round = 0; round < 6; round++) {
		const next = current
			.replace(LEADING, "")
			.replace(TRAILING, "")
			.replace(/^[,\s]+|[,:\s]+$/g, "");
		if (next === current || next === "") {
			break;
		}
		current = next;
	}
	return current;
}

/** A sentence cut where a new subject begins, with the fillers around each piece taken off. */
export function piecesOf(sentence: { text: string; question: boolean }): Piece[] {
	const pieces: Piece[] = [];
	let rest = sentence.text;
	let joint = "";
	for (let guard = 0; guard < 20; guard++) {
		const found = JOINED.exec(rest);
		// "Tom and I are over" is one subject.
		const match =
			found !== null && PAIR.test(rest) && ONE_NAME.test(rest.slice(0, found.index)) ? null : found;
		const text = match === null ? rest : rest.slice(0, match.index);
		const clean = withoutFillers(text);
		if (clean !== "") {
			pieces.push({ text: clean, joint, question: sentence.question });
		}
		if (match === null) {
			break;
		}
		joint = (match[1] ?? ",").toLowerCase();
		rest = rest.slice(match.index + match[0].length);
	}
	return pieces;
}
