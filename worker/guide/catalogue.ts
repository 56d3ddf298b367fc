import type { Card } from "./content/card.ts";
import { CARDS } from "./content/cards/index.ts";
import type { Exercise } from "./content/exercise.ts";
import { EXERCISES } from "./content/exercises/index.ts";
import type { TopicId } from "./content/ids.ts";
import type { Narrow } from "./content/narrow.ts";
import { NARROWS } from "./content/narrows/index.ts";
import { shownSource } from "./content/source.ts";
import type { Topic } from "./content/topic.ts";
import { TOPICS } from "./content/topics/index.ts";

const EXERCISES_BY_ID = new Map<string, Exercise>(EXERCISES.map((each) => [each.id, each]));
const TOPICS_BY_ID = new Map<string, Topic>(TOPICS.map((each) => [each.id, each]));
const NARROWS_BY_TOPIC = new Map<string, Narrow>(NARROWS.map((each) => [each.topic, each]));
const CARDS_BY_ID = new Map<string, Card>(CARDS.map((each) => [each.id, each]));

type NarrowOption = Narrow["options"][string] & { label: string };

export function listExercises(): readonly Exercise[] {
	return EXERCISES;
}

export function findExercise(id: string): Exercise | undefined {
	return EXERCISES_BY_ID.get(id);
}

export function findTopic(id: TopicId): Topic | undefined {
	return TOPICS_BY_ID.get(id);
}

/** The question that sorts a topic, and its options in order. */
export function findNarrow(topic: TopicId): { ask: string; options: NarrowOption[] } | undefined {
	const narrow = NARROWS_BY_TOPIC.get(topic);
	return (
		narrow && {
			ask: narrow.ask,
			options: Object.entries(narrow.options).map(([label, option]) => ({ label, ...option })),
		}
	);
}

/** A card whose source nobody could check is not found. */
export function findCard(id: string): Card | undefined {
	const card = CARDS_BY_ID.get(id);
	return card && shownSource(card.source) ? card : undefined;
}
