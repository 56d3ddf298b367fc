import { sureMood } from "#shared/mood/mood-detection.ts";
import { NEED_LEVELS, type NeedLevel } from "#shared/needs.ts";
import type { ConversationAnalysis } from "#shared/schemas/coaching.ts";
import type { Message, MessageMetadata } from "#shared/schemas/conversations.ts";
import { NEED_OF } from "../../../guide/content/topics/needs.ts";
import { SOMEONE } from "../../../guide/content/words/facts.ts";
import { plansIn } from "../../../guide/tasks/own-words.ts";
import { READ_CHARACTERS, topicsNamed } from "../../../guide/tasks/topics-named.ts";
import { isSensitive } from "../../coaching/model-tasks/sensitive-text.ts";
import { summaryOf } from "./conversation-summary.ts";

/** A message this long, in words, counts even when it names no topic, person or mood. */
const TELLING_WORDS = 12;

/** How many messages must share something before the conversation counts as shared. */
const SHARING_MESSAGES = 3;

/** Looking at oneself rather than at what happened: noticing, explaining, weighing, seeing both sides. */
const REFLECTS =
	/\b(?:I (?:\w+ )?(?:reali[sz]ed?|notice[d]?|wonder(?:ed)?|suppose|understand|learn(?:ed|t)|used to|figured out)|part of me|on the other hand|looking back|now I see|I think (?:it'?s|that'?s|because|I)|maybe (?:I|it'?s|that'?s)|it makes me|that'?s (?:probably )?(?:why|because))\b/i;

/**
 * What a conversation was about and how far the person went with it, from their own messages.
 *
 * The quality is counted in three marks: they **share** (three messages or more that name a topic, a person or their mood,
 * or have twelve words), they **reflect** (one message that looks at themselves), they **plan** (one message that says what
 * they will do). Three marks are excellent, two good, fewer growing. It describes the conversation, never the person. Words
 * said in danger earn and cost nothing.
 */
export function analyseConversation(
	messages: readonly Message[],
	currentLevel: NeedLevel,
): ConversationAnalysis {
	const all = messages.filter(isOwnWords);
	const calm = all
		.filter(({ metadata }) => !isSensitive(metadata))
		.map(({ content, metadata }) => ({
			text: content.slice(0, READ_CHARACTERS),
			detected: metadata.detectedMood,
		}));
	const words = calm.map(({ text }) => text);
	const plans = words.flatMap(plansIn);
	const moods = calm.flatMap(({ detected }) => sureMood(detected) ?? []);
	const topics = topicsNamed(words);
	return {
		recommendedFocus: focusOf(topics) ?? currentLevel,
		progressSummary: summaryOf({
			topics: topics.map(({ label }) => label),
			moods,
			plan: plans.at(-1) ?? null,
			wrote: words.length > 0,
			wasHeavy: words.length < all.length,
		}),
		conversationQuality: qualityOf(calm, plans),
	};
}

export function isOwnWords({ role, metadata }: Message): boolean {
	return role === "user" && metadata.kind !== "command";
}

/** A message without danger, and the mood that was detected when it was stored. */
type Calm = { text: string; detected: MessageMetadata["detectedMood"] };

function qualityOf(
	calm: readonly Calm[],
	plans: readonly string[],
): ConversationAnalysis["conversationQuality"] {
	const marks = [
		calm.filter(shares).length >= SHARING_MESSAGES,
		calm.some(({ text }) => REFLECTS.test(text)),
		plans.length > 0,
	].filter(Boolean).length;
	if (marks === 3) {
		return "excellent";
	}
	return marks === 2 ? "good" : "growing";
}

function shares({ text, detected }: Calm): boolean {
	return (
		text.trim().split(/\s+/).length >= TELLING_WORDS ||
		topicsNamed([text]).length > 0 ||
		SOMEONE.test(text) ||
		detected !== undefined
	);
}

/** The need that their topics touched most; of two, the one further down. Null without a topic. */
function focusOf(topics: ReturnType<typeof topicsNamed>): NeedLevel | null {
	const weights = Map.groupBy(topics, ({ id }) => NEED_OF[id]);
	const weightOf = (level: NeedLevel) =>
		(weights.get(level) ?? []).reduce((sum, { points }) => sum + points, 0);
	const touched = NEED_LEVELS.filter((level) => weights.has(level));
	return touched.sort((one, other) => weightOf(other) - weightOf(one))[0] ?? null;
}
