import { EMERGENCY } from "../content/emergency.ts";
import { LEVELS } from "../content/index.ts";
import { MEANS_ASKED, MEANS_CARE } from "../content/levels-life.ts";
import {
	OTHER,
	OTHER_HURT,
	OTHER_NOW,
	OTHER_NOW_CARE,
	OTHER_TRIED,
	OTHER_TRIED_CARE,
	PSYCHOSIS_COMMANDED,
	VIOLENCE_CHILD,
} from "../content/levels-other.ts";
import { WEAPON } from "../content/particular.ts";
import * as shared from "../content/shared.ts";
import { EATING_ADVICE, EATING_NO_ADVICE } from "../content/told.ts";
import type { Context } from "../context.ts";
import type { Danger } from "../level.ts";
import { dangerIn } from "../reading/danger-in.ts";
import { emergencyIn } from "../understand/emergency.ts";
import { SELF_AFTER_ALL } from "../understand/explained.ts";
import { WEAPON as WEAPON_SAID } from "../understand/particular.ts";
import { isVeiled } from "../understand/veiled.ts";
import { reach, safetyQuestion } from "./danger-help.ts";
import { again, asked, barrier } from "./danger-later.ts";
import { nearestVeiled } from "./veiled-reply.ts";

type Parts = (string | null)[];

const ASKS_MEANS =
	/^(?:(?:so|and|but|ok|okay|well|please|hey|hi|asking for a friend),? )*(?:how (?:much|many|high|long|deep|far|fast|do|does|would|could|can|is|are|quick)|which|what(?:'s| is| are| would| happens| kind)|where(?:'s| is| can| do| could)|is (?:it|there)|are there|can (?:you|i|one)|could (?:you|one)|does|do|will|tell me)\b/i;

/** A question about how it could be done, and nothing beside it that shows danger by itself. */
function asksMeans({ reading }: Context): boolean {
	const sentences = reading.text.split(/(?<=[.!?]) /);
	const last = sentences.pop() ?? "";
	return reading.danger === "method" && ASKS_MEANS.test(last) && dangerIn(sentences.join(" ")) === null;
}

const OF_A_CHILD = /\b(?:baby|toddler|kids?|child(?:ren)?|son|daughter|little one)\b/i;
export const COMMANDED =
	/\b(?:tell(?:s|ing)?|command\w*|order\w*|told|said to|says to|want(?:s|ing)?|make|making|forc\w+) (?:me|us) (?:\w+ ){0,2}(?:hurt|kill|harm|stab|die|walk|jump|attack|cut|burn|end|do it)\b/i;
const NOW = /\b(?:took|taken|tonight|right now|not answering|can't reach|bleeding|unconscious|won't wake)\b/i;
const TRIED =
	/\b(?:tried|attempted) (?:to )?(?:kill|hang|end|take|die|suicide|do it)\b|\b(?:suicide attempt|attempt(?:ed)? (?:on|suicide)|overdosed|survived)\b/i;
const HURT_BY_OTHERS =
	/\b(?:bruises?|black eye|hits?|beats?|hitting|beating|shout(?:s|ing)|abus\w*|afraid of (?:him|her))\b/i;

type Opening = {
	level: Danger;
	when: (context: Context) => boolean;
	says: readonly string[];
	care?: readonly string[];
};

/** Where the words ask for another opening than their level's. */
const OPENINGS: readonly Opening[] = [
	{ level: "method", when: asksMeans, says: MEANS_ASKED, care: MEANS_CARE },
	{ level: "violence", when: ({ reading }) => WEAPON_SAID.test(reading.text), says: WEAPON },
	{ level: "violence", when: ({ reading }) => OF_A_CHILD.test(reading.text), says: VIOLENCE_CHILD },
	{ level: "psychosis", when: ({ reading }) => COMMANDED.test(reading.text), says: PSYCHOSIS_COMMANDED },
	{ level: "eating", when: ({ reading }) => EATING_ADVICE.test(reading.text), says: EATING_NO_ADVICE },
	{ level: "other", when: ({ reading }) => NOW.test(reading.text), says: OTHER_NOW, care: OTHER_NOW_CARE },
	{
		level: "other",
		when: ({ reading }) => TRIED.test(reading.text),
		says: OTHER_TRIED,
		care: OTHER_TRIED_CARE,
	},
	{
		level: "other",
		when: ({ reading }) => HURT_BY_OTHERS.test(reading.text),
		says: OTHER.heard,
		care: OTHER_HURT,
	},
];

/** Levels at which a place or a dose is no figure of speech. */
const URGENT: ReadonlySet<Danger> = new Set<Danger>(["method", "intent", "imminent", "behaviour"]);

/** What was heard, and what can't wait. */
function opening(context: Context, level: Danger): Parts {
	const { voice, reading } = context;
	const veiled = level === "wish" && isVeiled(reading.text) ? nearestVeiled(context) : null;
	const own = OPENINGS.find((one) => one.level === level && one.when(context));
	const urgent = URGENT.has(level) ? emergencyIn(reading.text) : null;
	const now = urgent === null ? null : voice.say(EMERGENCY[urgent].now);
	const said = now ?? veiled ?? voice.say(own?.says ?? LEVELS[level].heard) ?? voice.say(shared.STAYING);
	return [said, voice.say(own?.care ?? LEVELS[level].care)];
}

/** The question of the level, or where a command was heard already, whether they are safe. */
function firstQuestion(context: Context, level: Danger): string | null {
	const commanded = level === "psychosis" && COMMANDED.test(context.reading.text);
	return safetyQuestion(context, level, commanded ? LEVELS.intent.ask : LEVELS[level].ask);
}

const OTHER_TONGUE =
	/\b(?:quiero|morir\w*|vida|vivir|je|veux|mourir|vie|ich|sterben|leben|ik|dood|leven|eu|quero|morrer|viver|voglio|morire|vita)\b/i;

function isEnglish({ reading }: Context): boolean {
	return reading.language === null && !OTHER_TONGUE.test(reading.text);
}

/**
 * The first answer at a level: heard, what can't wait, a person for it, and one direct question. Without a panel
 * above it, it names where help is found.
 */
export function firstAnswer(context: Context, level: Danger, hasPanel = true): Parts {
	return [
		...opening(context, level),
		reach(context, level, hasPanel),
		isEnglish(context) ? null : shared.ONLY_ENGLISH,
		firstQuestion(context, level),
	];
}

const GRAVER: readonly Danger[] = ["wish", "thoughts", "method", "behaviour", "intent", "imminent"];

/** Whether it has come nearer to a deed than anything said before. */
function hasComeNearer({ memory }: Context, level: Danger): boolean {
	const before = memory.danger?.level ?? "wish";
	return GRAVER.indexOf(level) >= GRAVER.indexOf("method") && GRAVER.indexOf(level) > GRAVER.indexOf(before);
}

/** Words that show danger. Null for none, and for a goodbye, which is taken as one. */
export function dangerReply(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const { danger } = reading;
	if (danger === null || (reading.intent === "goodbye" && memory.danger !== null)) {
		return null;
	}
	const isKnown = memory.danger !== null && (memory.danger.level !== "other" || danger === "other");
	if (!isKnown) {
		return firstAnswer(context, danger, !SELF_AFTER_ALL.test(reading.text));
	}
	if (asksMeans(context)) {
		return [voice.say(MEANS_ASKED), voice.say(MEANS_CARE), safetyQuestion(context, danger)];
	}
	const request = danger === "eating" || danger === "self-harm" ? asked(context) : null;
	if (request !== null) {
		return request;
	}
	if (hasComeNearer(context, danger)) {
		return [...opening(context, danger), safetyQuestion(context, danger)];
	}
	return barrier(context) ?? again(context, danger);
}
