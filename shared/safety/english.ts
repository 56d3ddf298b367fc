import { compile, found } from "./compile.ts";
import { matcher, type Rule } from "./matcher.ts";
import { FAMILIES, type Family } from "./patterns/english.ts";
import { ASKED_FOR_ONESELF } from "./patterns/english-context.ts";
import { IDIOMS, LONG_AGO, NEGATIONS, NO_NEGATION, RECOVERED, STILL } from "./patterns/english-ordinary.ts";
import { OTHERS } from "./patterns/english-others.ts";
import { ENGLISH } from "./patterns/english-words.ts";
import { graver, type RiskLevel } from "./risk.ts";
import { isOwn } from "./whose.ts";

/** What a message in English says: the gravest, and what counts only together with more. */
export type Reading = { level: RiskLevel; hints: ReadonlyMap<string, Family> };

/** From this sum on, hints show what they hint at. */
export const ENOUGH = 3;
/** How often a pattern is tried again where what it found was denied. */
const TRIES = 4;

const families = matcher(
	FAMILIES.flatMap((family) =>
		compile(family.patterns, ENGLISH).map((rule): Rule<Family> => ({ ...rule, meaning: family })),
	),
);
const others = matcher(compile(OTHERS, ENGLISH).map((rule) => ({ ...rule, meaning: true })));
const idioms = matcher(
	compile(IDIOMS, ENGLISH).map((rule) => ({ ...rule, meaning: new RegExp(rule.pattern, "gu") })),
);
const forOneself = compile(ASKED_FOR_ONESELF, ENGLISH);

export function isAskedForOneself(text: string): boolean {
	return forOneself.some(({ pattern }) => pattern.test(text));
}

export function readEnglish(text: string): Reading {
	const isForOneself = isAskedForOneself(text);
	const hints = new Map<string, Family>();
	const hasRecovered = RECOVERED.test(text);
	let level: RiskLevel = "none";
	for (const said of text.split(" . ")) {
		const sentence = withoutIdioms(` ${said.trim()} `);
		if (hasRecovered && LONG_AGO.test(sentence) && !STILL.test(sentence)) {
			continue;
		}
		level = graver(level, readSentence(sentence, isForOneself, hints));
	}
	return { level: graver(level, summedUp(hints)), hints };
}

/** The level that hints show together, or "none". */
export function summedUp(hints: ReadonlyMap<string, Family>, more = 0): RiskLevel {
	const families = [...hints.values()];
	const sum = families.reduce((total, { weight }) => total + weight, more);
	return families.length > 0 && sum >= ENOUGH
		? families.reduce<RiskLevel>((gravest, { level }) => graver(gravest, level), "none")
		: "none";
}

function withoutIdioms(sentence: string): string {
	let left = sentence;
	for (const { meaning } of idioms(sentence)) {
		left = left.replace(meaning, "…");
	}
	return left;
}

function readSentence(sentence: string, isForOneself: boolean, hints: Map<string, Family>): RiskLevel {
	const isOthers = !isForOneself && others(sentence).some((rule) => found(rule, sentence) !== null);
	let level: RiskLevel = isOthers ? "other" : "none";
	for (const rule of families(sentence)) {
		const match = found(rule, sentence) && affirmed(rule.pattern, sentence);
		if (!match) {
			continue;
		}
		const { meaning } = rule;
		const isMine =
			isForOneself || (isOwn(sentence, match, meaning.level) && !(isOthers && !MINE.test(match[0])));
		if (!isMine) {
			level = graver(level, meaning.weight >= ENOUGH ? "other" : "none");
		} else if (meaning.weight >= ENOUGH) {
			level = graver(level, meaning.level);
		} else {
			hints.set(meaning.name, meaning);
		}
	}
	return level;
}

const MINE = /(?:^| )(?:i|im|ive|id|ill|me|my|myself)(?= |$)/;

/** The first place where a pattern is found and not denied. */
function affirmed(pattern: RegExp, sentence: string): RegExpExecArray | null {
	let from = 0;
	for (let tries = 0; tries < TRIES; tries++) {
		const match = pattern.exec(sentence.slice(from));
		if (!match) {
			return null;
		}
		match.index += from;
		if (!isNegated(sentence, match)) {
			return match;
		}
		from = match.index + Math.max(1, match[0].indexOf(" "));
	}
	return null;
}

const SAYS_NO =
	/(?:^| )(?:not|never|dont|didnt|doesnt|cant|couldnt|wont|nobody|none|wouldnt|isnt|wasnt|shouldnt|nothing|without|aint|havent|no)(?= |$)/;

/** "I'm not suicidal"; but not "I can't say I'm not", and not a pattern that says no itself. */
function isNegated(sentence: string, match: RegExpExecArray): boolean {
	if (SAYS_NO.test(match[0])) {
		return false;
	}
	const start = sentence.slice(0, match.index);
	const clause = Math.max(start.lastIndexOf(","), start.lastIndexOf("…"), start.lastIndexOf(" but "));
	const lead = ` ${start.slice(clause + 1).trimStart()}`;
	const negation = NEGATIONS.exec(lead);
	return (
		negation !== null &&
		!NO_NEGATION.test(`${lead.slice(0, negation.index)} `) &&
		!NO_NEGATION.test(lead.slice(0, negation.index + 1))
	);
}
