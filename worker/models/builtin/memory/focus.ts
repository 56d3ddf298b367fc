import type { Aspect, Topic } from "../content/topic.ts";
import { TOPICS } from "../content/topics/index.ts";
import { isQuestion, turnsDown } from "../understand/sorrow.ts";
import { aspectsOf, type TopicHit, UNDER_GRIEF } from "../understand/topics.ts";
import type { Reading } from "../understand/understand.ts";
import { type Known, slugOfNamed } from "./people.ts";

const FOCUS_LASTS = 7;
/** What a topic that isn't named in a message still weighs against the ones that are. */
const HOLD = 2.9;
const HOLD_TENDER = 4.1;
const HOLD_FADES = 0.4;
/** A person who is only named weighs as much as a topic that is only touched. */
const NAMED = 2;
/** A person they ask what to do about is what the question is about. */
const ASKED = 5;
/** While somebody is mourned, the rest of the family comes up without being the subject. */
const AROUND_GRIEF = 1.5;
/** Dates and habits that belong to whoever died, once it's known that somebody did. */
const OF_THEIRS =
	/\b(?:anniversary|birthday|(?:would|she'd|he'd) have|(?:was|were) always (?:his|her)|without (?:him|her)|miss (?:him|her)|(?:his|her) (?:things|clothes|chair|voice|side))\b/i;
/** How long advice on a topic stays away after it was turned down. */
const REJECTED_FOR = 8;

export type Focus = {
	focus: { topic: Topic; aspects: readonly Aspect[]; fresh: boolean } | null;
	/** How many of the person's turns have been about the focus, this one included. */
	run: number;
	/** An earlier, different topic. */
	before: Topic | null;
	/** Topics whose advice was turned down lately: none of it is offered again unasked. */
	rejected: readonly Topic[];
};

function rejects(reading: Reading): boolean {
	return reading.intent === "complaint" || reading.intent === "correction";
}

/** Good news is over as soon as the next message hurts, doubts or asks. */
function endsGladness(topic: Topic, reading: Reading): boolean {
	return (
		topic.slug === "celebration" &&
		reading.intent !== "good-news" &&
		!reading.topics.some((hit) => hit.topic === topic) &&
		(turnsDown(reading) || isQuestion(reading.text))
	);
}

function hitsOf(reading: Reading, known: readonly Known[]): readonly TopicHit[] {
	const slug = reading.topics.length > 0 ? null : slugOfNamed(reading.text, known);
	const topic = TOPICS.find((one) => one.slug === slug);
	return topic === undefined
		? reading.topics
		: [
				{
					topic,
					aspects: aspectsOf(topic, reading.text),
					score: reading.intent === "advice" ? ASKED : NAMED,
				},
			];
}

/** What the talk is about, followed message by message. */
export function followFocus(readings: readonly Reading[], known: readonly Known[]): Focus {
	let topic: Topic | null = null;
	let aspects: readonly Aspect[] = [];
	let run = 0;
	let quietTurns = 0;
	let before: Topic | null = null;
	let fresh = false;
	let grief: Topic | null = null;
	const rejectedAt = new Map<Topic, number>();
	for (const [index, reading] of readings.entries()) {
		const was = topic as Topic | null;
		if (was !== null && rejects(reading)) {
			rejectedAt.set(was, index);
		}
		for (const denied of reading.denied) {
			rejectedAt.set(denied, index);
		}
		if (was !== null && (reading.denied.includes(was) || endsGladness(was, reading))) {
			topic = null;
			aspects = [];
			run = 0;
			quietTurns = 0;
		}
		const held = topic as Topic | null;
		const mourned = reading.topics.find((hit) => hit.topic.slug === "grief")?.topic;
		grief ??= mourned ?? null;
		const named = [...hitsOf(reading, known)];
		if (grief !== null && mourned === undefined && OF_THEIRS.test(reading.text)) {
			named.push({ topic: grief, aspects: aspectsOf(grief, reading.text), score: ASKED });
		}
		const mourning: boolean = held !== null && held === grief;
		const hits = named.map((hit) => ({
			...hit,
			score:
				hit.score +
				(hit.topic === held ? 1.5 : 0) -
				(mourning && UNDER_GRIEF.has(hit.topic.slug) ? AROUND_GRIEF : 0),
		}));
		if (held !== null && !hits.some((hit) => hit.topic === held)) {
			// A passing "my friend says" doesn't change the subject; a heavy subject gives way even less.
			const hold = (held.tender ? HOLD_TENDER : HOLD) - quietTurns * HOLD_FADES;
			hits.push({ topic: held, aspects: aspectsOf(held, reading.text), score: hold });
		}
		const top = named.length === 0 ? undefined : hits.sort((one, other) => other.score - one.score)[0];
		fresh = false;
		if (top === undefined) {
			quietTurns += 1;
			if (held !== null && quietTurns > FOCUS_LASTS) {
				before = held;
				topic = null;
				run = 0;
			} else if (held !== null) {
				run += 1;
				aspects = aspectsOf(held, reading.text);
			}
			continue;
		}
		quietTurns = 0;
		if (top.topic === topic) {
			run += 1;
		} else {
			before = topic ?? before;
			topic = top.topic;
			run = 1;
			fresh = true;
		}
		aspects = top.aspects;
	}
	const last = readings.length - 1;
	return {
		focus: topic === null ? null : { topic, aspects, fresh },
		run,
		before: before === topic ? null : before,
		rejected: [...rejectedAt].filter(([, at]) => last - at < REJECTED_FOR).map(([one]) => one),
	};
}
