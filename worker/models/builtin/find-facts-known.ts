import { ANIMALS, ONE_OF, PARTNERS, SOME_OF } from "./find-facts-words.ts";
import { sameRelation } from "./memory/people.ts";

const listed = (pattern: string): string[] => pattern.replace(/^\(\?:|\)$/g, "").split("|");

/** Longest first, so that a mother-in-law is no mother. */
const longestFirst = (words: readonly string[]): string =>
	[...words].sort((a, b) => b.length - a.length).join("|");

export const RELATION = longestFirst([
	...listed(ONE_OF),
	...listed(SOME_OF),
	...listed(ANIMALS),
	"parents",
	"grandparents",
	"children",
	"ex",
]);
export const ANIMAL = new RegExp(`\\b(?:${ANIMALS})s?\\b`, "i");
const PARTNER = new RegExp(`^(?:${PARTNERS})$`);
const SOMEBODY = new RegExp(`(?<![\\p{L}-])(${RELATION})(?:'s|s)?(?![\\p{L}-])`, "giu");

const FEMALE =
	/^(?:sister|mum|mom|mother|wife|girlfriend|fianc[eé]e|daughter|grandmother|grandma|granny|nan|gran|granddaughter|step(?:daughter|mum|mom|mother)|mother-in-law|sister-in-law|aunt|niece)$/;
const MALE =
	/^(?:brother|dad|father|husband|boyfriend|son|grandfather|grandad|grandpa|grandson|step(?:son|dad|father)|father-in-law|brother-in-law|uncle|nephew)$/;

/** Which relations stand for others: who loses the parents loses mum and dad. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
	son: ["son", "children"],
	daughter: ["daughter", "children"],
	baby: ["baby", "children"],
	parents: ["mum", "dad", "parents"],
	grandparents: ["grandmother", "grandfather"],
};

/** Somebody as far as words tell who it is. */
export type Somebody = { relation: string | null; name: string | null };

export function isPartner(relation: string | null): boolean {
	return PARTNER.test(relation ?? "");
}

export function somebodyIn(text: string): string[] {
	return [...text.matchAll(SOMEBODY)].map(([, word = ""]) => word.toLowerCase());
}

export function fits(relation: string, pronoun: string): boolean {
	const isShe = /^(?:she|her)$/i.test(pronoun);
	return isShe ? !MALE.test(relation) : !FEMALE.test(relation);
}

/** The name that a fact gives somebody: "Your sister is called Ana." */
export function nameIn(fact: string): string | null {
	return (
		/(?:\bcalled|'s name is) (\p{Lu}[\p{L}'-]+)/u.exec(fact)?.[1] ??
		/^(\p{Lu}[\p{L}'-]+) is your /u.exec(fact)?.[1] ??
		null
	);
}

/** Who is called so, from the facts: null where nobody is. */
export function relationOf(name: string, facts: readonly string[]): string | null {
	const fact = facts.find((each) => nameIn(each) === name);
	return fact === undefined ? null : (somebodyIn(fact)[0] ?? null);
}

/** Whether a fact is about somebody: by the relation unless it gives another name, or by the name. */
export function isAbout(fact: string, { relation, name }: Somebody, facts: readonly string[]): boolean {
	const own = nameIn(fact);
	if (name !== null && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(fact)) {
		return true;
	}
	const known = relation ?? (name === null ? null : relationOf(name, facts));
	if (known === null || (name !== null && own !== null && own !== name)) {
		return false;
	}
	const meant = GROUPS[known] ?? [known];
	return somebodyIn(fact).some((one) => meant.some((other) => sameRelation(one, other)));
}
