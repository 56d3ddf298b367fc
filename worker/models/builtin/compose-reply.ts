import type { ReplyRequest } from "#worker/models/text-model.ts";
import { type Context, createContext } from "./context.ts";
import { aboutCoach, unreadable } from "./moves/about.ts";
import { ideas, practical } from "./moves/advise.ts";
import { answered } from "./moves/answered.ts";
import { celebrate } from "./moves/celebrate.ts";
import { afterDanger, afterPointless, dangerReply, pointless } from "./moves/danger-reply.ts";
import { decide } from "./moves/decide.ts";
import { factual } from "./moves/facts.ts";
import { hierarchy } from "./moves/hierarchy.ts";
import { repair, repeated } from "./moves/repair.ts";
import { isHeavy, planned, share } from "./moves/share.ts";
import { shortAnswer } from "./moves/short-answers.ts";
import { smallTalk } from "./moves/small-talk.ts";
import { aboutSteps } from "./moves/steps.ts";
import { styleHello } from "./moves/style-hello.ts";
import { isPositive } from "./understand/intents.ts";
import { finish } from "./voice/finish.ts";

type Parts = (string | null)[];

/** Never pushed and never cheered at while danger is near: these two styles of answer wait. */
function gentled(request: ReplyRequest, context: Context): Context {
	const near = context.reading.danger !== null || context.memory.danger !== null;
	return near && request.style === "need-motivation"
		? createContext({ ...request, style: "balanced-support" })
		: context;
}

function isGlad(context: Context): boolean {
	const { reading } = context;
	if (reading.intent === "good-news") {
		return true;
	}
	const up = reading.feelings.some((hit) => hit.up && !hit.negated);
	const turning = /\b(?:and then|then|until|for a minute)\b/i.test(reading.text) && !isPositive(reading.text);
	const down = turning || reading.feelings.some((hit) => (hit.up ? hit.negated : !hit.negated));
	const lately =
		context.memory.readings.at(-1)?.intent === "good-news" ||
		context.memory.focus?.topic.slug === "celebration";
	const shaded = /\b(?:but|worried|not|can't|don't|never|lost|wanted)\b/i.test(reading.text);
	const moved = reading.moments.some(({ moment }) => moment.weight >= 2);
	if (
		lately &&
		!moved &&
		reading.words <= 14 &&
		reading.intent === "share" &&
		!down &&
		!shaded &&
		!reading.asks
	) {
		return true;
	}
	return (
		reading.intent === "share" &&
		up &&
		!down &&
		reading.contrast === null &&
		(isPositive(reading.text) || reading.words <= 8)
	);
}

function wanted(context: Context): Parts {
	const { reading, request, memory } = context;
	switch (reading.intent) {
		case "advice":
			return request.mode === "practical"
				? practical(context)
				: memory.focus === null && reading.words < 8
					? share(context)
					: ideas(context);
		case "decision":
			return decide(context);
		default:
			break;
	}
	if (isGlad(context) && !isHeavy(context)) {
		return celebrate(context);
	}
	const plan = planned(context);
	if (plan !== null) {
		return plan;
	}
	// A list is no answer to "I'm a terrible mother", nor to anything else that heavy.
	const harsh =
		isHeavy(context) && !context.memory.replies.slice(-1).some((reply) => reply.includes("\n1. "));
	const given = answered(context);
	if (given !== null) {
		return given;
	}
	return request.mode === "practical" && !memory.listening && !harsh ? practical(context) : share(context);
}

/** Short answers come round again without anything being unheard. */
const SHORT = new Set(["yes", "no", "unsure", "fine", "ack", "number"]);

function respond(context: Context): Parts {
	const { reading, memory } = context;
	const urgent = dangerReply(context) ?? afterDanger(context) ?? afterPointless(context);
	if (urgent !== null) {
		return urgent;
	}
	if (reading.intent === "command") {
		return hierarchy(context);
	}
	if (reading.intent === "style") {
		return styleHello(context);
	}
	if (reading.intent === "pointless") {
		return pointless(context);
	}
	const plain = smallTalk(context) ?? aboutCoach(context) ?? unreadable(context);
	if (plain !== null) {
		return plain;
	}
	if (memory.repeats > 0 && !SHORT.has(reading.intent) && reading.words > 1 && memory.repeats % 2 === 1) {
		return repeated(context);
	}
	return (
		aboutSteps(context) ?? shortAnswer(context) ?? repair(context) ?? factual(context) ?? wanted(context)
	);
}

/**
 * The built-in coach's answer. Pure: the same request always gets the same words, and another person or another
 * history gets others. All memory is read from the turns and the summary.
 */
export function composeReply(request: ReplyRequest): string {
	const context = gentled(request, createContext(request));
	return finish(respond(context), context);
}
