import { namesCapitalised } from "./names.ts";
import { NOISE, SHORTHAND } from "./shorthand.ts";

export type NormalText = {
	/** Straight quotes, one space between words, shorthand written out, no emoji. */
	text: string;
	emoji: readonly string[];
	/** Written in capitals: understood, never quoted. */
	shouting: boolean;
};

/** No word of a language: never read, and never said back. */
const ENDLESS = /[^\s,.;:!?/]{31,}/g;
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;
const WILL_VERBS =
	"be|do|go|try|just|have|call|never|see|get|take|make|tell|talk|start|ask|give|write|let|text";
const WOULD_VERBS =
	"start|end up|get|lose|cry|survive|tell|make|need|take|look|sound|still|only|always|probably|die|miss|regret|try|call|like|love|rather|have|be|say|never|just|hate|want|feel|do|go|give|prefer";

function isShouting(text: string): boolean {
	const letters = text.replace(/[^A-Za-z]/g, "");
	const capitals = letters.replace(/[^A-Z]/g, "");
	return letters.length > 7 && capitals.length / letters.length > 0.7;
}

function spellOut(word: string): string {
	const match = /^([^A-Za-z']*)([A-Za-z']+)(.*)$/s.exec(word);
	if (match === null) {
		return word;
	}
	const [, before = "", core = "", after = ""] = match;
	const lower = core.toLowerCase();
	if (NOISE.has(lower)) {
		return `${before}${after}`;
	}
	const known = SHORTHAND[lower];
	if (known === undefined) {
		return word;
	}
	const capital = /^[A-Z]/.test(core) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
	return `${before}${capital}${after}`;
}

/** Red in the face, and no wish to be gone. */
const ASHAMED =
	/\b(?:disappear|vanish|sink|melt) (?:in|into|through) the (?:floor|ground|earth|carpet|wall|chair)\b/gi;

export function normalise(raw: string): NormalText {
	const emoji = raw.match(EMOJI) ?? [];
	const shouting = isShouting(raw);
	const plain = raw
		.replace(EMOJI, " ")
		.replace(ENDLESS, " ")
		.replace(/[\u200D\uFE0F]/g, "")
		.replace(/[‘’ʼ`´]/g, "'")
		.replace(/[“”]/g, '"')
		.replace(/…|\.{2,}/g, ". ")
		.replace(/\s[–—-]+\s|—/g, ", ")
		.replace(/(?<=\d) ?\* ?(?=\d)/g, " × ")
		.replace(/^(\D{0,20}\d+) [-–] (\d+\W*)$/, "$1 minus $2")
		.replace(/\*+|_{2,}/g, "")
		.replace(/([a-z])\1{2,}/gi, "$1")
		.replace(ASHAMED, "be embarrassed")
		.replace(/\bw\/\s?/g, "with ")
		.replace(
			/\bits (?=(?:like|that|because|about|how|so|just|not|a|the|all|hard|been|too|really|because|my|getting|going|always|never|only|silly|stupid|dumb|ridiculous|fine|okay|ok|nothing|good|bad|pointless|normal|okay)\b)/gi,
			"it's ",
		)
		.replace(/\bme and (my \w+)\b/gi, "$1 and I")
		.replace(new RegExp(`\\bill (?=(?:${WILL_VERBS})\\b)`, "gi"), "I'll ")
		.replace(new RegExp(`\\bid (?=(?:${WOULD_VERBS})\\b)`, "gi"), "I'd ")
		.replace(/([!?])[!?]+/g, (marks) => (marks.includes("?") ? "?" : "!"));
	const cased = shouting ? plain.toLowerCase() : namesCapitalised(plain);
	const text = cased
		.split(/(\n+)|[^\S\n]+/)
		.filter((word) => word !== undefined && word !== "")
		.map((word) => (word.includes("\n") ? "\n" : spellOut(word)))
		.join(" ")
		.replace(/ ?\n ?/g, "\n")
		.replace(/ +([,.!?;:])/g, "$1")
		.replace(/^[,.;:\s]+/, "")
		.replace(/ {2,}/g, " ")
		.trim();
	// A message that is nothing but "haha" still says something.
	const onlyNoise = text === "" && /[a-z]{2}/i.test(plain) ? plain.trim().toLowerCase() : text;
	return { text: onlyNoise, emoji, shouting };
}
