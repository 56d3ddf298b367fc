import {
	ABUSE_FOUND_OUT,
	ABUSE_FOUND_OUT_QUESTIONS,
	ABUSE_FOUND_OUT_SAYS,
	BARRIERS,
} from "../content/barriers.ts";
import { LATER } from "../content/index.ts";
import { NEAR_DISTANCE, NEAR_LATER } from "../content/later-life.ts";
import * as particular from "../content/particular.ts";
import { REQUESTS } from "../content/requests.ts";
import * as shared from "../content/shared.ts";
import * as hours from "../content/told.ts";
import { FAMILY_OF, type Family } from "../content/words.ts";
import type { Context } from "../context.ts";
import type { Danger } from "../level.ts";
import { isNoElsewhere } from "../understand/denial.ts";
import { TRAPPED, WEAPON } from "../understand/particular.ts";
import { hasAsked, isHelpDue, isNear, laterWords, planOffer, safetyQuestion } from "./danger-help.ts";

type Parts = (string | null)[];

const TOLD_SOMEBODY =
	/\bI(?:'ve| have)?(?: just| finally)? (?:texted|called|told|rang|messaged|phoned|talked to|spoke(?:n)? (?:to|with)|reached)\b(?! (?:him|her|them|you)? ?(?:off|names|no\b|to (?:leave|stop|go)|I hate))/i;
const SOMEBODY_NEAR =
	/\b(?:is|are|'s|'re) (?:here|coming|with me|on (?:his|her|their) way)\b|\bcame over\b|\bI'm with (?:my|a|him|her|them)\b/i;

const NOBODY = /\b(?:no ?one|nobody|not|n't|never|none)\b|n't\b/i;

/** Somebody knows, or is there. Where somebody is feared, who came may be the one who is feared. */
function hasReached(text: string, family: Family): boolean {
	const isFeared = family === "abuse" || family === "violence";
	const somebody = !isFeared && SOMEBODY_NEAR.test(text) && !NOBODY.test(text);
	return family !== "other" && ((TOLD_SOMEBODY.test(text) && !NOBODY.test(text)) || somebody);
}

type Told = { said: string; questions: readonly string[] };

/** What they tell, said back in words made for such hours. Null where it is no telling or none are near. */
export function told({ reading, voice }: Context): Told | null {
	if (reading.danger !== null || reading.dark !== null || reading.words < 2) {
		return null;
	}
	for (const { pattern, says, questions = [] } of hours.TOLD) {
		const said = pattern.test(reading.text) ? voice.say(says) : null;
		if (said !== null) {
			return { said, questions };
		}
	}
	return null;
}

/** One question in a reply, and none for somebody who wants none. */
export function asking(context: Context, ...pools: (readonly string[])[]): string | null {
	if (context.memory.quiet) {
		return null;
	}
	return pools.reduce<string | null>((said, pool) => said ?? context.voice.say(pool), null);
}

/** Somebody knows or is there: that is good, and it is theirs to go on. */
function reached(context: Context): Parts {
	const { voice } = context;
	return [voice.say(shared.REACHED), planOffer(context), asking(context, shared.REACHED_QUESTIONS)];
}

type Special = {
	level: readonly Danger[];
	pattern: RegExp;
	says: readonly string[];
	questions: readonly string[];
};

/** What asks for its own answer at some levels, before anything else. */
const SPECIAL: readonly Special[] = [
	{
		level: ["violence"],
		pattern:
			/\bI (?:\w+ )?(?:slapped|hit|smacked|shook|kicked|punched|pushed|shoved|choked|hurt|burned|threw) (?:her|him|them|my)\b/i,
		says: particular.WAS_HURT,
		questions: particular.WAS_HURT_QUESTIONS,
	},
	{
		level: ["behaviour", "imminent"],
		pattern: hours.BODY_FELT,
		says: hours.BODY_SAYS,
		questions: hours.BODY_QUESTIONS,
	},
	{ level: ["violence"], pattern: WEAPON, says: particular.WEAPON, questions: particular.WEAPON_QUESTIONS },
	{
		level: ["eating"],
		pattern: hours.BODY_FELT,
		says: particular.BODY_EATING,
		questions: particular.BODY_EATING_QUESTIONS,
	},
	{
		level: ["abuse"],
		pattern:
			/\b(?:hospital|see a doctor|emergency room|drugged|spiked|bleeding|can't (?:breathe|swallow)|strangled|choked|no memory|passed out|blacked out|broken (?:arm|rib|nose|wrist)|feel sick|dizzy|might be pregnant)\b/i,
		says: particular.BODY_ABUSE,
		questions: hours.BODY_QUESTIONS,
	},
	{
		level: ["abuse"],
		pattern: TRAPPED,
		says: particular.TRAPPED,
		questions: particular.TRAPPED_QUESTIONS,
	},
	{
		level: ["abuse"],
		pattern:
			/\b(?:my fault|deserve(?:d)? it|did I (?:cause|provoke|ask for|lead)|should(?:'ve| have) (?:fought|said no|screamed|left|known))\b/i,
		says: particular.NOT_YOUR_FAULT,
		questions: particular.NOT_YOUR_FAULT_QUESTIONS,
	},
	{ level: ["abuse"], pattern: hours.ABUSER_NEAR, says: hours.ABUSER_NEAR_SAYS, questions: [] },
	{
		level: ["abuse"],
		pattern: ABUSE_FOUND_OUT,
		says: ABUSE_FOUND_OUT_SAYS,
		questions: ABUSE_FOUND_OUT_QUESTIONS,
	},
	{
		level: ["abuse"],
		pattern: hours.ASKS_TO_LEAVE,
		says: hours.LEAVE_SAYS,
		questions: LATER.abuse.questions,
	},
	{
		level: ["eating"],
		pattern: hours.EATING_ADVICE,
		says: hours.EATING_NO_ADVICE,
		questions: LATER.eating.questions,
	},
	{
		level: ["psychosis"],
		pattern: hours.ASKS_BELIEF,
		says: hours.BELIEF_SAYS,
		questions: LATER.psychosis.questions,
	},
	{
		level: ["psychosis"],
		pattern: hours.ASKS_SIDE,
		says: hours.SIDE_SAYS,
		questions: LATER.psychosis.questions,
	},
];

/** While life is near: who is in reach, and how to be heard without a voice. */
export function nearHelp(context: Context): Parts | null {
	const { reading, voice } = context;
	if (!isNear(context)) {
		return null;
	}
	const voiceless = BARRIERS.find(({ name }) => name === "phone")?.pattern.test(reading.text) === true;
	const lines = voiceless
		? hours.NEAR_VOICELESS
		: hours.NEAR_PERSON.test(reading.text)
			? hours.NEAR_PERSON_SAYS
			: [];
	const said = voice.say(lines);
	return said === null ? null : [said, asking(context, hours.BODY_QUESTIONS, NEAR_LATER.questions)];
}

/** What they ask the coach for, answered honestly before anything else. */
export function asked(context: Context, only: string | null = null): Parts | null {
	const { reading, voice } = context;
	const found = REQUESTS.find(
		({ name, pattern }) => (only === null || name === only) && pattern.test(reading.text),
	);
	const said = found === undefined ? null : voice.say(found.says);
	return found === undefined || said === null ? null : [said, asking(context, found.questions)];
}

/** What stands between them and help, made a little smaller. Null when nothing of the kind was said. */
export function barrier(context: Context): Parts | null {
	const { reading, voice, memory } = context;
	const level = memory.danger?.level ?? "thoughts";
	const near = nearHelp(context);
	if (near !== null) {
		return near;
	}
	const special = SPECIAL.find((one) => one.level.includes(level) && one.pattern.test(reading.text));
	const found = special ?? BARRIERS.find(({ pattern }) => pattern.test(reading.text));
	const said = found === undefined ? null : voice.say(found.says);
	return found === undefined || said === null ? null : [said, asking(context, found.questions)];
}

/** It was said again: heard again, and with help only where none was named lately. */
export function again(context: Context, level: Danger): Parts {
	const { voice } = context;
	const words = laterWords(context, level);
	const away = words === NEAR_LATER ? voice.say(NEAR_DISTANCE) : null;
	const help = away ?? (isHelpDue(context) ? voice.say(words.help) : null);
	// Another kind of danger than before has its own question.
	const question = hasAsked(context, FAMILY_OF[level])
		? asking(context, words.questions, shared.STAYING_QUESTIONS)
		: safetyQuestion(context, level);
	return [voice.say(words.again) ?? voice.say(shared.STAYING), help ?? voice.say(words.stay), question];
}

/** Every so many turns nothing is asked: it is no interrogation. */
const RESTS = 4;

/** A turn beside them while it is still close: about them first, with help named now and then. */
export function staying(context: Context): Parts {
	const { voice, memory, reading, turn } = context;
	const level = memory.danger?.level ?? "thoughts";
	const words = laterWords(context, level);
	if (hasReached(reading.text, FAMILY_OF[level])) {
		return reached(context);
	}
	if (isNoElsewhere(reading.text)) {
		return [voice.say(shared.STAYING), shared.ONLY_ENGLISH];
	}
	const heard = told(context);
	const help = isHelpDue(context) ? voice.say(words.help) : planOffer(context);
	const beside = heard !== null && help !== null ? null : besideThem(context, words.stay);
	const rests = heard !== null && beside !== null && turn % RESTS === 0;
	const question = asking(context, heard?.questions ?? [], words.questions, shared.STAYING_QUESTIONS);
	return [heard?.said ?? null, beside, help, rests ? null : question];
}

function besideThem({ voice }: Context, own: readonly string[]): string | null {
	const [first, second] = voice.roll("beside", 2) === 0 ? [own, shared.STAYING] : [shared.STAYING, own];
	return voice.say(first) ?? voice.say(second);
}
