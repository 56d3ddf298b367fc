import { hash } from "../../models/builtin/voice/hash.ts";

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

/** Whether two facts say the same: by the overlap coefficient, the shared words over the shorter one's. */
export function isSameFact(one: readonly number[], other: readonly number[]): boolean {
	const shorter = Math.min(one.length, other.length);
	const shared = one.filter((mark) => other.includes(mark)).length;
	return shorter > 0 && shared / shorter >= SAME_SHARE;
}

/** "runs", "running" and "run" are one word here; so are "nights" and "night". */
function stem(word: string): string {
	const cut = word.replace(/(?:ing|ed|es|s)$/, "");
	return (cut.length >= 3 ? cut : word).replace(/(.)\1$/, "$1");
}
