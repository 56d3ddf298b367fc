import { exerciseOf, findCard, findExercise, findNarrow, findTopic } from "../catalogue.ts";
import type { Card } from "../content/card.ts";
import type { Exercise } from "../content/exercise.ts";
import type { TopicId } from "../content/ids.ts";
import { isQuotable } from "../read/recall.ts";
import { once, quote, type Said } from "../say/realise.ts";
import { agreedAnswer } from "./agreed.ts";
import { type Context, topicOf } from "./context.ts";
import { type Chip, type Draft, line, offers, says } from "./draft.ts";
import {
	chipFor,
	exerciseChip,
	exercisesFor,
	GROUP_CHIPS,
	groupTopics,
	isCalming,
	MENU_CHIP,
	tipsChip,
	WRITE_CHIP,
	waysOn,
} from "./offers.ts";
import { endPage, keepMoment } from "./page-end.ts";

const PAIRS = [0, 2, 4] as const;

type Delivers = (context: Context, id: string, index: number) => Draft | null;

const DELIVERIES: Readonly<Record<string, Delivers>> = {
	exercise: startExercise,
	tips: (context, id) => tips(context, id as TopicId),
	topic: (context, id) => bringUp(context, id as TopicId),
	narrow: (context, id, index) => narrowed(context, id as TopicId, index),
	group: (context, id) =>
		says(context, "which-topic", { chips: groupTopics(context, id), asked: "which-topic" }),
	card: (context, id) => {
		const card = findCard(id);
		return card ? showCard(context, card) : null;
	},
	write: (context) => says(context, "journal-start", { asked: "page", act: "write" }),
	menu,
	page: endPage,
	moment: keepMoment,
	agreed: agreedAnswer,
	talk: (context) => says(context, "after-talk", { chips: [WRITE_CHIP] }),
	another: anotherExercise,
};

/** Delivers an accepted offer. Null when the offer is no longer there. */
export function deliver(context: Context, offer: string): Draft | null {
	const [kind = "", id = "", index] = offer.split(":");
	return DELIVERIES[kind]?.(context, id, Number(index)) ?? null;
}

export function menu(context: Context): Draft {
	return says(context, "menu", { chips: GROUP_CHIPS, asked: "which-group" });
}

export function startExercise(context: Context, id: string): Draft | null {
	const exercise = findExercise(id);
	if (!exercise) {
		return null;
	}
	if (context.request.isStranger) {
		const topic = topicOf(context, 1) ?? exercise.for.topics[0];
		return offers(context, "stranger-exercise", topic ? [tipsChip(topic)] : []);
	}
	if (context.request.isAtRisk && !isCalming(id)) {
		return says(context, "at-risk", { chips: waysOn(context, null) });
	}
	const { title } = exercise;
	const minutes = String(exercise.minutes);
	const bare = { id: `start:${id}`, text: `${title}, ${minutes} minutes.` };
	const start = line(context, "start", { title, minutes }) ?? bare;
	return { say: [start, lastTime(context, exercise)], starts: id };
}

/** After a finished exercise: what fits the conversation, then what fits the person. */
function anotherExercise(context: Context, done: string): Draft {
	const fit = new Set([...exercisesFor(context, topicOf(context)), ...exercisesFor(context, null)]);
	const others = [...fit].filter(({ id }) => id !== done).slice(0, 3);
	return offers(context, "after-another", [...others.map(exerciseChip), MENU_CHIP]);
}

/** The first line of what they kept of it before. */
function lastTime({ request }: Context, { id, takeaway }: Exercise): Said | null {
	const kept = request.person.takeaways.find(({ title }) => title === takeaway?.title);
	const [first = ""] = kept?.body.split("\n") ?? [];
	return first && isQuotable(first)
		? { id: `last-time:${id}`, text: `Last time you kept ${quote(first)}` }
		: null;
}

/** The next two tips on a topic; after all six the exercise is next. */
export function tips(context: Context, topic: TopicId): Draft | null {
	const { label, tips: all } = findTopic(topic) ?? {};
	const [exercise] = exercisesFor(context, topic);
	if (!label || !all) {
		return null;
	}
	const first = PAIRS.find((nth) => !context.used.has(tipId(topic, nth)));
	if (first === undefined) {
		const slots = { label, title: exercise?.title ?? "", minutes: String(exercise?.minutes) };
		return exercise
			? says(context, "tips-done", { chips: [exerciseChip(exercise), WRITE_CHIP, MENU_CHIP], topic, slots })
			: null;
	}
	const two = [0, 1].map((nth) => ({
		id: tipId(topic, first + nth),
		text: `\n${nth + 1}. ${all[first + nth]}`,
	}));
	const more = first < 4 ? [{ label: "Two more", offer: `tips:${topic}` }] : [];
	return {
		say: [line(context, first === 0 ? "tips-first" : "tips-more", { label }), ...two],
		chips: [...(exercise ? [exerciseChip(exercise)] : []), ...more, WRITE_CHIP],
		topic,
	};
}

/** Replies to a new topic: its line once, and one question that sorts what fits. */
export function bringUp(context: Context, topic: TopicId): Draft | null {
	const found = findTopic(topic);
	const { ask = "", options = [] } = findNarrow(topic) ?? {};
	if (!found) {
		return null;
	}
	const opening = once(`line:${topic}`, found.line, context.used);
	const asks = context.request.isAtRisk ? null : once(`narrow:${topic}`, ask, context.used);
	if (!asks) {
		return { say: [opening, line(context, "offer")], chips: waysOn(context, topic), asked: "offer", topic };
	}
	const answers = options.map(({ label }, nth): Chip => ({ label, offer: `narrow:${topic}:${nth}` }));
	const rest = context.request.mode === "practical" ? tipsChip(topic) : WRITE_CHIP;
	return { say: [opening, asks], chips: [...answers, rest], asked: `narrow:${topic}`, topic };
}

/** What an answer to a topic's question brings: a sentence of use, and what fits it. */
export function narrowed(context: Context, topic: TopicId, nth: number): Draft | null {
	const option = findNarrow(topic)?.options[nth];
	if (!option) {
		return null;
	}
	const exercise = exerciseOf(option.exercise);
	const reply = once(`narrow:${topic}:${nth}`, option.reply, context.used);
	const others = exercisesFor(context, topic);
	const [fitting] = context.request.isAtRisk ? others : [exercise];
	const other = reply ? undefined : others.find(({ id }) => id !== exercise.id);
	const exercises = [fitting && exerciseChip(fitting), tipsChip(topic), other && exerciseChip(other)];
	return {
		say: [reply ?? line(context, "offer")],
		chips: [...exercises.filter((each) => each !== undefined), WRITE_CHIP],
		asked: "offer",
		topic,
	};
}

/** A checked answer; asked again, its first sentence. */
export function showCard(context: Context, { id, answer, see, source, exercise, topic }: Card): Draft {
	const said = once(`card:${id}`, answer, context.used);
	const chips = [...(exercise ? [chipFor(exercise)] : []), tipsChip(topic), WRITE_CHIP];
	const first = /^.*?[.!?](?=\s|$)/.exec(answer)?.[0] ?? answer;
	const more = [
		{ id: `see:${id}`, text: see },
		{ id: `source:${id}`, text: `(${source[0]})` },
	];
	return { say: said ? [said, ...more] : [line(context, "card-again", { first })], chips, topic };
}

function tipId(topic: TopicId, nth: number): string {
	return `tip:${topic}:${nth}`;
}
