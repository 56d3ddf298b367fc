import { confidenceOf, type FoundInsight } from "../../models/reply/found-insight.ts";
import { exerciseOf, findTopic, labelOf } from "../catalogue.ts";
import type { TopicId } from "../content/ids.ts";
import { NEED_OF } from "../content/topics/needs.ts";
import { SENSITIVE, topicsNamed } from "./topics-named.ts";

/** A message and the day it was written on, YYYY-MM-DD. */
export type DatedMessage = { content: string; day: string };

/** The newest days with messages that are compared, and how many are enough. */
const DAYS = { most: 7, least: 4 };
/** A topic recurs when it comes up on at least this many of these days, and on half of them. */
const RECURS = 3;

/** Returns the topic that came up on most of the person's newest days, as a plain count; null when none recurs. */
export function findInsight(messages: readonly DatedMessage[]): FoundInsight | null {
	const byDay = Map.groupBy(messages, ({ day }) => day);
	const days = [...byDay.keys()].sort().slice(-DAYS.most);
	if (days.length < DAYS.least) {
		return null;
	}
	const counts = new Map<TopicId, number>();
	for (const day of days) {
		for (const { id } of topicsNamed((byDay.get(day) ?? []).map(({ content }) => content))) {
			counts.set(id, (counts.get(id) ?? 0) + 1);
		}
	}
	const [most] = [...counts].filter(([id]) => !SENSITIVE.has(id)).sort(([, a], [, b]) => b - a);
	if (!most || most[1] < RECURS || most[1] < days.length / 2) {
		return null;
	}
	const [id, times] = most;
	const label = labelOf(id);
	const [first] = findTopic(id)?.exercises ?? [];
	const exercise = first && exerciseOf(first);
	const offer = exercise ? ` “${exercise.title}” fits it and takes ${exercise.minutes} minutes.` : "";
	return {
		type: "pattern",
		title: `A recurring topic: ${label}`,
		content: `You wrote about ${label} on ${times} of the last ${days.length} days you wrote here.${offer}`,
		category: NEED_OF[id],
		confidence: confidenceOf(times, days.length),
	};
}
