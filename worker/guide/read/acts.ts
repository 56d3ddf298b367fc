import { ACTS, type Act, type ActId, COURTESIES } from "../content/acts.ts";
import type { Sentence } from "./words.ts";

const COURTESY_PHRASES = COURTESIES.split(", ")
	.map((each) => each.split(" "))
	.sort((a, b) => b.length - a.length);

/** Acts that one short sentence of a longer message can do, and acts that only the last sentence can do. */
const ALONE: readonly ActId[] = ["write", "idea", "stop", "help"];
const ENDINGS: readonly ActId[] = ["bye", "thanks"];

const WHOLE = new Map<string, ActId[]>();
const PATTERNS: { id: ActId; pattern: RegExp }[] = [];

for (const [id, act] of Object.entries(ACTS) as [ActId, Act][]) {
	for (const phrase of act.whole?.split(", ") ?? []) {
		WHOLE.set(phrase, [...(WHOLE.get(phrase) ?? []), id]);
	}
	if (act.patterns) {
		PATTERNS.push({ id, pattern: new RegExp(`\\b(?:${act.patterns.join("|")})\\b`) });
	}
}

/** Returns what a message does, and in which sentence. An act of the whole message belongs to its first sentence. */
export function actsIn(sentences: readonly Sentence[]): Map<ActId, Sentence> {
	const found = new Map<ActId, Sentence>();
	const all = sentences.flatMap(({ words }) => words);
	for (const id of [all, bare(all)].flatMap((each) => WHOLE.get(each.join(" ")) ?? [])) {
		found.set(id, sentences[0] as Sentence);
	}
	for (const sentence of sentences.length > 1 ? sentences : []) {
		const counted = sentence === sentences.at(-1) ? [...ALONE, ...ENDINGS] : ALONE;
		const ids = WHOLE.get(bare(sentence.words).join(" ")) ?? [];
		for (const id of ids.filter((each) => counted.includes(each) && !found.has(each))) {
			found.set(id, sentence);
		}
	}
	const texts = sentences.map(({ words }) => words.join(" "));
	for (const { id, pattern } of PATTERNS) {
		const where = sentences[texts.findIndex((text) => pattern.test(text))];
		if (where) {
			found.set(id, where);
		}
	}
	return found;
}

/** The words without those of courtesy at their ends. At least one is left. */
function bare(words: readonly string[]): readonly string[] {
	for (const phrase of COURTESY_PHRASES) {
		if (words.length > phrase.length && phrase.every((word, i) => words[i] === word)) {
			return bare(words.slice(phrase.length));
		}
		const from = words.length - phrase.length;
		if (from > 0 && phrase.every((word, i) => words[from + i] === word)) {
			return bare(words.slice(0, from));
		}
	}
	return words;
}
