import type { Aspect, Topic } from "../content/topic.ts";
import { TOPICS } from "../content/topics/index.ts";

export type TopicHit = { topic: Topic; aspects: readonly Aspect[]; score: number };

/** In so few words, a single one that points somewhere is the whole answer. */
const FEW = 4;

/** Topics a text touches, strongest first. */
export function topicsIn(text: string): TopicHit[] {
	const hits: TopicHit[] = [];
	for (const topic of TOPICS) {
		let score = 0;
		for (const [pattern, weight] of topic.patterns) {
			if (pattern.test(text)) {
				score += weight;
			}
		}
		if (score === 0) {
			continue;
		}
		const aspects = topic.aspects.filter((aspect) => aspect.pattern.test(text));
		const total = score + Math.min(aspects.length, 2) * 0.5;
		if (total >= 2 || text.split(" ").length <= FEW) {
			hits.push({ topic, aspects, score: total });
		}
	}
	return hits.sort((one, other) => other.score - one.score);
}

/** Sides of a topic that a text touches without naming the topic again: "mostly around 3 am". */
export function aspectsOf(topic: Topic, text: string): Aspect[] {
	return topic.aspects.filter((aspect) => aspect.pattern.test(text));
}
