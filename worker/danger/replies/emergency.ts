import * as words from "../content/emergency.ts";
import { NEAR_LATER } from "../content/later-life.ts";
import { BODY_FELT } from "../content/told.ts";
import { FAMILY_OF } from "../content/words.ts";
import type { Context } from "../context.ts";
import { asksDirectly } from "../understand/denial.ts";
import {
	ALONE,
	CLAIMS_SAFE,
	type Emergency,
	emergencyIn,
	isLeft,
	isLongAgo,
	isLongOver,
	isStillKept,
} from "../understand/emergency.ts";
import { hasAsked, LASTS, ongoing, reach, safetyQuestion } from "./danger-help.ts";
import { barrier, nearHelp } from "./danger-later.ts";

type Parts = (string | null)[];

/** A place or a thing is left sooner than a body recovers. */
const NEAR_FOR = 3;

function wasAskedForDistance({ memory }: Context): boolean {
	return memory.replies.some((reply) => words.DISTANCE_FIRST.some((line) => reply.includes(line)));
}

/** "I'm safe" beside the means, or on the way home from the edge: distance first, asked for once. */
function distance(context: Context): Parts {
	const { voice } = context;
	return [voice.say(words.DISTANCE_FIRST), voice.say(words.DISTANCE_ASKS)];
}

const DONE = /\b(?:done|did it|did that|it's (?:gone|down|out|locked)|it is (?:gone|down|out)|left it)\b/i;

/** They were asked for distance: done, about to be, or not. */
function afterDistance(context: Context, kind: Emergency): Parts {
	const { voice, reading } = context;
	const own = words.EMERGENCY[kind];
	if (DONE.test(reading.text) && !/n't\b|\bnot\b/i.test(reading.text)) {
		return [voice.say(own.left), voice.say(own.leftAsk)];
	}
	const will = reading.intent === "yes" || /^(?:yes|ok|okay|I'll|I will|sure|going)\b/i.test(reading.text);
	return will ? [voice.say(words.DISTANCE_WAIT)] : goOn(context, kind);
}

function goOn(context: Context, kind: Emergency): Parts {
	const { voice } = context;
	const { call, stay, ask } = words.EMERGENCY[kind];
	return [
		voice.say(call) ?? voice.say(NEAR_LATER.again),
		voice.say(stay) ?? voice.say(NEAR_LATER.stay),
		voice.say(ask) ?? voice.say(NEAR_LATER.questions),
	];
}

/** The next minutes of something begun: it stays about that until they say it was left. Null elsewhere. */
export function emergency(context: Context): Parts | null {
	const { reading, voice } = context;
	const now = ongoing(context);
	const wasLeft = [
		...words.EMERGENCY.edge.left,
		...words.EMERGENCY.means.left,
		...words.EMERGENCY.taken.left,
	];
	const isAfter = context.memory.replies
		.slice(-2)
		.some((reply) => wasLeft.some((line) => reply.includes(line)));
	if (now === null && isAfter && /\b(?:what (?:now|next|do I do)|now what)\b/i.test(reading.text)) {
		return [voice.say(words.AFTER_LEFT), voice.say(NEAR_LATER.questions.slice(-1))];
	}
	if (now === null || reading.intent === "goodbye" || reading.intent === "about") {
		return null;
	}
	const fresh = reading.danger === null ? null : emergencyIn(reading.text);
	const { kind, ago } = now;
	if (fresh !== null && fresh !== kind && fresh !== "means") {
		const { now: first, stay, ask } = words.EMERGENCY[fresh];
		return [voice.say(first), voice.say(stay), voice.say(ask)];
	}
	const own = words.EMERGENCY[kind];
	if (isLeft(kind, reading.text)) {
		return [voice.say(own.left) ?? voice.say(NEAR_LATER.stay), voice.say(own.leftAsk)];
	}
	if (words.DISTANCE_FIRST.some((line) => context.memory.replies.at(-1)?.includes(line))) {
		return afterDistance(context, kind);
	}
	if (ALONE.test(reading.text)) {
		const said = voice.say(own.alone);
		return said === null ? goOn(context, kind) : [said, voice.say(own.ask)];
	}
	if (kind === "taken") {
		return voicelessOrNear(context) ?? goOn(context, kind);
	}
	// To "are you thinking of ending your life?" a bare yes is no claim to be safe.
	const last = context.memory.replies.at(-1) ?? "";
	const claims = !asksDirectly(last) || /\b(?:safe|fine|ok|okay|all right)\b/i.test(reading.text);
	if (claims && CLAIMS_SAFE.test(reading.text)) {
		return wasAskedForDistance(context) ? null : distance(context);
	}
	return kind === "edge" && ago <= NEAR_FOR && reading.danger === null && reading.words <= 6
		? (barrier(context) ?? goOn(context, kind))
		: null;
}

/** No voice to call with, or somebody within reach: the next door rather than the same words. */
function voicelessOrNear(context: Context): Parts | null {
	return BODY_FELT.test(context.reading.text) ? null : nearHelp(context);
}

/** Told from long ago, or kept since then: care and distance, and no alarm. */
export function longAgo(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	if (reading.danger === null && memory.danger === null && isLongOver(reading.text)) {
		return [voice.say(words.PAST_OVER), voice.say(words.PAST_OVER_QUESTIONS)];
	}
	const isLife = reading.danger === null || FAMILY_OF[reading.danger] === "life";
	const tells = isLongAgo(reading.text);
	const told = tells || memory.readings.slice(-LASTS).some(({ text }) => isLongAgo(text));
	if (isLife && told && isStillKept(reading.text)) {
		return [voice.say(words.KEPT_HEARD), voice.say(words.KEPT_ASKS)];
	}
	const level = memory.danger?.level ?? "other";
	return isLife && tells && level === "other"
		? [
				voice.say(words.PAST_HEARD),
				reach(context, "wish", reading.danger !== null),
				voice.say(hasAsked(context, "life") ? [] : words.PAST_ASKS) ?? safetyQuestion(context, "wish"),
			]
		: null;
}
