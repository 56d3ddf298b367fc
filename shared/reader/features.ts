import { hash } from "../math/hash.ts";

/** Bits of a feature's key: the low ones choose its slot in the table, the high ones tell apart what shares a slot. */
export const SLOT_BITS = 16;
export const MARK_BITS = 4;

const KEYS = 2 ** (SLOT_BITS + MARK_BITS);

/** Longer texts are cut, so that a message costs a bounded time. In characters. */
const READ_MAX = 4_000;

const WORDS_MAX = 3;
const CHARACTERS_MIN = 3;
const CHARACTERS_MAX = 5;

/**
 * Returns how often each feature occurs in a text, by its key (0 to 2^20 - 1): runs of 1 to 3 words and of 3 to 5
 * characters, hashed (Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009). Pure.
 */
export function featuresOf(text: string): Map<number, number> {
	const plain = plainOf(text);
	const words = plain.split(" ");
	const counts = new Map<number, number>();
	const add = (feature: string) => {
		const key = hash(feature) & (KEYS - 1);
		counts.set(key, (counts.get(key) ?? 0) + 1);
	};
	for (let at = 0; at < words.length; at++) {
		for (let size = 1; size <= WORDS_MAX && at + size <= words.length; size++) {
			add(`w${words.slice(at, at + size).join(" ")}`);
		}
	}
	const line = ` ${plain} `;
	for (let at = 0; at < line.length; at++) {
		for (let size = CHARACTERS_MIN; size <= CHARACTERS_MAX && at + size <= line.length; size++) {
			add(`c${line.slice(at, at + size)}`);
		}
	}
	return counts;
}

/** Returns the number of words in a text, by which its threshold is chosen. */
export function countWords(text: string): number {
	return text.split(/\s+/).filter(Boolean).length;
}

/** Lower case without accents or apostrophes; each digit run is "0", each end of a sentence ".". */
function plainOf(text: string): string {
	return text
		.slice(0, READ_MAX)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/['’‘ʼ`´]/g, "")
		.replace(/(\p{L})\1{2,}/gu, "$1$1")
		.replace(/\p{N}+/gu, "0")
		.replace(/[.!?;:…\n]+/g, " . ")
		.replace(/[^\p{L}\p{N}.]+/gu, " ")
		.trim();
}
