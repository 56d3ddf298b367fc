import { FEW_WORDS, FEW_WORDS_QUESTIONS } from "../content/replies-to-answers.ts";
import type { Context } from "../context.ts";
import { presence } from "./question.ts";

const LOOSE = /^(?!(?:the|my|your|our|his|her|their|an?|not|\w+ing)\b)\w+ \w+$/i;

/** Two bare words that name nothing known: what they mean is asked, instead of taking them for the matter. */
export function fewWords(context: Context, phrase: string, fragment: string): (string | null)[] | null {
	const { reading, voice, memory } = context;
	const { topics, moments, people, feelings } = reading;
	return topics.length + moments.length + people.length + feelings.length > 0 || !LOOSE.test(phrase)
		? null
		: [voice.say(FEW_WORDS, { fragment }), memory.quiet ? presence(context) : voice.say(FEW_WORDS_QUESTIONS)];
}
