import { NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import type { ConversationAnalysis } from "#shared/schemas/coaching.ts";
import type { Message } from "#shared/schemas/conversations.ts";
import { type Reading, understand } from "../../../models/builtin/understand/understand.ts";
import { summaryOf } from "./conversation-summary.ts";

/** Longer messages are read so far: what one is about shows early, and a hundred long ones must stay quick. */
const READ_CHARACTERS = 600;

/** A message of so many words tells something even when it names no feeling, person or topic. */
const TELLING_WORDS = 12;

/** How many messages must share something before the conversation counts as shared. */
const SHARING_MESSAGES = 3;

/** Looking at oneself rather than at what happened: noticing, explaining, weighing, seeing both sides. */
const REFLECTS =
	/\b(?:I (?:\w+ )?(?:reali[sz]ed?|notice[d]?|wonder(?:ed)?|suppose|understand|learn(?:ed|t)|used to|figured out)|part of me|on the other hand|looking back|now I see|I think (?:it'?s|that'?s|because|I)|maybe (?:I|it'?s|that'?s)|it makes me|that'?s (?:probably )?(?:why|because))\b/i;

/**
 * What a conversation was about and how far the person went with it, from their own messages.
 *
 * The quality is counted in three marks: they **share** (three messages or more that name a feeling, a
 * person or a topic, or have twelve words), they **reflect** (one message that looks at themselves), they
 * **plan** (one message that says what they will do). Three marks are excellent, two good, fewer growing.
 * It is about the talk, never about the person; words said in danger earn and cost nothing.
 */
export function analyseConversation(
	messages: readonly Message[],
	currentLevel: NeedLevel,
): ConversationAnalysis {
	const all = messages.filter(isOwnWords).map(({ content }) => understand(content.slice(0, READ_CHARACTERS)));
	const readings = all.filter((reading) => !isHeavy(reading));
	return {
		recommendedFocus: focusOf(readings) ?? currentLevel,
		progressSummary: summaryOf(readings, readings.length < all.length),
		conversationQuality: qualityOf(readings),
	};
}

export function isOwnWords({ role, metadata }: Message): boolean {
	return role === "user" && metadata.kind !== "command";
}

/** Said in danger, or close to it: not to be counted, and not to be said back in a panel. */
function isHeavy({ danger, intent }: Reading): boolean {
	return danger !== null || intent === "pointless";
}

function qualityOf(readings: readonly Reading[]): ConversationAnalysis["conversationQuality"] {
	const marks = [
		readings.filter(shares).length >= SHARING_MESSAGES,
		readings.some(({ text }) => REFLECTS.test(text)),
		readings.some(({ intention }) => intention !== null),
	].filter(Boolean).length;
	return marks === 3 ? "excellent" : marks === 2 ? "good" : "growing";
}

function shares({ words, feelings, people, topics }: Reading): boolean {
	return words >= TELLING_WORDS || feelings.length + people.length + topics.length > 0;
}

/** The need that their topics touched most; of two, the one further down. Null when no topic was heard. */
function focusOf(readings: readonly Reading[]): NeedLevel | null {
	const weights = new Map<NeedLevel, number>();
	for (const { topic, score } of readings.flatMap(({ topics }) => topics)) {
		weights.set(topic.level, (weights.get(topic.level) ?? 0) + score);
	}
	const touched = NEED_LEVELS.filter((level) => weights.has(level));
	return touched.sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))[0] ?? null;
}
