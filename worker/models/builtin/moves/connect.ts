import {
	GOAL_LINES,
	GOAL_TOPICS,
	LOW_MOOD_LINES,
	MONDAY_LINES,
	MOOD_WISH_LINES,
	NEED_LINES,
	NIGHT_LINES,
	SUNDAY_LINES,
} from "../content/manner.ts";
import { CALLBACKS, SHORT_SUMMARIES, SUMMARIES, TOPIC_LINKS } from "../content/reflections.ts";
import type { Context } from "../context.ts";
import { dangerIn } from "../danger.ts";
import type { Clause } from "../understand/clause.ts";
import { toneOf } from "../understand/tone.ts";
import { heaviest } from "../understand/understand.ts";
import { isLive } from "./live.ts";

const KINDS_TO_RECALL = new Set(["other", "did", "cannot", "state", "must", "want", "tried"]);
/** "it", "they", "that" point at something the listener can't see once the moment has gone. */
const POINTS_ELSEWHERE = /^(?:it|they|he|she|there|that|this|then)\b|\b(?:it|this|that one|these|those)\b/i;

/** Only what was told: what was said to the coach about the coach is no part of the picture. */
const TELLING = new Set(["share", "advice", "decision", "not-done"]);

/** What others are like is worth recalling only when it weighed on them. */
const SAYS_ENOUGH = 6;

function recallable(clause: Clause): boolean {
	return (
		KINDS_TO_RECALL.has(clause.kind) &&
		(clause.kind !== "other" || clause.weight >= SAYS_ENOUGH) &&
		!POINTS_ELSEWHERE.test(clause.turned) &&
		clause.turned.split(" ").length >= 4
	);
}

/** Words of long ago are screened when they are about to be said back, and not before. */
function isSpeakable(clause: Clause): boolean {
	return dangerIn(clause.original) === null;
}

/** One strong clause from each earlier message that has one, oldest first. */
export function keyClauses(context: Context): Clause[] {
	return context.memory.readings
		.filter((reading) => reading.danger === null && TELLING.has(reading.intent))
		.map((reading) => heaviest(reading.clauses.filter(recallable)))
		.filter((clause) => clause !== null);
}

const COMMON = new Set(
	"about really because always never everything something nothing anything people today should would could think still things going every without before after where their there which being doing getting having".split(
		" ",
	),
);

function contentWords(text: string): string[] {
	return (text.toLowerCase().match(/[a-z']{5,}/g) ?? []).filter(
		(word) => !COMMON.has(word) && !word.includes("'"),
	);
}

/** An old line is worth bringing back only where it touches the new one: the same person or the same thing. */
function isRelated(clause: Clause, context: Context): boolean {
	const now = new Set(contentWords(context.reading.text));
	const shared = contentWords(clause.original).some((word) => now.has(word));
	const samePerson = context.reading.people.some(
		(one) => /^[A-Z]/.test(one.label) && clause.original.includes(one.label),
	);
	return shared || samePerson;
}

/** Something they said at least two messages ago, tied to what they say now. */
export function callback(context: Context): string | null {
	const old = context.memory.readings.slice(0, -1).length;
	const clauses = keyClauses({
		...context,
		memory: { ...context.memory, readings: context.memory.readings.slice(0, old) },
	});
	const clause = clauses.findLast(
		(one) =>
			isRelated(one, context) &&
			!context.memory.replies.some(
				(reply) =>
					/Earlier|haven't forgotten|something from before|also mentioned|told me before|little while ago|said earlier/.test(
						reply,
					) && reply.includes(one.turned),
			) &&
			isSpeakable(one),
	);
	const current = context.reading.clauses.map((one) => one.turned);
	if (toneOf(context.reading.text) === "up") {
		return null;
	}
	if (clause === undefined || current.includes(clause.turned)) {
		return null;
	}
	return context.voice.say(CALLBACKS, { t: clause.turned });
}

export function topicLink(context: Context): string | null {
	const { focus, before } = context.memory;
	if (focus === null || before === null || !focus.fresh || before.label === focus.topic.label) {
		return null;
	}
	return context.voice.say(TOPIC_LINKS, { before: before.label, now: focus.topic.label });
}

/** What I've heard so far, in their words. Null until there's enough to gather. */
export function summary(context: Context): string | null {
	const own = heaviest(context.reading.clauses.filter(recallable));
	const all = [...keyClauses(context), ...(own === null ? [] : [own])];
	const distinct = all.filter(
		(clause, index) => all.findIndex((other) => other.turned === clause.turned) === index,
	);
	const gathered = context.memory.replies
		.filter((reply) => reply.includes("; and"))
		.join(" ")
		.toLowerCase();
	const latest = distinct
		.filter((clause) => !gathered.includes(clause.turned.toLowerCase()) && isSpeakable(clause))
		.slice(-3);
	const [a, b, c] = latest;
	if (a === undefined || b === undefined) {
		return null;
	}
	if (c === undefined) {
		return context.voice.say(SHORT_SUMMARIES, { a: a.turned, b: b.turned });
	}
	return context.voice.say(SUMMARIES, { a: a.turned, b: b.turned, c: c.turned });
}

const WISHED = /^[a-z]{4,14}$/;

/** A word about the hour, the day, or what the profile says: now and then, and only where it bears on the matter. */
export function circumstance(context: Context): string | null {
	const { person, voice, turn, memory } = context;
	const { localHour: hour, localWeekday: day } = person;
	if (hour >= 23 || hour < 5) {
		const nightly =
			/\b(?:night|tonight|sleep\w*|awake|bed|late|tomorrow|[1-4] ?am|thinking|overthink\w*|mind)\b/i;
		if (!nightly.test(context.reading.text)) {
			return null;
		}
		return memory.replies.some((reply) => NIGHT_LINES.some((line) => reply.includes(line)))
			? null
			: voice.say(NIGHT_LINES);
	}
	if (turn <= 2 && day === 1 && hour < 11) {
		return voice.say(MONDAY_LINES);
	}
	if (turn <= 3 && day === 0 && hour >= 17 && memory.focus?.topic.slug === "work") {
		return voice.say(SUNDAY_LINES);
	}
	const told = memory.replies.some((reply) =>
		/check-in|You came here|you'd like to feel|rated your mood/.test(reply),
	);
	if (told || turn < 2) {
		return null;
	}
	const choices: (() => string | null)[] = [];
	if (person.ratings !== null) {
		choices.push(() => voice.say(NEED_LINES[person.currentLevel]));
	}
	const goal = person.goal;
	// "wellness" is set for everybody until an assessment asks, so until then it says nothing about anyone.
	const chose = goal !== null && (goal !== "wellness" || person.ratings !== null);
	if (chose && memory.focus !== null && GOAL_TOPICS[goal].has(memory.focus.topic.slug) && isLive(context)) {
		choices.push(() => voice.say(GOAL_LINES[goal]));
	}
	const wish = person.desiredMood?.trim().toLowerCase() ?? "";
	if (WISHED.test(wish) && wish !== "relief") {
		choices.push(() => voice.say(MOOD_WISH_LINES, { mood: wish }));
	}
	if (person.overallMood !== null && person.overallMood <= 2) {
		choices.push(() => voice.say(LOW_MOOD_LINES));
	}
	const chosen = choices[voice.roll("circumstance", Math.max(1, choices.length))];
	return chosen?.() ?? null;
}
