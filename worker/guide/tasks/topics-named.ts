import { labelOf } from "../catalogue.ts";
import type { TopicId } from "../content/ids.ts";
import { topicsIn } from "../read/topics.ts";

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
	const sums = new Map<TopicId, number>();
	for (const { topic, points } of messages.flatMap((text) => topicsIn(text.slice(0, READ_CHARACTERS)))) {
		sums.set(topic, (sums.get(topic) ?? 0) + points);
	}
	return [...sums]
		.filter(([, points]) => points >= SURE)
		.map(([id, points]) => ({ id, label: labelOf(id), points }))
		.sort((a, b) => b.points - a.points);
}
