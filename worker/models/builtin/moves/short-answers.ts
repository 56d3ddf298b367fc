import * as answers from "../content/answers.ts";
import { BESIDE } from "../content/company.ts";
import { SETTLED } from "../content/follow.ts";
import { SUMMARY_QUESTIONS } from "../content/reflections.ts";
import type { Context } from "../context.ts";
import { ideas, oneIdea, practical } from "./advise.ts";
import { summary } from "./connect.ts";
import { action, deeper, explore, offer, presence, question } from "./question.ts";
import { firstOf, momentWords, ownWords } from "./reflect.ts";

type Parts = (string | null)[];

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

function numberIn(text: string): number | null {
	const digits = /\d{1,2}/.exec(text)?.[0];
	const value =
		digits === undefined
			? NUMBER_WORDS.findIndex((word) => new RegExp(`\\b${word}\\b`, "i").test(text))
			: Number(digits);
	return value >= 0 && value <= 10 ? value : null;
}

function scaled(context: Context): Parts {
	const { voice } = context;
	const value = numberIn(context.reading.text);
	if (value === null) {
		return [voice.say(answers.CURT), question(context)];
	}
	const slots = { number: String(value) };
	if (context.memory.asked !== "scale") {
		return [
			voice.say(answers.NUMBER_LOOSE, slots),
			voice.say(answers.NUMBER_LOOSE_QUESTIONS, slots) ?? presence(context),
		];
	}
	if (value === 0) {
		return [voice.say(answers.SCALE_ZERO), voice.say(answers.SCALE_ZERO_QUESTIONS)];
	}
	const [reflections, questions] =
		value <= 3
			? [answers.SCALE_LOW, answers.SCALE_QUESTIONS_LOW]
			: value <= 6
				? [answers.SCALE_MIDDLE, answers.SCALE_QUESTIONS_MIDDLE]
				: [answers.SCALE_HIGH, answers.SCALE_QUESTIONS_HIGH];
	const article = (filled: string | null) => filled?.replace(/\b([Aa]) 8\b/, "$1n 8") ?? null;
	return [article(voice.say(reflections, slots)), voice.say(questions) ?? deeper(context)];
}

/** One of two was chosen: now it only needs a time and a place. */
function picked(context: Context): Parts {
	const { voice, memory } = context;
	const stepsNear =
		memory.asked === "which" || memory.asked === "commit" || /\n2\. /.test(memory.replies.at(-1) ?? "");
	if (!stepsNear) {
		return [voice.say(answers.YES_OPEN), question(context)];
	}
	return [voice.say(answers.COMMIT_YES), voice.say(answers.COMMIT_YES_QUESTIONS) ?? presence(context)];
}

/** Said little several times running: fewer questions, easier ones, and company instead of digging. */
function quietly(context: Context, opening: string | null, first: readonly string[] = []): Parts {
	const { voice, memory } = context;
	if (memory.quiet || memory.curtRun % 4 === 0) {
		return [opening, presence(context)];
	}
	if (
		context.turn >= 8 &&
		memory.curtRun === 1 &&
		!memory.replies.slice(-8).some((reply) => reply.includes("; and "))
	) {
		const gathered = summary(context);
		if (gathered !== null) {
			return [gathered, voice.say(SUMMARY_QUESTIONS) ?? presence(context)];
		}
	}
	if (memory.curtRun % 4 === 3) {
		return [opening, offer(context) ?? voice.say(answers.EASY_QUESTIONS) ?? presence(context)];
	}
	return [opening, voice.say(first) ?? voice.say(answers.EASY_QUESTIONS) ?? presence(context)];
}

function pushedOr(context: Context, parts: Parts): Parts {
	return context.request.style === "need-motivation" &&
		context.memory.focus !== null &&
		context.memory.curtRun < 3
		? [...parts.slice(0, -1), action(context)]
		: parts;
}

/** After a yes to what was just asked: more of the same thing, never a new subject. */
function yesMore(context: Context): string | null {
	const { voice, memory } = context;
	return memory.quiet ? presence(context) : (voice.say(answers.YES_MORE) ?? question(context));
}

function yes(context: Context): Parts {
	const { voice, memory, request } = context;
	switch (memory.asked) {
		case "choice":
		case "offer":
			return request.mode === "practical" ? practical(context) : oneIdea(context);
		case "commit":
			return [voice.say(answers.COMMIT_YES), voice.say(answers.COMMIT_YES_QUESTIONS) ?? presence(context)];
		case "invite":
			return [voice.say(answers.YES_INVITE), presence(context)];
		case null:
			return memory.focus !== null && memory.curtRun < 2 && memory.readings.length > 0
				? [voice.say(answers.YES_OPEN), question(context)]
				: quietly(context, voice.say(answers.YES_OPEN));
		default:
			return pushedOr(context, [voice.say(answers.YES_OPEN), yesMore(context)]);
	}
}

function no(context: Context): Parts {
	const { voice, memory } = context;
	switch (memory.asked) {
		case "choice":
		case "offer":
			return [voice.say(answers.NO_OFFER), presence(context)];
		case "commit":
		case "which":
			return [voice.say(answers.COMMIT_NO), voice.say(answers.COMMIT_NO_QUESTIONS) ?? presence(context)];
		case "invite":
			return [voice.say(answers.CURT), presence(context)];
		case "recap":
			return [voice.say(answers.YES_OPEN), deeper(context)];
		default:
			if (/^(?:what|how|when|who|where|which)\b/i.test(memory.lastQuestion ?? "")) {
				const declined = voice.say(answers.DECLINED);
				if (declined !== null) {
					return [
						declined,
						memory.curtRun >= 2
							? presence(context)
							: (voice.say(answers.EASY_QUESTIONS) ?? presence(context)),
					];
				}
			}
			return memory.curtRun >= 2 || memory.asked === null
				? quietly(context, voice.say(memory.asked === null ? answers.CURT : answers.NO_OPEN))
				: [
						voice.say(answers.NO_OPEN),
						memory.quiet ? presence(context) : (voice.say(answers.NO_MORE) ?? explore(context)),
					];
	}
}

function unsure(context: Context): Parts {
	const { voice, memory } = context;
	if (memory.replies.length === 0) {
		return [voice.say(answers.UNSURE_FIRST), voice.say(answers.UNSURE_FIRST_QUESTIONS)];
	}
	if (memory.asked === "commit" || memory.asked === "which") {
		return [voice.say(answers.UNSURE), voice.say(answers.COMMIT_NO_QUESTIONS) ?? presence(context)];
	}
	if (memory.asked === "choice" || memory.asked === "offer") {
		return [voice.say(answers.UNSURE), voice.say(answers.IDEAS_ASIDE), presence(context)];
	}
	return quietly(context, voice.say(answers.UNSURE));
}

const ASKED_HOW_IT_WENT = /\bhow (?:did it go|has it gone)\b/i;
const WENT_NOT =
	/^(?:no\b|not\b|nope|nah|badly|it didn't|I (?:didn't|haven't|couldn't|forgot|never)|didn't|haven't|forgot|(?:sorry|well|um|honestly),? (?:no|not|I didn't|I haven't))/i;

/** A short answer means something only against the question it answers. Null when this is no short answer. */
export function shortAnswer(context: Context): Parts | null {
	const { voice, reading, memory, request } = context;
	if (
		ASKED_HOW_IT_WENT.test(memory.lastQuestion ?? "") &&
		WENT_NOT.test(reading.text) &&
		reading.words < 12
	) {
		return [voice.say(answers.NOT_DONE), voice.say(answers.NOT_DONE_QUESTIONS) ?? presence(context)];
	}
	switch (reading.intent) {
		case "yes":
			return reading.moments.length > 0 ? null : yes(context);
		case "no":
			return no(context);
		case "unsure":
			return unsure(context);
		case "ack":
			if (
				memory.replies
					.slice(-1)
					.some((reply) =>
						/straight out:|Both, then|You can have both|I'd do first:|Start with this:|One thing, then:|I'd begin with|I'd take the|one, I think:|Then that's the one|That one, then:|Good choice|other can wait:/.test(
							reply,
						),
					)
			) {
				return [voice.say(SETTLED) ?? voice.say(answers.CURT)];
			}
			return memory.asked === "choice" ||
				memory.asked === "offer" ||
				memory.asked === "commit" ||
				memory.asked === "invite"
				? yes(context)
				: quietly(context, voice.say(answers.CURT));
		case "pick":
			return picked(context);
		case "number":
			return memory.asked === "which" && /^(?:the )?(?:1|2|one|two)\b/i.test(reading.text)
				? picked(context)
				: scaled(context);
		case "fine":
			return quietly(context, voice.say(answers.FINE), answers.FINE_QUESTIONS);
		case "want-idea":
			return request.mode === "practical" ? practical(context) : ideas(context);
		case "want-listen":
			return [voice.say(answers.LISTENING), firstOf(context, [momentWords, ownWords]) ?? voice.say(BESIDE)];
		case "not-done":
			return [voice.say(answers.NOT_DONE), voice.say(answers.NOT_DONE_QUESTIONS) ?? presence(context)];
		default:
			return null;
	}
}
