import { findExercise } from "../catalogue.ts";
import type { About } from "../content/about.ts";
import { ABOUTS } from "../content/abouts/index.ts";
import { CARDS } from "../content/cards/index.ts";
import { DRAFTS } from "../content/drafts.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { TOPIC_IDS, type TopicId } from "../content/ids.ts";
import { type Combo, fitsCombo, readCombo } from "../read/combos.ts";
import { contentWords } from "../read/content-words.ts";
import { hasStem } from "../read/stems.ts";
import { topicsIn } from "../read/topics.ts";
import type { Sentence } from "../read/words.ts";
import { once } from "../say/realise.ts";
import { type Context, type Draft, line, topicOf } from "./context.ts";
import { menu, showCard, startExercise, tips } from "./deliver.ts";
import { exerciseChip, exercisesFor, GROUP_CHIPS, tipsChip, WRITE_CHIP, waysOn } from "./offers.ts";

/** A request is short: longer sentences tell something. In words. */
const REQUEST_WORDS = 14;
/** Nor is anything longer a request about the product, unless it asks. In words. */
const ABOUT_WORDS = 12;

/** Compiled when the first question comes: hundreds of patterns would slow a fresh process. */
let compiled: { about: About; pattern: RegExp }[] | undefined;

function aboutPatterns(): { about: About; pattern: RegExp }[] {
	compiled ??= ABOUTS.map((each) => ({
		about: each,
		pattern: new RegExp(`\\b(?:${each.asked.join("|")})\\b`),
	}));
	return compiled;
}

const CARD_COMBOS = CARDS.filter(({ source }) => source.checked !== null).map((card) => ({
	card,
	combos: card.asked.map(readCombo),
}));
const DRAFT_COMBOS = DRAFTS.map((draft) => ({
	draft,
	combos: draft.asked.split(", ").map((each): Combo => each.split(" + ").map((stem) => stem.split("/"))),
}));

/** The first question of the message that is not a mere tag ("you know?"). */
export function questionIn({ sentences, words }: Context): Sentence | null {
	return sentences.find((each) => each.isQuestion && (each.words.length > 3 || words.length <= 6)) ?? null;
}

/** What is asked about the guide or the product. */
export function about(context: Context): Draft | null {
	const asks = context.sentences.filter(({ isQuestion, words }) => isQuestion || words.length <= ABOUT_WORDS);
	for (const { words } of asks) {
		const sentence = words.join(" ");
		const found = aboutPatterns().find(({ pattern }) => pattern.test(sentence))?.about;
		if (found) {
			const fresh = found.say
				.map((text, nth) => once(`about:${found.id}:${nth}`, text, context.used))
				.find((each) => each !== null);
			const chips = (found.choices ?? []).map((label) => ({ label, offer: "say" }));
			return { say: [fresh ?? { id: `about:${found.id}`, text: `As I said: ${found.say[0]}` }], chips };
		}
	}
	return null;
}

/** How to word something: a known kind with an example, else the exercise that finds the words. */
export function draft(context: Context): Draft | null {
	if (!context.acts.has("draft")) {
		return null;
	}
	const fits = ({ combos }: { combos: readonly Combo[] }) =>
		combos.some((combo) => fitsCombo(combo, context.words, null, TOPIC_IDS[0]));
	const known = DRAFT_COMBOS.find(fits)?.draft;
	const exercise = findExercise(known?.exercise ?? "say-the-hard-thing");
	if (context.request.isAtRisk || !exercise) {
		return null;
	}
	const how = known && once(`draft:${known.id}`, known.how, context.used);
	if (!known || !how) {
		return startExercise(context, exercise.id);
	}
	return {
		say: [how, { id: `example:${known.id}`, text: `\nFor example: “${known.example}”` }],
		chips: [exerciseChip(exercise), WRITE_CHIP],
	};
}

/** An exercise by its name or its kind, or whichever fits. */
export function exercise(context: Context): Draft | null {
	const { acts, words } = context;
	const isAsked = acts.has("exercise") || acts.has("tips") || acts.has("idea") || words.length <= 5;
	const named = isAsked
		? EXERCISES.find(
				({ title, asked }) =>
					context.text.toLowerCase().includes(title.toLowerCase()) || hasStem(asked, words),
			)
		: undefined;
	if (named && (!context.request.isAtRisk || exercisesFor(context, null).includes(named))) {
		return startExercise(context, named.id);
	}
	if (!acts.has("exercise")) {
		return null;
	}
	const [best, ...others] = exercisesFor(context, topicOf(context));
	return best
		? {
				say: [line(context, "offer")],
				chips: [best, ...others].slice(0, 3).map(exerciseChip),
				asked: "offer",
			}
		: null;
}

/** Two tips. Their subject is what the ask names, else what the talk is about if the ask names nothing of its own. */
export function tipsAsked(context: Context): Draft | null {
	const ask = context.acts.get("tips");
	if (!ask && !context.acts.has("idea")) {
		return null;
	}
	const named = ask ? topicsIn(ask.text)[0]?.topic : undefined;
	const others = ask ? contentWords(ask.words) : [];
	const whole = context.topics[0]?.topic;
	const subject = named ?? whole ?? (others.length <= 1 ? topicOf(context, 1) : null);
	if (subject) {
		return context.request.isAtRisk ? null : tips(context, subject);
	}
	return others.length <= 1
		? { say: [line(context, "tips-about")], chips: GROUP_CHIPS, asked: "which-group" }
		: unknown(context);
}

/** A checked answer to a common question. */
export function card(context: Context): Draft | null {
	const talk = topicOf(context);
	for (const { words, isQuestion } of context.sentences) {
		const found =
			isQuestion &&
			CARD_COMBOS.find(({ card: each, combos }) =>
				combos.some((combo) => fitsCombo(combo, words, talk, each.topic)),
			);
		if (found) {
			return showCard(context, found.card);
		}
	}
	return null;
}

/** What nobody but the person can decide. */
export function decide(context: Context): Draft | null {
	if (!context.acts.has("decide") || !(questionIn(context) || context.words.length <= REQUEST_WORDS)) {
		return null;
	}
	const isWords = /\bshould i (?:tell|ask|say|text|write|call|message|reply)\b/.test(context.words.join(" "));
	const chosen = findExercise(isWords ? "say-the-hard-thing" : "weigh-a-choice");
	const chips =
		chosen && !context.request.isAtRisk ? [exerciseChip(chosen), WRITE_CHIP] : waysOn(context, null);
	return { say: [line(context, isWords ? "decide-words" : "decide")], chips, asked: "offer" };
}

/** Why, whether it is normal, what the guide thinks: not answered, and something offered instead. */
export function notMine(context: Context): Draft | null {
	const asks = context.acts.get("why") ?? context.acts.get("opinion");
	if (!asks || !(asks.isQuestion || context.words.length <= REQUEST_WORDS)) {
		return null;
	}
	const kind = context.acts.has("why") ? "why" : "opinion";
	return { say: [line(context, kind)], chips: waysOn(context, topicOf(context)), asked: "offer" };
}

/** A question that nothing here answers. A question inside a long message is part of what is told. */
export function fact(context: Context): Draft | null {
	const asked = questionIn(context);
	const isMain =
		asked !== null && (context.words.length <= REQUEST_WORDS + 4 || context.sentences.at(-1) === asked);
	return isMain && !isRhetorical(asked) ? unknown(context) : null;
}

function unknown(context: Context): Draft {
	const topic = topicOf(context);
	return {
		say: [line(context, "unknown"), line(context, "unknown-way")],
		chips: topic ? [tipsChip(topic), ...waysOn(context, topic).slice(1)] : GROUP_CHIPS,
		asked: "offer",
	};
}

function isRhetorical({ words }: Sentence): boolean {
	return /^(?:who cares|what else is new|how (?:stupid|dumb|sad|pathetic|weird) (?:is|am)|can you (?:believe|imagine)|you know what|guess what|what(?:s| is) the point|who (?:am i kidding|knows)|isnt (?:it|that)|right|know what i mean)/.test(
		words.join(" "),
	);
}
