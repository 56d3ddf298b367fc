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
	SCALES,
} from "../content/questions.ts";
import type { Context } from "../context.ts";
import { askedBy, questionIn } from "../memory/asked.ts";
import { mainFeeling } from "../understand/feelings.ts";
import type { Move } from "./reflect.ts";

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

export function action(context: Context): string | null {
	const { focus } = context.memory;
	return (focus === null ? null : context.voice.say(focus.topic.actions)) ?? context.voice.say(ACT);
}

function scale(context: Context): string | null {
	if (askedLately(context, "scale", 12)) {
		return null;
	}
	const { focus } = context.memory;
	return (focus === null ? null : context.voice.say(focus.topic.scale)) ?? context.voice.say(SCALES);
}

function exception(context: Context): string | null {
	const { focus } = context.memory;
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
	const recent = [...context.memory.readings.slice(-1), context.reading].flatMap((one) => one.people);
	const named = recent.some((one) => one.label === person?.label);
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

export function explore(context: Context): string | null {
	const { focus } = context.memory;
	if (focus === null) {
		return feelingQuestion(context) ?? context.voice.say(EXPLORE);
	}
	const near = focus.aspects.flatMap((aspect) => aspect.questions ?? []);
	return context.voice.say(near) ?? context.voice.say(focus.topic.explore) ?? context.voice.say(EXPLORE);
}

export function deeper(context: Context): string | null {
	const { focus } = context.memory;
	return (focus === null ? null : context.voice.say(focus.topic.deeper)) ?? context.voice.say(DEEPER);
}

/** One open question that suits how far the talk has come, or words that need no answer. */
export function question(context: Context): string | null {
	const { memory, voice, request } = context;
	if (memory.quiet) {
		return presence(context);
	}
	if (memory.listening && voice.roll("listen", 2) === 0) {
		return presence(context);
	}
	const run = memory.focusRun;
	const order: Move[] = [];
	if (voice.roll("manner", 5) === 0 && memory.focus?.topic.tender !== true) {
		order.push(mannerQuestion);
	}
	if (run <= 2) {
		order.push(...(voice.roll("person", 2) === 0 ? [personQuestion, explore] : [explore]));
	} else if (run === 3) {
		order.push(request.style === "want-guidance" ? deeper : scale, explore);
	} else if (run === 4 || run % 7 === 0) {
		order.push(offer, personQuestion, deeper);
	} else {
		order.push(...(voice.roll("later", 2) === 0 ? [exception, deeper] : [personQuestion, deeper]));
	}
	for (const move of [...order, explore, deeper, exception]) {
		const said = move(context);
		if (said !== null) {
			return said;
		}
	}
	return presence(context);
}
