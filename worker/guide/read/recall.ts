import { screened } from "#shared/safety/doubt.ts";
import { mayNeedHelp } from "../../danger/index.ts";
import type { PageLine } from "../request.ts";
import { contentWords } from "./content-words.ts";
import { type Sentence, sentencesOf } from "./words.ts";

/** Of two sentences that fit as well, the longer tells more, up to so many words. */
const TELLING_WORDS = 16;

/** Words for the same person. */
const KIN: readonly (readonly string[])[] = [
	["mum", "mom", "mam", "mother"],
	["dad", "father", "pa"],
	["gran", "grandma", "nan", "grandmother"],
	["husband", "partner"],
	["wife", "partner"],
	["kid", "child", "children"],
	["boss", "manager"],
	["doctor", "gp"],
];

const TIME =
	/\b(?:\d|mon|tues|wednes|thurs|fri|satur|sun)(?:\w*)\b|\b(?:today|tonight|tomorrow|yesterday|week|weekend|month|year|morning|noon|evening|night|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)\b/i;
const AGE =
	/\b(?:is|he's|she's|they're|i'm|im|hes|shes|am|are|was|turned|turns|turning|aged)\s+\d{1,3}\b|\byears? old\b/i;
const NUMBER =
	/\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|twenty|thirty|forty|fifty|hundred|thousand|half|once|twice)\b/i;

/**
 * The sentence of the person's earlier messages that answers a question best; null when none shares a word with it, or when
 * it asks for a time or a figure and no such sentence holds one. Questions and words that showed danger are never quoted. `least` is how many words must meet.
 */
export function recall(question: Sentence, before: readonly PageLine[], least = 1): string | null {
	const wanted = new Set(contentWords(question.words).flatMap(withKin));
	const asked = question.words.join(" ");
	const needs = /\bwhen\b|what (?:day|time|date)/.test(asked)
		? TIME
		: /how (?:old|long|many|much|often)/.test(asked)
			? NUMBER
			: null;
	const isAge = /how old/.test(asked);
	const isName = /\bnames?\b|\bwho(?:s)? (?:is|was)? ?my\b|\bcalled\b/.test(asked);
	const found = before
		.flatMap(({ content, isCare }) => (isCare ? [] : sentencesOf(content)))
		.filter(
			({ isQuestion, text, words }) =>
				!isQuestion && words.length > 1 && (needs === null || needs.test(text)),
		)
		.map((sentence, at) => ({
			sentence,
			at,
			met: shared(wanted, sentence) + (isAge && AGE.test(sentence.text) ? 1 : 0),
		}))
		.filter(({ met }) => met >= (needs === null ? least : 1))
		.filter(({ sentence }) => !isName || holdsName(sentence))
		.map((each) => ({
			...each,
			score: each.met + Math.min(each.sentence.words.length, TELLING_WORDS) / (2 * TELLING_WORDS),
		}))
		.sort((a, b) => b.score - a.score || b.at - a.at);
	return found.find(({ sentence }) => isQuotable(sentence.text))?.sentence.text ?? null;
}

/** At the end of one's strength: said back it would sound like agreement. */
const SPENT =
	/\bcan'?t\b(?: \w+){0,2} (?:any ?mor\w*|any longer|go on|carry on)\b|\bno (?:point|way out|room for)\b/i;

/** Whether words may be said back: not where they show danger, or may. */
export function isQuotable(text: string): boolean {
	const shown = screened(text);
	return shown.level === "none" && !SPENT.test(text) && !mayNeedHelp(text, shown);
}

/** What follows "is", "called" or "named", or a capital within the sentence. */
function holdsName({ text }: Sentence): boolean {
	return /\b(?:called|named|name is|name's|names)\b/i.test(text) || /\S\s+[A-Z][a-z]+/.test(text);
}

function shared(wanted: ReadonlySet<string>, { words }: Sentence): number {
	return new Set(contentWords(words).filter((word) => wanted.has(word))).size;
}

function withKin(word: string): string[] {
	return [word, ...KIN.filter((group) => group.includes(word)).flat()];
}
