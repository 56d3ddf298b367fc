import { COMMIT_YES_QUESTIONS, FRAGMENTS, PLAN_AFFIRM } from "../content/answers.ts";
import {
	AFFIRM_DID,
	ANSWERED_GROUND,
	BELIEVE,
	COMPANY,
	EVIDENCE,
	GENTLE,
	OPEN_GROUND,
	PUSH,
} from "../content/company.ts";
import { AFFIRM_TELLING, AFFIRM_TRYING, CONFIDENCE } from "../content/questions.ts";
import { FRAMES } from "../content/reflections.ts";
import type { Context } from "../context.ts";
import { questionIn } from "../memory/asked.ts";
import { feelsDown } from "../understand/sorrow.ts";
import { looksSpelled } from "../understand/spelling.ts";
import { toneOf } from "../understand/tone.ts";
import { turnPronouns } from "../understand/turn-pronouns.ts";
import { callback, circumstance, topicLink } from "./connect.ts";
import { DEED } from "./frames.ts";
import { isHardNews, isHeavy } from "./heavy.ts";
import { isLive, isNear } from "./live.ts";
import { action, deeper, invite, isPush, momentQuestion, presence, question } from "./question.ts";
import {
	afterGood,
	aspectWords,
	echoedLast,
	feelingNamed,
	feelingWords,
	firstOf,
	type Move,
	momentWords,
	normalWords,
	otherMoment,
	ownWords,
	scrap,
	topicWords,
	voiceOfGone,
} from "./reflect.ts";
import { tie } from "./tie.ts";

type Parts = (string | null)[];

function company(context: Context): string | null {
	const { memory, voice } = context;
	if (!isHeavy(context) && memory.focus?.topic.tender !== true) {
		// "Oof" is for what weighs something, and not for "she means well".
		const { reading } = context;
		const down = toneOf(reading.text) === "down";
		const weighs = feelsDown(reading) || (down && touched(context));
		return weighs && !reading.asks && !/^what if\b/i.test(reading.text) ? voice.say(COMPANY) : null;
	}
	const lately = memory.replies.slice(-3).some((reply) => GENTLE.some((line) => reply.includes(line)));
	const light = !isHeavy(context) && !touched(context) && toneOf(context.reading.text) !== "down";
	return lately || light ? null : voice.say(GENTLE);
}

function affirm(context: Context): string | null {
	const tried = context.reading.clauses.some((clause) => clause.kind === "tried");
	return tried
		? context.voice.say(AFFIRM_TRYING)
		: isHeavy(context)
			? affirmedLately(context)
				? null
				: context.voice.say(AFFIRM_TELLING)
			: null;
}

function affirmedLately(context: Context): boolean {
	return context.memory.replies
		.slice(-6)
		.some((reply) => AFFIRM_TELLING.some((line) => reply.includes(line)));
}

function challenge(context: Context): string | null {
	const { focus } = context.memory;
	return (
		(focus === null || !isNear(context) ? null : context.voice.say(focus.topic.challenges)) ??
		context.voice.say(PUSH)
	);
}

/** Who asks something themselves, or has no idea, has not answered. */
const NO_ANSWER =
	/\?\s*$|^(?:and |so |but |well )?(?:what|how|why|when|where|who|which|do|does|did|is|are|am|should|can|could|would|will|no idea|no clue|not sure|no reason|I don't know|idk|dunno)\b/i;

const ground: Move = ({ voice, memory, reading }) =>
	(memory.lastQuestion === null || NO_ANSWER.test(reading.text) ? null : voice.say(ANSWERED_GROUND)) ??
	voice.say(OPEN_GROUND);

/** "the waking up", "my mum": an answer in a few words, said back as it is. */
export function fragment(context: Context): string | null {
	const { reading, voice } = context;
	const said = reading.text
		.replace(/[.!?]+$/, "")
		.replace(/,? (?:I guess|I think|I suppose|maybe|probably|mostly)$/i, "")
		.split(" ");
	const clean = said.length <= 4 && said.every((word) => /^[A-Za-z']+$/.test(word) && looksSpelled(word));
	const starts =
		/^(?:the|my|being|not|at|in|on|with|work|money|people|both|mostly|probably|mainly|having|losing|getting|going|feeling|a|an|from|about|\w+ing)\b/i;
	if (!clean || reading.clauses.length > 0 || !starts.test(reading.text)) {
		return null;
	}
	const turned = turnPronouns(said.join(" "));
	return voice.say(FRAGMENTS, {
		fragment:
			/^[A-Z]/.test(turned) && !/^I\b/.test(turned)
				? turned.charAt(0).toLowerCase() + turned.slice(1)
				: turned,
	});
}

const liveTopic: Move = (context) => (isLive(context) ? topicWords(context) : null);

const freshTopic: Move = (context) => (context.memory.focus?.fresh === true ? topicWords(context) : null);

/** What was said, received: the weightiest thing first. */
const receive: Move = (context) =>
	firstOf(context, [
		afterGood,
		voiceOfGone,
		momentWords,
		...(echoedLast(context) ? [aspectWords, feelingWords] : []),
		ownWords,
		scrap,
		fragment,
		aspectWords,
		feelingWords,
		feelingNamed,
		liveTopic,
		ground,
	]);

/** One step further than the words, only where there is something particular to say. */
const further: Move = (context) => {
	const { reading, voice } = context;
	if (reading.moments.length === 1 && voice.roll("brief", 3) > 0) {
		return null;
	}
	// What weighs most is left to stand by itself.
	const aspects: Move = (inner) =>
		isHeavy(inner)
			? null
			: inner.memory.focus?.fresh === true || inner.voice.roll("aspect", 2) === 0
				? aspectWords(inner)
				: null;
	// Where these very words have an answer of their own, what is true of the whole topic beside it misses them.
	const topic: Move = (inner) => (inner.reading.moments[0]?.moment.weight === 3 ? null : freshTopic(inner));
	return firstOf(context, [otherMoment, callback, aspects, feelingWords, topic]);
};
const widen: Move = (context) =>
	firstOf(context, [otherMoment, callback, topicLink, aspectWords, circumstance, normalWords, feelingWords]);
const settle: Move = (context) =>
	firstOf(context, [affirm, otherMoment, callback, aspectWords, normalWords, feelingWords]);
const touched = (context: Context): boolean => (context.reading.moments[0]?.moment.weight ?? 0) >= 2;
/** What they did, told in this message or some turns ago: better proof than any cheering. */
const proof: Move = (context) => {
	const { reading, memory, voice } = context;
	const tone = toneOf(reading.text);
	if (reading.clauses.some((clause) => DEED.test(clause.turned)) && tone !== "down") {
		return voice.say(AFFIRM_DID);
	}
	const doubts = tone === "down" || reading.clauses.some((clause) => clause.kind === "worry");
	const deed =
		memory.deed !== null && DEED.test(memory.deed) && toneOf(memory.deed) !== "down" ? memory.deed : null;
	const told = memory.replies.slice(-2).some((reply) => reply.toLowerCase().includes(deed ?? "\n"));
	return told || !doubts || isHeavy(context) ? null : voice.say(EVIDENCE, { deed });
};

const believe: Move = (context) => context.voice.say(BELIEVE);

/** What a first step could change; a plain fact needs no push. */
const STUCK = new Set(["cannot", "want", "must", "worry", "belief", "judgement", "intention"]);

/** A push is for a moment that has room for one: not heavy, not mourned, and not right after the last one. */
function mayPush(context: Context): boolean {
	const { memory, reading } = context;
	const pushed = memory.replies
		.slice(-2)
		.some(
			(reply) =>
				isPush(questionIn(reply) ?? "", memory.focus?.topic) || PUSH.some((line) => reply.includes(line)),
		);
	return (
		!pushed &&
		!isHeavy(context) &&
		!touched(context) &&
		!memory.readings.slice(-3).some((one) => one.moments[0]?.moment.weight === 3) &&
		memory.focus?.topic.tender !== true &&
		memory.readings.length > 0 &&
		toneOf(reading.text) !== "up" &&
		!reading.clauses.some((clause) => DEED.test(clause.turned)) &&
		(isLive(context) || reading.clauses.some((clause) => STUCK.has(clause.kind)))
	);
}
const forMotion: Move = (context) => (mayPush(context) ? action(context) : question(context));
const push: Move = (context) =>
	mayPush(context)
		? (proof(context) ?? challenge(context))
		: (firstOf(context, [otherMoment, affirm, proof]) ??
			(touched(context) && !isHardNews(context.reading) && context.reading.moments[0]?.moment.glad !== true
				? believe(context)
				: null));

/** How each style builds an answer; which plan is taken turns with the talk. */
function plans(context: Context): readonly (readonly Move[])[] {
	const soft: Move = (inner) => {
		const order: Move[] = [
			[momentQuestion, presence, invite, question],
			[momentQuestion, invite, question],
			[question],
		][inner.voice.roll("soft", 3)] ?? [presence];
		return firstOf(inner, order);
	};
	switch (context.request.style) {
		case "need-friend":
			return [
				[company, receive, soft],
				[receive, soft],
				[receive, further, soft],
			];
		case "want-guidance":
			return [
				[receive, further, question],
				[receive, widen, context.reading.moments.length > 0 ? question : deeper],
				[receive, widen, question],
			];
		case "need-motivation":
			return [
				[receive, push, forMotion],
				[receive, forMotion],
				[receive, proof, forMotion],
			];
		default:
			return mannerPlans(context, soft);
	}
}

/** Without a style it is the manner that the person chose in Settings; on a dark day nobody is talked to directly. */
function mannerPlans({ person, gentle }: Context, soft: Move): readonly (readonly Move[])[] {
	if (person.coachingPersonality === "gentle") {
		return [
			[receive, further, soft],
			[receive, settle, soft],
			[receive, soft],
		];
	}
	if (person.coachingPersonality === "direct" && !gentle) {
		return [
			[receive, question],
			[receive, deeper],
			[receive, widen, question],
		];
	}
	return [
		[receive, further, question],
		[receive, settle, question],
		[receive, widen, question],
	];
}

function scaledLately(context: Context): boolean {
	return context.memory.replies.slice(-15).some((reply) => /0 (?:to|and) 10/.test(reply));
}

const NAMED_TIME =
	/\b(?:\w+day|tonight|tomorrow|morning|evening|afternoon|weekend|lunch|first thing|at (?:\d|noon|nine|ten|eight|seven|six))\b/i;

/** They said what they'll do: it's theirs, so it's taken seriously and made a little more certain. */
export function planned(context: Context): Parts | null {
	const { reading, voice, memory } = context;
	const clause = reading.clauses.findLast((one) => one.kind === "intention");
	if (clause === undefined || reading.intention === null || reading.words > 25 || isHeavy(context)) {
		return null;
	}
	const timed = NAMED_TIME.test(reading.text);
	const said = voice.say(
		timed ? FRAMES.intention : FRAMES.intention.filter((line) => !/specific/.test(line)),
		{
			t: clause.turned,
		},
	);
	const sure = !scaledLately(context) && voice.roll("sure", 4) === 0 ? voice.say(CONFIDENCE) : null;
	const ending = memory.quiet
		? presence(context)
		: (sure ??
			voice.say(timed ? COMMIT_YES_QUESTIONS.filter((line) => !/^When/.test(line)) : COMMIT_YES_QUESTIONS));
	const affirmed = voice.say(timed ? PLAN_AFFIRM : PLAN_AFFIRM.filter((line) => !/a time now/.test(line)));
	return said === null || ending === null ? null : [said, otherMoment(context) ?? affirmed, ending];
}

/** Someone tells what is going on: mirror it, go a step beyond, and leave one door open. */
export function share(context: Context): Parts {
	const { turn, voice, memory, request } = context;
	const all = plans(context);
	// The first message of a topic gets the plan that shows its words were heard.
	const plan = all[memory.focusRun <= 1 ? 0 : voice.roll("plan", all.length)] ?? [receive, question];
	const said = plan.map((move) => move(context));
	const tied = isHeavy(context) || said[0] === null ? null : tie(context);
	const parts = tied === null ? said : [said[0] ?? null, tied, said.at(-1) ?? null];
	// Two reflections can stand without a question: not every turn has to ask for more.
	const statements = parts.slice(0, -1).filter((part) => part !== null).length;
	return turn > 2 && statements >= 2 && voice.roll("rest", 4) === 0 && request.style !== "need-motivation"
		? parts.slice(0, -1)
		: parts;
}
