import { COMMIT, WHICH_STEP } from "../content/questions.ts";
import {
	GENERAL_STEPS,
	LIST_LEADS,
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
import { aspectWords, feelingWords, firstOf, momentWords, ownWords } from "./reflect.ts";

/** Fresh steps, the ones for the named side first. General ones only when the topic's own have run out. */
export function freshSteps(context: Context, count: number): string[] {
	const { voice, memory } = context;
	const asked = context.reading.moments.flatMap(({ moment }) => moment.steps ?? []);
	const before = memory.readings
		.slice(-5)
		.flatMap((one) => one.moments.flatMap(({ moment }) => moment.steps ?? []));
	const focus = memory.focus !== null && !memory.rejected.includes(memory.focus.topic) ? memory.focus : null;
	// A subject named just now has its own steps; what was said about the one before it can wait.
	const lately = focus?.fresh === true || memory.focus !== focus ? [] : before;
	const steps = voice.take(asked.length > 0 ? asked : lately, count);
	const last = memory.readings.at(-1)?.text ?? "";
	const near = (focus?.topic.aspects ?? [])
		.filter((aspect) => focus?.aspects.includes(aspect) || (!focus?.fresh && aspect.pattern.test(last)))
		.flatMap((aspect) => aspect.steps ?? []);
	if (steps.length < count) {
		steps.push(...voice.take(near, count - steps.length));
	}
	if (steps.length < count && focus !== null) {
		steps.push(...voice.take(focus.topic.steps, count - steps.length));
	}
	if (steps.length < count && memory.focus === null && memory.before !== null) {
		steps.push(...voice.take(memory.before.steps, count - steps.length));
	}
	if (steps.length < count) {
		steps.push(...voice.take(GENERAL_STEPS, count - steps.length));
	}
	return steps;
}

function outOfIdeas(context: Context): (string | null)[] {
	return [context.voice.say(OUT_OF_IDEAS), context.voice.say(OUT_OF_IDEAS_QUESTIONS) ?? presence(context)];
}

/** A step is written as a sentence; after a colon it goes on in lower case. */
function uncapitalised(text: string): string {
	return text.replace(/: ([A-Z])(?=[a-z])/g, (_, letter: string) => `: ${letter.toLowerCase()}`);
}

/** Two ideas in running text: asked for, so there's no need to ask leave again. */
export function ideas(context: Context): (string | null)[] {
	const [one, two] = freshSteps(context, 2);
	if (one === undefined || two === undefined) {
		return outOfIdeas(context);
	}
	const said = context.voice.say(PROSE_IDEAS, { one, two }) ?? `${one} Or: ${two}`;
	return [
		uncapitalised(said),
		context.memory.quiet ? presence(context) : (context.voice.say(WHICH_STEP) ?? context.voice.say(COMMIT)),
	];
}

export function oneIdea(context: Context): (string | null)[] {
	const [one] = freshSteps(context, 1);
	if (one === undefined) {
		return outOfIdeas(context);
	}
	const said = context.voice.say(ONE_IDEA, { one }) ?? one;
	return [
		uncapitalised(said),
		context.voice.say(COMMIT.filter((line) => !/either|one of|them/.test(line))) ?? presence(context),
	];
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
	const label = memory.focus?.topic.label ?? null;
	const useLabel = label !== null && memory.focusRun <= 1 && context.reading.moments.length === 0;
	const lead = (useLabel ? voice.say(LIST_LEADS, { label }) : null) ?? voice.say(PLAIN_LEADS);
	const list = `\n\n1. ${one}\n2. ${two}\n\n`;
	const closing = memory.quiet || voice.roll("close", 4) === 0 ? null : voice.say(WHICH_STEP);
	return [opening, lead, list, closing];
}
