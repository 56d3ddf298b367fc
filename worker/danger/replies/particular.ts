import * as answers from "../content/answers.ts";
import { HARM_QUESTIONS, HARM_SAFE } from "../content/doubt/dark.ts";
import { LEVELS } from "../content/index.ts";
import { VIOLENCE_LATER } from "../content/later-families.ts";
import { NEAR_DISTANCE, NEAR_LATER } from "../content/later-life.ts";
import { PSYCHOSIS_COMMANDED } from "../content/levels-other.ts";
import * as words from "../content/particular.ts";
import type { Context } from "../context.ts";
import * as says from "../understand/particular.ts";
import { hasAsked, reach } from "./danger-help.ts";
import { COMMANDED } from "./danger-reply.ts";
import { FINE } from "./dark-reply.ts";

type Parts = (string | null)[];

/** So many of their messages such a subject lasts. */
const LASTS = 6;

function lately({ memory }: Context): string[] {
	return memory.readings.slice(-LASTS).map(({ text }) => text);
}

function wasSaid({ memory }: Context, lines: readonly string[], among = memory.replies): boolean {
	return among.some((reply) => lines.some((line) => reply.includes(line)));
}

function asking({ voice, memory }: Context, lines: readonly string[]): string | null {
	return memory.quiet ? null : voice.say(lines);
}

/** Thoughts of harm that horrify whoever has them: no alarm, no pat on the head, and asked about once. */
function unwanted(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const fits = reading.danger === null || reading.danger === "violence";
	const told = says.isUnwanted(reading.text);
	if (!fits || !(told || lately(context).some(says.isUnwanted)) || says.BABY.test(talkOf(context))) {
		return null;
	}
	if (!wasSaid(context, words.UNWANTED_ASKS)) {
		const person = reading.danger === null ? null : reach(context, "psychosis", true);
		return [
			voice.say(words.UNWANTED),
			voice.say(words.UNWANTED_CARE),
			person,
			voice.say(words.UNWANTED_ASKS),
		];
	}
	const isAsked = wasSaid(context, words.UNWANTED_ASKS, memory.replies.slice(-1));
	if (
		isAsked &&
		/^(?:yes|yeah|yep|sometimes|maybe|a (?:bit|little)|kind of|I don't know|not sure)\b/i.test(reading.text)
	) {
		return [voice.say(answers.NOT_SAFE.violence), asking(context, VIOLENCE_LATER.questions)];
	}
	return [
		voice.say(words.UNWANTED_LATER) ?? voice.say(VIOLENCE_LATER.stay),
		asking(context, words.UNWANTED_QUESTIONS),
	];
}

function talkOf(context: Context): string {
	return [...lately(context), context.reading.text].join(" ");
}

/** The same about a baby, after the first answer: somebody close told, and nobody alone with it. */
function withBaby(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const fits = reading.danger === null || reading.danger === "violence";
	if (memory.danger?.level !== "violence" || !fits || !says.BABY.test(talkOf(context))) {
		return null;
	}
	if (FINE.test(reading.text) || reading.intent === "yes" || reading.intent === "no") {
		return null;
	}
	const [aboutTelling = "", ...others] = words.BABY_LATER;
	const isUnseen = says.NOBODY_SEES.test(reading.text);
	const said = (isUnseen ? voice.say([aboutTelling]) : voice.say(others)) ?? voice.say(words.BABY_LATER);
	return [said ?? voice.say(VIOLENCE_LATER.stay), asking(context, words.BABY_QUESTIONS)];
}

/** The one who is feared will be back: what can be done until then. */
function beforeTheyAreBack(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const level = reading.danger ?? memory.danger?.level;
	if (level !== "abuse" && !(memory.danger?.level === "abuse" && reading.danger === null)) {
		return null;
	}
	// A few words from behind a locked door: it is still about getting out of there.
	if (says.TRAPPED.test(lately(context).at(-1) ?? "") && reading.words <= 4 && reading.danger === null) {
		const next = voice.say(words.TRAPPED) ?? voice.say(NEAR_LATER.again);
		return next === null ? null : [next, asking(context, words.TRAPPED_QUESTIONS)];
	}
	if (says.WHERE_TO_GO.test(reading.text)) {
		return [voice.say(words.WHERE_TO_GO), asking(context, words.COMING_HOME_ASKS)];
	}
	if (!says.COMING_HOME.test(reading.text)) {
		return null;
	}
	const isFirst = memory.danger === null;
	return [
		isFirst ? voice.say(LEVELS.abuse.heard) : null,
		voice.say(words.COMING_HOME),
		isFirst ? reach(context, "abuse", true) : voice.say(words.COMING_HOME_BAG),
		asking(context, words.COMING_HOME_ASKS),
	];
}

/** They called a line and were met kindly: glad with them, and then what now. */
function called(context: Context): Parts | null {
	const { reading, voice } = context;
	const told = lately(context)
		.slice(-3)
		.some((text) => says.CALLED_KINDLY.test(text));
	const lines = says.CALLED_KINDLY.test(reading.text)
		? words.CALLED
		: told && says.CALL_AGAIN.test(reading.text)
			? words.CALLED_AGAIN
			: [];
	const said = reading.danger === null ? voice.say(lines) : null;
	return said === null ? null : [said, asking(context, words.CALLED_QUESTIONS)];
}

/** Then the answer is one to that. */
function asksWhetherSafe({ memory }: Context): boolean {
	return LEVELS.intent.ask.some((line) => memory.replies.at(-1)?.includes(line));
}

/** A voice that commands harm, told in the middle of a talk: nothing is discussed before help. */
function commanded(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const isVoice = memory.readings
		.slice(-LASTS)
		.some(({ danger, text }) => danger === "psychosis" || /\bvoices?\b/i.test(text));
	if (!isVoice || memory.danger === null) {
		return null;
	}
	const isNew = COMMANDED.test(reading.text);
	if (!isNew) {
		const goesOn =
			lately(context)
				.slice(-2)
				.some((text) => COMMANDED.test(text)) && reading.words <= 4;
		return goesOn && reading.danger === null && !asksWhetherSafe(context)
			? [voice.say(NEAR_LATER.again), voice.say(NEAR_LATER.help), asking(context, NEAR_LATER.questions)]
			: null;
	}
	return [
		voice.say(PSYCHOSIS_COMMANDED) ?? voice.say(NEAR_LATER.again),
		voice.say(NEAR_DISTANCE),
		asking(context, hasAsked(context, "psychosis") ? NEAR_LATER.questions : LEVELS.intent.ask),
	];
}

/** Something at hand to hurt another with: away from it, whatever else was told meanwhile. */
function armed(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const isViolent = memory.readings.slice(-LASTS).some(({ danger }) => danger === "violence");
	if (!isViolent) {
		return null;
	}
	if (says.WEAPON.test(reading.text) && (reading.danger === null || reading.danger === "violence")) {
		return [
			voice.say(words.WEAPON) ?? voice.say(VIOLENCE_LATER.again),
			asking(context, words.WEAPON_QUESTIONS),
		];
	}
	const wasArmed = lately(context).some((text) => says.WEAPON.test(text));
	return wasArmed && says.PUT_AWAY.test(reading.text)
		? [
				voice.say(HARM_SAFE) ?? voice.say(VIOLENCE_LATER.stay),
				voice.say(VIOLENCE_LATER.help),
				asking(context, HARM_QUESTIONS),
			]
		: null;
}

/** "I think I'm dying", with a racing heart: the body first. */
function panic(context: Context): Parts | null {
	const { reading, voice } = context;
	const isBody = says.PANIC.test(reading.text) && says.BODY.test(talkOf(context));
	const said = reading.danger === null && isBody ? voice.say(words.PANIC) : null;
	return said === null ? null : [said, asking(context, words.PANIC_QUESTIONS)];
}

/** Money between somebody and help, on a day without danger. */
function costOfHelp(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const isAboutHelp = says.HELP.test([...lately(context).slice(-3), reading.text].join(" "));
	return memory.danger === null && reading.danger === null && isAboutHelp && says.NO_MONEY.test(reading.text)
		? [voice.say(words.FREE_HELP), asking(context, words.FREE_HELP_QUESTIONS)]
		: null;
}

/** What needs other words than those of its level. */
export function particular(context: Context): Parts | null {
	const { intent } = context.reading;
	if (intent === "goodbye" || intent === "about" || intent === "command" || intent === "style") {
		return null;
	}
	const found =
		unwanted(context) ??
		withBaby(context) ??
		beforeTheyAreBack(context) ??
		commanded(context) ??
		armed(context) ??
		panic(context) ??
		called(context) ??
		costOfHelp(context);
	return found?.some((part) => part !== null) === true ? found : null;
}
