import { COMMIT_YES_QUESTIONS, FRAGMENTS, PLAN_AFFIRM } from "../content/answers.ts";
import { BESIDE, COMPANY, OPEN_GROUND, PUSH } from "../content/company.ts";
import { AFFIRM_TELLING, AFFIRM_TRYING } from "../content/questions.ts";
import { FRAMES, SUMMARY_QUESTIONS } from "../content/reflections.ts";
import type { Context } from "../context.ts";
import { looksSpelled } from "../understand/spelling.ts";
import { turnPronouns } from "../understand/turn-pronouns.ts";
import { callback, circumstance, summary, topicLink } from "./connect.ts";
import { action, deeper, explore, invite, presence, question } from "./question.ts";
import {
	aspectWords,
	feelingWords,
	firstOf,
	type Move,
	normalWords,
	ownWords,
	topicWords,
} from "./reflect.ts";

function company(context: Context): string | null {
	const { focus } = context.memory;
	return (focus === null ? null : context.voice.say(focus.topic.company)) ?? context.voice.say(COMPANY);
}

function beside(context: Context): string | null {
	return context.voice.say(BESIDE);
}

function affirm(context: Context): string | null {
	const tried = context.reading.clauses.some((clause) => clause.kind === "tried");
	return context.voice.say(tried ? AFFIRM_TRYING : AFFIRM_TELLING);
}

function challenge(context: Context): string | null {
	const { focus } = context.memory;
	return (focus === null ? null : context.voice.say(focus.topic.challenges)) ?? context.voice.say(PUSH);
}

function ground(context: Context): string | null {
	return context.voice.say(OPEN_GROUND);
}

/** "the waking up", "my mum": an answer in a few words, said back as it is. */
export function fragment(context: Context): string | null {
	const { reading, voice } = context;
	const words = reading.text
		.replace(/[.!?]+$/, "")
		.replace(/,? (?:I guess|I think|I suppose|maybe|probably|mostly)$/i, "")
		.split(" ");
	const clean = words.length <= 4 && words.every((word) => /^[A-Za-z']+$/.test(word) && looksSpelled(word));
	const starts =
		/^(?:the|my|being|not|at|in|on|with|work|money|people|both|mostly|probably|mainly|having|losing|getting|going|feeling|a|an|from|about|\w+ing)\b/i;
	if (!clean || reading.clauses.length > 0 || !starts.test(reading.text) || words.length < 1) {
		return null;
	}
	const turned = turnPronouns(words.join(" "));
	return voice.say(FRAGMENTS, {
		fragment:
			/^[A-Z]/.test(turned) && !/^I\b/.test(turned)
				? turned.charAt(0).toLowerCase() + turned.slice(1)
				: turned,
	});
}

const words: Move = (context) =>
	firstOf(context, [ownWords, fragment, aspectWords, feelingWords, topicWords, ground]);
const meaning: Move = (context) =>
	firstOf(context, [aspectWords, feelingWords, topicWords, ownWords, affirm, beside]);
const widen: Move = (context) =>
	firstOf(context, [topicLink, callback, circumstance, normalWords, affirm, topicWords]);
const settle: Move = (context) => firstOf(context, [normalWords, affirm, beside, topicWords]);
const bring: Move = (context) => firstOf(context, [aspectWords, company, ownWords, beside]);

/** How each style builds an answer; which plan is taken turns with the talk. */
function plans(context: Context): readonly (readonly Move[])[] {
	const soft: Move = (inner) => {
		const order: Move[] = [[presence, invite, question], [invite, presence], [question]][
			inner.voice.roll("soft", 3)
		] ?? [presence];
		return firstOf(inner, order);
	};
	switch (context.request.style) {
		case "need-friend":
			return [
				[company, words, soft],
				[words, company, soft],
				[bring, meaning, beside, soft],
			];
		case "want-guidance":
			return [
				[words, meaning, question],
				[meaning, widen, deeper],
				[words, widen, question],
			];
		case "need-motivation":
			return context.memory.focus?.topic.tender === true
				? [
						[words, challenge, question],
						[meaning, challenge, action],
					]
				: [
						[words, challenge, action],
						[meaning, challenge, action],
						[words, affirm, challenge, action],
					];
		default:
			return [
				[words, meaning, question],
				[meaning, settle, question],
				[words, widen, question],
			];
	}
}

/** They said what they'll do: it's theirs, so it's taken seriously and made a little more certain. */
export function planned(context: Context): (string | null)[] | null {
	const { reading, voice, memory } = context;
	const clause = reading.clauses.findLast((one) => one.kind === "intention");
	if (clause === undefined || reading.intention === null || reading.words > 25) {
		return null;
	}
	const said = voice.say(FRAMES.intention, { t: clause.turned });
	const ending = memory.quiet ? presence(context) : voice.say(COMMIT_YES_QUESTIONS);
	return said === null || ending === null
		? null
		: [said, feelingWords(context) ?? voice.say(PLAN_AFFIRM), ending];
}

/** Someone tells what is going on: mirror it, go a step beyond, and leave one door open. */
export function share(context: Context): (string | null)[] {
	const { turn, voice, memory, request } = context;
	if (turn >= 5 && turn % 5 === 0) {
		const gathered = summary(context);
		if (gathered !== null) {
			const ending = memory.quiet || memory.listening ? presence(context) : voice.say(SUMMARY_QUESTIONS);
			return request.style === "need-motivation" && !memory.listening
				? [gathered, challenge(context), action(context)]
				: [gathered, feelingWords(context) ?? aspectWords(context), ending];
		}
	}
	const all = plans(context);
	// The first message of a topic gets the plan that shows its words were heard.
	const plan = all[memory.focusRun <= 1 ? 0 : voice.roll("plan", all.length)] ?? [words, meaning, explore];
	return plan.map((move) => move(context));
}
