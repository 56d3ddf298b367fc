import { FEELING_NAMED, FEELING_NOUNS, FEELING_REFLECTIONS } from "../content/feelings.ts";
import {
	AFTER_BUT,
	AFTER_GOOD,
	DOUBLE_SIDED,
	MIXED,
	NEGATED_DOWN,
	NEGATED_UP,
	REMEMBERED_SCRAP,
	THEIR_VOICE,
} from "../content/reflections.ts";
import { TOPICS } from "../content/topics/index.ts";
import type { Context } from "../context.ts";
import type { Clause } from "../understand/clause.ts";
import { mainFeeling } from "../understand/feelings.ts";
import { feelsDown } from "../understand/sorrow.ts";
import { heaviest } from "../understand/understand.ts";
import { fill, fixedPart } from "../voice/fill.ts";
import { framed } from "./frames.ts";
import { isLive, isNear } from "./live.ts";

/** "I'm not afraid of it, I'm ashamed": what it is matters, and what it isn't only leads up to it. */
const SETS_ASIDE = /^(?:you(?:'re| are)|it(?:'s| is)|that(?:'s| is)) not\b/;

function quotable(context: Context): Clause[] {
	const { clauses, feelings } = context.reading;
	const says = clauses.length > 1 || feelings.length > 0;
	return clauses.filter(
		(clause) =>
			!(says && SETS_ASIDE.test(clause.turned)) &&
			clause.kind !== "feeling" &&
			(clause.kind === "self-attack" || !context.voice.saidBefore(clause.turned)),
	);
}

const WOULD_HAVE =
	/\b(?:he|she)(?:'d| would) (?:probably |definitely |always )?(?:have )?(?:laugh|lik|lov|hat|sa(?:y|id)|t(?:ell|old)|been? |known|want|smil)|\b(?:he|she) (?:always|used to) (?:sa(?:y|id)|t(?:ell|old)|call)/i;

/** In grief, what he or she would have said is a memory to be welcomed, and no reaction to be braced for. */
export function voiceOfGone(context: Context): string | null {
	const { reading, voice, memory } = context;
	return memory.mourning && WOULD_HAVE.test(reading.text) ? voice.say(THEIR_VOICE) : null;
}

export function saidTheirVoice(context: Context): boolean {
	return context.voice.saidNow(THEIR_VOICE);
}

/** A scrap of memory: a few words with no sentence in them, told while somebody is mourned. */
export function scrap(context: Context): string | null {
	const { reading, memory, voice } = context;
	const { length } = reading.clauses;
	const isFew = length === 0 && reading.words > 2 && reading.words < 12;
	// "A year ago today we lost my brother" is the news itself.
	const isNews = reading.topics.some(({ topic }) => topic.slug === "grief");
	return memory.focus?.topic.slug === "grief" && isFew && !isNews ? voice.say(REMEMBERED_SCRAP) : null;
}

/** The person's own words, turned and framed, with both sides kept where there are two. */
export function ownWords(context: Context): string | null {
	const { voice, reading } = context;
	const { contrast } = reading;
	if (contrast !== null && !voice.saidBefore(contrast.right.turned)) {
		const said = voice.say(DOUBLE_SIDED, { l: contrast.left.turned, r: contrast.right.turned });
		if (said !== null) {
			return said;
		}
	}
	const clause = heaviest(quotable(context));
	return clause === null ? null : framed(context, clause);
}

/** What these words ask for by themselves, whatever the topic. */
export function momentWords(context: Context): string | null {
	const about = context.reading.topics.some((hit) => hit.aspects.length > 0);
	for (const { moment, slots } of context.reading.moments) {
		if (moment.weight === 0 && about) {
			continue;
		}
		const slotted = { ...slots, deed: context.memory.deed };
		const ofDeed = moment.says.filter((line) => line.includes("{deed}"));
		const said = context.voice.say(ofDeed, slotted) ?? context.voice.say(moment.says, slotted);
		if (said !== null) {
			return said;
		}
	}
	return null;
}

const POETIC: readonly string[] = [
	...TOPICS.flatMap((topic) => [...topic.reflections, ...topic.normal]),
	...Object.values(FEELING_REFLECTIONS).flat(),
];

/** They did the thing, told it gladly, and the very next message hurts: neither is let go of. */
export function afterGood(context: Context): string | null {
	const good = context.memory.readings.at(-1)?.intent === "good-news";
	if (good && feelsDown(context.reading)) {
		return context.voice.say(AFTER_GOOD);
	}
	return good && /^(?:but|though|still)\b/i.test(context.reading.text) ? context.voice.say(AFTER_BUT) : null;
}

/** Whether the last reply said their words back: twice running, that reads like an echo. */
export function echoedLast(context: Context): boolean {
	const reply = context.memory.replies.at(-1)?.toLowerCase() ?? "";
	const said = context.memory.readings.at(-1)?.clauses ?? [];
	return said.some((clause) => clause.turned !== "" && reply.includes(clause.turned.toLowerCase()));
}

/** A second thing in the same message that asks for its own answer, never the first one over again. */
export function otherMoment(context: Context): string | null {
	const { voice, reading, memory } = context;
	for (const { moment, slots } of reading.moments.filter((hit) => hit.moment.weight >= 2)) {
		const filled = moment.says.map((line) => fill(line, { ...slots, deed: memory.deed }) ?? line);
		if (!filled.some((line) => voice.saidBefore(line))) {
			const said = voice.say(moment.says, { ...slots, deed: memory.deed });
			if (said !== null) {
				return said;
			}
		}
	}
	return null;
}

/** General truths wear thin quickly: one in four replies at most. */
export function poeticLately(context: Context): boolean {
	return (
		context.voice.saidNow(POETIC) ||
		context.memory.replies.slice(-3).some((reply) => POETIC.some((line) => reply.includes(line)))
	);
}

/** A loss mentioned earlier, and not in these words: its own lines would be about the wrong thing. */
export function isHeldTender(context: Context): boolean {
	return context.memory.focus?.topic.slug === "grief" && !isLive(context);
}

/** Something particular about the side of the topic they named. */
export function aspectWords(context: Context): string | null {
	const held = isHeldTender(context);
	for (const aspect of (context.memory.focus?.aspects ?? []).filter((one) => !held || one.standing)) {
		if (context.voice.saidNow(aspect.reflections)) {
			continue;
		}
		const said = context.voice.say(aspect.reflections);
		if (said !== null) {
			return said;
		}
	}
	return null;
}

const ADJECTIVES =
	/^(?:happy|glad|proud|calm|relaxed|excited|grateful|hopeful|relieved|tired|anxious|nervous|worried|stressed|scared|afraid|terrified|sad|lonely|angry|guilty|ashamed|hurt|numb|lost|overwhelmed|frustrated|exhausted|jealous|envious)$/;

/** The feeling they named, taken one step further; a denied one taken at its word. */
export function feelingWords(context: Context): string | null {
	const { reading, voice } = context;
	const felt = mainFeeling(reading.feelings);
	const up = reading.feelings.find((hit) => hit.up && !hit.negated);
	const down = reading.feelings.find((hit) => !hit.up && !hit.negated);
	const once = !MIXED.some((line) => voice.saidBefore(fixedPart(line)));
	if (
		once &&
		up !== undefined &&
		down !== undefined &&
		ADJECTIVES.test(up.word) &&
		ADJECTIVES.test(down.word)
	) {
		const mixed = voice.say(MIXED, { up: up.word, down: down.word });
		if (mixed !== null) {
			return mixed;
		}
	}
	if (felt !== null) {
		return poeticLately(context) ? null : voice.say(FEELING_REFLECTIONS[felt.feeling]);
	}
	const denied = reading.feelings[0];
	if (denied === undefined || reading.moments.length > 0 || !/^[a-z]+$/.test(denied.word)) {
		return null;
	}
	return voice.say(denied.up ? NEGATED_UP : NEGATED_DOWN, { feeling: denied.word });
}

/** The feeling by its name and no more, for when a finer word would be one too many. */
export function feelingNamed(context: Context): string | null {
	const felt = mainFeeling(context.reading.feelings);
	return felt === null || felt.up
		? null
		: context.voice.say(FEELING_NAMED, { noun: FEELING_NOUNS[felt.feeling] });
}

/** True of the topic whatever side of it they stand on. Only while the topic is really the matter. */
export function topicWords(context: Context): string | null {
	const { focus } = context.memory;
	return focus === null || poeticLately(context) || !isNear(context)
		? null
		: context.voice.say(focus.topic.reflections);
}

export function normalWords(context: Context): string | null {
	const { focus } = context.memory;
	return focus === null || poeticLately(context) || !isLive(context)
		? null
		: context.voice.say(focus.topic.normal);
}

export type Move = (context: Context) => string | null;

/** The first move that has something fresh to say. */
export function firstOf(context: Context, moves: readonly Move[]): string | null {
	for (const move of moves) {
		const said = move(context);
		if (said !== null) {
			return said;
		}
	}
	return null;
}
