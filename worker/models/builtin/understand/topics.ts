import type { Aspect, Topic } from "../content/topic.ts";
import { TOPICS } from "../content/topics/index.ts";
import { deniedIn } from "./denied.ts";
import { asMeant, isTheirIllness } from "./meant.ts";

export type TopicHit = { topic: Topic; aspects: readonly Aspect[]; score: number };

/** In so few words, a single one that points somewhere is the whole answer. */
const FEW = 4;

/** Where somebody has died, the family, friend or partner in the sentence is the one who is missed. */
export const UNDER_GRIEF = new Set(["family", "friendship", "relationship", "breakup", "pets", "parenting"]);

/** "My daughter starts uni": somebody else sits the exams. */
const OTHERS_STUDY =
	/\bmy (?:\w+ )?(?:son|daughter|kids?|brother|sister|nephew|niece|friend|husband|wife|partner) (?:\w+ ){0,3}(?:uni|university|college|school|exams?|degree|finals)\b/i;

/** "This guy got promoted": good news for him. */
const OTHERS_GOT =
	/\b(?:guy|man|woman|colleague|he|she|they|everyone|ex|boss)\b[^.!]{0,40}\bgot (?:promoted|the (?:job|role))/i;

/** "My parents are splitting up": their break-up, and the family's matter. */
const PARENTS_PART = /\bparents (?:\w+ ){0,2}(?:divorc\w*|split\w*|separat\w*|broke up)/i;

/** "My daughter is moving to Canada": somebody else packs. */
const OTHERS_MOVE =
	/\bmy (?:\w+ )?(?:son|daughter|kids?|brother|sister|friend|mum|mom|mother|dad|father)(?:'s| is| are)? (?:just )?(?:mov(?:es|ing|ed)|leav(?:es|ing)|relocating)\b/i;

/** "My flatmate eats my food": it's about the flatmate. */
const OTHERS_EAT =
	/\b(?:eats?|eating|ate|steals?|stealing|took) my (?:food|lunch|leftovers|snacks|dinner)\b/i;

/** "My husband is depressed": this one stands beside it. */
const OTHERS_LOW =
	/\bmy (?:\w+ )?(?:husband|wife|partner|girlfriend|boyfriend|mum|mom|mother|dad|father|sister|brother|son|daughter|friend)(?:'s| is| has been| has| gets)? (?:\w+ )?(?:depress\w+|suffering from depression)\b/i;

/** "Everyone was laid off except me": this one kept the job. */
const OTHERS_LOST = /\b(?:except|but|apart from|other than) (?:for )?me\b/i;

/** Topics a text touches, strongest first. What it says it is not about doesn't count. */
export function topicsIn(text: string): TopicHit[] {
	const hits = touched(deniedIn(asMeant(text)).rest).filter(
		({ topic: { slug } }) =>
			(slug !== "celebration" || !OTHERS_GOT.test(text)) &&
			(slug !== "health" || !isTheirIllness(text)) &&
			(slug !== "breakup" || !PARENTS_PART.test(text)) &&
			(slug !== "study" || !OTHERS_STUDY.test(text)) &&
			(slug !== "food" || !OTHERS_EAT.test(text)) &&
			(slug !== "low-mood" || !OTHERS_LOW.test(text)) &&
			(slug !== "job-loss" || !OTHERS_LOST.test(text)) &&
			(slug !== "moving" || !OTHERS_MOVE.test(text)),
	);
	return hits.some((hit) => hit.topic.slug === "grief")
		? hits.filter((hit) => !UNDER_GRIEF.has(hit.topic.slug))
		: hits;
}

/** Topics a text names only to set them aside: "it isn't about money". A loss is never set aside this way. */
export function deniedTopics(text: string): Topic[] {
	const { rest, denied } = deniedIn(text);
	const kept = new Set(touched(rest).map((hit) => hit.topic));
	return denied === ""
		? []
		: touched(denied)
				.map((hit) => hit.topic)
				.filter((topic) => !topic.tender && !kept.has(topic));
}

function touched(text: string): TopicHit[] {
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
