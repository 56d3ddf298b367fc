import { hash } from "#shared/hash.ts";

/** Words that stand in every sentence: they do not tell two facts apart. */
const COMMON = new Set(
	"a an the is are am was were be been has have had do does you your yours you're you've i my in at on of to for and or as with that this it its called named name work works s re ve".split(
		" ",
	),
);

/** Two facts that share this part of the shorter one's words say the same. */
const SAME_SHARE = 0.75;

/**
 * What a fact is about, as sorted hashes of its telling words (32 bits each): enough to know the fact again
 * after it was deleted, without keeping what it said.
 */
export function marksOf(fact: string): number[] {
	const words = fact.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const telling = words.filter((word) => !COMMON.has(word));
	const marks = new Set((telling.length > 0 ? telling : words).map((word) => hash(stem(word))));
	return [...marks].sort((one, other) => one - other);
}

/**
 * Whether a fact says what a deleted one said, or a part of it: by the overlap coefficient, the shared words
 * over the shorter one's. A single word is too little to go by: it must be all there is in both.
 */
export function saysTheSame(one: readonly number[], other: readonly number[]): boolean {
	const shorter = Math.min(one.length, other.length);
	const shared = sharedBy(one, other);
	return shorter < 2 ? isSameFact(one, other) : shared / shorter >= SAME_SHARE;
}

/** Whether two facts are one and the same, in other words: by the words they share of all their words. */
export function isSameFact(one: readonly number[], other: readonly number[]): boolean {
	const shared = sharedBy(one, other);
	const all = one.length + other.length - shared;
	return all > 0 && shared / all >= SAME_SHARE;
}

function sharedBy(one: readonly number[], other: readonly number[]): number {
	return one.filter((mark) => other.includes(mark)).length;
}

/** "runs", "running" and "run" are one word here; so are "nights" and "night". */
function stem(word: string): string {
	const cut = word.replace(/(?:ing|ed|es|s)$/, "");
	return (cut.length >= 3 ? cut : word).replace(/(.)\1$/, "$1");
}
