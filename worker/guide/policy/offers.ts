import { findExercise, findTopic } from "../catalogue.ts";
import type { Exercise } from "../content/exercise.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import type { ExerciseId, TopicId } from "../content/ids.ts";
import { TOPIC_GROUPS } from "../content/ids.ts";
import type { Chip, Context } from "./context.ts";

/** The only exercises while somebody may be in danger. */
const CALMING: readonly ExerciseId[] = ["steady-breath", "back-to-the-room"];

export function isCalming(id: string): boolean {
	return CALMING.some((each) => each === id);
}

/** From this hour to the other on the person's clock it is night. */
const NIGHT = { from: 22, to: 5 };
/** An exercise for the night is offered unasked from this hour on. */
const EVENING = 18;
const AT_NIGHT: readonly ExerciseId[] = ["wind-down", "steady-breath", "back-to-the-room", "write-it-out"];

/** On a day of mood 1 or 2 of 5 nothing longer is offered. In minutes. */
const LOW_MOOD_MINUTES = 5;

const FOR_STYLE: Partial<Record<string, readonly ExerciseId[]>> = {
	"need-friend": ["reach-out", "three-good-moments"],
	"want-guidance": ["weigh-a-choice", "what-matters-here", "check-a-thought"],
	"need-motivation": ["one-small-step", "a-steadier-day", "sort-the-pile"],
};

const FRESH_LOSS =
	/\b(?:died|passed away|funeral|death)\b.*\b(?:today|yesterday|last (?:night|week)|this (?:week|morning)|days ago)\b/i;

/** Exercises for a topic, best first, without those that do not suit the moment or were turned down. */
export function exercisesFor(context: Context, topic: TopicId | null): Exercise[] {
	const { style, person } = context.request;
	const own = topic === null ? [] : (findTopic(topic)?.exercises ?? []);
	const byStyle = FOR_STYLE[style] ?? [];
	const isEvening = person.localHour >= EVENING || person.localHour < NIGHT.to;
	const byNeed = EXERCISES.filter(
		(each) => each.for.needs.includes(person.currentLevel) && (isEvening || each.id !== "wind-down"),
	);
	const listed = [
		...own,
		...(topic === null ? byStyle : []),
		...(topic === null ? byNeed.map(({ id }) => id) : []),
	];
	const found = [...new Set(listed)].flatMap((id) => findExercise(id) ?? []);
	const fit = found.filter((each) => suits(context, each));
	return fit.length > 0
		? fit
		: CALMING.flatMap((id) => findExercise(id) ?? []).filter((each) => !isTurnedDown(context, each.id));
}

/** Whether an exercise may be offered now. Asked for by name, it may always be done, except in danger. */
export function suits(context: Context, exercise: Exercise): boolean {
	const { isAtRisk, person } = context.request;
	if (isAtRisk) {
		return isCalming(exercise.id);
	}
	const isNight = person.localHour >= NIGHT.from || person.localHour < NIGHT.to;
	const isLow = (person.overallMood ?? 3) <= 2;
	const isFresh = context.request.page.some(
		({ role, content }) => role === "user" && FRESH_LOSS.test(content),
	);
	return (
		!(
			isNight &&
			(exercise.notIn.includes("late-night") ||
				(!AT_NIGHT.includes(exercise.id) && exercise.minutes > LOW_MOOD_MINUTES))
		) &&
		!(isLow && (exercise.notIn.includes("low-mood") || exercise.minutes > LOW_MOOD_MINUTES)) &&
		!(isFresh && exercise.notIn.includes("fresh-loss")) &&
		!isTurnedDown(context, exercise.id)
	);
}

function isTurnedDown({ refused }: Context, id: string): boolean {
	return refused.has(`exercise:${id}`);
}

export function exerciseChip({ id, title, minutes }: Exercise): Chip {
	return { label: `${title}, ${minutes} min`, offer: `exercise:${id}` };
}

export const WRITE_CHIP: Chip = { label: "Just write", offer: "write" };
export const MENU_CHIP: Chip = { label: "Menu", offer: "menu" };

export function tipsChip(topic: TopicId): Chip {
	return { label: "Two tips", offer: `tips:${topic}` };
}

/** What can be done about a topic, ordered as the person asked to be helped: at most three. */
export function waysOn(context: Context, topic: TopicId | null): Chip[] {
	const { mode, style, isAtRisk } = context.request;
	const exercises = exercisesFor(context, topic)
		.slice(0, topic === null || isAtRisk ? 2 : 1)
		.map(exerciseChip);
	if (isAtRisk) {
		return exercises;
	}
	const tips = topic === null ? [] : [tipsChip(topic)];
	const writesFirst = mode === "deep" && style !== "need-motivation" ? style === "need-friend" : false;
	return writesFirst ? [WRITE_CHIP, ...exercises, ...tips] : [...tips, ...exercises, WRITE_CHIP];
}

export const GROUP_CHIPS: readonly Chip[] = [
	{ label: "Body and sleep", offer: "group:body" },
	{ label: "My head", offer: "group:mind" },
	{ label: "People", offer: "group:people" },
	{ label: "Work and money", offer: "group:work" },
];

const HELP: readonly { label: string; exercise: ExerciseId }[] = [
	{ label: "Find the words", exercise: "say-the-hard-thing" },
	{ label: "Weigh it up", exercise: "weigh-a-choice" },
	{ label: "Plan a next step", exercise: "one-small-step" },
];

/** What helps whatever it is about: for words whose subject the guide doesn't know. */
export function helpChips(context: Context): Chip[] {
	if (context.request.isAtRisk || context.request.isStranger) {
		return waysOn(context, null);
	}
	const fit = HELP.filter(({ exercise }) => {
		const found = findExercise(exercise);
		return found !== undefined && suits(context, found);
	});
	// At night, and on a low day, few of them suit.
	return fit.length < 2
		? waysOn(context, null)
		: [...fit.map(({ label, exercise }) => ({ label, offer: `exercise:${exercise}` })), WRITE_CHIP];
}

/** The topics shown when a group was chosen, the commonest first. */
const GROUP_TOPICS: Record<string, readonly TopicId[]> = {
	body: ["sleep", "tiredness", "illness", "drinking"],
	mind: ["worry", "low-mood", "stress", "self-criticism"],
	people: ["partner", "family", "friends", "loneliness"],
	work: ["workload", "money", "procrastination", "decisions"],
};

export function topicChips(topics: readonly TopicId[]): Chip[] {
	return topics.map((id) => ({ label: capital(findTopic(id)?.label ?? id), offer: `topic:${id}` }));
}

export function groupTopics(context: Context, group: string): Chip[] {
	const all: readonly TopicId[] = GROUP_TOPICS[group] ?? TOPIC_GROUPS.mind;
	return topicChips(all.filter((id) => !context.refused.has(`topic:${id}`))).slice(0, 4);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
