import type { Card } from "./content/card.ts";
import { CARDS } from "./content/cards/index.ts";
import type { Exercise } from "./content/exercise.ts";
import { EXERCISES } from "./content/exercises/index.ts";
import type { ExerciseId, TopicId } from "./content/ids.ts";
import type { Narrow } from "./content/narrow.ts";
import { NARROWS } from "./content/narrows/index.ts";
import { shownSource } from "./content/source.ts";
import type { Topic } from "./content/topic.ts";
import { TOPICS } from "./content/topics/index.ts";

const EXERCISES_BY_ID = new Map<string, Exercise>(EXERCISES.map((each) => [each.id, each]));
const TOPICS_BY_ID = new Map<string, Topic>(TOPICS.map((each) => [each.id, each]));

type NarrowOption = Narrow["options"][string] & { label: string };

export function listExercises(): readonly Exercise[] {
	return EXERCISES;
}

export function findExercise(id: string): Exercise | undefined {
	return EXERCISES_BY_ID.get(id);
}

/** For an id that the content itself names. */
export function exerciseOf(id: ExerciseId): Exercise {
	return EXERCISES_BY_ID.get(id) as Exercise;
}

export function findTopic(id: string): Topic | undefined {
	return TOPICS_BY_ID.get(id);
}

/** How a topic is called within a sentence. */
export function labelOf(id: TopicId): string {
	return findTopic(id)?.label ?? id;
}

/** The question that sorts a topic, and its options in order. */
export function findNarrow(topic: TopicId): { ask: string; options: NarrowOption[] } | undefined {
	const narrow = NARROWS.find((each) => each.topic === topic);
	const options = Object.entries(narrow?.options ?? {}).map(([label, each]) => ({ label, ...each }));
	return narrow && { ask: narrow.ask, options };
}

/** Returns the card, unless its source is unverified. */
export function findCard(id: string): Card | undefined {
	return CARDS.find((each) => each.id === id && shownSource(each.source));
}
