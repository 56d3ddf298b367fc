import { DEFAULT_STYLE } from "#shared/styles.ts";
import { ASKED_AGAIN } from "#worker/danger/content/answers.ts";
import { numberFirst, withoutEcho } from "#worker/danger/index.ts";
import type { ReplyRequest } from "#worker/models/text-model.ts";
import { SET_ASIDE } from "./content/quiet.ts";
import { type Context, createContext } from "./context.ts";
import { aboutCoach, unreadable } from "./moves/about.ts";
import { aboutWhat, asksForMore, hasFittingList, ideas, oneIdea, practical } from "./moves/advise.ts";
import { afterDanger } from "./moves/after-danger.ts";
import { aboutAgreed } from "./moves/agreed.ts";
import { answered } from "./moves/answered.ts";
import { bereaved } from "./moves/bereaved.ts";
import { celebrate, receiveGladly } from "./moves/celebrate.ts";
import { dangerReply } from "./moves/danger-reply.ts";
import { afterDark, darkReply } from "./moves/dark-reply.ts";
import { decide } from "./moves/decide.ts";
import { elsewhere } from "./moves/elsewhere.ts";
import { emergency, longAgo } from "./moves/emergency.ts";
import { factual } from "./moves/facts.ts";
import { isGlad } from "./moves/glad.ts";
import { isHeavy } from "./moves/heavy.ts";
import { hierarchy } from "./moves/hierarchy.ts";
import { ownIdea } from "./moves/idea.ts";
import { numbers } from "./moves/numbers.ts";
import { particular } from "./moves/particular.ts";
import { plainly } from "./moves/plainly.ts";
import { afterPointless, pointless } from "./moves/pointless.ts";
import { repair, repeated } from "./moves/repair.ts";
import { scene } from "./moves/scenes.ts";
import { planned, share } from "./moves/share.ts";
import { shortAnswer } from "./moves/short-answers.ts";
import { afterCry, smallTalk } from "./moves/small-talk.ts";
import { aboutSteps } from "./moves/steps.ts";
import { styleHello } from "./moves/style-hello.ts";
import { turned } from "./moves/turned.ts";
import { afterConfiding, afterUnclear, saidUpFront, unclear } from "./moves/unclear.ts";
import { intentOf } from "./understand/intents.ts";
import { toneOf } from "./understand/tone.ts";
import { finish, finishGravely } from "./voice/finish.ts";
import { withoutQuestions } from "./voice/quiet.ts";

type Parts = (string | null)[];

/** While danger is near, here or in another talk of the last day, nobody is pushed and nothing is listed. */
function gentled(request: ReplyRequest, context: Context): Context {
	const style = request.style === "need-motivation" ? DEFAULT_STYLE : request.style;
	return context.gentle ? createContext({ ...request, style, mode: "deep" }) : context;
}

const LIST_EVERY = 3;
/** A topic named this plainly can be listed for before any side of it is known. */
const STRONG = 3;

/** Unasked, a list comes only where steps fit these very words, and now and then; in between, Practical Help listens too. */
function isListDue(context: Context): boolean {
	const { memory, reading, turn } = context;
	const lately = memory.replies.slice(-LIST_EVERY).some((reply) => reply.includes("\n1. "));
	if (toneOf(reading.text) === "up" || memory.focus?.topic.tender === true) {
		return false;
	}
	const opens = turn <= 2 && (memory.focus === null || memory.focus.fresh);
	const known = memory.focus === null || (reading.topics[0]?.score ?? 0) >= STRONG || hasFittingList(context);
	return opens ? known : !lately && hasFittingList(context);
}

/** Not a request for steps: they want to hear what the coach makes of it. */
const OPINION =
	/^(?:and |so |well |but )?what do you (?:think|reckon)\W*$|\bhow (?:do|will|would) I know (?:when|if|that)\b/i;

/** "What is one small thing…": one, and not a choice of two. */
const ONE_THING = /\bwhat(?:'s| is) one (?:\w+ ){0,2}(?:thing|step|way)\b/i;

/** Whoever wants to be asked is asked, in Practical Help as well. */
const ASK_ME = /\bask me\b/i;

const WHY = /^(?:and |but |so )?why\b/i;

/** Advice on this was turned down: it isn't pressed on anyone who hasn't asked again. */
function isTurnedDown({ memory }: Context): boolean {
	return memory.focus !== null && memory.rejected.includes(memory.focus.topic);
}

function wanted(context: Context): Parts {
	const { reading, request, memory } = context;
	switch (reading.intent) {
		case "advice":
			if (OPINION.test(reading.text)) {
				return share(context);
			}
			if (ONE_THING.test(reading.text) && hasFittingList(context)) {
				return oneIdea(context);
			}
			return request.mode === "practical"
				? practical(context)
				: memory.focus !== null || memory.before !== null || reading.words >= 8 || asksForMore(context)
					? ideas(context)
					: reading.moments.length + reading.feelings.length > 0 || memory.readings.length > 0
						? share(context)
						: aboutWhat(context);
		case "decision":
			return decide(context);
		default:
			break;
	}
	if (isGlad(context) && !isHeavy(context)) {
		return context.gentle ? receiveGladly(context) : celebrate(context);
	}
	const plan = isHeavy(context) || context.gentle ? null : (ownIdea(context) ?? planned(context));
	if (plan !== null) {
		return plan;
	}
	// A list is no answer to "I'm a terrible mother", nor to anything else that heavy, nor to "why am I…".
	const listed = memory.replies.slice(-1).some((reply) => reply.includes("\n1. "));
	const harsh =
		(isHeavy(context) && !listed) ||
		WHY.test(reading.text) ||
		ASK_ME.test(reading.text) ||
		isTurnedDown(context);
	const given = answered(context);
	if (given !== null) {
		return given;
	}
	const [denied] = memory.replies.length > 0 ? reading.denied : [];
	const aside = denied === undefined ? null : context.voice.say(SET_ASIDE, { label: denied.label });
	const listing = request.mode === "practical" && !memory.listening && !harsh && isListDue(context);
	return [aside, ...(listing ? practical(context) : share(context))];
}

/** Short answers come round again without anything being unheard. */
const SHORT = new Set(["yes", "no", "unsure", "fine", "ack", "number"]);

function respond(context: Context): Parts {
	const { reading, memory } = context;
	if (reading.intent === "command") {
		return hierarchy(context);
	}
	if (reading.intent === "style") {
		return styleHello(context);
	}
	const plain = smallTalk(context) ?? aboutCoach(context) ?? unreadable(context);
	if (plain !== null) {
		return plain;
	}
	if (reading.intent === "arithmetic" || reading.intent === "outside") {
		return factual(context) ?? share(context);
	}
	if (memory.repeats > 0 && !SHORT.has(reading.intent) && reading.words > 1 && memory.repeats % 2 === 1) {
		return repeated(context);
	}
	return (
		aboutSteps(context) ?? shortAnswer(context) ?? repair(context) ?? factual(context) ?? wanted(context)
	);
}

/** "Just tired." "Of everything.": a thought sent in two pieces is one thought. */
function goesOnPointless({ reading, memory }: Context): boolean {
	const last = memory.readings.at(-1);
	return (
		last !== undefined &&
		last.words <= 8 &&
		last.intent !== "pointless" &&
		/^(?:of|with|without|anymore|any more|any longer|to|like this|to be)\b/i.test(reading.text) &&
		reading.words <= 5 &&
		intentOf(`${last.text.replace(/[.!]+$/, "")} ${reading.text}`) === "pointless"
	);
}

/** What can't wait: danger, and words that may mean it. Null when there is none. */
function urgent(context: Context): Parts | null {
	const { intent } = context.reading;
	const grave =
		numbers(context) ??
		elsewhere(context) ??
		turned(context) ??
		scene(context) ??
		longAgo(context) ??
		emergency(context) ??
		bereaved(context) ??
		particular(context);
	const danger = grave ?? dangerReply(context) ?? afterDanger(context);
	const near = danger ?? afterCry(context) ?? afterDark(context) ?? afterPointless(context);
	const first = near ?? afterUnclear(context) ?? afterConfiding(context) ?? saidUpFront(context);
	return (
		first ??
		(intent === "pointless" || goesOnPointless(context)
			? pointless(context)
			: (darkReply(context) ?? unclear(context)))
	);
}

/**
 * The built-in coach's answer. Pure: the same request always gets the same words, and another person or another
 * history gets others. All memory is read from the turns and the summary.
 */
export function composeReply(request: ReplyRequest): string {
	const context = gentled(request, createContext(request));
	const message = request.turns.at(-1)?.content ?? "";
	const { replies } = context.memory;
	return numberFirst(message, withoutEcho(message, composed(request, context), replies), replies);
}

/** The answer to words that show danger, or that may mean it. Null for all others. */
export function composeDanger(request: ReplyRequest): string | null {
	const context = gentled(request, createContext(request));
	const first = urgent(context);
	const message = request.turns.at(-1)?.content ?? "";
	const { replies } = context.memory;
	return first === null
		? null
		: numberFirst(message, withoutEcho(message, finishGravely(first, context), replies), replies);
}

function composed(request: ReplyRequest, context: Context): string {
	const first = urgent(context);
	if (first !== null) {
		return finishGravely(first, context);
	}
	const answer = plainly(context) ?? aboutAgreed(context, respond) ?? respond(context);
	const isList = answer.some((part) => part?.includes("\n1. ") === true);
	const parts = context.gentle && isList ? share(gentled(request, createContext(request))) : answer;
	const quiet = context.memory.quiet ? withoutQuestions(parts) : parts;
	return finish(request.asksAgain === true ? askedAgain(context, quiet) : quiet, context);
}

/** Once, hours after something was not meant as it sounded: how it is now. Not of somebody who leaves or wants no questions. */
function askedAgain({ reading, memory, voice }: Context, parts: Parts): Parts {
	return reading.intent === "goodbye" || memory.quiet
		? parts
		: [...withoutQuestions(parts), voice.say(ASKED_AGAIN)];
}
