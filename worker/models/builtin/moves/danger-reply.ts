import * as words from "../content/danger.ts";
import * as veiled from "../content/veiled.ts";
import type { Context } from "../context.ts";
import { soundsImmediate, soundsPassive } from "../danger.ts";
import { asksDirectly, denies } from "../understand/denial.ts";
import { isVeiled } from "../understand/veiled.ts";
import { aspectWords, feelingWords, firstOf } from "./reflect.ts";
import { believed, heardVeiled } from "./veiled-reply.ts";

type Parts = (string | null)[];

const MEANT_OTHERWISE =
	/\b(?:not what I meant|didn't mean (?:it )?(?:like )?that|don't mean (?:it )?(?:like )?that|not (?:actually |really )?suicidal|was(?: just)? (?:joking|kidding|a joke)|just a (?:joke|figure of speech)|I'm kidding|exaggerating|figure of speech)\b/i;
const SAFE =
	/\b(?:I'm|I am|yes,? I'm|yeah I'm|feel) (?:\w+ )?safe\b|\b(?:won't|not going to|wouldn't) (?:do|act|hurt)|^(?:yes|yeah|safe)\b[^?]*$/i;
const UNSAFE =
	/\b(?:not safe|unsafe|don't (?:feel|think I'm) safe|might (?:do|act)|going to do it|thinking of acting|I don't know if I'm safe)\b/i;

const REACHED =
	/\b(?:I (?:just )?(?:texted|called|told|rang|messaged|phoned|talked to|spoke to)|is (?:here|coming|with me|on (?:his|her|their) way)|came over|I'm with (?:my|a))\b/i;

function askedSafety(context: Context): boolean {
	return context.memory.replies.some((reply) =>
		Object.values(words.SAFETY_QUESTION).some((question) => reply.includes(question)),
	);
}

function helper(context: Context): Parts {
	const { voice } = context;
	return [
		voice.say(words.HEARD.other),
		voice.say(words.OTHER_HELP),
		voice.say(words.OTHER_QUESTIONS) ?? voice.say(words.TRUSTED),
	];
}

function staying(context: Context): Parts {
	const { voice } = context;
	const close = firstOf(context, [feelingWords, aspectWords]);
	if (REACHED.test(context.reading.text)) {
		return [
			voice.say(words.REACHED) ?? close,
			voice.say(words.STAYING_HELP),
			voice.say(words.REACHED_QUESTIONS),
		];
	}
	const help = voice.say(words.STAYING_HELP);
	const ending =
		voice.roll("staying", 2) === 0 ? voice.say(words.TRUSTED) : voice.say(words.STAYING_QUESTIONS);
	return [voice.say(words.STAYING) ?? close, help, ending ?? voice.say(words.STAYING_QUESTIONS)];
}

/** Words that show danger: heard first, then a human's help, then one direct question, asked once. */
export function dangerReply(context: Context): Parts | null {
	const { reading, voice, memory } = context;
	if (reading.danger === null) {
		return null;
	}
	if (reading.danger === "other") {
		return helper(context);
	}
	const passive = soundsPassive(reading.text);
	const askedAlready = askedSafety(context) || context.memory.replies.some(asksDirectly);
	if (passive && !askedAlready) {
		return [
			voice.say(veiled.PASSIVE),
			voice.say(words.NOT_ENOUGH) ?? voice.say(words.STAYING_HELP),
			voice.say(veiled.ASK_DIRECTLY),
		];
	}
	const immediate = soundsImmediate(reading.text) && reading.danger !== "abuse";
	const heard = voice.say(words.HEARD[reading.danger]) ?? voice.say(words.STAYING);
	if (askedSafety(context) && !immediate) {
		return memory.danger !== null && memory.danger.ago <= 2
			? staying(context)
			: [heard, voice.say(words.STAYING_HELP), voice.say(words.TRUSTED)];
	}
	const help = immediate ? voice.say(words.EMERGENCY_FIRST) : null;
	const ending = askedSafety(context) ? voice.say(words.TRUSTED) : words.SAFETY_QUESTION[reading.danger];
	return [heard, help, voice.say(words.NOT_ENOUGH) ?? voice.say(words.STAYING_HELP), ending];
}

/** While danger was spoken of in the last turns, everything is answered from beside it. */
export function afterDanger(context: Context): Parts | null {
	const { memory, reading, voice } = context;
	if (memory.danger === null || memory.danger.ago > 8) {
		return null;
	}
	if (
		denies(reading.text) &&
		reading.danger === null &&
		context.memory.replies.slice(-1).some(asksDirectly)
	) {
		return believed(context);
	}
	if (reading.intent === "goodbye") {
		return [voice.say(words.DANGER_GOODBYE) ?? voice.say(words.STAYING)];
	}
	if (reading.intent === "thanks") {
		return [voice.say(words.STAYING), voice.say(words.STAYING_HELP)];
	}
	if (MEANT_OTHERWISE.test(reading.text)) {
		return [voice.say(words.MEANT_OTHERWISE), voice.say(words.STAYING_QUESTIONS)];
	}
	if (memory.asked === "safety") {
		if (reading.intent === "yes" && /\bor\b/.test(memory.lastQuestion ?? "")) {
			// A bare yes to an either-or: better to ask than to read it the hopeful way.
			return [voice.say(words.UNCLEAR_YES), voice.say(words.UNCLEAR_YES_QUESTIONS)];
		}
		const unsafe = UNSAFE.test(reading.text) || reading.intent === "no" || reading.intent === "unsure";
		if (unsafe) {
			return [voice.say(words.NOT_SAFE), voice.say(words.TRUSTED)];
		}
		if (SAFE.test(reading.text)) {
			return [voice.say(words.SAFE_NOW), voice.say(words.STAYING_HELP), voice.say(words.STAYING_QUESTIONS)];
		}
	}
	const turnsToOther =
		reading.intent.startsWith("about-") || ["command", "style", "foreign", "time"].includes(reading.intent);
	return turnsToOther ? null : staying(context);
}

/** The answer to the asking question, when no danger had been said outright before it. */
export function afterPointless(context: Context): Parts | null {
	const { memory, reading, voice } = context;
	if (memory.asked !== "safety" || memory.danger !== null) {
		return null;
	}
	const direct = context.memory.replies.slice(-1).some(asksDirectly);
	if (denies(reading.text) && (direct || reading.words > 2)) {
		return believed(context);
	}
	const dark =
		/\b(?:second|both|die|dying|alive|sometimes|latter|not living|wish|yes|yeah|yep|thoughts|maybe|kind of|a bit|I think so|I guess|I don't know)\b/i.test(
			reading.text,
		);
	if (dark) {
		return [voice.say(words.HEARD.suicide), voice.say(words.NOT_ENOUGH), words.SAFETY_QUESTION.suicide];
	}
	const worn =
		/\b(?:tired|weary|weariness|worn|first|neither|exhausted|flat|no|not that|nothing feels good|trying)\b/i.test(
			reading.text,
		);
	if (worn && reading.words <= 12) {
		return [voice.say(words.WORN_OUT), voice.say(words.WORN_OUT_QUESTIONS)];
	}
	return null;
}

/** "It's all pointless", "I don't want to live without her": asked about, gently and directly, and not assumed. */
export function pointless(context: Context): Parts {
	const { voice, memory, reading } = context;
	const label =
		memory.focus?.topic.tender === true && memory.focus.topic.slug !== "low-mood" && context.turn > 1
			? memory.focus.topic.label
			: null;
	if (context.memory.replies.slice(-8).some((reply) => asksAboutLife(reply))) {
		// Asked once already, and answered: heard again without asking again.
		return [heardVeiled(context), voice.say(words.STAYING), voice.say(veiled.BACK_TO_LOSS_QUESTIONS)];
	}
	if (isVeiled(reading.text)) {
		return [heardVeiled(context), voice.say(veiled.ASK_DIRECTLY) ?? voice.say(words.STAYING_QUESTIONS)];
	}
	const heard = voice.say(words.POINTLESS_SINCE, { label }) ?? voice.say(words.POINTLESS_HEARD);
	return [heard, voice.say(words.POINTLESS_QUESTIONS) ?? voice.say(words.STAYING_QUESTIONS)];
}

function asksAboutLife(reply: string): boolean {
	return asksDirectly(reply) || words.POINTLESS_QUESTIONS.some((question) => reply.includes(question));
}
