import { EXERCISES } from "../content/exercises/index.ts";
import { LOSSES, type TopicId } from "../content/ids.ts";
import { HIDDEN } from "../content/topics/hidden.ts";
import { TOPICS } from "../content/topics/index.ts";
import { FINE, NEGATIONS, OWN_NEGATION } from "../content/words/reading.ts";
import { findStems, type Hit, indexStems } from "./stems.ts";
import { readWords, wordsOf } from "./words.ts";

const STRONG = 2;
const WEAK = 1;
/** Each earlier message counts for this share of the one after it. */
const FADE = 0.5;
const PAGE = 6;

type Weighted = { topic: TopicId; points: number; stem: string };

const INDEX = indexStems<Weighted>(
	TOPICS.flatMap(({ id, strong, weak }) => [
		...strong.map((stem) => [stem, { topic: id, points: STRONG, stem }] as const),
		...weak.map((stem) => [stem, { topic: id, points: WEAK, stem }] as const),
	]),
);

/** A negation reaches this many words. */
const REACH = 3;

/** Topics and their points, highest first. */
export type Scores = { topic: TopicId; points: number }[];

/** Titles of exercises aren't topics. */
const TITLES = EXERCISES.map(({ title }) => wordsOf(title).slice(0, 4).join(" "));
const HIDDEN_INDEX = indexStems<true>([...HIDDEN, ...TITLES].map((stem) => [stem, true] as const));

/** The topics of one message, and those that it says it isn't about. A stem counts once, however often it's said. */
export function readTopics(text: string): { scores: Scores; denied: TopicId[] } {
	const words = withoutHidden(readWords(text));
	const hits = findStems(INDEX, words);
	const meant = hits.filter((hit) => !isNegated(hit, words));
	const kept = meant.filter((hit) => !meant.some((other) => covers(other, hit)));
	const seen = new Map(kept.map(({ value }) => [`${value.topic} ${value.stem.replace(/s$/, "")}`, value]));
	const scores = ranked([...seen.values()]);
	const denied = hits.filter((hit) => isNegated(hit, words)).map(({ value }) => value.topic);
	const isPlain = (id: TopicId) => scores.some(({ topic, points }) => topic === id && points >= STRONG);
	return { scores, denied: denied.filter((topic) => !isPlain(topic)) };
}

/** Returns the topics of one message, by points; one that takes precedence comes first. */
export function topicsIn(text: string): Scores {
	return readTopics(text).scores;
}

/**
 * Returns the topics of the conversation: the newest message in full, earlier ones ever less. Messages newest last.
 */
export function topicsOfPage(messages: readonly string[]): Scores {
	return ranked(
		messages
			.slice(-PAGE)
			.reverse()
			.flatMap((text, age) =>
				topicsIn(text).map(({ topic, points }) => ({ topic, points: points * FADE ** age })),
			),
	);
}

function ranked(found: Readonly<Scores>): Scores {
	const isFirst = ({ topic, points }: Scores[number]) =>
		LOSSES.includes(topic) && points >= STRONG ? LOSSES.length - LOSSES.indexOf(topic) : 0;
	return summed(found).sort((a, b) => isFirst(b) - isFirst(a));
}

/** Each topic once with all its points, highest first. */
export function summed(found: Readonly<Scores>): Scores {
	const sums = new Map<TopicId, number>();
	for (const { topic, points } of found) {
		sums.set(topic, (sums.get(topic) ?? 0) + points);
	}
	return [...sums].map(([topic, points]) => ({ topic, points })).sort((a, b) => b.points - a.points);
}

/** The words, with those of hidden phrases blanked, so that stems on either side don't meet. */
function withoutHidden(words: readonly string[]): string[] {
	const hidden = findStems(HIDDEN_INDEX, words);
	return words.map((word, i) => (hidden.some(({ at, length }) => i >= at && i < at + length) ? "" : word));
}

function isNegated({ at, value }: Hit<Weighted>, words: readonly string[]): boolean {
	const end = at + value.stem.split(" ").length;
	const isFine = words.slice(end, end + 2).some((word) => FINE.has(word));
	const before = words.slice(Math.max(0, at - REACH), at);
	const isDenied = before.some((word) => NEGATIONS.has(word)) || before.at(-1) === "no";
	return !OWN_NEGATION.test(value.stem) && (isDenied || isFine);
}

/** A longer stem of the same topic says what a shorter one inside it says. */
function covers(longer: Hit<Weighted>, hit: Hit<Weighted>): boolean {
	return (
		longer.value.topic === hit.value.topic &&
		longer.length > hit.length &&
		longer.at <= hit.at &&
		longer.at + longer.length >= hit.at + hit.length
	);
}
