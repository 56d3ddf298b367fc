import { COMMIT_YES_QUESTIONS } from "../content/answers.ts";
import { ACT } from "../content/company.ts";
import { FEELING_NOUNS, FEELING_QUESTIONS } from "../content/feelings.ts";
import { MANNER_QUESTIONS } from "../content/manner.ts";
import {
	DEEPER,
	EXCEPTIONS,
	EXPLORE,
	INVITES,
	OFFER_CHOICE,
	OFFER_IDEA,
	PERSON_QUESTIONS,
	PRESENCE,
	REMEMBER_QUESTIONS,
} from "../content/questions.ts";
import { THEIR_VOICE_QUESTIONS } from "../content/reflections.ts";
import {
	HELD_BACK,
	KIND_QUESTIONS,
	OTHERS_NOW,
	PLAIN_QUESTIONS,
	REFUSED_QUESTIONS,
	USED_TO_QUESTIONS,
	WARM_QUESTIONS,
} from "../content/replies-to-answers.ts";
import type { Topic } from "../content/topic.ts";
import type { Context } from "../context.ts";
import { askedBy, questionIn } from "../memory/asked.ts";
import { mainFeeling } from "../understand/feelings.ts";
import { toneOf } from "../understand/tone.ts";
import { heaviest } from "../understand/understand.ts";
import { isLive, isNear } from "./live.ts";
import { isHeldTender, type Move, saidTheirVoice } from "./reflect.ts";

const BETWEEN_PEOPLE = new Set([
	"family",
	"friendship",
	"relationship",
	"work-conflict",
	"parenting",
	"anger",
]);

function askedLately(context: Context, kind: string, replies: number): boolean {
	return context.memory.replies
		.slice(-replies)
		.some((reply) => askedBy(questionIn(reply) ?? "") === kind && questionIn(reply) !== null);
}

export function presence(context: Context): string | null {
	return context.voice.say(PRESENCE);
}

export function invite(context: Context): string | null {
	return askedLately(context, "invite", 3) ? null : context.voice.say(INVITES);
}

export function offer(context: Context): string | null {
	if (
		context.memory.listening ||
		context.memory.focus?.topic.slug === "celebration" ||
		askedLately(context, "choice", 6) ||
		askedLately(context, "offer", 6)
	) {
		return null;
	}
	return context.voice.say(context.voice.roll("offer", 2) === 0 ? OFFER_CHOICE : OFFER_IDEA);
}

/** Whether a question asks for something to be done. */
export function isPush(asked: string, topic?: Topic): boolean {
	return (
		ACT.includes(asked) || COMMIT_YES_QUESTIONS.includes(asked) || topic?.actions.includes(asked) === true
	);
}

export function action(context: Context): string | null {
	const focus = isNear(context) ? context.memory.focus : null;
	return (focus === null ? null : context.voice.say(focus.topic.actions)) ?? context.voice.say(ACT);
}

function exception(context: Context): string | null {
	const focus = isHeldTender(context) || !isNear(context) ? null : context.memory.focus;
	return (focus === null ? null : context.voice.say(focus.topic.exceptions)) ?? context.voice.say(EXCEPTIONS);
}

function feelingQuestion(context: Context): string | null {
	const felt = mainFeeling(context.reading.feelings);
	if (felt === null || felt.up) {
		return null;
	}
	return context.voice.say(FEELING_QUESTIONS, { noun: FEELING_NOUNS[felt.feeling] });
}

function personQuestion(context: Context): string | null {
	const { person, focus } = context.memory;
	const named = context.reading.people.some((one) => one.label === person?.label);
	if (person === null || focus === null || !named || !BETWEEN_PEOPLE.has(focus.topic.slug)) {
		return null;
	}
	return context.voice.say(PERSON_QUESTIONS, { person: person.label });
}

function mannerQuestion(context: Context): string | null {
	const letters = context.person.personalityType ?? "";
	const letter = letters.charAt(context.voice.roll("letter", 4));
	const options = MANNER_QUESTIONS[letter];
	return options === undefined ? null : context.voice.say(options);
}

/** The question that only these words could call for. */
export function momentQuestion(context: Context): string | null {
	if (saidTheirVoice(context)) {
		return context.voice.say(THEIR_VOICE_QUESTIONS);
	}
	for (const { moment, slots } of context.reading.moments) {
		const said = context.voice.say(moment.asks, slots);
		if (said !== null) {
			return said;
		}
	}
	return null;
}

function aspectQuestion(context: Context): string | null {
	const held = isHeldTender(context);
	const near = (context.memory.focus?.aspects ?? [])
		.filter((aspect) => !held || aspect.standing)
		.flatMap((aspect) => aspect.questions ?? []);
	return context.voice.say(near);
}

/** A question that follows from the kind of thing said: "what came of it?" after something tried. */
function kindQuestion(context: Context): string | null {
	const clause = heaviest(context.reading.clauses);
	if (clause !== null && /^you used to\b/.test(clause.turned)) {
		return context.voice.say(USED_TO_QUESTIONS);
	}
	const past = /\b(?:was|were|said|told|did|went|had|took|gave|left|got|came|made|\w+ed)\b/;
	if (clause?.kind === "other" && !past.test(clause.turned) && toneOf(clause.original) === "down") {
		return context.voice.say(OTHERS_NOW);
	}
	if (clause?.kind === "state" && past.test(clause.turned) && !/^you(?:'re| are)\b/.test(clause.turned)) {
		return context.voice.say(KIND_QUESTIONS.did ?? []);
	}
	const undone = clause?.kind === "cannot" && /\b(?:haven't|never|didn't)\b/.test(clause.turned);
	if (clause?.kind === "want" && /^you(?: \w+)? don't\b/.test(clause.turned)) {
		return context.voice.say(REFUSED_QUESTIONS);
	}
	const tone = clause === null ? "plain" : toneOf(clause.original);
	if ((clause?.kind === "state" || clause?.kind === "other" || clause?.kind === "did") && tone !== "down") {
		const warm = past.test(clause.turned)
			? WARM_QUESTIONS
			: WARM_QUESTIONS.filter((line) => !/ (?:was|did)\b/.test(line));
		return context.voice.say(tone === "up" && clause.kind !== "other" ? warm : PLAIN_QUESTIONS);
	}
	const options = undone ? HELD_BACK : clause === null ? undefined : KIND_QUESTIONS[clause.kind];
	return options === undefined ? null : context.voice.say(options);
}

function topicQuestion(context: Context): string | null {
	const { focus } = context.memory;
	return focus === null || !isLive(context) ? null : context.voice.say(focus.topic.explore);
}

function anyTopicQuestion(context: Context): string | null {
	const { focus } = context.memory;
	const apart = isHeldTender(context) || !isNear(context);
	return focus === null || apart ? null : context.voice.say(focus.topic.explore);
}

function remembering(context: Context): string | null {
	return context.voice.say(REMEMBER_QUESTIONS);
}

function general(context: Context): string | null {
	return toneOf(context.reading.text) === "down"
		? context.voice.say(EXPLORE)
		: (context.voice.say(PLAIN_QUESTIONS) ?? context.voice.say(EXPLORE));
}

export function explore(context: Context): string | null {
	const moves: readonly Move[] = [
		momentQuestion,
		aspectQuestion,
		topicQuestion,
		kindQuestion,
		feelingQuestion,
		anyTopicQuestion,
		general,
	];
	for (const move of moves) {
		const said = move(context);
		if (said !== null) {
			return said;
		}
	}
	return null;
}

export function deeper(context: Context): string | null {
	const focus = isHeldTender(context) || !isNear(context) ? null : context.memory.focus;
	return (focus === null ? null : context.voice.say(focus.topic.deeper)) ?? context.voice.say(DEEPER);
}

/** What the words themselves call for first; a wider question only once those are used or nothing calls. */
export function question(context: Context): string | null {
	const { memory, voice } = context;
	if (memory.quiet) {
		return presence(context);
	}
	if (memory.listening && voice.roll("listen", 2) === 0) {
		return presence(context);
	}
	const run = memory.focusRun;
	const order: Move[] = [momentQuestion, aspectQuestion];
	if (
		run >= 4 &&
		toneOf(context.reading.text) === "down" &&
		context.reading.moments.length === 0 &&
		(run === 4 || run % 6 === 0)
	) {
		order.push(offer);
	}
	if (isLive(context) && memory.focus?.fresh === true) {
		order.push(topicQuestion);
	}
	order.push(
		...(voice.roll("person", 2) === 0 ? [personQuestion, kindQuestion] : [kindQuestion, personQuestion]),
	);
	if (memory.focus?.topic.tender === true && heaviest(context.reading.clauses)?.kind === "other") {
		order.splice(2, 0, memory.focus.topic.slug === "grief" ? remembering : anyTopicQuestion);
	}
	if (run >= 3 && voice.roll("manner", 4) === 0 && memory.focus?.topic.tender !== true) {
		order.push(mannerQuestion);
	}
	order.push(topicQuestion);
	if (run >= 4) {
		order.push(...(voice.roll("later", 2) === 0 ? [exception, deeper] : [deeper]));
	}
	for (const move of [...order, feelingQuestion, anyTopicQuestion, general, deeper, exception]) {
		const said = move(context);
		if (said !== null) {
			return said;
		}
	}
	return presence(context);
}
