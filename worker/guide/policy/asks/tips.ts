import { EXERCISES } from "../../content/exercises/index.ts";
import { FOR_TIPS, HOW_TO, WISH } from "../../content/words/plain.ts";
import { contentWords } from "../../read/content-words.ts";
import { hasStem } from "../../read/stems.ts";
import { topicsIn } from "../../read/topics.ts";
import { type Context, topicOf } from "../context.ts";
import { startExercise, tips } from "../deliver.ts";
import { type Draft, offers, says } from "../draft.ts";
import { exerciseChip, exercisesFor, GROUP_CHIPS } from "../offers.ts";
import { REQUEST_WORDS, unknown } from "./questions.ts";

/** Gives two tips about the topic in the question, or else the conversation's. */
export function tipsAsked(context: Context): Draft | null {
	const { text = "", words = [] } = context.acts.get("tips") ?? {};
	const named = topicsIn(text).find(({ topic }) => !context.dropped.has(topic)) ?? context.topics[0];
	const isBare = contentWords(words).length <= 1;
	const subject = named?.topic ?? (isBare ? topicOf(context, 1) : null);
	if (subject) {
		return context.request.isAtRisk ? null : tips(context, subject);
	}
	return isBare || FOR_TIPS.test(words.join(" "))
		? says(context, isBare ? "tips-about" : "not-listed", { chips: GROUP_CHIPS, asked: "which-group" })
		: unknown(context);
}

/** "How do I…" with its own topic asks what to do, not for facts. */
export function howTo(context: Context): Draft | null {
	const ask = context.acts.get("tips");
	return ask && HOW_TO.test(ask.words.join(" ")) && (topicsIn(ask.text)[0]?.points ?? 0) >= 1
		? tipsAsked(context)
		: null;
}

/** "A breathing thing perhaps?" In words. */
const KIND_WORDS = 6;

/** An exercise by its name or its kind, or whichever fits. */
export function exercise(context: Context): Draft | null {
	const { acts, words, sentences, request } = context;
	const isAsked = acts.has("exercise") || acts.has("tips") || acts.has("idea") || words.length <= 5;
	const wish = sentences.find((each) => WISH.test(each.words.join(" ")));
	// Where it's named by its kind, in a few words.
	const short = sentences.filter((each) => each.isQuestion && each.words.length <= KIND_WORDS);
	const asks = [isAsked ? words : [], wish?.words ?? [], ...short.map((each) => each.words)].filter(
		({ length }) => length <= REQUEST_WORDS,
	);
	const said = context.text.toLowerCase();
	const isNamed = (title: string) => (isAsked || wish ? said.includes(title) : said.startsWith(title));
	const named = EXERCISES.find(
		({ title, asked }) => isNamed(title.toLowerCase()) || asks.some((each) => hasStem(asked, each)),
	);
	if (named && (!request.isAtRisk || exercisesFor(context, null).includes(named))) {
		return startExercise(context, named.id);
	}
	const fitting = acts.has("exercise") ? exercisesFor(context, topicOf(context)) : [];
	return fitting.length > 0 ? offers(context, "offer", fitting.slice(0, 3).map(exerciseChip)) : null;
}
