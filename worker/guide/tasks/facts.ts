import { contentWords } from "../read/content-words.ts";
import { sentencesOf, wordsOf } from "../read/words.ts";
import { quote } from "../say/realise.ts";
import { DEATH, NOT_MEANT, NOT_NAMES, PARTING, PARTNER, RELATION } from "./fact-words.ts";

/** A fact addressed to the person, and the index of the message that stated it. */
export type FoundFact = { fact: string; from: number };

const FACTS_MAX = 8;
const READ_CHARACTERS = 1_500;
/** Words for something to remember, without the word that asks for it. */
const REMEMBER_WORDS = { least: 3, most: 25 };

const NAME = "(\\p{L}[\\p{L}'’-]{1,19})";
const CAPITAL = "(\\p{Lu}[\\p{L}'’-]{1,19})";
/** What may follow a name that is written in lower case. */
const END = "(?=\\s*(?:[.,!?;)]|$|and\\b|but\\b|btw\\b|by the way\\b))";

/** Statements of a name. Groups: relation, name. Only the first needs capitals: "my son Arlo", "my son, Arlo". */
const NAMED: readonly RegExp[] = [
	new RegExp(`\\b[Mm]y (${RELATION}),? ${CAPITAL}`, "gu"),
	new RegExp(
		`\\b(?:my|our) (${RELATION})(?:['’]?s name(?: is|['’]?s)| is called| is named|['’]?s called| called) ${NAME}${END}`,
		"giu",
	),
	new RegExp(`\\b(?:have|got|ve) an? (${RELATION}) (?:called|named) ${NAME}${END}`, "giu"),
];
const NAMED_LATER = new RegExp(`\\b(?:his|her|their|its) name(?: is|['’]?s) ${NAME}${END}`, "iu");
const ANY_RELATION = new RegExp(`\\b(?:my|our|an?) (${RELATION})\\b`, "gi");

const OWN_NAME = new RegExp(`\\bmy name(?: is|['’]?s) ${NAME}${END}`, "iu");
const CALL_ME = new RegExp(
	`^(?:(?:please|just|hi|hey|hello|and|so|but),? |you can |you could )*call me ${NAME}\\s*[.!]*$`,
	"iu",
);
const REMEMBER =
	/^(?:(?:please|pls|also|and|ok|okay),? |can you |could you )*(?:remember|note|keep in mind|do not forget|don['’]?t forget)(,? that|:)? ((?:my|i|i['’]?m|i['’]?ve|we|we['’]re|our|it|he|she|they|the)\b(?! (?:time|day|night|moment|way) (?:when|we|i|you)\b).+)$/i;
/** Facts of this shape, also "You have a dog called Bo." from before. */
const NAME_FACT = new RegExp(`^(?:Your|You have an?) (${RELATION}) (?:is )?called (\\S+)\\.$`, "iu");
const ONE_RELATION = new RegExp(`\\b${RELATION}\\b`, "i");
const PRONOUN = /\b(?:he|she|they|him|her|them)\b/i;
const FORGET = /^(?:please )?forget (?:that|about|what i said about) (.+)$/i;

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
export function takenBack(
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
		const [, that, what] = REMEMBER.exec(text) ?? [];
		if (what !== undefined && (that !== undefined || !text.includes("?"))) {
			return remembered(what);
		}
		if (isQuestion || NOT_MEANT.test(text)) {
			return [];
		}
		const named = NAMED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(([, who = "", name = ""]) =>
			nameFact(who, name),
		);
		const later = NAMED_LATER.exec(text)?.[1] ?? "";
		const known = relation;
		relation = [...text.matchAll(ANY_RELATION)].at(-1)?.[1] ?? relation;
		const own = OWN_NAME.exec(text)?.[1] ?? CALL_ME.exec(text)?.[1] ?? "";
		return [
			...named,
			...(later && named.length === 0 ? nameFact(relation ?? known ?? "", later) : []),
			...(isName(own) ? [`Your name is ${asName(own)}.`] : []),
		];
	});
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
	return text.length > 1 && !NOT_NAMES.has(text.toLowerCase());
}

/** "arlo" is "Arlo", and "Ana's" is "Ana". */
function asName(text: string): string {
	const name = text.replace(/['’]s$/, "").replace(/['’-]+$/, "");
	return name.charAt(0).toUpperCase() + name.slice(1);
}

function isOwnName(fact: string): boolean {
	return fact.startsWith("Your name is ");
}

/** A person has one name, so the newest replaces the others. */
function keyOf(fact: string): string {
	return isOwnName(fact) ? "name" : fact.toLowerCase();
}

function ends(message: string, fact: string): boolean {
	const [, relation, name] = NAME_FACT.exec(fact) ?? [];
	return sentencesOf(message).some(({ text, isQuestion }) => {
		const forgotten = FORGET.exec(text)?.[1];
		if (forgotten !== undefined) {
			return isAbout(forgotten, fact);
		}
		if (isQuestion || relation === undefined || name === undefined) {
			return false;
		}
		const isNamed = mentions(text, name) || mentions(text, relation);
		const isUnclear = PRONOUN.test(text) && !ONE_RELATION.test(message);
		return (
			mentions(text, `(?:not|isn['’]?t|wasn['’]?t)(?: called| named)? ${name}`) ||
			(DEATH.test(text) && (isNamed || isUnclear)) ||
			(PARTING.test(text) && PARTNER.test(relation))
		);
	});
}

function mentions(text: string, word: string): boolean {
	return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "iu").test(text);
}

/** Whether all telling words of one stand in the other. */
function isAbout(text: string, fact: string): boolean {
	const words = new Set(contentWords(wordsOf(fact)));
	const asked = contentWords(wordsOf(text));
	return asked.length > 0 && asked.every((word) => words.has(word));
}
