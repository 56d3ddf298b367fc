import * as answers from "../content/answers.ts";
import { HARM_QUESTIONS, HARM_SAFE } from "../content/doubt/dark.ts";
import { LATER, LEVELS } from "../content/index.ts";
import { NEAR_LATER } from "../content/later-life.ts";
import { OTHER_THANKS } from "../content/later-other.ts";
import * as shared from "../content/shared.ts";
import { FAMILY_OF, type YesMeans } from "../content/words.ts";
import type { Context } from "../context.ts";
import { asksDirectly, denies, deniesPlainly, isNoElsewhere, meansOtherwise } from "../understand/denial.ts";
import { isNear, planOffer } from "./danger-help.ts";
import { again, asked, barrier, staying } from "./danger-later.ts";
import { FINE } from "./dark-reply.ts";
import { besideHelper } from "./helper.ts";
import { believed } from "./veiled-reply.ts";

type Parts = (string | null)[];

const SAFE =
	/\b(?:I'm|I am|I feel|we're|everyone(?:'s| is)|everybody(?:'s| is)|they're|she's|he's) (?:\w+ )?safe\b|\bI(?:'m)? (?:won't|wouldn't|not going to) (?:do it|act on it|hurt)\b/i;
const UNSAFE =
	/\b(?:unsafe|(?:not|never|n't|no longer|hardly|don't know if I'm|don't think I'm)(?: \w+){0,2} safe|might (?:do it|act on it|do something)|(?<!(?:not|never) )going to do it|thinking of acting)\b/i;
const LEAD = "^(?:(?:well|um|oh|honestly|I think|I guess),? )*";
/** To "is there danger": whatever isn't a no. */
const YES_DANGER = new RegExp(
	`${LEAD}(?:yes|yeah|yep|yup|ya|I do|I am|it does|they do|it is|sometimes|a (?:bit|little)|kind of|sort of|probably|not yet|the second)\\b|\\b(?:not yet|sometimes)\\b`,
	"i",
);
/** To "are you safe": only what is plainly one. */
const YES_SAFE = new RegExp(
	`${LEAD}(?:yes|yeah|yep|yup|ya|(?:I am|we are|everyone is|everybody is|for now|so)(?=[.,!]|$))\\b`,
	"i",
);
const NO = new RegExp(
	`${LEAD}(?:no(?! (?:one|idea|point|reason|hope)\\b)|nope|nah|not (?:at all|really)|neither|never(?=[.,!]|$)|I'm not(?=[.,!]|$| (?:going|thinking|planning))|I don't(?=[.,!]|$| think so)|it (?:doesn't|isn't)|nothing(?! (?:helps|matters|works|left)))\\b`,
	"i",
);
const UNSURE = /^(?:I (?:really )?don't know|not sure|I'm not sure|maybe|perhaps|dunno|idk)\b/i;

/** What a yes to the coach's last question means; null when it asked nothing about safety. */
function lastAsked({ memory }: Context): YesMeans | null {
	const last = memory.replies.at(-1) ?? "";
	if (asksDirectly(last)) {
		return "danger";
	}
	const asked = Object.entries(LEVELS).find(
		([level, { ask }]) => level !== "other" && ask.some((line) => last.includes(line)),
	);
	const clears = answers.UNCLEAR_QUESTIONS.some((line) => last.includes(line));
	return asked?.[1].yesMeans ?? (clears ? "safe" : null);
}

function family({ memory }: Context): keyof typeof answers.NOT_SAFE {
	const kind = memory.danger === null ? "life" : FAMILY_OF[memory.danger.level];
	return kind === "other" ? "life" : kind;
}

function isUnsafe(context: Context, lines = unsafeLines(context)): Parts {
	const { voice } = context;
	const who = isNear(context) ? NEAR_LATER.questions : shared.WHO_QUESTIONS;
	return [voice.say(lines) ?? voice.say(shared.REACH_AGAIN), voice.say(who)];
}

/** A yes to thoughts is no yes to acting on them. */
function unsafeLines(context: Context): readonly string[] {
	return context.memory.danger?.level === "wish" ? answers.YES_THOUGHTS : answers.NOT_SAFE[family(context)];
}

function isSafe(context: Context): Parts {
	const { voice } = context;
	const plan = planNow(context);
	return [voice.say(answers.SAFE_NOW), plan, voice.say(LATER[family(context)].questions)];
}

/** Safe for now is calm enough to name the plan. */
function planNow(context: Context): string | null {
	const { memory, voice } = context;
	const { level } = memory.danger ?? { level: "thoughts" };
	const isCalm = level !== "intent" && level !== "imminent";
	const fits = isCalm && ["life", "self-harm"].includes(family(context));
	return fits && !memory.replies.some((reply) => /\bsafety plan\b/.test(reply))
		? voice.say(shared.PLAN_OFFER)
		: planOffer(context);
}

function isNotThat(context: Context): Parts {
	const { voice } = context;
	const kind = family(context);
	const said = [voice.say(answers.NOT_THAT[kind]), planNow(context)];
	return [...said, voice.say(LATER[kind].questions) ?? voice.say(shared.STAYING_QUESTIONS)];
}

/** The answer to the question about safety. Null where it answers something else. */
function toSafety(context: Context): Parts | null {
	const { reading, voice } = context;
	const { text } = reading;
	const yesMeans = lastAsked(context);
	if (UNSAFE.test(text)) {
		return isUnsafe(context, answers.NOT_SAFE[family(context)]);
	}
	if (yesMeans === null) {
		return null;
	}
	if (family(context) === "violence" && (FINE.test(text) || (yesMeans === "safe" && YES_SAFE.test(text)))) {
		return [voice.say(HARM_SAFE) ?? voice.say(answers.SAFE_NOW), voice.say(HARM_QUESTIONS)];
	}
	if (SAFE.test(text)) {
		return isSafe(context);
	}
	const yes = reading.intent === "yes" || (yesMeans === "safe" ? YES_SAFE : YES_DANGER).test(text);
	const no = (NO.test(text) || reading.intent === "no") && !yes && !isNoElsewhere(text);
	if (yesMeans === "either" && (yes || no)) {
		// Better to ask than to read it the hopeful way.
		return [voice.say(answers.UNCLEAR), voice.say(answers.UNCLEAR_QUESTIONS)];
	}
	if (UNSURE.test(text) || reading.intent === "unsure" || (yesMeans === "danger" ? yes : no)) {
		return isUnsafe(context);
	}
	// "Yes, but he'll be back soon" is heard for what follows the but.
	const hedged = /\bbut\b/i.test(text);
	return hedged ? null : yes ? isSafe(context) : no ? isNotThat(context) : null;
}

/** Taken as one: no question, no hook, and where help is in a sentence. */
function goodbye(context: Context): Parts {
	const { voice, memory } = context;
	const level = memory.danger?.level;
	const help = isNear(context)
		? shared.GOODBYE_NEAR
		: level === "abuse"
			? shared.GOODBYE_ABUSE
			: shared.GOODBYE_HELP;
	return [voice.say(shared.GOODBYE) ?? "Go gently.", level === "other" ? null : voice.say(help)];
}

/** A clear no where a wish or a thought was asked about: believed, and not asked again. */
function isDenied({ reading, memory }: Context): boolean {
	const soft = memory.danger?.level === "wish" || memory.danger?.level === "thoughts";
	const asked = asksDirectly(memory.replies.at(-1) ?? "") && denies(reading.text);
	return soft && (asked || deniesPlainly(reading.text));
}

/** "he's home now, bye": a goodbye at the end is one, too. */
const LEAVES =
	/(?:^|[,.;!] ?|\b(?:so|and|ok|okay) )(?:bye(?: bye)?|goodbye|good ?night|(?:I )?(?:have|got|need) to go|gotta go|see you|talk later)[.! ]*$/i;

const ELSEWHERE = new Set(["command", "style", "foreign", "time"]);

/** While danger was spoken of in the last turns, everything is answered from beside it. */
export function afterDanger(context: Context): Parts | null {
	const { memory, reading, voice } = context;
	if (memory.danger === null) {
		return null;
	}
	if (reading.intent === "goodbye" || (reading.danger === null && LEAVES.test(reading.text))) {
		return goodbye(context);
	}
	if (meansOtherwise(reading.text)) {
		const door = voice.say(answers.MEANT_OTHERWISE_DOOR);
		return [voice.say(answers.MEANT_OTHERWISE), door, voice.say(answers.MEANT_OTHERWISE_QUESTIONS)];
	}
	const request = memory.danger.level === "other" ? null : asked(context);
	if (request !== null) {
		return request;
	}
	if (reading.intent === "about" || ELSEWHERE.has(reading.intent)) {
		return null;
	}
	if (memory.danger.level === "other") {
		return reading.intent === "thanks" ? [voice.say(OTHER_THANKS)] : besideHelper(context);
	}
	if (isDenied(context)) {
		return believed(context);
	}
	const answer = toSafety(context) ?? thanks(context) ?? barrier(context);
	if (answer !== null) {
		return answer;
	}
	return reading.dark === "life" ? again(context, memory.danger.level) : staying(context);
}

function thanks(context: Context): Parts | null {
	const { reading, voice } = context;
	return reading.intent === "thanks"
		? [voice.say(shared.THANKED) ?? voice.say(shared.STAYING), planOffer(context)]
		: null;
}
