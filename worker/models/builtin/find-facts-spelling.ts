import { CLEAR_NAMES, NAMES_BEHIND, NAMES_CALLED, PLACES, WORDS_TOO } from "./find-facts-given.ts";
import { ANIMALS, ONE_OF, SOME_OF } from "./find-facts-words.ts";

const CLOSE = `${ONE_OF}|${SOME_OF}|${ANIMALS}|kids|children|sons|daughters|boys|girls|twins|cats|dogs|sisters|brothers`;

/** How people write when they chat, and what the forms know. */
const CHAT: readonly (readonly [pattern: RegExp, plain: string])[] = [
	[/\b(my|our) (?:sis|sista)\b/gi, "$1 sister"],
	[/\b(my|our) bro\b/gi, "$1 brother"],
	[/\b(my|our) (?:hubby|hubs)\b/gi, "$1 husband"],
	[/\b(my|our) (?:mam|mama|mummy|mommy)\b/gi, "$1 mum"],
	[/\b(my|our) (?:daddy|papa)\b/gi, "$1 dad"],
	[/\b(my|our) lil\b/gi, "$1 little"],
	[/\bweve\b/gi, "we've"],
	[/\biv(?= (?:got|been|just|moved|a|two|three|\d)\b)/gi, "I've"],
	[/ (?:n|&) /gi, " and "],
	[/ w (?=my\b|our\b)/gi, " with "],
	[/\byrs?\b/gi, "years"],
	[/\b(?:kiddos|kiddies)\b/gi, "kids"],
	[/\bnightshifts?\b/gi, "night shifts"],
	[new RegExp(`\\b(my|our) (${ONE_OF}|${SOME_OF}|${ANIMALS})s (name is|called)\\b`, "gi"), "$1 $2's $3"],
];

const AT_HOME = new RegExp(
	`\\b((?:live|lives|lived|living|based)(?: alone| on my own| by myself| now| back)? (?:in|near|outside|just outside)|moved(?: back)? to|grew up in|born in|(?:am|'m|is|'s|are|'re|come|comes)(?: originally)? from|(?:village|town|farm) (?:near|outside)) (${PLACES})(?![\\p{L}'-])`,
	"giu",
);
const SOMEWHERE = new RegExp(
	`\\b(in|near|from|to) (?!(?:bath|reading|cork|hull|turkey)\\b)(${PLACES})(?![\\p{L}'-])`,
	"gu",
);
const LOWER_NAME = "\\p{Ll}{2,13}(?![\\p{L}'-])";
const BEHIND = new RegExp(`\\b((?:my|our) (?:\\p{L}+ )?(?:${CLOSE}),?) (${LOWER_NAME})`, "giu");
const OWNED = new RegExp(`\\b(an? (?:\\p{L}+ )?(?:${CLOSE}),) (${LOWER_NAME})`, "giu");
const CALLED = new RegExp(`\\b((?:called|named|name is|name's)) (${LOWER_NAME})`, "giu");
const ANIMAL_CALLED = new RegExp(
	`\\b((?:${ANIMALS})(?:'s| is)? (?:called|named)) (?!(?:off|out|on|back|away|after|by|a|the|in)\\b)(${LOWER_NAME})`,
	"gu",
);
const LISTED = new RegExp(
	`(\\p{Lu}\\p{Ll}+(?:,? and|,)|(?:called|named|(?:kids|children|sons|daughters|boys|girls|twins|cats|dogs|sisters|brothers)(?: are|,)?)) (${LOWER_NAME})`,
	"gu",
);
const ALONE = /(?<![\p{L}'-])\p{Ll}{2,13}(?![\p{L}-])/gu;

/** A message with the names and places in it written as names, where small letters can only mean such. */
export function respelt(text: string): string {
	const spelt = CHAT.reduce((current, [pattern, plain]) => current.replace(pattern, plain), text);
	const placed = [AT_HOME, SOMEWHERE, ANIMAL_CALLED].reduce(
		(current, pattern) =>
			current.replace(pattern, (_, before: string, name: string) => `${before} ${titled(name)}`),
		spelt,
	);
	const clear = placed.replace(ALONE, (word) => (CLEAR_NAMES.has(word) ? titled(word) : word));
	return [LISTED, LISTED].reduce(
		(current, pattern) => capitalise(current, pattern, NAMES_BEHIND),
		capitalise(
			capitalise(capitalise(clear, BEHIND, NAMES_BEHIND), OWNED, NAMES_BEHIND),
			CALLED,
			NAMES_CALLED,
		),
	);
}

/** The same with names that are known from before, which people type in small letters too: "bo died". */
export function namesWritten(text: string, names: readonly string[]): string {
	const known = new Set(names.map((name) => name.toLowerCase()));
	return text.replace(ALONE, (word) => (known.has(word) && !WORDS_TOO.has(word) ? titled(word) : word));
}

function capitalise(text: string, pattern: RegExp, names: ReadonlySet<string>): string {
	return text.replace(pattern, (whole, before: string, word: string) =>
		names.has(word) ? `${before} ${titled(word)}` : whole,
	);
}

function titled(words: string): string {
	return words.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
}
