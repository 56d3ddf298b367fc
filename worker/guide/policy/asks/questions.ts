import { findCard, findTopic } from "../../catalogue.ts";
import { CARDS } from "../../content/cards/index.ts";
import { shownSource } from "../../content/source.ts";
import { RHETORICAL } from "../../content/words/plain.ts";
import { fitsCombo, readCombo } from "../../read/combos.ts";
import { type Context, questionIn, topicOf } from "../context.ts";
import { showCard } from "../deliver.ts";
import { type Draft, line, offers, says } from "../draft.ts";
import { waysOn, waysOrHelp } from "../offers.ts";

/** A request is short: longer sentences tell something. In words. */
export const REQUEST_WORDS = 14;
const SHORT_REQUEST_WORDS = 12;

const SHOWN_CARDS = CARDS.filter(({ source: from }) => shownSource(from)).map((each) => ({
	card: each,
	combos: each.asked.split(/,\s+/).map(readCombo),
}));

/** A checked answer to a common question. */
export function card(context: Context): Draft | null {
	const talk = topicOf(context);
	const isOther = context.acts.has("normal") || context.acts.has("why");
	const found = context.sentences
		.filter(({ isQuestion }) => isQuestion)
		.map(({ words }) =>
			SHOWN_CARDS.find(({ card: { topic }, combos }) =>
				combos.some((combo) => fitsCombo(combo, words, talk === topic)),
			),
		)
		.find((each) => each && !(isOther && context.used.has(`card:${each.card.id}`)));
	return found ? showCard(context, found.card) : null;
}

const NOT_MINE = ["normal", "future", "why", "opinion"] as const;

/** Why, whether it's normal, what comes, what the guide thinks: not answered, and something offered instead. */
export function notMine(context: Context): Draft | null {
	const kind = NOT_MINE.find((each) => context.acts.has(each));
	const isAsked = kind && context.acts.get(kind)?.isQuestion;
	return kind && (isAsked || context.words.length <= REQUEST_WORDS)
		? offers(context, kind, waysOn(context, topicOf(context)))
		: null;
}

/** Replies to a question that the guide can't answer. A question inside a long message is part of the story. */
export function fact(context: Context): Draft | null {
	const asked = questionIn(context);
	const isMain = context.words.length <= REQUEST_WORDS + 4 || context.sentences.at(-1) === asked;
	return asked && isMain && !RHETORICAL.test(asked.words.join(" ")) ? unknown(context) : null;
}

export function unknown(context: Context, id: "unknown" | "cant" = "unknown"): Draft {
	const chips = waysOrHelp(context, topicOf(context));
	return { say: [line(context, id), line(context, "unknown-way")], chips, asked: "offer" };
}

/** Something only a person or another program could do. */
export function request(context: Context): Draft | null {
	const asked = context.acts.get("request");
	return asked && (asked.isQuestion || asked.words.length <= SHORT_REQUEST_WORDS)
		? unknown(context, "cant")
		: null;
}

/** Replies with the source of the last reply. */
export function source(context: Context): Draft {
	const said = (context.last?.note?.templates ?? []).map((each) => each.split(":"));
	const [kind, id = ""] = said.find(([each = ""]) => /^(?:card|tip|narrow|line)$/.test(each)) ?? [];
	const found = kind === "card" ? findCard(id)?.source : findTopic(id)?.source;
	const from = found && shownSource(found);
	return from ? says(context, "source", { slots: from }) : says(context, "no-source");
}

/** Repeats the last reply with content, on request. */
export function again(context: Context): Draft | null {
	const held = context.replies.findLast(({ note }) =>
		note?.templates.some((id) => /^(?:tip|card|draft|about|narrow:[^:]+):/.test(id)),
	);
	const chips = waysOrHelp(context, topicOf(context));
	return held ? says(context, "again", { chips, slots: { text: held.content } }) : null;
}
