import { findNarrow, findTopic, labelOf } from "../catalogue.ts";
import { LOSSES, TOPIC_GROUPS, type TopicId } from "../content/ids.ts";
import { NAMED } from "../content/words/written.ts";
import { contentWords } from "../read/content-words.ts";
import { daysAgo } from "../read/days-ago.ts";
import { isQuotable } from "../read/recall.ts";
import { hasStem } from "../read/stems.ts";
import { listed, quote, type Said } from "../say/realise.ts";
import { type Context, openTopic, repliesSince, topicOf } from "./context.ts";
import { bringUp, narrowed } from "./deliver.ts";
import { type Draft, line, offers, says } from "./draft.ts";
import { chipFor, helpChips, topicChips, WRITE_CHIP, waysBeside, waysOn } from "./offers.ts";
import { isWriting, pageLabel, pageLines } from "./page.ts";

/** A topic that is named plainly; one point is enough where a message shorter than this names nothing else. In words. */
const PLAIN = 2;
const FEW_WORDS = 5;
/** Beside an open topic another one must be named more plainly. */
const PLAIN_BESIDE = 3;
/** Only a message longer than this is asked which of two topics comes first. In words. */
const LONG = 14;
const PAGE_LINES = 4;

/** The answer, in the person's own words, to the question that sorts a topic. */
export function answersNarrow(context: Context): Draft | null {
	const topic = /^narrow:(.+)$/.exec(context.last?.note?.asked ?? "")?.[1] as TopicId | undefined;
	if (!topic || context.dropped.has(topic)) {
		return null;
	}
	const nth = optionSaid(context, topic);
	if (nth >= 0) {
		return narrowed(context, topic, nth);
	}
	const words = heardIn(context);
	const slots = words === null ? {} : { quote: quote(words) };
	return context.topics.some((each) => each.topic !== topic && each.points >= PLAIN)
		? null
		: offers(context, words === null ? "narrow-other" : "heard", waysOn(context, topic), { topic, slots });
}

/** The option that shares most words, else the one whose time fits; -1 for none. */
function optionSaid({ words, request }: Context, topic: TopicId): number {
	const options = findNarrow(topic)?.options ?? [];
	const counts = options.map(({ said }) => said.split(", ").filter((stem) => hasStem([stem], words)).length);
	const most = Math.max(0, ...counts);
	if (most > 0 && counts.indexOf(most) === counts.lastIndexOf(most)) {
		return counts.indexOf(most);
	}
	const days = daysAgo(words, Number(request.person.localDate.slice(5, 7)) - 1);
	return days === null ? -1 : options.findIndex((option) => option.days !== undefined && days <= option.days);
}

/** Two topics at once, in a message long enough to hold both. */
export function severalTopics(context: Context): Draft | null {
	const [first, second] = context.topics
		.filter(({ topic, points }) => points >= PLAIN && !isOpened(context, topic))
		.map(({ topic }) => topic);
	if (!first || !second || LOSSES.includes(first) || groupOf(first) === groupOf(second)) {
		return null;
	}
	const two = [first, second];
	const chips = [...topicChips(two), WRITE_CHIP];
	return context.words.length > LONG && repliesSince(context, "several") >= 5
		? says(context, "two-things", {
				chips,
				asked: "which-topic",
				slots: { topics: listed(two.map(labelOf)) },
			})
		: null;
}

/** A topic that hasn't been opened in this talk: of this message, or of the page while none is open. */
export function oneTopic(context: Context): Draft | null {
	const isPlain = context.words.length < FEW_WORDS && contentWords(context.words).length <= 1;
	const least = isPlain ? 1 : PLAIN;
	const isNoneOpen = openTopic(context) === null;
	const isNew = ({ topic }: { topic: TopicId }) => !isOpened(context, topic);
	const needed = (topic: TopicId) =>
		isNoneOpen || LOSSES.includes(topic) ? least : Math.max(least, PLAIN_BESIDE);
	const own = context.topics.find((each) => each.points >= needed(each.topic) && isNew(each));
	const summed = isNoneOpen ? context.pageTopics : [];
	const found = own ?? summed.find((each) => each.points >= PLAIN && isNew(each));
	return found ? bringUp(context, found.topic) : null;
}

/** Replies when the guide doesn't know the topic: asks now and then what kind of help they want. */
export function whichHelp(context: Context): Draft | null {
	if (topicOf(context) !== null || repliesSince(context, "which-help") <= 4) {
		return null;
	}
	const words = heardIn(context);
	return words === null
		? offers(context, "which-help", helpChips(context))
		: offers(context, "which-help-for", helpChips(context), { slots: { quote: quote(words) } });
}

/** Quotes the person's own plan, with the exercise that gives it a time. */
export function planned(context: Context): Draft | null {
	const { text } = context.acts.get("plan") ?? {};
	const chips = [chipFor("one-small-step"), WRITE_CHIP];
	return text && isQuotable(text) ? offers(context, "plan", chips, { slots: { quote: quote(text) } }) : null;
}

/** Continues the open topic: quotes the person's words, and every other time suggests one thing to do. */
export function more(context: Context): Draft | null {
	const { isAtRisk, mode } = context.request;
	const topic = topicOf(context);
	const words = heardIn(context);
	const heard = words === null ? null : line(context, "heard", { quote: quote(words) });
	const before = context.replies.filter(({ note }) => note?.act === "more").length;
	const isTipsTurn = before % 2 === 1 || mode === "practical" || words === null;
	const tip = topic && isTipsTurn ? oneTip(context, topic) : null;
	const chips = topic ? waysOn(context, topic) : helpChips(context);
	return isAtRisk ? null : { say: tip ?? [heard], chips, asked: "offer", topic };
}

/** Returns an empty list once no opening is left, so that the page is kept; null when all tips were given. */
function oneTip(context: Context, topic: TopicId): Said[] | null {
	const tips = findTopic(topic)?.tips ?? [];
	const nth = tips.findIndex((_, each) => !context.used.has(`tip:${topic}:${each}`));
	if (nth < 0) {
		return null;
	}
	const said = line(context, "tip-one", { label: labelOf(topic), tip: tips[nth] ?? "" });
	return said ? [said, { id: `tip:${topic}:${nth}`, text: "" }] : [];
}

/** In words. */
const HEARD = { least: 4, most: 18 };

/** The sentence to keep in quotation marks: the last statement that is neither very short nor long. In words. */
export function heardIn({ sentences }: Pick<Context, "sentences">, least = HEARD.least): string | null {
	const text = sentences.findLast(
		({ isQuestion, words }) => !isQuestion && words.length >= least && words.length <= HEARD.most,
	)?.text;
	return text !== undefined && isQuotable(text) ? text : null;
}

/** Replies to a bare name in a short message. */
export function named(context: Context): Draft | null {
	const name = NAMED.exec(context.text)?.[1];
	return name && context.words.length <= 10 ? says(context, "name-kept", { slots: { name } }) : null;
}

/** The page is counted back once it has a few lines, and every few lines after. */
export function countPage(context: Context): Draft | null {
	const count = pageLines(context) + 1;
	const isDue = isWriting(context) && count >= PAGE_LINES && repliesSince(context, "page-has") >= PAGE_LINES;
	const ways = waysBeside(context, topicOf(context)).slice(0, 2);
	const chips = [...ways, { label: "Keep writing", offer: "write" }];
	const slots = { count: String(count), about: pageLabel(context) };
	return isDue ? offers(context, "page-has", chips, { line: count, slots }) : null;
}

/** The words are kept, and that is all: said in words the first time, with a mark after that. */
export function keep(context: Context): Draft {
	const said = isWriting(context) ? null : line(context, "journal-unsure");
	const chips = waysBeside(context, topicOf(context)).slice(0, 2);
	return said ? { say: [said], act: "journal", chips, asked: "page", line: 1 } : kept(pageLines(context) + 1);
}

export function kept(line: number): Draft {
	return { say: [{ id: "", text: "kept ✓" }], isKept: true, line };
}

function groupOf(topic: TopicId): string | undefined {
	const groups: [string, readonly TopicId[]][] = Object.entries(TOPIC_GROUPS);
	return groups.find(([, topics]) => topics.includes(topic))?.[0];
}

function isOpened({ used }: Context, topic: TopicId): boolean {
	return used.has(`line:${topic}`);
}
