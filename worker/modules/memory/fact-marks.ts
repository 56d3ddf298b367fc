import { createHmac } from "node:crypto";
import { hash } from "#shared/math/hash.ts";

/** Words in most sentences: they don't tell two facts apart. */
const COMMON = new Set(
	"a an the is are am was were be been has have had do does you your yours you're you've i my in at on of to for and or as with that this it its called named name work works s re ve".split(
		" ",
	),
);

/** Two facts that share this part of the shorter one's words count as the same. */
const SAME_SHARE = 0.75;

/** All that remains of the facts a person deleted. */
export type Forgotten = {
	/** The person's own secret, by which the marks are made. */
	key: string;
	marks: number[][];
	/** Marks from before there was a key. Anyone can compute those. They expire. */
	unkeyed: number[][];
};

export const NOTHING_FORGOTTEN: Forgotten = { key: "", marks: [], unkeyed: [] };

/** Returns whether a text repeats a deleted fact. */
export function isForgotten(text: string, { key, marks, unkeyed }: Forgotten): boolean {
	return says(text, key, marks) || says(text, null, unkeyed);
}

function says(text: string, key: string | null, gone: readonly number[][]): boolean {
	const marks = gone.length > 0 ? marksOf(text, key) : [];
	return gone.some((each) => saysTheSame(marks, each));
}

/**
 * Returns sorted keyed hashes of a fact's telling words (32 bits each, HMAC-SHA-256): enough to recognise a deleted
 * fact without keeping its text. Without the key, no one can tell which word a mark belongs to.
 */
export function marksOf(fact: string, key: string | null): number[] {
	const words = fact.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	const telling = words.filter((word) => !COMMON.has(word));
	const marks = new Set((telling.length > 0 ? telling : words).map((word) => markOf(stem(word), key)));
	return [...marks].sort((one, other) => one - other);
}

function markOf(word: string, key: string | null): number {
	if (key === null) {
		return hash(word);
	}
	const keyed = createHmac("sha256", key).update(word).digest("hex");
	return Number.parseInt(keyed.slice(0, 8), 16);
}

/**
 * Returns whether a fact repeats a deleted one, or a part of it, by the overlap coefficient (shared words over the
 * shorter one's). A single word must be all there is in both.
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
