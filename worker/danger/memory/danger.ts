import { graver } from "#shared/safety/risk.ts";
import type { ChatTurn } from "#worker/models/text-model.ts";
import { DANGERS, LEVELS } from "../content/index.ts";
import { REACH_UNSEEN, REACH_UNSEEN_AGAIN } from "../content/shared.ts";
import { FAMILY_OF } from "../content/words.ts";
import type { Danger } from "../level.ts";
import { dangerIn } from "../reading/danger-in.ts";
import { isOnlyBereaved } from "../understand/bereaved.ts";
import { darkKind } from "../understand/dark.ts";
import { asksDirectly, denies, deniesPlainly, meansOtherwise } from "../understand/denial.ts";
import { isLongAgo, isStillKept } from "../understand/emergency.ts";
import { explainedAs, SELF_AFTER_ALL } from "../understand/explained.ts";
import { normalise } from "../understand/normalise.ts";
import { BODY, PANIC, SWORN_TO_SECRECY } from "../understand/particular.ts";
import { sceneLevel, withScene } from "../understand/scenes.ts";

/** Danger that was spoken of lately: its gravest level, and how many of the person's turns ago it was last and first. */
export type DangerMemory = { level: Danger; ago: number; turns: number };

/** So many turns of the person's danger stays near; earlier messages are not screened again. */
export const NEAR_FOR = 8;

/** How many earlier messages the screen looks at. */
const CONTEXT = 6;

/** What each of the person's messages shows, oldest first: null as well for those too long ago to matter. */
export function levelsOf(spoken: readonly string[]): (Danger | null)[] {
	const from = spoken.length - 1 - NEAR_FOR;
	const heard: (Danger | null)[] = [];
	for (const [index, text] of spoken.entries()) {
		const before = spoken.slice(Math.max(0, index - CONTEXT), index);
		const level = index < from ? null : dangerIn(text, before);
		const plain = level === null ? null : meant(level, text, before, heard.slice(-CONTEXT));
		const scene = index < from ? undefined : sceneLevel(text, before);
		if (
			plain === null &&
			scene === undefined &&
			explainedAs(text, spoken[index - 1] ?? "") !== null &&
			heard.slice(0, -1).every((one) => one === null)
		) {
			// It was the tiles on the roof: nothing of the alarm is kept.
			heard[index - 1] = null;
		}
		const isSelf = plain === null || plain === "other";
		if (isSelf && heard.includes("other") && SELF_AFTER_ALL.test(normalise(text).text)) {
			heard.push("thoughts");
			continue;
		}
		const own = plain !== null && FAMILY_OF[plain] === "life" && OWN_LIFE.test(text) ? undefined : scene;
		heard.push(withScene(plain, own ?? undefined, (one, other) => graver(one, other) as Danger));
	}
	return heard;
}

/** Words that are about the writer's own life, whatever else stands beside them. */
export const OWN_LIFE =
	/\b(?:(?:hurt|hurting|kill|killing|harm|harming|cut|cutting|hang|hanging|shoot|drown|end|ending|unalive|off|poison) (?:\w+ ){0,2}(?:myself|me)|suicid\w*|my (?:own )?life|overdos\w*|end it|(?:be|I'm|was|were) dead|(?:want|wanted|going|ready) to die|not (?:be|wake|live)|be here|disappear)\b/i;

/** What is feared there is what somebody else does. */
const WHAT_THEY_DO = /\bwhat (?:he|she|they|my \w+)(?:'d| would|'ll| will| might| could) do\b/i;

/**
 * The level of words by what they are about. A gun after "I want to kill my ex" is for the ex; an attempt of years ago
 * is no way that somebody has found now; and a suicide in the family is grief.
 */
function meant(
	level: Danger,
	text: string,
	before: readonly string[],
	levels: readonly (Danger | null)[],
): Danger | null {
	if (isOnlyBereaved(text) && (level === "other" || FAMILY_OF[level] === "life")) {
		return null;
	}
	if (level === "abuse" && levels.includes("other") && SWORN_TO_SECRECY.test(text)) {
		return "other";
	}
	if (FAMILY_OF[level] !== "life") {
		return level;
	}
	const ofLife = levels.some((one) => one !== null && FAMILY_OF[one] === "life");
	const harms = darkKind(text) === "harm" || (levels.includes("violence") && !ofLife);
	if (harms && !OWN_LIFE.test(text)) {
		return "violence";
	}
	if (!OWN_LIFE.test(text) && WHAT_THEY_DO.test(text)) {
		return "abuse";
	}
	if (PANIC.test(text) && BODY.test([...before.slice(-3), text].join(" "))) {
		return null;
	}
	if (isLongAgo(text)) {
		return "wish";
	}
	return isStillKept(text) && before.some(isLongAgo) ? "method" : level;
}

/** Said where danger came out in an answer that shows none by itself: "yes, sometimes". */
function toldUnseen({ content }: ChatTurn): Danger | null {
	const isUnseen = [...REACH_UNSEEN, ...REACH_UNSEEN_AGAIN].some((line) => content.includes(line));
	return isUnseen
		? (DANGERS.find((level) => LEVELS[level].ask.some((line) => content.includes(line))) ?? "thoughts")
		: null;
}

/** A wish or a thought is settled by a clear no; a plan or a deed isn't. */
function isSoft(level: Danger): boolean {
	return level === "wish" || level === "thoughts";
}

/** Life before the rest: somebody who is beaten and wants to die is asked about dying. */
function weightier(one: Danger, other: Danger): Danger {
	const isLife = [one, other].map((level) => FAMILY_OF[level] === "life");
	return isLife[0] === isLife[1] ? (graver(one, other) as Danger) : isLife[0] ? one : other;
}

/**
 * What was spoken of before the message that is to be answered: `turns` without it, `levels` of the person's
 * messages among them. Null where nothing was, or where it was asked about, denied and believed.
 */
export function dangerBefore(
	turns: readonly ChatTurn[],
	levels: readonly (Danger | null)[],
): DangerMemory | null {
	const shown: { level: Danger; ago: number }[] = [];
	let ago = 0;
	let settled = false;
	for (let index = turns.length - 1; index >= 0 && ago < NEAR_FOR; index--) {
		const turn = turns[index] as ChatTurn;
		const isTheirs = turn.role === "user";
		ago += isTheirs ? 1 : 0;
		if (isTheirs && !levels.at(-ago) && meansOtherwise(turn.content)) {
			break;
		}
		const asked = asksDirectly(turns[index - 1]?.content ?? "");
		settled ||= isTheirs && (deniesPlainly(turn.content) || (asked && denies(turn.content)));
		const level = isTheirs ? levels.at(-ago) : toldUnseen(turn);
		if (level && !(settled && isSoft(level))) {
			// A reply stands after the message that it answers.
			shown.push({ level, ago: isTheirs ? ago : ago + 1 });
		}
	}
	const [newest] = shown;
	if (newest === undefined) {
		return null;
	}
	const level = shown.map((one) => one.level).reduce(weightier);
	return { level, ago: newest.ago, turns: Math.max(...shown.map((one) => one.ago)) };
}
