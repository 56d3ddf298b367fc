import {
	BETWEEN,
	BREAKS,
	HELPERS,
	HYPOTHESES,
	LINKS,
	MAKES,
	MOODS,
	NEGATORS,
	OTHERS,
	PHRASES,
	SELF,
	SOFT,
	STRONG,
	THINKING,
	UNREAL,
} from "./mood-words.ts";

/** Words that belong together, lower case. `isLoud` tells which were in capitals or drawn out. */
export type Clause = { words: string[]; isLoud: boolean[]; isQuestion: boolean };

/** Reads only the end of a long message, which is newest, to bound the work. */
const LOOK_BACK = 4000;
/** Longer clauses don't occur. Each word is compared with those before it, so this bounds the work. */
const CLAUSE_MAX = 40;

// No part of these can match the same letters in two ways, so that junk costs no more than words.
const LONGEST_FIRST = [...PHRASES.keys()].sort((one, other) => other.length - one.length).join("|");
const PHRASE = new RegExp(`(?<![\\p{L}'])(?:${LONGEST_FIRST})(?![\\p{L}'])`, "giu");
const TOKEN = /\p{L}+(?:'\p{L}+)*|\p{Extended_Pictographic}|[\n.!?,;:()_—–]/gu;
const SENTENCE_END = /^[\n.!?]$/;

type Token = { word: string; isLoud: boolean };

/** Splits a message into clauses: a mood and what is said about it share one. */
export function clausesOf(text: string): Clause[] {
	const tokens = tokensOf(text);
	const clauses: Clause[] = [];
	let sentenceStart = 0;
	let isNew = true;
	for (const [index, { word, isLoud }] of tokens.entries()) {
		if (SENTENCE_END.test(word)) {
			for (const clause of clauses.slice(sentenceStart)) {
				clause.isQuestion = word === "?";
			}
			sentenceStart = clauses.length;
			isNew = true;
			continue;
		}
		const isBreak = breaksBefore(tokens, index);
		isNew ||= isBreak || clauses.at(-1)?.words.length === CLAUSE_MAX;
		if (isBreak && !HYPOTHESES.has(word)) {
			continue;
		}
		if (isNew) {
			clauses.push({ words: [], isLoud: [], isQuestion: false });
			isNew = false;
		}
		clauses.at(-1)?.words.push(word);
		clauses.at(-1)?.isLoud.push(isLoud);
	}
	return clauses;
}

/** A comma ends a clause unless it's one of a list of moods; "and" does when a new subject follows. */
function breaksBefore(tokens: readonly Token[], index: number): boolean {
	const word = tokens[index]?.word ?? "";
	const next = tokens[index + 1]?.word ?? "";
	const afterNext = tokens[index + 2]?.word ?? "";
	if (word === "and") {
		return SELF.has(next) || OTHERS.has(next) || next === "my";
	}
	if (word === ",") {
		const isList = /^n?or$/.test(next) || (MOODS.has(next) && /^(?:,|n?or)$/.test(afterNext));
		return !isList;
	}
	return BREAKS.has(word);
}

function tokensOf(text: string): Token[] {
	const plain = text
		.slice(-LOOK_BACK)
		.replace(/[‘’ʼ`]/g, "'")
		.replace(/(?<=\p{L})-(?=\p{L})|[^\S\n]+/gu, " ")
		.replace(PHRASE, asOneWord);
	return (plain.match(TOKEN) ?? []).map(toToken);
}

/** Keeps capitals, because they tell how strong a mood is. */
function asOneWord(phrase: string): string {
	const word = PHRASES.get(phrase.toLowerCase()) ?? "_";
	return phrase === phrase.toUpperCase() ? word.toUpperCase() : word;
}

/** "SAD" and "saaad" are "sad", said loudly. */
function toToken(raw: string): Token {
	const lower = raw.toLowerCase();
	const known = [lower, lower.replace(/(.)\1{2,}/gu, "$1"), lower.replace(/(.)\1{2,}/gu, "$1$1")].find(
		(word) => MOODS.has(word) || STRONG.has(word) || NEGATORS.has(word),
	);
	const isCapital = raw.length > 1 && raw === raw.toUpperCase() && raw !== lower;
	return { word: known ?? lower, isLoud: isCapital || (known !== undefined && known !== lower) };
}

/** The index of the last word before `at` that isn't passed over, or -1. */
export function lastBefore(
	words: readonly string[],
	at: number,
	isPassed: (word: string) => boolean,
): number {
	let index = at - 1;
	while (index >= 0 && isPassed(words[index] ?? "")) {
		index -= 1;
	}
	return index;
}

function isNegator(word: string): boolean {
	return NEGATORS.has(word) || word.endsWith("n't");
}

export function isBetween(word: string): boolean {
	return BETWEEN.has(word) || STRONG.has(word) || SOFT.has(word) || MOODS.has(word) || isNegator(word);
}

/** Verbs, and words between them and their subject. */
export function isHelping(word: string): boolean {
	return isBetween(word) || LINKS.has(word) || HELPERS.has(word) || UNREAL.has(word);
}

/** Whether the mood at a place is denied: "not sad", "no longer anxious", "I don't think I'm lonely". */
export function isDenied(words: readonly string[], at: number): boolean {
	const isPassed = (word: string) => !isNegator(word) && (isHelping(word) || MAKES.has(word));
	let index = lastBefore(words, at, isPassed);
	if (SELF.has(words[index] ?? "") && THINKING.has(words[index - 1] ?? "")) {
		index = lastBefore(words, index - 1, (word) => isPassed(word) || word === "that" || word === "just");
	}
	const negator = words[index] ?? "";
	const between = words.slice(index + 1, at + 1);
	// "Never been so happy" and "couldn't be more proud" say the most that can be said.
	if (/^(?:never|could(?:n't|nt))$/.test(negator)) {
		return !between.some((word) => /^(?:so|more|this|such|\w+[ie]er|calmer|sadder)$/.test(word));
	}
	return isNegator(negator) && (negator !== "no" || index === at - 1);
}
