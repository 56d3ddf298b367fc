import { exerciseOf, findTopic, labelOf } from "../catalogue.ts";
import { AT_NIGHT, CALMING, FOR_STYLE, GROUPS, HELP } from "../content/chips/offers.ts";
import type { Exercise } from "../content/exercise.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import type { ExerciseId, TopicId } from "../content/ids.ts";
import { FRESH_LOSS } from "../content/words/written.ts";
import { isLow, isNight, NIGHT } from "../moment.ts";
import { capitalised } from "../say/realise.ts";
import type { Context } from "./context.ts";
import type { Chip } from "./draft.ts";

/** An exercise for the night is offered unasked from this hour on. */
const EVENING = 18;
/** The longest exercise offered at night and on a day of low mood. In minutes. */
const SHORT_MINUTES = 5;

export function isCalming(id: string): boolean {
	return CALMING.some((each) => each === id);
}

/** Exercises for a topic, best first, without those that don't suit the moment or were turned down. */
export function exercisesFor(context: Context, topic: TopicId | null): Exercise[] {
	const { style, person } = context.request;
	const isEvening = person.localHour >= EVENING || person.localHour < NIGHT.to;
	const byNeed = EXERCISES.filter(
		(each) => each.for.needs.includes(person.currentLevel) && (isEvening || each.id !== "wind-down"),
	);
	const listed =
		topic === null
			? [...(FOR_STYLE[style] ?? []), ...byNeed.map(({ id }) => id)]
			: (findTopic(topic)?.exercises ?? []);
	const fit = [...new Set(listed)].map(exerciseOf).filter((each) => suits(context, each));
	return fit.length > 0
		? fit
		: CALMING.filter((id) => !context.refused.has(`exercise:${id}`)).map(exerciseOf);
}

/** Whether an exercise may be offered now. Asked for by name, it may always be done, except in danger. */
export function suits({ request, refused }: Context, { id, minutes, notIn }: Exercise): boolean {
	if (request.isAtRisk) {
		return isCalming(id);
	}
	const isLong = minutes > SHORT_MINUTES;
	const isFresh = request.page.some(({ role, content }) => role === "user" && FRESH_LOSS.test(content));
	const isUnfit =
		(isNight(request.person) && (notIn.includes("late-night") || (isLong && !AT_NIGHT.includes(id)))) ||
		(isLow(request.person) && (notIn.includes("low-mood") || isLong)) ||
		(isFresh && notIn.includes("fresh-loss"));
	return !isUnfit && !refused.has(`exercise:${id}`);
}

export function exerciseChip({ id, title, minutes }: Exercise): Chip {
	return { label: `${title}, ${minutes} min`, offer: `exercise:${id}` };
}

export function chipFor(id: ExerciseId): Chip {
	return exerciseChip(exerciseOf(id));
}

export const WRITE_CHIP: Chip = { label: "Just write", offer: "write" };
export const MENU_CHIP: Chip = { label: "Menu", offer: "menu" };

export function tipsChip(topic: TopicId): Chip {
	return { label: "Two tips", offer: `tips:${topic}` };
}

/** What can be done about a topic, ordered as the person asked to be helped: at most three. */
export function waysOn(context: Context, topic: TopicId | null): Chip[] {
	const { mode, style, isAtRisk } = context.request;
	const most = topic === null || isAtRisk ? 2 : 1;
	const exercises = exercisesFor(context, topic).slice(0, most).map(exerciseChip);
	if (isAtRisk) {
		return exercises;
	}
	const tips = topic === null ? [] : [tipsChip(topic)];
	return mode === "deep" && style === "need-friend"
		? [WRITE_CHIP, ...exercises, ...tips]
		: [...tips, ...exercises, WRITE_CHIP];
}

/** The same without writing, which they do already or would be asked twice. */
export function waysBeside(context: Context, topic: TopicId | null): Chip[] {
	return waysOn(context, topic).filter(({ offer }) => offer !== "write");
}

export const GROUP_CHIPS: readonly Chip[] = Object.entries(GROUPS).map(([id, { label }]) => ({
	label,
	offer: `group:${id}`,
}));

/** What helps whatever it is about: for words whose subject the guide doesn't know. */
export function helpChips(context: Context): Chip[] {
	const { isAtRisk, isStranger } = context.request;
	const fit = Object.entries(HELP).filter(([, id]) => suits(context, exerciseOf(id)));
	// At night, and on a low day, few of them suit.
	return isAtRisk || isStranger || fit.length < 2
		? waysOn(context, null)
		: [...fit.map(([label, id]) => ({ label, offer: `exercise:${id}` })), WRITE_CHIP];
}

/** Returns next steps for the conversation's topic, else general help. */
export function waysOrHelp(context: Context, topic: TopicId | null): Chip[] {
	return topic ? waysOn(context, topic) : helpChips(context);
}

export function topicChips(topics: readonly TopicId[]): Chip[] {
	return topics.map((id) => ({ label: capitalised(labelOf(id)), offer: `topic:${id}` }));
}

export function groupTopics({ refused }: Context, group: string): Chip[] {
	const topics = GROUPS[group]?.topics ?? [];
	return topicChips(topics.filter((id) => !refused.has(`topic:${id}`))).slice(0, 4);
}
