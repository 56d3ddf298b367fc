import * as patterns from "../content/words/facts.ts";
import { DEATH, PARTING } from "../content/words/news.ts";
import { contentWords } from "../read/content-words.ts";
import { sentencesOf, wordsOf } from "../read/words.ts";
import { capitalised, quote } from "../say/realise.ts";

/** A fact addressed to the person, and the index of the message that stated it. */
export type FoundFact = { fact: string; from: number };

const FACTS_MAX = 8;
const READ_CHARACTERS = 1_500;
/** Words for something to remember, without the word that asks for it. */
const REMEMBER_WORDS = { least: 3, most: 25 };

/**
 * Returns what the person stated outright: names of people and pets, their own name and what they asked to be remembered. Each
 * once, oldest first, at most the newest eight. Leaves out questions, stories, quoted speech and names that a death or a
 * parting ended.
 */
export function findFacts(messages: readonly string[]): FoundFact[] {
	const found = new Map<string, FoundFact>();
	for (const [from, message] of messages.entries()) {
		for (const fact of factsIn(message.slice(0, READ_CHARACTERS))) {
			if (found.get(keyOf(fact))?.fact !== fact) {
				found.delete(keyOf(fact));
				found.set(keyOf(fact), { fact, from });
			}
		}
	}
	return [...found.values()]
		.filter(({ fact, from }) => !messages.slice(from).some((message) => ends(message, fact)))
		.slice(-FACTS_MAX);
}

/** Returns the known facts that these messages end, correct or ask to be forgotten. */
export function retractedFacts(
	known: readonly string[],
	messages: readonly string[],
	found: readonly string[],
): string[] {
	return known.filter(
		(fact) =>
			found.some((newer) => isOwnName(newer) && isOwnName(fact) && newer !== fact) ||
			messages.some((message) => ends(message, fact)),
	);
}

function factsIn(message: string): string[] {
	let relation: string | undefined;
	return sentencesOf(message).flatMap(({ text, isQuestion }) => {
		const [, that, what] = patterns.REMEMBER.exec(text) ?? [];
		if (what !== undefined && (that !== undefined || !text.includes("?"))) {
			return remembered(what);
		}
		if (isQuestion || patterns.NOT_MEANT.test(text)) {
			return [];
		}
		const named = patterns.NAMED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(
			([, who = "", name = ""]) => nameFact(who, name),
		);
		const later = patterns.NAMED_LATER.exec(text)?.[1] ?? "";
		relation = [...text.matchAll(patterns.ANY_RELATION)].at(-1)?.[1] ?? relation;
		return [
			...named,
			...(later && named.length === 0 ? nameFact(relation ?? "", later) : []),
			...ownNameIn(text),
		];
	});
}

function ownNameIn(text: string): string[] {
	const name = patterns.OWN_NAME.exec(text)?.[1] ?? patterns.CALL_ME.exec(text)?.[1] ?? "";
	return isName(name) ? [`Your name is ${asName(name)}.`] : [];
}

function nameFact(relation: string, name: string): string[] {
	return relation !== "" && isName(name) ? [`Your ${relation.toLowerCase()} is called ${asName(name)}.`] : [];
}

function remembered(what: string): string[] {
	const words = wordsOf(what).length;
	return words < REMEMBER_WORDS.least || words > REMEMBER_WORDS.most
		? []
		: [`You said: ${quote(what.replace(/[\s.!?]+$/, ""))}.`];
}

function isName(text: string): boolean {
	return text.length > 1 && !patterns.NOT_NAMES.has(text.toLowerCase());
}

/** "arlo" is "Arlo", and "Ana's" is "Ana". */
function asName(text: string): string {
	return capitalised(text.replace(/['’]s$/, "").replace(/['’-]+$/, ""));
}

function isOwnName(fact: string): boolean {
	return fact.startsWith("Your name is ");
}

/** A person has one name, so the newest replaces the others. */
function keyOf(fact: string): string {
	return isOwnName(fact) ? "name" : fact.toLowerCase();
}

function ends(message: string, fact: string): boolean {
	const [, relation, name] = patterns.NAME_FACT.exec(fact) ?? [];
	return sentencesOf(message).some(({ text, isQuestion }) => {
		const forgotten = patterns.FORGET.exec(text)?.[1];
		if (forgotten !== undefined) {
			return isAbout(forgotten, fact);
		}
		if (isQuestion || relation === undefined || name === undefined) {
			return false;
		}
		const isNamed = mentions(text, name) || mentions(text, relation);
		const isUnclear = patterns.PRONOUN.test(text) && !patterns.ONE_RELATION.test(message);
		return (
			mentions(text, `(?:not|isn['’]?t|wasn['’]?t)(?: called| named)? ${name}`) ||
			(DEATH.test(text) && (isNamed || isUnclear)) ||
			(PARTING.test(text) && patterns.PARTNER.test(relation))
		);
	});
}

function mentions(text: string, word: string): boolean {
	return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
}

/** Whether a fact contains all telling words of the text. */
function isAbout(text: string, fact: string): boolean {
	const words = new Set(contentWords(wordsOf(fact)));
	const asked = contentWords(wordsOf(text));
	return asked.length > 0 && asked.every((word) => words.has(word));
}
