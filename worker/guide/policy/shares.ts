import { findNarrow, findTopic } from "../catalogue.ts";
import type { TopicId } from "../content/ids.ts";
import { hasStem } from "../read/stems.ts";
import { listed } from "../say/realise.ts";
import { type Context, type Draft, line, repliesSince, topicOf } from "./context.ts";
import { narrowed, openTopic } from "./deliver.ts";
import { topicChips, WRITE_CHIP, waysOn } from "./offers.ts";
import { isWriting, pageLabel, pageLines } from "./page.ts";

/** A topic that is named plainly; one point is enough in a message shorter than this. In words. */
const PLAIN = 2;
const FEW_WORDS = 6;
/** Only a message longer than this is asked which of two topics comes first. In words. */
const LONG = 14;
/** After so many lines the page is counted back. */
const PAGE_LINES = 4;

/** The answer, in the person's own words, to the question that sorts a topic. */
export function answersNarrow(context: Context): Draft | null {
	const topic = /^narrow:(.+)$/.exec(context.last?.note?.asked ?? "")?.[1] as TopicId | undefined;
	const options = topic ? (findNarrow(topic)?.options ?? []) : [];
	const nth = options.findIndex(({ said }) => hasStem(said.split(", "), context.words));
	if (!topic) {
		return null;
	}
	if (nth >= 0) {
		return narrowed(context, topic, nth);
	}
	const isElsewhere = context.topics.some((each) => each.topic !== topic && each.points >= PLAIN);
	return isElsewhere
		? null
		: { say: [line(context, "narrow-other")], chips: waysOn(context, topic), asked: "offer", topic };
}

/** Two topics at once, in a message long enough to hold both. */
export function severalTopics(context: Context): Draft | null {
	const [first, second] = context.topics.filter(
		({ topic, points }) => points >= PLAIN && !isOpened(context, topic),
	);
	if (!first || !second || context.words.length <= LONG || repliesSince(context, "several") < 5) {
		return null;
	}
	const labels = [first, second].map(({ topic }) => findTopic(topic)?.label ?? topic);
	return {
		say: [line(context, "two-things", { topics: listed(labels) })],
		chips: [...topicChips([first.topic, second.topic]), WRITE_CHIP],
		asked: "which-topic",
	};
}

/** A topic that has not been opened in this talk. */
export function oneTopic(context: Context): Draft | null {
	const least = context.words.length < FEW_WORDS ? 1 : PLAIN;
	const found = context.topics.find(({ topic, points }) => points >= least && !isOpened(context, topic));
	return found ? openTopic(context, found.topic) : null;
}

/** More on a topic that is open: what can be done about it, once. */
export function sameTopic(context: Context): Draft | null {
	const topic = topicOf(context);
	const isOffered = context.replies.some(({ note }) => note?.topic === topic && note?.asked === "offer");
	return topic && !isOffered && isOpened(context, topic)
		? { say: [line(context, "offer")], chips: waysOn(context, topic), asked: "offer", topic }
		: null;
}

/** A page begins because the person asks only to be heard. */
export function vent(context: Context): Draft {
	return { say: [line(context, "journal-start")], asked: "page" };
}

/** The page is counted back once it has a few lines, and every few lines after. */
export function countPage(context: Context): Draft | null {
	const count = pageLines(context) + 1;
	const isDue = isWriting(context) && count >= PAGE_LINES && repliesSince(context, "page-has") >= PAGE_LINES;
	const said = isDue ? line(context, "page-has", { count: String(count), about: pageLabel(context) }) : null;
	const chips = waysOn(context, topicOf(context)).filter(({ offer }) => offer !== "write");
	return said
		? {
				say: [said],
				chips: [...chips.slice(0, 2), { label: "Keep writing", offer: "write" }],
				asked: "offer",
			}
		: null;
}

/** The words are kept, and that is all: said in words the first time, with a mark after that. */
export function keep(context: Context): Draft {
	const said = isWriting(context) ? null : line(context, "journal-unsure");
	return said
		? {
				say: [said],
				chips: waysOn(context, topicOf(context))
					.filter(({ offer }) => offer !== "write")
					.slice(0, 2),
				asked: "page",
			}
		: { say: [{ id: "", text: "kept ✓" }], isKept: true };
}

function isOpened({ used }: Context, topic: TopicId): boolean {
	return used.has(`line:${topic}`);
}
