import { labelOf } from "../catalogue.ts";
import type { TopicId } from "../content/ids.ts";
import { summed, topicsIn } from "../read/topics.ts";

/** Points below this come from one weak word, which is a guess. */
const SURE = 2;

/** Longer messages are read up to here, so that a hundred of them stay quick. */
export const READ_CHARACTERS = 600;

/** Topics that hurt when they're counted, or read in a list over someone's shoulder. */
export const SENSITIVE: ReadonlySet<TopicId> = new Set([
	"grief",
	"low-mood",
	"guilt",
	"panic",
	"self-criticism",
	"body-image",
	"drinking",
]);

export type NamedTopic = { id: TopicId; label: string; points: number };

/** Topics of these messages, with their points summed, highest first. */
export function topicsNamed(messages: readonly string[]): NamedTopic[] {
	const found = messages.flatMap((text) => topicsIn(text.slice(0, READ_CHARACTERS)));
	return summed(found)
		.filter(({ points }) => points >= SURE)
		.map(({ topic, points }) => ({ id: topic, label: labelOf(topic), points }));
}
