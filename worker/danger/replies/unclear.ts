import { screened } from "#shared/safety/doubt.ts";
import { MEANT_OTHERWISE, MEANT_OTHERWISE_DOOR, MEANT_OTHERWISE_QUESTIONS } from "../content/answers.ts";
import { DARK_HELP } from "../content/doubt/dark.ts";
import * as words from "../content/doubt/unclear.ts";
import { ASK_DIRECTLY } from "../content/doubt/veiled.ts";
import { REACH_UNSEEN, STAYING } from "../content/shared.ts";
import type { Context } from "../context.ts";
import type { Reading } from "../reading/reading.ts";
import { asksDirectly, denies, deniesPlainly, meansOtherwise } from "../understand/denial.ts";
import { HEAVY, isAtAnEdge, isOfOldAnimal, isOrdinaryAnswer } from "../understand/unclear.ts";
import { asked } from "./danger-later.ts";

type Parts = (string | null)[];

/** So many messages after something dark, a plea not to tell is about that. */
const CONTEXT = 6;
/** Of a very long message the beginning is looked at: the screen has read all of it. */
const LONGEST = 1_500;
/** How long one asking stands before it may be asked again. */
const ASKED_FOR = 8;

/** What answers these words better than asking what they mean. */
const ELSEWHERE = new Set([
	"command",
	"style",
	"code",
	"foreign",
	"goodbye",
	"thanks",
	"greeting",
	"fact",
	"recall",
]);

function asksOpenly(reply: string): boolean {
	return words.UNCLEAR_ASKS.some((line) => reply.includes(line));
}

function isUnclear({ reading }: Context): boolean {
	if (reading.farewell || HEAVY.test(reading.text)) {
		return true;
	}
	// By its own words: what was said before has been screened already, and is what `shade` is for.
	return screened(reading.text.slice(0, LONGEST)).doubt === "strong" && !isOfOldAnimal(reading.text);
}

/** "Please don't tell them", soon after something dark: answered like in danger. */
export function afterConfiding(context: Context): Parts | null {
	const wasDark = context.memory.readings.slice(-CONTEXT).some((one) => one.dark !== null || one.farewell);
	return context.memory.danger === null && wasDark ? asked(context, "tell nobody") : null;
}

/** "I don't want to kill myself, I only want to say that first": thanked and believed, and not questioned. */
export function saidUpFront({ reading, memory, voice }: Context): Parts | null {
	return reading.danger === null && memory.danger === null && deniesPlainly(reading.text)
		? [voice.say(words.SAID_UP_FRONT) ?? voice.say(STAYING), voice.say(words.SAID_UP_FRONT_QUESTIONS)]
		: null;
}

/** Words that could be a farewell, or that the screen is in strong doubt of: what do they mean? */
export function unclear(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	if (ELSEWHERE.has(reading.intent) || reading.intent === "about" || !isUnclear(context)) {
		return null;
	}
	const lately = memory.replies.slice(-ASKED_FOR);
	if (isAtAnEdge(reading.text) && !lately.some(asksDirectly)) {
		return [voice.say(words.EDGE_FIRST), voice.say(REACH_UNSEEN), voice.say(ASK_DIRECTLY)];
	}
	if (lately.some(asksDirectly)) {
		return [voice.say(words.UNCLEAR_CLOSER) ?? voice.say(STAYING), voice.say(words.UNANSWERED_QUESTIONS)];
	}
	if (!reading.farewell) {
		return [
			voice.say(words.DOUBT_HEARD) ?? voice.say(STAYING),
			voice.say(words.DOUBT_ASKS) ?? voice.say(words.UNANSWERED_QUESTIONS),
		];
	}
	return lately.some(asksOpenly)
		? directly(context)
		: [voice.say(words.UNCLEAR_HEARD) ?? voice.say(STAYING), voice.say(words.UNCLEAR_ASKS)];
}

function directly({ voice }: Context): Parts {
	return [voice.say(words.UNCLEAR_CLOSER) ?? voice.say(STAYING), voice.say(ASK_DIRECTLY)];
}

const FLAT = new Set(["yes", "unsure", "ack", "fine", "laugh", "empty", "emoji", "gibberish", "mark"]);

/** An answer that tells nothing, or turns away. */
function isFlat({ intent, text }: Reading): boolean {
	return (
		FLAT.has(intent) ||
		/^(?:whatever|nothing|so what|who cares|idc|leave (?:it|me)(?: alone)?|never ?mind|(?:it )?doesn't matter|forget (?:it|I said anything)|why|maybe|does it matter)\W*$/i.test(
			text,
		)
	);
}

/** The answer to the asking. An everyday one is the end of it; else the plain question comes, once. */
export function afterUnclear(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const last = memory.replies.at(-1) ?? "";
	const isPlain = denies(reading.text) || isOrdinaryAnswer(reading.text);
	if (memory.danger !== null || reading.intent === "about" || ELSEWHERE.has(reading.intent)) {
		return null;
	}
	const wasAsked = asksOpenly(last) || asksDirectly(last);
	if (wasAsked && meansOtherwise(reading.text) && !reading.farewell) {
		return [
			voice.say(MEANT_OTHERWISE),
			voice.say(MEANT_OTHERWISE_DOOR),
			voice.say(MEANT_OTHERWISE_QUESTIONS),
		];
	}
	if (asksOpenly(last)) {
		const wasFarewell = memory.readings.at(-1)?.farewell === true;
		const open = wasFarewell || isFlat(reading);
		return isPlain || !open || memory.replies.some(asksDirectly) ? null : directly(context);
	}
	return asksDirectly(last) && !isPlain && isFlat(reading)
		? [
				voice.say(words.UNANSWERED) ?? voice.say(STAYING),
				voice.say(DARK_HELP),
				voice.say(words.UNANSWERED_QUESTIONS),
			]
		: null;
}
