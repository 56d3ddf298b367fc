import { findCard, findExercise, findTopic } from "../catalogue.ts";
import type { About } from "../content/about.ts";
import { ABOUTS } from "../content/abouts/index.ts";
import { CARDS } from "../content/cards/index.ts";
import { DRAFTS } from "../content/drafts.ts";
import { EXERCISES } from "../content/exercises/index.ts";
import { TOPIC_IDS, type TopicId } from "../content/ids.ts";
import { shownSource } from "../content/source.ts";
import { type Combo, fitsCombo, readCombo } from "../read/combos.ts";
import { contentWords } from "../read/content-words.ts";
import { hasStem } from "../read/stems.ts";
import { topicsIn } from "../read/topics.ts";
import type { Sentence } from "../read/words.ts";
import { once } from "../say/realise.ts";
import { type Chip, type Context, type Draft, line, questionIn, topicOf } from "./context.ts";
import { showCard, startExercise, tips } from "./deliver.ts";
import { exerciseChip, exercisesFor, GROUP_CHIPS, helpChips, WRITE_CHIP, waysOn } from "./offers.ts";

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

const CARD_COMBOS = CARDS.filter(({ source: from }) => shownSource(from)).map((card) => ({
	card,
	combos: card.asked.split(/,\s+/).map(readCombo),
}));
const DRAFT_COMBOS = DRAFTS.map((draft) => ({
	draft,
	combos: draft.asked.split(", ").map(readCombo),
}));

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
		const frame = line(context, "draft-frame");
		return frame
			? { say: [frame], chips: [exerciseChip(exercise), WRITE_CHIP], asked: "offer" }
			: startExercise(context, exercise.id);
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
	const wish = context.sentences.find((each) => WISH.test(each.words.join(" ")));
	const named = EXERCISES.find(
		({ title, asked }) =>
			((isAsked || wish) && context.text.toLowerCase().includes(title.toLowerCase())) ||
			(isAsked && words.length <= REQUEST_WORDS && hasStem(asked, words)) ||
			(wish && wish.words.length <= REQUEST_WORDS && hasStem(asked, wish.words)),
	);
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
	const named = ask ? topicsIn(ask.text).find(({ topic }) => !context.dropped.has(topic))?.topic : undefined;
	const others = ask ? contentWords(ask.words) : [];
	const isForTips =
		ask !== undefined &&
		/\b(?:tips?|ideas?|advice|suggestions?|methods?|tricks?|techniques?)\b/.test(ask.words.join(" "));
	const whole = context.topics[0]?.topic;
	const subject = named ?? whole ?? (others.length <= 1 ? topicOf(context, 1) : null);
	if (subject) {
		return context.request.isAtRisk ? null : tips(context, subject);
	}
	return others.length <= 1
		? { say: [line(context, "tips-about")], chips: GROUP_CHIPS, asked: "which-group" }
		: isForTips
			? { say: [line(context, "not-listed")], chips: GROUP_CHIPS, asked: "which-group" }
			: unknown(context);
}

const HOW_TO =
	/\bhow (?:do|can|could|should|would) (?:i|you|we|people) (?!know|tell|find|see|talk|get (?:help|an? |support)|ask)/;

/** "How do I…" with a topic of its own asks for what to do, and not for what is known about it. */
export function howTo(context: Context): Draft | null {
	const ask = context.acts.get("tips");
	return ask && HOW_TO.test(ask.words.join(" ")) && (topicsIn(ask.text)[0]?.points ?? 0) >= 1
		? tipsAsked(context)
		: null;
}

const WISH =
	/\b(?:lets|let us|can we|can i|could we|could i|shall we|i want to|id like to|i would like to|i will|ill) (?:do|try|start|have|go for|take)\b/;

/** A checked answer to a common question. */
export function card(context: Context): Draft | null {
	const talk = topicOf(context);
	for (const { words, isQuestion } of context.sentences) {
		const found =
			isQuestion &&
			CARD_COMBOS.find(({ card: each, combos }) =>
				combos.some((combo) => fitsCombo(combo, words, talk, each.topic)),
			);
		const isOther =
			found &&
			context.used.has(`card:${found.card.id}`) &&
			(context.acts.has("normal") || context.acts.has("why"));
		if (found && !isOther) {
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

const NOT_MINE = ["normal", "future", "why", "opinion"] as const;

/** Why, whether it is normal, what comes, what the guide thinks: not answered, and something offered instead. */
export function notMine(context: Context): Draft | null {
	const kind = NOT_MINE.find((each) => context.acts.has(each));
	const asks = kind && context.acts.get(kind);
	if (!kind || !asks || !(asks.isQuestion || context.words.length <= REQUEST_WORDS)) {
		return null;
	}
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
	return {
		say: [line(context, "unknown"), line(context, "unknown-way")],
		chips: waysOrGroups(context),
		asked: "offer",
	};
}

/** Something only a person or another program could do. */
export function request(context: Context): Draft | null {
	const asked = context.acts.get("request");
	const isMain = asked && (asked.isQuestion || asked.words.length <= ABOUT_WORDS);
	return isMain
		? {
				say: [line(context, "cant"), line(context, "unknown-way")],
				chips: waysOrGroups(context),
				asked: "offer",
			}
		: null;
}

/** Where what was said last comes from. */
export function source(context: Context): Draft | null {
	const [kind, id = ""] =
		(context.last?.note?.templates ?? [])
			.map((each) => each.split(":"))
			.find(([each]) => each === "card" || each === "tip" || each === "narrow" || each === "line") ?? [];
	const found = kind === "card" ? findCard(id)?.source : kind ? findTopic(id as TopicId)?.source : undefined;
	const from = found && shownSource(found);
	return {
		say: [from ? line(context, "source", { label: from.label, url: from.url }) : line(context, "no-source")],
	};
}

/** The last reply that held something, once more because it was asked for. */
export function again(context: Context): Draft | null {
	const held = context.replies.findLast(({ note }) =>
		note?.templates.some((id) => /^(?:tip|card|draft|about|narrow:[^:]+):/.test(id)),
	);
	return held
		? { say: [line(context, "again", { text: held.content })], chips: waysOrGroups(context) }
		: null;
}

function waysOrGroups(context: Context): Chip[] {
	const topic = topicOf(context);
	return topic ? waysOn(context, topic) : helpChips(context);
}

function isRhetorical({ words }: Sentence): boolean {
	return /^(?:who cares|what else is new|how (?:stupid|dumb|sad|pathetic|weird) (?:is|am)|can you (?:believe|imagine)|you know what|guess what|what(?:s| is) the point|who (?:am i kidding|knows)|isnt (?:it|that)|right|know what i mean)/.test(
		words.join(" "),
	);
}
