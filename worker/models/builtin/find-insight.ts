import type { NeedLevel } from "#shared/needs.ts";
import { confidenceOf, type FoundInsight } from "../found-insight.ts";
import { dangerIn } from "./danger.ts";
import {
	FEELING_NOUNS,
	HELPED,
	HELPS_NOTICED,
	type Help,
	NO_HELP,
	SAME_THING,
	TOPIC_TEXTS,
} from "./find-insight-texts.ts";
import type { Feeling } from "./understand/feelings.ts";
import { capitalised } from "./understand/turn-pronouns.ts";
import { type Reading, understand } from "./understand/understand.ts";

/** A pattern in what somebody writes. */
export type FoundPattern = FoundInsight & { type: "pattern" };

/** So many of the newest messages are looked at, each so far: what one is about shows early. */
const MESSAGES_MAX = 40;
const READ_CHARACTERS = 600;

/** Fewer than this say too little about anybody. */
const TELLING_MIN = 8;
const TELLING_WORDS = 12;

/** A topic recurs when it is named so often, and in such a share of what was told. */
const TOPIC_MIN = 4;
const TOPIC_SHARE = 0.25;
/** A feeling belongs to it when both stand in so many messages. */
const FEELING_MIN = 2;
const HELP_MIN = 3;
const PLANS_MIN = 2;

/**
 * What recurs in the person's newest messages (oldest first), the surest of what is found: a topic and the feeling
 * that stands with it, something that helps, or plans that come true. Null where too little was told, where
 * nothing recurs, and where danger is heard anywhere: then it is not the time to be told about patterns.
 */
export function findInsight(messages: readonly string[]): FoundPattern | null {
	const newest = messages.slice(-MESSAGES_MAX);
	const readings = newest.map((message) => understand(message.slice(0, READ_CHARACTERS), null));
	const isHeavy =
		readings.some(({ intent }) => intent === "pointless") ||
		newest.some((message, index) => dangerIn(message, newest.slice(0, index)) !== null);
	const telling = readings.filter(tells);
	if (isHeavy || telling.length < TELLING_MIN) {
		return null;
	}
	const found = [
		strength(telling, newest.length),
		help(telling, newest.length),
		...recurringTopics(telling, newest.length),
	].filter((one) => one !== null);
	return found.reduce<FoundPattern | null>(
		(best, one) => (best === null || one.confidence > best.confidence ? one : best),
		null,
	);
}

/** Names a feeling, a person or a topic, a plan or something that went well, or takes twelve words to say. */
function tells({ words, feelings, people, topics, intention, intent }: Reading): boolean {
	return (
		words >= TELLING_WORDS ||
		feelings.length + people.length + topics.length > 0 ||
		intention !== null ||
		intent === "good-news"
	);
}

function recurringTopics(telling: readonly Reading[], count: number): (FoundPattern | null)[] {
	const topics = new Map(
		telling.flatMap(({ topics }) => topics.map(({ topic }) => [topic.slug, topic.level])),
	);
	return [...topics].map(([slug, level]) => {
		const naming = telling.filter((reading) => reading.topics.some(({ topic }) => topic.slug === slug));
		const recurs = naming.length >= TOPIC_MIN && naming.length / telling.length >= TOPIC_SHARE;
		return recurs ? topicWithFeeling(slug, level, naming, count) : null;
	});
}

function topicWithFeeling(
	slug: string,
	level: NeedLevel,
	naming: readonly Reading[],
	count: number,
): FoundPattern | null {
	const texts = TOPIC_TEXTS[slug];
	const felt = mostFelt(naming, SAME_THING[slug] ?? []);
	const noun = felt && FEELING_NOUNS[felt.feeling];
	if (!texts || !felt || !noun) {
		return null;
	}
	const has = texts.isPlural ? "have" : "has";
	const came = `${capitalised(texts.subject)} ${has} come up in ${naming.length} of your last ${count} messages`;
	return {
		type: "pattern",
		title: felt.up ? `${capitalised(noun)}, and ${texts.subject}` : texts.title,
		content: `${came}, ${howOften(felt.times, naming.length, noun)}. ${felt.up ? UP : texts.perhaps}`,
		category: level,
		confidence: confidenceOf(felt.times, naming.length),
	};
}

const UP = "There may be something in it worth keeping close. What would you say it gives you?";

type Felt = { feeling: Feeling; up: boolean; times: number };

/** The feeling in most of these messages, at least in two; of equals the one named first. */
function mostFelt(naming: readonly Reading[], but: readonly Feeling[]): Felt | null {
	const counts = new Map<Feeling, Felt>();
	for (const { feeling, up, negated } of naming.flatMap(({ feelings }) => feelings)) {
		if (!negated && !but.includes(feeling) && feeling in FEELING_NOUNS) {
			counts.set(feeling, { feeling, up, times: (counts.get(feeling)?.times ?? 0) + 1 });
		}
	}
	const [most] = [...counts.values()].sort((one, other) => other.times - one.times);
	return most && most.times >= FEELING_MIN ? most : null;
}

/** "and tiredness with it more often than not": true to the count. */
function howOften(times: number, of: number, noun: string): string {
	if (times === of) {
		return `each time with ${noun} beside it`;
	}
	return times > of / 2
		? `and ${noun} with it more often than not`
		: `${inTimes(times)} with ${noun} beside it`;
}

function inTimes(times: number): string {
	return times === 2 ? "twice" : `${times} times`;
}

/** Something that did good in three messages or more, of those that name it. */
function help(telling: readonly Reading[], count: number): FoundPattern | null {
	const helps = HELPS_NOTICED.map((one) => ({ one, ...helpsIn(telling, one) })).filter(
		({ helped }) => helped >= HELP_MIN,
	);
	const [most] = helps.sort((one, other) => other.helped - one.helped);
	return most
		? {
				type: "pattern",
				title: most.one.title,
				content: `${capitalised(inTimes(most.helped))} in your last ${count} messages you've said that ${most.one.subject} helped. It may be something to lean on when a day gets heavy. Where could it have a fixed place in your week?`,
				category: most.one.category,
				confidence: confidenceOf(most.helped, most.named),
			}
		: null;
}

function helpsIn(telling: readonly Reading[], { pattern }: Help): { named: number; helped: number } {
	const naming = telling.filter(({ text, asks }) => !asks && pattern.test(text));
	const helped = naming.filter(({ text }) =>
		text.split(/[.!?\n]/).some((one) => pattern.test(one) && HELPED.test(one) && !NO_HELP.test(one)),
	);
	return { named: naming.length, helped: helped.length };
}

/** Plans that were named, and good news that came after one. */
function strength(telling: readonly Reading[], count: number): FoundPattern | null {
	const first = telling.findIndex(({ intention }) => intention !== null);
	const plans = telling.filter(({ intention }) => intention !== null).length;
	const done = telling.slice(first + 1).filter(({ intent }) => intent === "good-news").length;
	if (plans < PLANS_MIN || done < PLANS_MIN) {
		return null;
	}
	return {
		type: "pattern",
		title: "Saying it, then doing it",
		content: `In your last ${count} messages you've named a plan ${inTimes(plans)}, and ${inTimes(done)} you came back with good news. Saying a thing out loud may be part of how you get it done. What would be worth saying next?`,
		category: "esteem",
		confidence: confidenceOf(Math.min(done, plans), plans),
	};
}
