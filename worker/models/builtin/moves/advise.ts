import { COMMIT, WHICH_STEP } from "../content/questions.ts";
import {
	FIT_QUESTIONS,
	FURTHER_LEADS,
	GENERAL_STEPS,
	LIST_LEADS,
	NO_READY_ANSWER,
	ONE_IDEA,
	OUT_OF_IDEAS,
	OUT_OF_IDEAS_QUESTIONS,
	PLAIN_LEADS,
	PRACTICAL_FOCUS,
	PRACTICAL_FOCUS_QUESTIONS,
	PROSE_IDEAS,
} from "../content/ways.ts";
import type { Context } from "../context.ts";
import { presence } from "./question.ts";
import { aspectWords, feelingWords, firstOf, momentWords, ownWords, topicWords } from "./reflect.ts";

/** Words of a question that name no subject: "what should I do about it tomorrow?" asks about what went before. */
const ASKING = new Set(
	"what should could would can will do does did how about with the and now then there here this that them they him her his she for from have has had i'm i've it's that's else help make tell say get got want need any some ideas idea tips advice suggest try start tomorrow today tonight please just really still other way best thing things more out into when where you your think my me more less again next first going".split(
		" ",
	),
);

function subjectsIn(text: string): string[] {
	return (text.toLowerCase().match(/[a-z']{4,}/g) ?? []).filter((word) => !ASKING.has(word));
}

/** Steps that fit the last thing said: its own moments, its own sides of a topic, or the words it shares with a step. */
function fittingPools(context: Context): string[][] {
	const { reading, memory } = context;
	const own = reading.moments.flatMap(({ moment }) => moment.steps ?? []);
	const sides = reading.topics.flatMap((hit) => hit.aspects.flatMap((aspect) => aspect.steps ?? []));
	const subjects = subjectsIn(reading.text).map((word) => word.slice(0, Math.max(4, word.length - 2)));
	const topics = [
		...(memory.focus === null ? [] : [memory.focus.topic]),
		...reading.topics.map((hit) => hit.topic),
	];
	const shared = (reading.intent === "advice" ? topics : [])
		.flatMap((topic) => [...topic.steps, ...topic.aspects.flatMap((aspect) => aspect.steps ?? [])])
		.filter((step) => subjects.some((word) => step.toLowerCase().includes(word)));
	return [own, sides, shared];
}

/** Whether the question names a subject that nothing known fits, so that a list would only be a list. */
export function asksForMore({ reading, memory }: Context): boolean {
	return (
		reading.intent === "advice" &&
		subjectsIn(reading.text).length > 0 &&
		reading.topics.length === 0 &&
		memory.focus?.fresh !== true &&
		reading.people.length === 0
	);
}

/** Fresh steps, what fits the last words first. General ones only when the topic's own have run out. */
export function freshSteps(context: Context, count: number): string[] {
	const { memory } = context;
	const before = memory.readings
		.slice(-3)
		.flatMap((one) => one.moments.flatMap(({ moment }) => moment.steps ?? []));
	const focus = memory.focus !== null && !memory.rejected.includes(memory.focus.topic) ? memory.focus : null;
	const last = memory.readings.at(-1)?.text ?? "";
	const near = (focus?.topic.aspects ?? [])
		.filter((aspect) => focus?.aspects.includes(aspect) || (!focus?.fresh && aspect.pattern.test(last)))
		.flatMap((aspect) => aspect.steps ?? []);
	const turnedDown = new Set(
		memory.rejected.flatMap((topic) => [
			...topic.steps,
			...topic.aspects.flatMap((aspect) => aspect.steps ?? []),
		]),
	);
	const pools = [
		...fittingPools(context).map((pool) => pool.filter((step) => !turnedDown.has(step))),
		// A subject named just now has its own steps; what was said about the one before it can wait.
		focus?.fresh === true || memory.focus !== focus ? [] : before,
		near,
		focus?.topic.steps ?? [],
		memory.focus === null ? (memory.before?.steps ?? []) : [],
		GENERAL_STEPS,
	];
	return takeFrom(context, pools, count);
}

/** So many fresh steps, from the first pool that has any. */
function takeFrom({ voice }: Context, pools: readonly (readonly string[])[], count: number): string[] {
	const steps: string[] = [];
	for (const pool of pools) {
		const left = [...new Set(pool)].filter((step) => !steps.includes(step));
		steps.push(...(steps.length < count ? voice.take(left, count - steps.length) : []));
	}
	return steps;
}

/** Whether two fresh steps fit what was just said: anything less is no list that anyone asked for. */
export function hasFittingList(context: Context): boolean {
	return takeFrom(context, fittingPools(context), 2).length === 2;
}

function outOfIdeas(context: Context): (string | null)[] {
	return [context.voice.say(OUT_OF_IDEAS), context.voice.say(OUT_OF_IDEAS_QUESTIONS) ?? presence(context)];
}

/** A step is written as a sentence; after a colon it goes on in lower case. */
function uncapitalised(text: string): string {
	return text.replace(/: ([A-Z])(?=[a-z])/g, (_, letter: string) => `: ${letter.toLowerCase()}`);
}

/** What shows that the matter was taken in, before the first advice of a talk. */
function heardFirst(context: Context): string | null {
	const { memory, reading } = context;
	if (memory.replies.length > 0) {
		return null;
	}
	const own = reading.moments.some(({ moment }) => moment.steps !== undefined);
	return firstOf(context, own ? [momentWords] : [aspectWords, topicWords]);
}

/** A first sentence and what follows are one part, so that neither is cut for length. */
function after(first: string | null, rest: string): string {
	return first === null ? rest : `${first} ${rest}`;
}

/** Two ideas in running text: asked for, so there's no need to ask leave again. */
export function ideas(context: Context): (string | null)[] {
	if (
		context.memory.focus === null &&
		asksForMore(context) &&
		takeFrom(context, fittingPools(context), 1).length === 0
	) {
		const answer = context.voice.say(NO_READY_ANSWER);
		return [answer, context.memory.quiet ? presence(context) : context.voice.say(FIT_QUESTIONS)];
	}
	const [one, two] = freshSteps(context, 2);
	if (one === undefined || two === undefined) {
		return outOfIdeas(context);
	}
	const heard = heardFirst(context);
	const leads = heard === null ? PROSE_IDEAS : PROSE_IDEAS.filter((line) => line.includes(": {one}"));
	const said = context.voice.say(leads, { one, two }) ?? `${one} Or: ${two}`;
	return [
		after(heard, uncapitalised(said)),
		context.memory.quiet ? presence(context) : (context.voice.say(WHICH_STEP) ?? context.voice.say(COMMIT)),
	];
}

export function oneIdea(context: Context): (string | null)[] {
	const [one] = freshSteps(context, 1);
	if (one === undefined) {
		return outOfIdeas(context);
	}
	const heard = heardFirst(context);
	const said = context.voice.say(ONE_IDEA, { one }) ?? one;
	return [
		after(heard, uncapitalised(said)),
		context.voice.say(COMMIT.filter((line) => !/either|one of|them/.test(line))) ?? presence(context),
	];
}

/** "What should I do?" with nothing told yet: what it is about comes first. */
export function aboutWhat({ voice, memory }: Context): (string | null)[] {
	return [voice.say(PRACTICAL_FOCUS), memory.quiet ? null : voice.say(PRACTICAL_FOCUS_QUESTIONS)];
}

/** Practical Help: a line that shows the point was taken, then a list of two, then at most one question. */
export function practical(context: Context): (string | null)[] {
	const { voice, memory, turn } = context;
	const opening = firstOf(context, [momentWords, aspectWords, ownWords, feelingWords]);
	if (
		memory.focus === null &&
		turn <= 2 &&
		context.reading.words < 25 &&
		context.reading.moments.every(({ moment }) => moment.steps === undefined)
	) {
		return [opening ?? voice.say(PRACTICAL_FOCUS), voice.say(PRACTICAL_FOCUS_QUESTIONS)];
	}
	const [one, two] = freshSteps(context, 2);
	if (one === undefined || two === undefined) {
		return [opening, ...outOfIdeas(context)];
	}
	const fitting = takeFrom(context, fittingPools(context), 2);
	if (asksForMore(context) && fitting.length < 2) {
		const [only] = fitting;
		const answer =
			only === undefined ? voice.say(NO_READY_ANSWER) : (voice.say(ONE_IDEA, { one: only }) ?? only);
		return [
			opening,
			answer === null ? null : uncapitalised(answer),
			memory.quiet ? null : voice.say(FIT_QUESTIONS),
		];
	}
	const label = memory.focus?.topic.label ?? null;
	const useLabel = label !== null && memory.focusRun <= 1 && context.reading.moments.length === 0;
	const listed = memory.replies.some((reply) => reply.includes("\n1. "));
	const leads = listed ? [...PLAIN_LEADS, ...FURTHER_LEADS] : PLAIN_LEADS;
	const lead = (useLabel ? voice.say(LIST_LEADS, { label }) : null) ?? voice.say(leads);
	const list = `\n\n1. ${one}\n2. ${two}\n\n`;
	const closing = memory.quiet || voice.roll("close", 4) === 0 ? null : voice.say(WHICH_STEP);
	return [opening, lead, list, closing];
}
