import { dangerIn, soundsPassive } from "./danger.ts";
import { outlasts } from "./find-facts-ended.ts";
import type { FactForm } from "./find-facts-form.ts";
import { LIFE_FORMS } from "./find-facts-life.ts";
import { namesIn, PEOPLE_FORMS } from "./find-facts-people.ts";
import { SELF_FORMS } from "./find-facts-self.ts";
import { piecesOf, sentencesOf } from "./understand/clauses.ts";
import { lowered } from "./understand/turn-pronouns.ts";
import { understand } from "./understand/understand.ts";

/** A sentence to the person, "You work nights.", and the index of the message that told it. */
export type FoundFact = { fact: string; from: number };

type Told = FoundFact & { kind: string };

const FACTS_MAX = 8;
const FACT_CHARACTERS = 120;

/** What one tells of oneself stands near the beginning; a pasted text is read so far and no further. */
const READ_CHARACTERS = 1500;

/** Told by their words, but not as what is so: wished, guessed, dreamt, played, passing, past, or another's words. */
const NOT_SO =
	/\b(?:if|unless|until|whether|wish(?:ed|es)?|imagin\w+|pretend\w*|suppose|supposed|dream(?:s|ed|t|ing)?|would|could|might|(?:I|we|he|she|they|it|that) may|maybe|perhaps|probably|almost|nearly|I guess|think|thinks|thought|feel like|feels like|felt like|believes?|assumes?|used to|no longer|any ?more|not (?:that|because|like|as if|since)|n't (?:that|because)|says?|said|saying(?! no\b)|tells?|told|telling|wr(?:ites?|ote)|text(?:s|ed)|asks?|asked|was like|called me|calls me|according|lyrics|joking|kidding|jk|lied|lie|lying|as if|as though|like I|or I|either|(?:when|once|before|after) I|back then|in those days|at the time|today|tonight|this (?:week|weekend|month|morning|afternoon|evening)|at the moment|right now|for now|just now|lately|sometimes|temporarily|in (?:the|my|a|an|this|that|our) (?:\w+ )?(?:story|game|novel|book|film|movie|show|play|dream|role|song|text|essay|cv|letter))\b/i;

/** A name is given in passing, also where the rest is a wish; but not in a story, nor in words said by another. */
const NOT_NAMED =
	/\b(?:imagin\w+|pretend\w*|dream(?:s|ed|t|ing)?|(?:story|game|novel|book|film|movie|show|play|song) )|\b(?:said|says|asked|asks|wrote|like|goes) ?[,:]|\b(?:would|could|should) (?:be|have)\b/i;

/** A whole message that is not about the one who writes, or not meant. */
const NOT_THEIRS =
	/\b(?:role-?play|hypothetical\w*|just kidding|only joking|jk|translate|proofread|in (?:my|a|the) dreams?|I (?:dreamt|dreamed)|my character|lorem)\b/i;
const UNREAD = new Set(["pointless", "command", "style", "code", "gibberish", "foreign", "task"]);

/** One value at a time, so that of two the newer holds. */
const SINGLE = new Set(["home", "birthday", "children", "name", "first-language", "household"]);

const FORMS: readonly (readonly [kind: string, pattern: RegExp, says: FactForm[2]])[] = [
	...LIFE_FORMS,
	...SELF_FORMS,
	...PEOPLE_FORMS,
].map(([kind, pattern, says]) => [kind, new RegExp(`^(?:${pattern})$`, "u"), says]);

/**
 * What is worth remembering for months from the person's own messages (oldest first), each once, in the order
 * told, at most eight: of more, the newest. Only whole, plain sentences in words that are known; nothing from a
 * message in which danger is heard. Missing a fact costs little, a wrong one costs trust.
 */
export function findFacts(messages: readonly string[]): FoundFact[] {
	const told = new Map<string, Told>();
	for (const [from, message] of messages.entries()) {
		for (const { kind, fact } of factsOf(message)) {
			const key = SINGLE.has(kind) ? kind : fact.toLowerCase();
			// Told again in the same words, it stays where it was first told.
			if (told.get(key)?.fact.toLowerCase() !== fact.toLowerCase()) {
				told.delete(key);
				told.set(key, { kind, fact, from });
			}
		}
	}
	return [...told.values()]
		.filter(outlasts(messages))
		.slice(-FACTS_MAX)
		.map(({ fact, from }) => ({ fact, from }));
}

function factsOf(message: string): Omit<Told, "from">[] {
	const { danger, intent, text } = understand(message.slice(0, READ_CHARACTERS));
	const isHeavy = danger !== null || dangerIn(message) !== null || soundsPassive(message);
	if (isHeavy || UNREAD.has(intent) || NOT_THEIRS.test(message)) {
		return [];
	}
	return sentencesOf(ownWords(text))
		.filter(({ question }) => !question)
		.flatMap((sentence) => [...namingsIn(sentence.text), ...plainFactsIn(sentence)])
		.map(({ kind, fact }) => ({ kind, fact: `${fact}.` }))
		.filter(({ fact }) => fact.length <= FACT_CHARACTERS);
}

function namingsIn(sentence: string): Omit<Told, "from">[] {
	return NOT_NAMED.test(sentence) ? [] : namesIn(sentence).map((fact) => ({ kind: "name-of", fact }));
}

function plainFactsIn(sentence: { text: string; question: boolean }): Omit<Told, "from">[] {
	return NOT_SO.test(sentence.text)
		? []
		: piecesOf(sentence)
				.filter(({ joint }) => joint !== "until" && joint !== "or")
				.flatMap(({ text }) => parted(text))
				.flatMap(factIn);
}

/** Without what stands in quotes or was pasted as a reply: those are somebody's words, but whose? */
function ownWords(text: string): string {
	return text
		.replace(/^>.*$/gm, "")
		.replace(/"[^"]*(?:"|$)/g, ". ")
		.replace(/(?<![\p{L}\d])'[^'\n]*(?:'|$).*/gu, ". ");
}

/** "I'm a nurse and work nights" as two pieces with the same subject. */
function parted(piece: string): string[] {
	const [first = "", ...others] = piece.split(
		/ and (?=(?:work|live|love|like|enjoy|play|study|don't|have|speak|find|hate|need|want|feel|get|can't|really|never|always|still)\b)/,
	);
	return /^I\b/.test(first) ? [first, ...others.map((other) => `I ${other}`)] : [piece];
}

function factIn(piece: string): Omit<Told, "from">[] {
	for (const [kind, pattern, says] of FORMS) {
		const match = pattern.exec(piece) ?? pattern.exec(lowered(piece));
		const fact = match && says(match.groups ?? {});
		if (fact) {
			return [{ kind, fact }];
		}
	}
	return [];
}
