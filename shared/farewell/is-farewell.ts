import { normalise } from "../safety/text/normalise.ts";
import { AT_END, BEFORE, CLOSING, LAST, LEAVING, NOT_NOW, PARTS, WHOLE, WORDS } from "./words.ts";

/**
 * In a longer message a clause about leaving is part of the story. A word for goodbye at the end always counts. In
 * words.
 */
const LEAVING_WORDS = 26;

const COURTESY = new RegExp(`^(?:(?:${BEFORE}) )+(?=\\S)`);
const IS_COURTESY = new RegExp(`^(?:${BEFORE})?$`);
const QUOTED = /["“][^"”]*["”]/g;
/** Dictated words have no commas. */
const NEW_CLAUSE =
	/ [.,] |(?<= )(?:because|but|before) |(?<! (?:whether|if|that|when|said|says|think|where)) (?=(?:im|ill|ive got to|i have to|id better) )/;
const IS_NOT_NOW = new RegExp(`\\b(?:${NOT_NOW})\\b`);
/** "She never said goodbye" only mentions one. */
const ENDS = new RegExp(
	`(?<!\\b(?:said|saying|says|say|to|wave|waved|kissed|kiss|a|my|the|her|his|our|last|their|without|no|of|proper|every|all) )\\b(?:${AT_END})$`,
);
const IS_WHOLE = new RegExp(`^ (?:${WHOLE})(?: \\.)? $`);
const IS_LAST = new RegExp(`^(?:${LAST})$`);
const IS_WORD = anyOf(WORDS);
const IS_LEAVING = anyOf([...LEAVING, ...CLOSING]);

/** Whether the message says goodbye, whatever else it tells. */
export function isFarewell(message: string): boolean {
	const { text } = normalise(message.replace(QUOTED, " "));
	const clauses = text
		.split(NEW_CLAUSE)
		.map((each) => each.trim().replace(COURTESY, ""))
		.filter((each) => !IS_COURTESY.test(each));
	const last = clauses.at(-1) ?? "";
	// The second to last too, because the last may be a signature.
	const ends = [...clauses.slice(0, 1), ...clauses.slice(-2)];
	const isShort = text.split(" ").length <= LEAVING_WORDS;
	return (
		IS_WHOLE.test(text) ||
		ends.some((clause) => IS_WORD.test(clause)) ||
		ENDS.test(last) ||
		(clauses.length > 1 && IS_LAST.test(last)) ||
		(isShort && clauses.some((clause) => IS_LEAVING.test(clause) && !IS_NOT_NOW.test(clause)))
	);
}

function anyOf(patterns: readonly string[]): RegExp {
	return new RegExp(`^(?:${patterns.map(filled).join("|")})(?= |$)`);
}

function filled(pattern: string): string {
	const whole = pattern.replace(/\{(\w+)\}/g, (_, name: string) => PARTS[name] ?? "");
	return whole === pattern ? whole : filled(whole);
}
