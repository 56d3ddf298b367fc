import { withoutTheDead } from "../after/bereaved.ts";
import { ASKED_FOR_ONESELF } from "../patterns/english/context.ts";
import {
	IDIOMS,
	LIGHT_IN_TWO,
	LONG_AGO,
	NEGATIONS,
	NO_NEGATION,
	PAST_TENSE,
	PRESENT,
	RECOVERED,
	STILL,
} from "../patterns/english/ordinary.ts";
import { OTHERS } from "../patterns/english/others.ts";
import {
	ARMED,
	AT_ONESELF,
	AT_OTHERS,
	KEPT,
	LONG_GONE,
	NOT_OVER,
	PAST_HARM,
	PAST_YEAR,
	tellsOfPastDose,
	withoutPastDose,
} from "../patterns/english/past.ts";
import { ENGLISH } from "../patterns/english/words.ts";
import { FAMILIES } from "../patterns/english.ts";
import type { Family } from "../patterns/family.ts";
import { graver, isOwnRisk, type RiskLevel } from "../risk.ts";
import { isOwn, KNOWN_BY_ME } from "../risk-subject.ts";
import { compile, found, once, without } from "./compile.ts";
import { matcher, type Rule } from "./matcher.ts";

/** What counts only together with more, by its name. */
export type Hints = ReadonlyMap<string, Family>;

/** What a message in English says: the gravest, and what counts only together with more. */
export type Reading = {
	level: RiskLevel;
	hints: Hints;
	/** It reports a danger that is over. */
	isOver: boolean;
};

/** From this sum on, hints show what they hint at. */
export const ENOUGH = 3;
/** Sentences up to this long together, in characters, are read as one, because a meaning may span them. */
const TOGETHER_MAX = 240;
/** Short sentences in a row that are read together: "Gun's loaded. In my lap. It's for me." */
const IN_A_ROW = 4;
/** Retries of a pattern after a denied match. */
const TRIES = 4;

/** The rules for danger in English, in the order of `FAMILIES`. */
export const englishRules = once(() =>
	FAMILIES.flatMap((family) =>
		compile(family.patterns, ENGLISH).map((rule): Rule<Family> => ({ ...rule, meaning: family })),
	),
);
const families = matcher(englishRules);
const others = matcher(() => compile(OTHERS.map(withoutMe), ENGLISH));
const idioms = matcher(() => compile(IDIOMS, ENGLISH, "gu"));
const forOneself = once(() => compile(ASKED_FOR_ONESELF, ENGLISH));

/** No "I" between another person and what they do: "I told my sister I want to die". */
function withoutMe(pattern: string): string {
	return pattern.replaceAll("(?:~ )?", "(?:((?!(?:i|im|ive|id|ill) )[a-z0-9,]+ )){0,3}");
}

export function isAskedForOneself(text: string): boolean {
	return forOneself().some((rule) => found(rule, text) !== null);
}

/** Returns the current statements, sentence by sentence: without idioms, past events and other people's deaths. */
export function saidNow(text: string): string[] {
	return told(text).sentences;
}

function told(text: string) {
	const hasRecovered = RECOVERED.test(text);
	const said = LIGHT_IN_TWO.reduce((left, [what, light]) => left.replace(what, light), text)
		.split(" . ")
		.map((each) => withoutIdioms(` ${each.trim()} `.replace(KNOWN_BY_ME, "")));
	const isLongSince = hasRecovered && LONG_AGO.test(text);
	const past = said.filter(
		(each) => isPast(each, hasRecovered) || (isLongSince && PAST_TENSE.test(each) && !PRESENT.test(each)),
	);
	return {
		past,
		hasOverdosed: said.some((each) => tellsOfPastDose(each) && !past.includes(each)),
		sentences: said
			.filter((each) => !past.includes(each))
			.map((each) => withoutPastDose(withoutTheDead(each))),
	};
}

export function readEnglish(text: string): Reading {
	const isForOneself = isAskedForOneself(text);
	const hints = new Map<string, Family>();
	const { past, hasOverdosed, sentences } = told(text);
	let level: RiskLevel = hasOverdosed ? afterOverdose(sentences) : "none";
	for (const [index, sentence] of sentences.entries()) {
		level = graver(level, readSentence(sentence, isForOneself, hints));
		for (const together of runsFrom(sentences, index)) {
			level = graver(level, readTogether(together, isForOneself));
		}
	}
	return {
		level: graver(level, summedUp(hints)),
		hints,
		isOver: past.some(
			(each) => PAST_HARM.test(each) || isOwnRisk(readSentence(each, isForOneself, new Map())),
		),
	};
}

/** A person who once took too much and still has the means has a way at hand. */
function afterOverdose(sentences: readonly string[]): RiskLevel {
	return sentences.some((each) => KEPT.test(each)) ? "method" : "behaviour";
}

/** Long ago and over, by this sentence or another. */
function isPast(sentence: string, hasRecovered: boolean): boolean {
	return (
		!STILL.test(sentence) &&
		((PAST_YEAR.test(sentence) && !tellsOfPastDose(sentence)) ||
			(hasRecovered && LONG_AGO.test(sentence)) ||
			(PAST_HARM.test(sentence) && !NOT_OVER.test(sentence)))
	);
}

/** The level that hints show together, or "none". */
export function summedUp(hints: Hints, more = 0): RiskLevel {
	const families = [...hints.values()];
	const sum = families.reduce((total, { weight }) => total + weight, more);
	return families.length > 0 && sum >= ENOUGH
		? families.reduce<RiskLevel>((gravest, { level }) => graver(gravest, level), "none")
		: "none";
}

/** What people do to themselves isn't an idiom, unless the idiom says so: "shot myself in the foot". */
const TO_MYSELF =
	/ (?:kill|hang|hung|shoot|shot|drown|cut|hurt|burn|stab|strangl|harm|poison|gas|chok|suffocat|end|throw)\w* (?:[a-z]+ )?myself(?= )(?! (?:laughing|with laughter))/;

function withoutIdioms(sentence: string): string {
	return without(idioms(sentence), sentence, TO_MYSELF);
}

function readSentence(sentence: string, isForOneself: boolean, hints: Map<string, Family>): RiskLevel {
	const isAtOthers = AT_OTHERS.test(sentence) && !AT_ONESELF.test(sentence);
	let level = aboutOthers(sentence, isForOneself, isAtOthers);
	for (const rule of families(sentence)) {
		const match = found(rule, sentence) && affirmed(rule.pattern(), sentence);
		if (!match) {
			continue;
		}
		const { meaning } = rule;
		const isMine = isForOneself || isOwn(sentence, match, meaning.level);
		if (meaning.weight < ENOUGH) {
			if (isMine) {
				hints.set(meaning.name, meaning);
			}
			continue;
		}
		const own = isAtOthers ? atOthers(meaning.level) : meaning.level;
		level = graver(level, isMine ? own : "other");
	}
	return level;
}

/** "other" where another person is in danger, "violence" where they're in danger from the writer. */
function aboutOthers(sentence: string, isForOneself: boolean, isAtOthers: boolean): RiskLevel {
	const isOthers =
		!isForOneself &&
		!LONG_GONE.test(sentence) &&
		others(sentence).some((rule) => found(rule, sentence) !== null);
	if (isOthers) {
		return "other";
	}
	return isAtOthers && ARMED.test(sentence) ? "violence" : "none";
}

/** A gun meant for another person isn't a means for the writer. */
function atOthers(level: RiskLevel): RiskLevel {
	return level === "method" || level === "intent" || level === "imminent" ? "violence" : level;
}

/** A sentence with the next one, the next two, and so on, as long as they're short. */
function runsFrom(sentences: readonly string[], from: number): string[] {
	const runs: string[] = [];
	let run = sentences[from] as string;
	for (const next of sentences.slice(from + 1, from + IN_A_ROW)) {
		run = `${run.trimEnd()} ,${next}`;
		if (run.length >= TOGETHER_MAX) {
			break;
		}
		runs.push(run);
	}
	return runs;
}

/** Reads meanings that span sentences: "I woke up. I wasn't meant to." Only patterns that need several parts. */
function readTogether(pair: string, isForOneself: boolean): RiskLevel {
	let level: RiskLevel = "none";
	if (!isForOneself && others(pair).some((rule) => found(rule, pair) !== null)) {
		return level;
	}
	for (const rule of families(pair)) {
		if (rule.also.length === 0 || rule.meaning.weight < ENOUGH) {
			continue;
		}
		const match = found(rule, pair) && affirmed(rule.pattern(), pair);
		if (match && (isForOneself || isOwn(pair, match, rule.meaning.level))) {
			level = graver(level, rule.meaning.level);
		}
	}
	return level;
}

/** The pattern's first match that isn't denied. */
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

/** Without a comma: "I don't want to die I just burn myself". After words of death, an "I" starts a new clause. */
const NEXT_CLAUSE = /(?<= (?:die|dead|suicidal|suicide|myself|live|anymore) )(?:i|im|ive|id) [^,]*$/;

/** "I'm not suicidal"; but not "I can't say I'm not", nor a pattern that itself contains a no. */
function isNegated(sentence: string, match: RegExpExecArray): boolean {
	if (SAYS_NO.test(match[0])) {
		return false;
	}
	const start = sentence.slice(0, match.index);
	const clause = Math.max(
		start.lastIndexOf(","),
		start.lastIndexOf("…"),
		start.lastIndexOf(" but "),
		start.search(NEXT_CLAUSE),
	);
	const lead = ` ${start.slice(clause + 1).trimStart()}`;
	const negation = NEGATIONS.exec(lead);
	return (
		negation !== null &&
		!NO_NEGATION.test(`${lead.slice(0, negation.index)} `) &&
		!NO_NEGATION.test(lead.slice(0, negation.index + 1))
	);
}
