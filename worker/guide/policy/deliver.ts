import { findCard, findExercise, findNarrow, findTopic } from "../catalogue.ts";
import type { Card } from "../content/card.ts";
import type { Exercise } from "../content/exercise.ts";
import type { TopicId } from "../content/ids.ts";
import { once, type Said } from "../say/realise.ts";
import type { Chip, Context, Draft } from "./context.ts";
import { line, topicOf } from "./context.ts";
import {
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
import { agreedAnswer } from "./special.ts";

const PAIRS = [0, 1, 2] as const;

/** The thing itself: what was offered, and is now taken. Null for an offer that is not there any more. */
export function deliver(context: Context, offer: string): Draft | null {
	const [kind, id = "", index = ""] = offer.split(":");
	switch (kind) {
		case "exercise":
			return startExercise(context, id);
		case "tips":
			return tips(context, id as TopicId);
		case "topic":
			return openTopic(context, id as TopicId);
		case "narrow":
			return narrowed(context, id as TopicId, Number(index));
		case "group":
			return { say: [line(context, "which-topic")], chips: groupTopics(context, id), asked: "which-topic" };
		case "card": {
			const card = findCard(id);
			return card ? showCard(context, card) : null;
		}
		case "write":
			return { say: [line(context, "journal-start")], asked: "page", act: "write" };
		case "menu":
			return menu(context);
		case "page":
			return endPage(context, id);
		case "moment":
			return keepMoment(context);
		case "agreed":
			return agreedAnswer(context, id);
		default:
			return null;
	}
}

export function menu(context: Context): Draft {
	return { say: [line(context, "menu")], chips: GROUP_CHIPS, asked: "which-group" };
}

export function startExercise(context: Context, id: string): Draft | null {
	const exercise = findExercise(id);
	if (!exercise) {
		return null;
	}
	if (context.request.isStranger) {
		const topic = topicOf(context, 1) ?? exercise.for.topics[0];
		return {
			say: [line(context, "stranger-exercise")],
			chips: topic ? [tipsChip(topic)] : [],
			asked: "offer",
		};
	}
	if (context.request.isAtRisk && !isCalming(exercise.id)) {
		return { say: [line(context, "at-risk")], chips: waysOn(context, null) };
	}
	const slots = { title: exercise.title, minutes: String(exercise.minutes) };
	const bare = { id: `start:${exercise.id}`, text: `${exercise.title}, ${exercise.minutes} minutes.` };
	return { say: [line(context, "start", slots) ?? bare], starts: exercise.id };
}

/** The next two tips on a topic; after all six the exercise is next. */
export function tips(context: Context, topic: TopicId): Draft | null {
	const found = findTopic(topic);
	if (!found) {
		return null;
	}
	const pair = PAIRS.find((nth) => !context.used.has(tipId(topic, nth * 2)));
	const [exercise] = exercisesFor(context, topic);
	if (pair === undefined) {
		const slots = {
			label: found.label,
			title: exercise?.title ?? "",
			minutes: String(exercise?.minutes ?? ""),
		};
		return exercise ? { say: [line(context, "tips-done", slots)], chips: chipsOf(exercise), topic } : null;
	}
	const two = [pair * 2, pair * 2 + 1].map(
		(nth): Said => ({ id: tipId(topic, nth), text: `${(nth % 2) + 1}. ${found.tips[nth] ?? ""}` }),
	);
	const more = pair < 2 ? [{ label: "Two more", offer: `tips:${topic}` }] : [];
	return {
		say: [
			line(context, pair === 0 ? "tips-first" : "tips-more", { label: found.label }),
			...two.map((each) => ({ ...each, text: `\n${each.text}` })),
		],
		chips: [...(exercise ? [exerciseChip(exercise)] : []), ...more, WRITE_CHIP],
		topic,
	};
}

/** What is said when a topic comes up: its line once, and one question that sorts what fits. */
export function openTopic(context: Context, topic: TopicId): Draft | null {
	const found = findTopic(topic);
	const narrow = findNarrow(topic);
	if (!found) {
		return null;
	}
	const opening = once(`line:${topic}`, found.line, context.used);
	const asks = narrow && !context.request.isAtRisk ? once(`narrow:${topic}`, narrow.ask, context.used) : null;
	if (narrow && asks) {
		const options = narrow.options.map(
			({ label }, nth): Chip => ({ label, offer: `narrow:${topic}:${nth}` }),
		);
		const rest = context.request.mode === "practical" ? tipsChip(topic) : WRITE_CHIP;
		return { say: [opening, asks], chips: [...options, rest].slice(0, 4), asked: `narrow:${topic}`, topic };
	}
	return { say: [opening, line(context, "offer")], chips: waysOn(context, topic), asked: "offer", topic };
}

/** What an answer to a topic's question brings: a sentence of use, and what fits it. */
export function narrowed(context: Context, topic: TopicId, nth: number): Draft | null {
	const option = findNarrow(topic)?.options[nth];
	const exercise = option && findExercise(option.exercise);
	if (!option || !exercise) {
		return null;
	}
	const reply = once(`narrow:${topic}:${nth}`, option.reply, context.used);
	const [other] = exercisesFor(context, topic).filter(({ id }) => id !== exercise.id);
	const fitting = context.request.isAtRisk ? exercisesFor(context, topic)[0] : exercise;
	return {
		say: [reply ?? line(context, "offer")],
		chips: [
			...(fitting ? [exerciseChip(fitting)] : []),
			tipsChip(topic),
			...(other && !reply ? [exerciseChip(other)] : []),
			WRITE_CHIP,
		].slice(0, 4),
		asked: "offer",
		topic,
	};
}

/** A checked answer; asked again, its first sentence. */
export function showCard(context: Context, card: Card): Draft {
	const answer = once(`card:${card.id}`, card.answer, context.used);
	const exercise = card.exercise === null ? undefined : findExercise(card.exercise);
	const chips = [...(exercise ? [exerciseChip(exercise)] : []), tipsChip(card.topic), WRITE_CHIP];
	const first = /^.*?[.!?](?=\s|$)/.exec(card.answer)?.[0] ?? card.answer;
	const say = answer
		? [
				answer,
				{ id: `see:${card.id}`, text: card.see },
				{ id: `source:${card.id}`, text: `(${card.source[0]})` },
			]
		: [line(context, "card-again", { first })];
	return { say, chips, topic: card.topic };
}

function chipsOf(exercise: Exercise): Chip[] {
	return [exerciseChip(exercise), WRITE_CHIP, MENU_CHIP];
}

function tipId(topic: TopicId, nth: number): string {
	return `tip:${topic}:${nth}`;
}
