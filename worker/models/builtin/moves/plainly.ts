import { NEED_AREAS, NEED_LEVELS } from "#shared/needs.ts";
import * as words from "../content/plainly.ts";
import type { Context } from "../context.ts";
import { isSpeakable } from "../danger.ts";
import { plansIn } from "../understand/plans.ts";
import { looksSpelled } from "../understand/spelling.ts";
import { topicsIn } from "../understand/topics.ts";
import { lowered, turnPronouns } from "../understand/turn-pronouns.ts";
import { freshSteps } from "./advise.ts";
import { isHardNews } from "./heavy.ts";
import { recall } from "./recall.ts";
import { told } from "./steps.ts";

type Parts = (string | null)[];

const LEAD = "^(?:(?:ok|okay|so|and|well|please|just|alright|right|then|but|hey)[, ]+)*";
const MY_STEPS =
	/\bwhat(?:'s| is| are| were| was) (?:my|our|the) (?:(?:next|open|agreed|last) )*(?:steps|to-?dos?|actions)\b|\bwhat did (?:we|I) agree\b/i;
const NEXT = new RegExp(
	`${LEAD}what(?:'s| is| comes) next\\W*$|${LEAD}what (?:should|can|do|could) I do (?:now|next|first|today)\\W*$`,
	"i",
);
const ONE = new RegExp(
	`${LEAD}(?:(?:can|could|would) you )?(?:give|tell|name|show) me (?:just )?(?:one|a single) (?:\\w+ )?(?:thing|step|idea|tip)\\b[^.!?]{0,30}\\W*$|${LEAD}what(?:'s| is) (?:just )?(?:the )?(?:one|first|next|single) (?:\\w+ )?(?:thing|step)\\b[^.!?]{0,25}\\W*$`,
	"i",
);
const PLAN = new RegExp(
	`${LEAD}(?:(?:can|could|would|will) you |help me )(?:to )?(?:make|give|write|build|create|set up)(?: me| us)? (?:a |an |my |some )?(?:\\w+ )?(?:plan|schedule|routine)\\b|${LEAD}(?:make|give|write|build|create) (?:me|us) (?:a |an |my |some )?(?:\\w+ )?(?:plan|schedule|routine)\\b`,
	"i",
);
const RIGHT =
	/^(?:(?:so|but|and|ok|well),? )*(?:do|don't) you (?:also )?think (?:that )?(?<who>he|she|they|(?:my|our) [\w' ]{2,24}?|[A-Z]\w+)(?:'s|'re| is| are| was| were) (?:right|wrong|fair|unfair|lying|serious|mean|justified|honest|being \w+)\b/i;
const SUBJECT =
	/^(?:(?:ok|okay|anyway|actually|so|no|well|and),? )*(?:can we|could we|let's|let us|shall we|I(?:'d like| would like|'d rather| want) to) (?:just )?(?:talk|speak|chat) about (?<what>[^.?!,;]{2,40})[.?!]*$/i;
const MORE =
	/^(?:(?:can|could|would) you |please |ok,? )*(?:tell me|say|explain) (?:a (?:bit|little) |some )?more (?:about|on) (?!(?:the |that |this )?(?:first|second|other|last|that|it|this|one)\b)(?<what>[^.?!,;]{2,40})[.?!]*$/i;
const SKILL =
	/\bhow (?:do|can|could|would|should) I (?:learn|get better at|get into|take up|teach myself|start learning)(?: how)?(?: to)? (?<skill>[^.?!,;]{2,40})/i;
const RAISE =
	/\b(?:how|what|help|advice|tips)\b.{0,40}\b(?:raise(?! (?:my|the|a) (?:kids?|child|children|son|daughter))|pay rise|more (?:money|pay)(?= from| at work)|(?:higher|better) salary)\b/i;
const SCORES = /\bwhat(?:'s| is| are| were) my (?:\w+ )?(?:scores?|ratings?|results?|assessment|needs)\b/i;
const MOOD = /\bwhat(?:'s| is| was) my (?:current |overall |last )?mood\b/i;
const WHO_AM_I = new RegExp(`${LEAD}who am I\\W*$`, "i");
const WISH =
	/\bI(?:'d| would) (?:\w+ )?(?:love|like) to (?<one>(?:be|become|work|make|build|do|learn|run|start|train|have|open|study|teach|write|paint)\b[^.!?,;]{2,40})|\bI(?:'ve always| always)? (?:want(?:ed)?|dream(?:ed|t)?) (?:to|of) (?<two>(?:be|become|work|learn|start|train|open|study|teach|write|paint)\b[^.!?,;]{2,40})/i;

function list(steps: readonly string[]): string {
	return `\n\n${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n\n`;
}

function sentence(phrase: string): string {
	return `${phrase.charAt(0).toUpperCase()}${phrase.slice(1).replace(/[.!\s]+$/, "")}.`;
}

/** What they mean to do and what was agreed or proposed last: nothing else is a step of theirs. */
function openSteps({ request, memory }: Context): string[] {
	const own = memory.readings
		.slice(-8)
		.filter((one) => !isHardNews(one))
		.flatMap((one) => plansIn(one.text))
		.map(sentence);
	const agreed = request.agreed.filter((one) => !one.isDone).map((one) => one.text);
	const offered = own.length + agreed.length > 0 ? [] : (memory.offered?.steps ?? []);
	return [...new Set([...own, ...agreed, ...offered])].slice(0, 3);
}

/** The last thing they said they'd love to do with their life, if it was said since the talk began. */
function wishOf({ memory }: Context): string | null {
	const found = memory.readings
		.filter((one) => one.dark === null && WISH.test(one.text) && isSpeakable(one))
		.map((one) => WISH.exec(one.text)?.groups)
		.at(-1);
	const wish = (found?.one ?? found?.two ?? "").replace(/ (?:instead|again|one day|someday|some day)$/i, "");
	const words = wish.split(" ");
	return wish !== "" && words.length <= 7 && words.every(looksSpelled) ? turnPronouns(wish) : null;
}

function next(context: Context): Parts | null {
	const { voice, memory } = context;
	const plan = memory.readings
		.slice(-4)
		.map((one) => (isHardNews(one) ? [] : plansIn(one.text)))
		.findLast((plans) => plans.length > 0)?.[0];
	const set = NEXT.test(context.reading.text) ? voice.say(words.OWN_NEXT, { step: plan }) : null;
	if (set !== null) {
		return [set];
	}
	const wish = wishOf(context);
	const [step] = wish === null ? [] : voice.take(words.WISH_STEPS, 1);
	if (step !== undefined) {
		return [voice.say(words.WISH_LEAD, { wish }), step];
	}
	return told(context);
}

function planFor(context: Context): Parts {
	const { voice, memory, reading } = context;
	const known = memory.focus !== null || reading.topics.length > 0;
	const steps = known ? freshSteps(context, 2) : [];
	const [one, two] = steps;
	if (one === undefined || two === undefined) {
		return [voice.say(words.PLAN_FOR_WHAT), voice.say(words.PLAN_FOR_WHAT_QUESTIONS)];
	}
	const last = voice.take(words.PLAN_LAST, 1)[0] ?? words.PLAN_LAST[0] ?? "";
	return [voice.say(words.PLAN_LEADS), list([one, two, last])];
}

function subjectOf(what: string | undefined): string | null {
	const said = (what ?? "").trim();
	return said !== "" && said.split(" ").length <= 6 && said.split(" ").every(looksSpelled)
		? lowered(turnPronouns(lowered(said)))
		: null;
}

function more(context: Context, what: string): Parts {
	const { voice } = context;
	const topic = topicsIn(what)[0]?.topic;
	if (topic !== undefined) {
		const known = voice.take([...topic.normal, ...topic.reflections], 2);
		return [...known, voice.say(topic.explore) ?? voice.say(words.MORE_QUESTIONS)];
	}
	return [voice.say(words.MORE_UNKNOWN, { subject: subjectOf(what) }), voice.say(words.MORE_QUESTIONS)];
}

function profile(context: Context): Parts | null {
	const { person, voice, reading } = context;
	const back = context.memory.quiet ? null : voice.say(words.PROFILE_QUESTIONS);
	if (SCORES.test(reading.text)) {
		const { ratings } = person;
		if (ratings === null) {
			return [voice.say(words.NO_SCORES) ?? words.NO_SCORES[0] ?? null];
		}
		const scores = NEED_LEVELS.map(
			(level) => `${NEED_AREAS[level].label.toLowerCase()} ${ratings[level]}`,
		).join(", ");
		return [voice.say(words.SCORES, { scores }) ?? `Still the same: ${scores}.`, back];
	}
	if (MOOD.test(reading.text)) {
		const now = person.currentMood?.trim().toLowerCase() ?? "";
		const moods = [
			person.overallMood === null ? null : `your mood overall was ${person.overallMood} out of 5`,
			/^[a-z ]{3,20}$/.test(now) ? `the word you chose was '${now}'` : null,
		].filter((one) => one !== null);
		return moods.length === 0
			? [voice.say(words.NO_MOOD) ?? words.NO_MOOD[0] ?? null, voice.say(["How would you put it right now?"])]
			: [
					voice.say(words.MOODS, { moods: moods.join(", and ") }) ?? `As before: ${moods.join(", and ")}.`,
					back,
				];
	}
	if (WHO_AM_I.test(reading.text)) {
		const asked = { ...reading, text: "What do you know about me?" };
		return [voice.say(words.WHO_ARE_YOU), ...recall({ ...context, reading: asked })];
	}
	return null;
}

/** What is asked for in so many words gets that, and nothing beside it. Null when nothing of the kind was asked. */
export function plainly(context: Context): Parts | null {
	const { reading, voice, memory } = context;
	const { text } = reading;
	if (MY_STEPS.test(text)) {
		const steps = openSteps(context);
		return steps.length > 0
			? [voice.say(words.OPEN_STEPS), list(steps)]
			: [voice.say(words.NO_STEPS), memory.quiet ? null : voice.say(words.NO_STEPS_QUESTIONS)];
	}
	if (ONE.test(text) || (NEXT.test(text) && (wishOf(context) !== null || !/do/i.test(text)))) {
		return next(context);
	}
	if (PLAN.test(text)) {
		return planFor(context);
	}
	const who = RIGHT.exec(text)?.groups?.who;
	if (who !== undefined) {
		const named = { he: "him", she: "her", they: "them" }[who.toLowerCase()] ?? turnPronouns(who);
		return [
			voice.say(words.HIS_SIDE, { who: named }),
			memory.quiet ? null : voice.say(words.HIS_SIDE_QUESTIONS),
		];
	}
	const what = SUBJECT.exec(text)?.groups?.what;
	if (what !== undefined && !/^(?:it|this|that|how|what|why|when|if)\b/i.test(what) && !isHardNews(reading)) {
		const any = /^(?:something|anything) (?:else|different|other)/i.test(what);
		const said = any
			? voice.say(words.NEW_SUBJECT_ANY)
			: voice.say(words.NEW_SUBJECT, { subject: subjectOf(what) });
		return said === null ? null : [said, memory.quiet ? null : voice.say(words.NEW_SUBJECT_QUESTIONS)];
	}
	const about = MORE.exec(text)?.groups?.what;
	if (about !== undefined && !/^(?:you|yourself|me|my|our)\b/i.test(about)) {
		return more(context, about);
	}
	const raise = RAISE.test(text);
	const skill = raise ? "a raise" : SKILL.exec(text)?.groups?.skill;
	if (skill !== undefined) {
		const steps = words.SKILLS.find(([pattern]) => pattern.test(skill))?.[1] ?? words.SKILL_STEPS;
		const [one, two] = voice.take(steps, 2);
		return one === undefined
			? null
			: [
					voice.say(raise ? words.RAISE_LEADS : words.SKILL_LEADS),
					list(two === undefined ? [one] : [one, two]),
				];
	}
	return profile(context);
}
