import { LATER, LEVELS, levelsOf } from "../content/index.ts";
import { NEAR_LATER } from "../content/later-life.ts";
import * as shared from "../content/shared.ts";
import { FAMILY_OF, type Family, type FamilyWords } from "../content/words.ts";
import type { Context } from "../context.ts";
import type { Danger } from "../level.ts";
import { asksDirectly } from "../understand/denial.ts";
import { type Emergency, emergencyIn, isLeft } from "../understand/emergency.ts";
import { explainedAs } from "../understand/explained.ts";

/** Whether their safety was asked about before, in this kind of danger. */
export function hasAsked({ memory }: Context, family: Family): boolean {
	// "Are you safe right now?" asks about every kind of danger.
	const lines = [...levelsOf(family).flatMap((level) => LEVELS[level].ask), ...LEVELS.intent.ask];
	return memory.replies.some(
		(reply) => lines.some((line) => reply.includes(line)) || (family === "life" && asksDirectly(reply)),
	);
}

/** The one direct question about safety, or where it was asked, who could be there. */
export function safetyQuestion(context: Context, level: Danger, ask = LEVELS[level].ask): string | null {
	return context.voice.say(hasAsked(context, FAMILY_OF[level]) ? shared.WHO_QUESTIONS : ask);
}

/** A person for this, and what the coach is: said once. */
export function reach(context: Context, level: Danger, hasPanel: boolean): string | null {
	const { voice, memory } = context;
	const saidAi = memory.replies.some((reply) => /\bI'm an AI\b/.test(reply));
	if (hasPanel) {
		return voice.say(saidAi ? shared.REACH_AGAIN : LEVELS[level].reach);
	}
	return voice.say(saidAi ? shared.REACH_UNSEEN_AGAIN : shared.REACH_UNSEEN);
}

/** Life is near while that was said in the last turns; later it is talked about as life. */
const NEAR_TURNS = 2;

/** So many of their messages an emergency lasts, unless they tell of having left it. */
export const LASTS = 7;

/** What is going on since one of the last messages and hasn't been left, newest first. */
export function ongoing({ memory }: Context): { kind: Emergency; ago: number } | null {
	const lately = memory.readings.slice(-LASTS).toReversed();
	for (const [index, one] of lately.entries()) {
		const isLife = one.danger === null ? one.dark === "life" : FAMILY_OF[one.danger] === "life";
		const kind = isLife ? emergencyIn(one.text) : null;
		if (kind !== null) {
			return lately
				.slice(0, index)
				.some(({ text }) => isLeft(kind, text) || explainedAs(text, one.text) !== null)
				? null
				: { kind, ago: index + 1 };
		}
	}
	return null;
}

export function isNear(context: Context): boolean {
	const { danger } = context.memory;
	return (danger !== null && ongoing(context)?.kind === "taken") || isNearLevel(danger);
}

function isNearLevel(danger: Context["memory"]["danger"]): boolean {
	return (
		danger !== null && danger.ago <= NEAR_TURNS && (danger.level === "intent" || danger.level === "imminent")
	);
}

/** What is said in the turns after the first. */
export function laterWords(context: Context, level: Danger): FamilyWords {
	return isNear(context) && FAMILY_OF[level] === "life" ? NEAR_LATER : LATER[FAMILY_OF[level]];
}

const NAMES_HELP =
	/\b(?:numbers?|lines?|doctor|nurse|findahelpline|someone you trust|somebody you trust|person near|neighbour)\b|Get help now/i;
/** So many answers name help; after that it stands back behind the person. */
const FIRST_ANSWERS = 2;
const REST = 3;

/** Help is named in the first answers and then now and then. */
export function isHelpDue(context: Context): boolean {
	const { memory } = context;
	const turns = memory.danger?.turns ?? 0;
	return (
		isNear(context) ||
		turns <= FIRST_ANSWERS ||
		!memory.replies.slice(-REST).some((reply) => NAMES_HELP.test(reply))
	);
}

/** So many turns are calm before the plan is offered, and more where life was near. */
const CALM_TURNS = 3;
const CALM_AFTER_NEAR = 5;

/** The safety plan, once, when it has become calmer. Not where a page of one's own could be found by somebody. */
export function planOffer(context: Context): string | null {
	const { memory, reading, voice } = context;
	const { danger } = memory;
	if (danger === null || !["life", "self-harm"].includes(FAMILY_OF[danger.level]) || isNear(context)) {
		return null;
	}
	const needed = danger.level === "intent" || danger.level === "imminent" ? CALM_AFTER_NEAR : CALM_TURNS;
	const isCalm = reading.danger === null && reading.dark === null && danger.ago >= needed;
	const offered = memory.replies.some((reply) => /\bsafety plan\b/.test(reply));
	return isCalm && !offered ? voice.say(shared.PLAN_OFFER) : null;
}
