import { joinedLines } from "../help/lines.ts";
import { DRAWN, joinedLetters, LEET, LOOKS_LIKE } from "./disguise.ts";
import { isHurried, respelt } from "./spelling.ts";
import { typoOf, unstarred } from "./typos.ts";
import { apart, apartAtKey, isKnown, undoubled } from "./vocabulary.ts";

const INVISIBLE =
	/\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u206a-\u206f\u3164\ufeff]|[\ufe00-\ufe0f]/g;
const ACCENTS = /[\u0300-\u036f\u0489]/g;
const MIXED =
	/(?<![\p{L}\p{N}@$!|€])(?=[\p{L}\d@$!|€]*\p{L})(?=[\p{L}\d@$!|€]*[\d@$!|€])[\p{L}\d@$!|€]{2,}/gu;
/** "k*ll", "su-cide", "s#icide": a sign inside a word. */
const STARRED = /(?<![\p{L}\p{N}])[a-z]+(?:[*#_+~.•·-]{1,4}[a-z]+)+(?![\p{L}\p{N}])/gu;
/** Numbers with something after them that aren't words: "2nd", "10am", "5k". */
const MEASURE = /^\d+(?:st|nd|rd|th|am|pm|k|kg|km|kms|g|h|hr|hrs|m|min|mins|s|x|cm|mg|ml|yo|y|yrs|p|d|w)$/;

/** Longer texts are read from both ends, where the gravest words usually are. In characters. */
const READ_MAX = 4_000;
/** An unknown word this long may be several without their spaces. */
const LONG_WORD = 10;

const READINGS_MAX = 16;

export type Normalised = {
	/** Lower case, no accents, no apostrophes; words, commas and full stops with one space between. */
	plain: string;
	/** The same in standard English spelling, with one form for what people say in several. */
	text: string;
};

/**
 * Returns a text as the patterns read it: plain words, however it was spelt, spaced or disguised. Numbers stay unless
 * they're inside a word.
 */
export function normalise(raw: string): Normalised {
	const whole = raw.length > READ_MAX * 2 ? `${raw.slice(0, READ_MAX)}\n${raw.slice(-READ_MAX)}` : raw;
	const letters = whole
		.replace(INVISIBLE, "")
		.normalize("NFKD")
		.replace(ACCENTS, "")
		.toLowerCase()
		.replace(/[^\0-\x7f]/gu, (letter) => LOOKS_LIKE[letter] ?? DRAWN[letter] ?? letter)
		.replace(/\p{Extended_Pictographic}/gu, " ")
		.replace(/[’‘ʼ`´]/g, "'");
	const plain = unmasked(joinedLetters(joinedLines(letters)))
		.replace(STARRED, (word) => unstarred(word) ?? word)
		.replace(/(?<=\p{L})[*_](?=\p{L})/gu, "")
		.replace(/[a-z]*([a-z])\1\1[a-z]*/g, (word) => undoubled(word) ?? word)
		.replace(/(\p{L})\1{2,}/gu, "$1")
		.replace(/'/g, "")
		.replace(/[.!?;:…\n\r¿¡]+/g, " . ")
		.replace(/,/g, " , ")
		.replace(/[^\p{L}\p{N}.,]+/gu, " ")
		.replace(/(?:\. ?){2,}/g, ". ")
		.trim();
	return { plain: ` ${plain} `, text: respelt(` ${spacedAsMeant(plain).replace(/[a-z]{3,}/g, asWords)} `) };
}

/** "en dmy life": a space that was pressed a letter too late or too soon. */
function spacedAsMeant(text: string): string {
	const words = text.split(" ");
	for (let at = 1; at < words.length; at++) {
		const [one, next] = [words[at - 1] as string, words[at] as string];
		if (isKnown(one) || isKnown(next)) {
			continue;
		}
		for (const [first, second] of [
			[one + next.slice(0, 1), next.slice(1)],
			[one.slice(0, -1), one.slice(-1) + next],
		] as const) {
			if (second.length > 1 && first.length > 1 && isKnown(first) && isKnown(second)) {
				[words[at - 1], words[at]] = [first, second];
				break;
			}
		}
	}
	return words.join(" ");
}

/** "kkiillll", "kil" and "killmyself": reads words that no pattern knows as they were meant. */
function asWords(word: string): string {
	if (isKnown(word)) {
		return word;
	}
	const single = undoubled(word);
	if (single !== undefined || isHurried(word)) {
		return single ?? word;
	}
	return (
		typoOf(word) ??
		apartAtKey(word) ??
		(word.length >= LONG_WORD || /^(?=.{8})[a-z]*(?:kill|die|dead|life|suicid|hurt)/.test(word)
			? (apart(word) ?? word)
			: word)
	);
}

/** "k1ll" and "d!e"; but "4u", "2nd", "h8" and a password stay. Punctuation at the end stays. */
function unmasked(text: string): string {
	let masked = 0;
	const read = text.replace(MIXED, (word) => {
		const body = word.replace(/[!|]+$/, "");
		if (MEASURE.test(body) || isHurried(body) || !/[\d@$!|€]/.test(body)) {
			return word;
		}
		const signs = body.replace(/[^\d@$!|€]/g, "").length;
		// More signs than letters is an order number or a key.
		const letters =
			readings(body).find(isKnown) ??
			(signs > body.length / 2 ? undefined : (unstarred(body) ?? readings(body)[0]));
		if (letters === undefined) {
			return word;
		}
		masked += 1;
		return letters + word.slice(body.length);
	});
	// In a text with masked words, what looks like a measure or a number is a word too: "1m", "1", "70", "15".
	const few =
		masked < 2
			? /(?<![\p{L}\p{N}])[0134578]{1,2}[a-z]{1,2}(?![\p{L}\p{N}])/gu
			: /(?<![\p{L}\p{N}])[0134578]{1,3}[a-z]{0,2}(?![\p{L}\p{N}])/gu;
	return masked === 0 ? read : read.replace(few, (word) => readings(word).find(isKnown) ?? word);
}

/** Reads each "1", "|" and "!" as i or l, in all combinations of the first few. */
function readings(word: string): string[] {
	return [...word].reduce<string[]>(
		(read, sign) => {
			const letters = /[1|!]/.test(sign) && read.length < READINGS_MAX ? ["i", "l"] : [LEET[sign] ?? sign];
			return letters.flatMap((letter) => read.map((said) => said + letter));
		},
		[""],
	);
}
