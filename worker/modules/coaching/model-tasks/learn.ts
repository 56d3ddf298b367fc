import { findFacts, retractedFacts } from "../../../guide/tasks/facts.ts";
import { type DatedMessage, findInsight } from "../../../guide/tasks/insight.ts";
import { isKeepable } from "../../../guide/tasks/keepable-fact.ts";
import type { StructuredModel } from "../../../models/data/structured-model.ts";
import type { FoundInsight } from "../../../models/reply/found-insight.ts";
import { fenced } from "../prompts/fence.ts";
import { LEARN_TASK } from "../prompts/tasks.v2.ts";
import { isSensitiveText } from "./sensitive-text.ts";
import { learnShape } from "./shapes.ts";
import { withFallback } from "./with-fallback.ts";

/** Something worth remembering, and which of the messages it came from. */
export type LearntFact = { fact: string; from: number };

/** Something the person said, and whether it showed danger or may have. */
export type Said = { content: string; isSensitive: boolean };

export type Learnt = {
	facts: LearntFact[];
	/** Known facts that are no longer true. */
	retractedFacts: string[];
	insight: FoundInsight | null;
};

/** How sure an insight may be said to be. */
const CONFIDENCE = { least: 0.5, most: 0.95 };

/** Newest messages sent to a model; all must be free of danger before it looks for a pattern. */
const NEWEST = 40;

/**
 * Returns what a person's messages tell beyond today: facts from unread ones and, when due, a pattern over the
 * newest. Leaves out messages that show danger, and looks for no pattern while the newest contain one.
 */
export async function learnFrom(
	fresh: readonly Said[],
	newest: readonly (DatedMessage & Said)[] | null,
	known: readonly string[],
	data: StructuredModel | null,
): Promise<Learnt> {
	const words = fresh.map(({ content }) => content);
	const newestSaid = newest?.slice(-NEWEST) ?? [];
	const seeksPattern = newest !== null && !newestSaid.some(({ isSensitive }) => isSensitive);
	const builtin = () => ({
		facts: findFacts(words),
		insight: seeksPattern ? findInsight(newest.filter(({ isSensitive }) => !isSensitive)) : null,
	});
	const readable = fresh.flatMap(({ content, isSensitive }, from) =>
		isSensitive ? [] : { from, words: content },
	);
	if (readable.length === 0 && !seeksPattern) {
		return { facts: [], retractedFacts: retractedFacts(known, words, []), insight: null };
	}
	const question = {
		name: "learnt",
		task: LEARN_TASK,
		about: [
			fenced("known", known),
			fenced("messages", {
				new: readable,
				...(seeksPattern ? { earlierAndNew: newestSaid.map(({ content }) => content) } : {}),
			}),
		].join("\n\n"),
		shape: learnShape,
	};
	const learnt = await withFallback(data, question, builtin);
	const read = new Set(readable.map(({ from }) => from));
	const facts = learnt.facts.filter(
		({ fact, from }) => read.has(from) && isKeepable(fact) && !isSensitiveText(fact),
	);
	return {
		facts,
		retractedFacts: retractedFacts(
			known,
			words,
			facts.map(({ fact }) => fact),
		),
		insight: seeksPattern && learnt.insight ? { type: "pattern", ...bounded(learnt.insight) } : null,
	};
}

function bounded<Insight extends { confidence: number }>(insight: Insight): Insight {
	const confidence = Math.min(Math.max(insight.confidence, CONFIDENCE.least), CONFIDENCE.most);
	return { ...insight, confidence: Math.round(confidence * 100) / 100 };
}
