import { apart, isKnown } from "./vocabulary.ts";

/** Letters of other scripts, and signs, that look like a Latin letter. */
export const LOOKS_LIKE: Record<string, string> = Object.fromEntries(
	(
		"аa вb сc ԁd еe ёe ҽe ғf ɡg һh нh іi їi јj кk ӏl мm пn оo өo рp ԛq гr ѕs тt цu уy ѵv ԝw шw щw хx ъb ьb зe иn йn αa βb ϲc δd εe ζz ηn θo ιi κk λl μm νv οo πn ρp ςs σo τt υu φo " +
		"χx γy ωw ıi łl øo đd ðd ħh ŧt ɑa ɩi ʟl ɪi ɴn ʀr ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ᴊj ᴋk ᴍm ᴏo ᴘp ѕs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz"
	)
		.split(" ")
		.map((pair) => [[...pair][0] as string, [...pair][1] as string])
		.concat([
			["ß", "ss"],
			["æ", "ae"],
			["œ", "oe"],
		]),
);

/** Digits and signs that replace a letter inside a word. */
export const LEET: Record<string, string> = {
	"0": "o",
	"3": "e",
	"4": "a",
	"5": "s",
	"6": "g",
	"7": "t",
	"8": "b",
	"@": "a",
	$: "s",
	"€": "e",
};

/** Things that are drawn instead of said. */
export const DRAWN: Record<string, string> = { "🔫": " gun ", "💊": " pills ", "🔪": " knife " };

/** Three or more single letters with up to three spaces or signs between each: "k i l l", "d-i-e". */
const SPELT_OUT =
	/(?<![\p{L}\p{N}'])(?:[\p{L}\p{N}@$!](?:[ \t._*~'/\\+|-]{1,5}))(?:[\p{L}\p{N}@$!](?:[ \t._*~'/\\+|-]{1,5}))+[\p{L}\p{N}](?![\p{L}\p{N}]|[@$!|€][\p{L}\p{N}])/gu;

/** Joins separated letters. A word ends where the separator differs from the most common one ("i . . w . a . s"). */
export function joinedLetters(text: string): string {
	return text.replace(SPELT_OUT, (spelt) => {
		// An apostrophe is dropped, with one of the separators beside it: "d o n ' t".
		const run = spelt.replace(/([ \t._*~/\\+|-]+)'\1/g, "$1").replaceAll("'", "");
		const between = run.match(/[^\p{L}\p{N}@$!]+/gu) ?? [];
		// "I'm a nurse" isn't spelt out.
		if (between.length < 2 || (run.match(/\p{L}/gu)?.length ?? 0) < 3) {
			return spelt;
		}
		const usual = mostFrequent(between);
		return run
			.replace(/[^\p{L}\p{N}@$!]+/gu, (sign) => (sign === usual ? "" : " "))
			.replace(/\d?[a-z]+/g, withoutNeighbours);
	});
}

/** A word of one letter before or after is taken for a letter: "i c u t", "want 2 d i e". */
function withoutNeighbours(word: string): string {
	if (isKnown(word)) {
		return word;
	}
	const rest = word.slice(1);
	return isKnown(rest) ? `${word[0]} ${rest}` : (apart(word) ?? word);
}

function mostFrequent(all: readonly string[]): string {
	const count = new Map<string, number>();
	for (const each of all) {
		count.set(each, (count.get(each) ?? 0) + 1);
	}
	return [...count].reduce((best, each) => (each[1] > best[1] ? each : best), ["", 0] as [string, number])[0];
}
