import { dangerIn } from "./danger.ts";
import { outlasts } from "./find-facts-ended.ts";
import { isTold, isUnlearnable, mayName, meant, unframed } from "./find-facts-guards.ts";
import { namesIn, nameTakenUp } from "./find-facts-people.ts";
import { readPiece } from "./find-facts-read.ts";
import { slotOf } from "./find-facts-slots.ts";
import { respelt } from "./find-facts-spelling.ts";
import { piecesOf, sentencesOf } from "./understand/clauses.ts";
import { understand } from "./understand/understand.ts";

/** A sentence to the person, "You work nights.", and the index of the message that told it. */
export type FoundFact = { fact: string; from: number };

const FACTS_MAX = 8;
const FACT_CHARACTERS = 120;

/** What one tells of oneself stands near the beginning; a pasted text is read so far and no further. */
const READ_CHARACTERS = 1500;

/** Two sentences run together, "I grew up in Dublin I'm single", are read too far: somebody still says "I" in the fact. */
const STILL_ME = /\b(?:I|my|me)\b/;

const UNREAD = new Set(["pointless", "command", "style", "code", "gibberish", "foreign", "task"]);

/**
 * What is worth remembering for months from the person's own messages (oldest first), each once, in the order
 * told, at most eight: of more, the newest. Only whole, plain sentences in words that are known; nothing from a
 * message in which danger is heard. Missing a fact costs little, a wrong one costs trust.
 */
export function findFacts(messages: readonly string[]): FoundFact[] {
	const told = new Map<string, FoundFact>();
	for (const [from, message] of messages.entries()) {
		for (const fact of factsOf(message, messages.slice(0, from))) {
			const key = slotOf(fact) ?? fact.toLowerCase();
			// Told again in the same words, it stays where it was first told.
			if (told.get(key)?.fact.toLowerCase() !== fact.toLowerCase()) {
				told.delete(key);
				told.set(key, { fact, from });
			}
		}
	}
	const found = [...told.values()];
	return found
		.filter(
			outlasts(
				messages,
				found.map(({ fact }) => fact),
			),
		)
		.slice(-FACTS_MAX);
}

function factsOf(message: string, before: readonly string[]): string[] {
	const danger = dangerIn(message, before);
	const { intent, text } = understand(message.slice(0, READ_CHARACTERS), danger);
	if (danger !== null || UNREAD.has(intent) || isUnlearnable(message)) {
		return [];
	}
	const sentences = sentencesOf(respelt(ownWords(text)));
	const takenUp = sentences.flatMap(({ text: sentence }, index) =>
		nameTakenUp(sentence, sentences[index + 1]?.text ?? ""),
	);
	return [
		...meant(sentences).flatMap((sentence) => [
			...(mayName(sentence.text) ? namesIn(sentence.text) : []),
			...(isTold(sentence.text) ? unframed(piecesOf(sentence)).flatMap(({ text }) => readPiece(text)) : []),
		]),
		...takenUp,
	]
		.map((fact) => `${fact}.`)
		.filter((fact) => fact.length <= FACT_CHARACTERS && !STILL_ME.test(fact));
}

/** Without what stands in quotes or was pasted as a reply: those are somebody's words, but whose? */
function ownWords(text: string): string {
	return text
		.replace(/^>.*$/gm, "")
		.replace(/"[^"]*(?:"|$)/g, ". ")
		.replace(/(?<![\p{L}\d])'[^'\n]*(?:'|$).*/gu, ". ");
}
