import * as later from "../content/later.ts";
import { LEVELS } from "../content/levels.ts";
import * as openings from "../content/openings.ts";
import { REACH_NOW, TRIED, TRIED_SAYS } from "../content/others.ts";
import {
	AT_AN_EDGE,
	AT_OTHERS,
	ATTEMPTED,
	BETWEEN_RAILS,
	COMMANDED,
	DEEP,
	ENGINE_RUNS,
	FOLLOWS,
	HANGED_SELF,
	HAS_WEAPON,
	NECK_HELD,
	OF_A_BABY,
	OF_A_CHILD,
	QUIET,
	SEXTORTED,
	WAS_HURT,
} from "../content/said.ts";
import { type Danger, FAMILY_OF, type FamilyWords, type Question } from "../content/words.ts";
import { ask, type Parts, type Said, say, sayOneOf } from "../say.ts";
import type { Situation } from "../situation.ts";
import { askDyingAgain, mayAskDyingAgain } from "./ask-dying-again.ts";
import { careOf, isPastAssault } from "./care.ts";
import { helper, isUrgentHelper } from "./helper.ts";

type Opening = {
	level: Danger;
	when: readonly RegExp[];
	says: readonly string[];
	/** Also replaces the care. */
	isWhole?: boolean;
	/** Replaces the level's question. */
	ask?: Question;
};

/** Where the words ask for another opening than their level's: the first whose words are all there. */
const OPENINGS: readonly Opening[] = [
	{ level: "violence", when: [WAS_HURT], says: openings.WAS_HURT, isWhole: true },
	{ level: "violence", when: [HAS_WEAPON], says: openings.WEAPON },
	{ level: "violence", when: [OF_A_BABY], says: openings.VIOLENCE_BABY },
	{ level: "violence", when: [OF_A_CHILD], says: openings.VIOLENCE_CHILD },
	{ level: "imminent", when: [ATTEMPTED, HANGED_SELF], says: openings.HANGED_CARE, isWhole: true },
	{ level: "imminent", when: [ENGINE_RUNS], says: openings.OUT_OF_FUMES, isWhole: true },
	{ level: "imminent", when: [NECK_HELD], says: openings.FREE_NECK, ask: openings.ASKS_OFF },
	{
		level: "imminent",
		when: [AT_AN_EDGE, BETWEEN_RAILS],
		says: openings.OFF_THE_RAILS,
		ask: openings.ASKS_AWAY,
	},
	{ level: "imminent", when: [AT_AN_EDGE], says: openings.STEP_BACK, ask: openings.ASKS_AWAY },
	{
		level: "method",
		when: [AT_AN_EDGE, BETWEEN_RAILS],
		says: openings.OFF_THE_RAILS,
		ask: openings.ASKS_AWAY,
	},
	{ level: "method", when: [AT_AN_EDGE], says: openings.STEP_BACK, ask: openings.ASKS_AWAY },
	{
		level: "intent",
		when: [AT_AN_EDGE, BETWEEN_RAILS],
		says: openings.OFF_THE_RAILS,
		ask: openings.ASKS_AWAY,
	},
	{ level: "intent", when: [AT_AN_EDGE], says: openings.STEP_BACK, ask: openings.ASKS_AWAY },
	{ level: "self-harm", when: [DEEP], says: openings.DEEP, isWhole: true },
	{ level: "psychosis", when: [COMMANDED, AT_OTHERS], says: openings.COMMANDED_AT_OTHERS },
	{ level: "psychosis", when: [COMMANDED], says: openings.COMMANDED },
	{ level: "wish", when: [FOLLOWS], says: openings.TO_FOLLOW },
	{ level: "thoughts", when: [FOLLOWS], says: openings.TO_FOLLOW },
	{ level: "other", when: [TRIED], says: TRIED_SAYS, isWhole: true },
];

/** The first answer at a level: heard, what can't wait, a person for it, and one direct question. */
export function firstAnswer(s: Situation, level: Danger): Parts {
	if (level === "other" && isUrgentHelper(s)) {
		return [...(helper(s) ?? []).slice(0, 1), say(s, "reach.other-now", REACH_NOW)];
	}
	if (level === "abuse" && s.isYoung) {
		return [
			say(s, "heard.abuse", LEVELS.abuse.heard),
			SEXTORTED.test(s.text)
				? say(s, "care.sextorted", openings.SEXTORTED_CARE)
				: say(s, "care.child", openings.CHILD_CARE),
			say(s, "reach.child", openings.CHILD_REACH),
			safetyQuestion(s, level),
		];
	}
	const { reach } = LEVELS[level];
	return [...opening(s, level), say(s, `reach.${level}`, reach), safetyQuestion(s, level)];
}

function opening(s: Situation, level: Danger): Parts {
	const { heard, care } = LEVELS[level];
	const own = ownOpening(s, level);
	return [
		sayOneOf(s, [own?.pool ?? `heard.${level}`, own?.says ?? heard], ["stay", later.STAY]),
		own?.isWhole ? null : careOf(s, level, care),
	];
}

function ownOpening({ text }: Situation, level: Danger) {
	const at = OPENINGS.findIndex(
		(each) => each.level === level && each.when.every((pattern) => pattern.test(text)),
	);
	const found = OPENINGS[at];
	return found && { ...found, pool: `opening.${level}.${at}` };
}

/** The question of the level; where it was asked, who could be there. */
function safetyQuestion(s: Situation, level: Danger): Said | null {
	const own = ownOpening(s, level)?.ask;
	if (own) {
		return ask(s, "ask.away", own);
	}
	if (level === "abuse" && isPastAssault(s)) {
		return ask(s, "ask.safe-from", openings.ASKS_SAFE_FROM);
	}
	if (level === "psychosis" && COMMANDED.test(s.text)) {
		return ask(s, "ask.intent", LEVELS.intent.ask);
	}
	const { asks } = LEVELS[level].ask;
	if (asks === "dying" && mayAskDyingAgain(s)) {
		return askDyingAgain(s);
	}
	return s.askedLately.has(asks) && asks !== "open" ? whoAsk(s) : askOf(s, level);
}

function askOf(s: Situation, level: Danger): Said | null {
	const question = LEVELS[level].ask;
	return ask(s, question.asks === "dying" ? `ask.dying.${FAMILY_OF[level]}` : `ask.${level}`, question);
}

export function whoAsk(s: Situation): Said | null {
	const isUrgent = isAboutToAct(s) || s.family === "abuse";
	const now = isUrgent ? ask(s, "who-now", { asks: "who", lines: later.WHO_NOW }) : null;
	return now ?? ask(s, "who", { asks: "who", lines: later.WHO });
}

const GRAVER: readonly Danger[] = ["wish", "thoughts", "method", "behaviour", "intent", "imminent"];

/** Whether it has come nearer to a deed than anything said before. */
export function hasComeNearer({ level, before }: Situation): boolean {
	const now = level === null ? -1 : GRAVER.indexOf(level);
	return before !== null && now >= GRAVER.indexOf("method") && now > GRAVER.indexOf(before.level);
}

export function nearer(s: Situation): Parts | null {
	return s.level && [...opening(s, s.level), safetyQuestion(s, s.level)];
}

/** Messages for which a person counts as close to acting. */
const CLOSE_FOR = 2;

export function isAboutToAct({ level, before }: Situation): boolean {
	const near = [level, before && before.ago <= CLOSE_FOR ? before.level : null];
	return near.includes("intent") || near.includes("imminent");
}

const POOLS = { ...later.LATER, near: later.NEAR, assaulted: later.ASSAULTED, young: later.YOUNG };

export function laterWords(s: Situation): FamilyWords {
	return POOLS[poolOf(s)];
}

function wasAssaulted({ family, used }: Situation): boolean {
	return family === "abuse" && [...used].some((id) => id.startsWith("care.assault"));
}

function poolOf(s: Situation): keyof typeof POOLS {
	if (isAboutToAct(s)) {
		return "near";
	}
	if (wasAssaulted(s)) {
		return "assaulted";
	}
	return s.family === "abuse" && s.isYoung ? "young" : (s.family ?? "life");
}

/** It was said again: heard, help now and then, and one question. */
export function again(s: Situation): Parts {
	const words = laterWords(s);
	const pool = poolOf(s);
	const own = s.level && ownOpening(s, s.level);
	return [
		sayOneOf(
			s,
			own ? [own.pool, own.says] : ["", []],
			[`${pool}.again`, words.again],
			[`${pool}.stay`, words.stay],
			["stay", later.STAY],
		),
		helpIfDue(s),
		s.level === "wish" && mayAskDyingAgain(s) ? askDyingAgain(s) : question(s),
	];
}

/** Messages for which the danger stays the subject, whatever the person writes. */
const NEAR = 3;
/** Danger about to be acted on stays near for longer. So do eating and voices, whose later messages sound everyday. */
const NEAR_LONG = 6;
const LONG: readonly Danger[] = ["intent", "imminent", "behaviour"];

export function isNear({ before, family }: Situation): boolean {
	if (before === null) {
		return false;
	}
	const isLong = family === "eating" || family === "psychosis" || LONG.includes(before.level);
	return before.ago <= (isLong ? NEAR_LONG : NEAR);
}

/** A message this long, in words, tells something. */
export const TELLS = 5;

export function stay(s: Situation): Parts {
	const words = laterWords(s);
	const pool = poolOf(s);
	return [
		sayOneOf(
			s,
			["near.again", isAboutToAct(s) ? words.again : []],
			["quiet", QUIET.test(s.text) && !isAboutToAct(s) ? later.QUIET : []],
			["told", s.words >= TELLS && !isAboutToAct(s) ? later.TOLD : []],
			[`${pool}.stay`, words.stay],
			["stay", later.STAY],
			[`${pool}.again`, words.again],
		),
		helpIfDue(s),
		question(s),
	];
}

function question(s: Situation): Said | null {
	const said = sayOneOf(s, [`${poolOf(s)}.ask`, laterWords(s).questions], ["stay.ask", later.STAY_ASKS]);
	return said && { ...said, asks: "open" };
}

const NAMES_HELP =
	/\b(?:numbers?|lines?|doctor|nurse|someone you trust|somebody near)\b|Get help now|findahelpline/i;
const REST = 1;

/** Help is named in every other reply. */
function helpIfDue(s: Situation): Said | null {
	const isCommanded =
		s.family === "psychosis" && [...s.used].some((id) => id.startsWith("opening.psychosis"));
	const isDue =
		isAboutToAct(s) || isCommanded || !s.replies.slice(-REST).some((reply) => NAMES_HELP.test(reply));
	return isDue ? say(s, `${poolOf(s)}.help`, laterWords(s).help) : null;
}
