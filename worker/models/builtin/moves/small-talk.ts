import { GOODBYE_HELP } from "#worker/danger/content/shared.ts";
import * as talk from "../content/small-talk.ts";
import type { Context } from "../context.ts";
import { occasionIn } from "../understand/plans.ts";
import { presence, question } from "./question.ts";

type Parts = (string | null)[];

function timeOfDay(context: Context): readonly string[] {
	const { localHour: hour, localWeekday: day } = context.person;
	if (hour >= 23 || hour < 5) {
		return talk.GREETING_TIMES.night;
	}
	if (hour < 12) {
		return day === 1 ? talk.GREETING_TIMES.mondayMorning : talk.GREETING_TIMES.morning;
	}
	if (day === 0 || day === 6) {
		return talk.GREETING_TIMES.weekend;
	}
	return hour < 18 ? talk.GREETING_TIMES.afternoon : talk.GREETING_TIMES.evening;
}

function plannedBefore(context: Context): string | null {
	const fromSummary = /Plans: ([^.;]+)/.exec(context.request.summary)?.[1] ?? null;
	return context.memory.intention ?? fromSummary;
}

function greet(context: Context): Parts {
	const { voice, name, memory } = context;
	const back = context.turn > 2 ? voice.say(talk.GREETINGS_BACK, { name }) : null;
	const opening = back ?? voice.say(talk.GREETINGS, { name });
	const planned = plannedBefore(context);
	if (planned !== null) {
		const followUp = voice.say(talk.PLAN_FOLLOW_UPS, { phrase: planned });
		if (followUp !== null) {
			return [opening, followUp];
		}
	}
	if (memory.focus !== null && context.turn > 2) {
		return [
			opening,
			voice.say(["How are things with {label} today?", "Where have things got to with {label}?"], {
				label: memory.focus.topic.label,
			}),
		];
	}
	return [opening, voice.say(timeOfDay(context)), voice.say(talk.GREETING_QUESTIONS)];
}

function topicToTakeAlong(context: Context): string | null {
	const topic = context.memory.focus?.topic;
	if (
		topic === undefined ||
		topic.slug === "celebration" ||
		topic.slug === "pets" ||
		topic.slug === "money" ||
		topic.slug === "sleep"
	) {
		return null;
	}
	const lines = topic.tender ? talk.GOODBYE_TENDER : talk.GOODBYE_TOPIC;
	return context.voice.say(lines, { label: topic.label });
}

/** A goodbye is taken as one: no question, no hook, and something of theirs to take along. */
function farewell(context: Context): Parts {
	const { voice, name, memory, person } = context;
	const occasion =
		memory.occasion === null || /funeral|surgery|operation|scan/.test(memory.occasion)
			? null
			: memory.occasion;
	const late =
		person.localHour >= 21 || person.localHour < 5 || /night|bed|sleep/i.test(context.reading.text);
	const lines = context.gentle ? talk.GOODBYES_GENTLE : late ? talk.GOODBYES_NIGHT : talk.GOODBYES;
	if (context.shade === "dark") {
		// Something was asked or feared here: a goodbye all the same, and where help is.
		return [voice.say(talk.GOODBYES_GENTLE, { name }), voice.say(GOODBYE_HELP)];
	}
	const opening = voice.say(lines, { name }) ?? voice.say(talk.GOODBYES_GENTLE, { name });
	const recalled =
		voice.say(talk.GOODBYE_OCCASION, { occasion }) ??
		voice.say(talk.GOODBYE_PLAN, { phrase: memory.intention }) ??
		topicToTakeAlong(context);
	return [opening, recalled];
}

function emojiMeaning(emoji: readonly string[]): keyof typeof talk.EMOJI_REPLIES {
	const all = emoji.join("");
	const meanings: readonly (readonly [keyof typeof talk.EMOJI_REPLIES, RegExp])[] = [
		["angry", /[😡😠🤬😤]/u],
		["sad", /[😢😭😞😔☹🙁😿💔🥺😥]/u],
		["tired", /[😴🥱😪😫😩]/u],
		["worried", /[😰😨😟😧😬😱]/u],
		["love", /[❤🥰😍💕💖😘🤗🙏]/u],
		["happy", /[😀😃😄😁😊🙂🎉🥳😎👏💪😂🤣]/u],
	];
	return meanings.find(([, pattern]) => pattern.test(all))?.[0] ?? "other";
}

const AFRAID = /\b(?:scared|afraid|frightened|terrified|unsafe|not safe|in danger|hurt|bleeding)\b/i;

/** What comes after a cry for help, where it tells of fear and no more. */
export function afterCry({ voice, reading, memory }: Context): Parts | null {
	const last = memory.replies.at(-1) ?? "";
	const wasCry = talk.CRY_HEARD.some((line) => last.includes(line));
	return wasCry && memory.danger === null && AFRAID.test(reading.text)
		? [voice.say(talk.CRY_AFRAID), voice.say(talk.CRY_AFRAID_QUESTIONS)]
		: null;
}

export function smallTalk(context: Context): Parts | null {
	const { voice, reading, name, memory } = context;
	switch (reading.intent) {
		case "greeting":
			return greet(context);
		case "cry-for-help":
			return [voice.say(talk.CRY_HEARD) ?? talk.CRY_HEARD[0] ?? null, voice.say(talk.CRY_QUESTIONS)];
		case "goodbye":
			return farewell(context);
		case "how-are-you":
			return [voice.say(talk.HOW_ARE_YOU), voice.say(talk.HOW_ARE_YOU_BACK)];
		case "thanks": {
			const occasion = occasionIn(reading.text) ?? memory.occasion;
			const wish = occasion === null ? null : voice.say(talk.GOODBYE_OCCASION.slice(0, 1), { occasion });
			return [voice.say(talk.THANKS, { name }), wish ?? voice.say(talk.THANKS_MORE)];
		}
		case "laugh":
			return [voice.say(talk.LAUGHS), voice.say(talk.LAUGH_QUESTIONS) ?? question(context)];
		case "emoji":
			return [
				voice.say(talk.EMOJI_REPLIES[emojiMeaning(reading.emoji)]),
				presence(context),
				voice.say(talk.EMOJI_QUESTIONS),
			];
		default:
			return null;
	}
}
