import { ACTS } from "../content/acts.ts";
import { CARDS } from "../content/cards/index.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { LINES } from "../content/lines.ts";
import { NARROWS } from "../content/narrows/index.ts";
import { TOPICS } from "../content/topics/index.ts";

/** Shorter words have too many neighbours to correct. In letters. */
const LEAST = 6;

const lettersIn = (text: string) =>
	text
		.toLowerCase()
		.replace(/['’]/g, "")
		.match(/[a-z]+/g) ?? [];

const VOWELS = /[aeiou]/;

/** The words that the guide looks for, and all others it knows, which aren't typos. */
type Vocabulary = { wanted: Map<string, string[]>; known: Set<string> };

let vocabulary: Vocabulary | undefined;

/** Built on the first message, for a faster cold start. */
function words(): Vocabulary {
	vocabulary ??= makeVocabulary();
	return vocabulary;
}

function makeVocabulary(): Vocabulary {
	const stems = TOPICS.flatMap(({ strong, weak }) =>
		[...strong, ...weak].map((stem) => stem.replace(/\S*\*/g, " ")),
	);
	const read = [...textsIn(ACTS), ...stems, ...EXERCISES.flatMap(({ asked }) => asked)].flatMap(lettersIn);
	const known = [...read, ...textsIn([TOPICS, CARDS, EXERCISES, NARROWS, LINES]).flatMap(lettersIn)];
	const long = new Set(read.filter(({ length }) => length >= LEAST));
	return { wanted: Map.groupBy(long, (word) => word.charAt(0)), known: new Set(known) };
}

function textsIn(content: unknown): string[] {
	return typeof content === "string"
		? [content]
		: Object.entries(content ?? {}).flatMap(([key, part]) => [key, ...textsIn(part)]);
}

/**
 * A word that is one slip away from exactly one word that the guide reads for, as that word; any other as it is. A slip is a
 * letter too many, one missing, a wrong vowel, or two in the wrong order; the first letter is right.
 */
export function withoutTypo(word: string): string {
	const { wanted, known } = words();
	const stem = word.replace(/(?:s|ed|ing|er|ly)$/, "");
	if (word.length < LEAST || known.has(word) || known.has(stem) || known.has(`${stem}e`)) {
		return word;
	}
	const near = (wanted.get(word.charAt(0)) ?? []).filter((each) => isOneSlip(word, each));
	return near.length === 1 ? (near[0] as string) : word;
}

function isOneSlip(a: string, b: string): boolean {
	let at = 0;
	while (at < a.length && a[at] === b[at]) {
		at += 1;
	}
	const [restA, restB] = [a.slice(at), b.slice(at)];
	const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
	const isVowel =
		VOWELS.test(restA[0] ?? "") && VOWELS.test(restB[0] ?? "") && restA.slice(1) === restB.slice(1);
	return isSwapped || isVowel || restA.slice(1) === restB || restA === restB.slice(1);
}
