import { assess } from "#shared/safety/verdict.ts";
import * as patterns from "../content/words/recall.ts";
import type { PageLine } from "../request.ts";
import { contentWords } from "./content-words.ts";
import { type Sentence, sentencesOf } from "./words.ts";

/** Of two sentences that fit equally, the longer one wins, up to this many words. */
const TELLING_WORDS = 16;

/**
 * The sentence of the person's earlier messages that answers a question best; null when none shares a word with it, or when
 * it asks for a time or a figure and no such sentence holds one. Questions and words that showed danger are never quoted. `least` is how many words must meet.
 */
export function recall(question: Sentence, before: readonly PageLine[], least = 1): string | null {
	const asked = question.words.join(" ");
	const wanted = new Set(contentWords(question.words).flatMap(withKin));
	const figure = patterns.ASKS_FIGURE.test(asked) ? patterns.NUMBER : null;
	const needs = patterns.ASKS_TIME.test(asked) ? patterns.TIME : figure;
	const isAge = patterns.ASKS_AGE.test(asked);
	const isName = patterns.ASKS_NAME.test(asked);
	const found = before
		.flatMap(({ content, isCare }) => (isCare ? [] : sentencesOf(content)))
		.filter(({ isQuestion, words }) => !isQuestion && words.length > 1)
		.filter(({ text }) => (!needs || needs.test(text)) && (!isName || patterns.HOLDS_NAME.test(text)))
		.reverse()
		.map(({ text, words }) => {
			const shared = new Set(contentWords(words).filter((word) => wanted.has(word))).size;
			const met = shared + (isAge && patterns.AGE.test(text) ? 1 : 0);
			return { text, met, score: met + Math.min(words.length, TELLING_WORDS) / (2 * TELLING_WORDS) };
		})
		.filter(({ met }) => met >= (needs === null ? least : 1))
		.sort((a, b) => b.score - a.score);
	return found.find(({ text }) => isQuotable(text))?.text ?? null;
}

/** Whether words may be said back: not where they show danger, or may. */
export function isQuotable(text: string): boolean {
	return !patterns.SPENT.test(text) && assess(text).tier === "none";
}

function withKin(word: string): string[] {
	return [word, ...patterns.KIN.filter((group) => group.includes(word)).flat()];
}
