import { findExercise, findNarrow, findTopic } from "../catalogue.ts";
import { TOPIC_GROUPS, type TopicId } from "../content/ids.ts";
import { contentWords } from "../read/content-words.ts";
import { daysAgo } from "../read/days-ago.ts";
import { isQuotable } from "../read/recall.ts";
import { hasStem } from "../read/stems.ts";
import { listed, quote, type Said } from "../say/realise.ts";
import { type Context, type Draft, line, repliesSince, topicOf } from "./context.ts";
import { narrowed, openTopic } from "./deliver.ts";
import { exerciseChip, helpChips, topicChips, WRITE_CHIP, waysOn } from "./offers.ts";
import { isWriting, pageLabel, pageLines } from "./page.ts";

/** A loss is not weighed against anything else. */
const LOSSES: readonly TopicId[] = ["grief", "break-up"];
/** A topic that is named plainly; one point is enough where a message shorter than this names nothing else. In words. */
const PLAIN = 2;
const FEW_WORDS = 5;
/** Beside an open topic another one must be named more plainly. */
const PLAIN_BESIDE = 3;
/** Only a message longer than this is asked which of two topics comes first. In words. */
const LONG = 14;
/** After so many lines the page is counted back. */
const PAGE_LINES = 4;

/** The answer, in the person's own words, to the question that sorts a topic. */
export function answersNarrow(context: Context): Draft | null {
	const topic = /^narrow:(.+)$/.exec(context.last?.note?.asked ?? "")?.[1] as TopicId | undefined;
	const options = topic ? (findNarrow(topic)?.options ?? []) : [];
	const counts = options.map(
		({ said }) => said.split(", ").filter((stem) => hasStem([stem], context.words)).length,
	);
	const most = Math.max(0, ...counts);
	const isClear = most > 0 && counts.filter((count) => count === most).length === 1;
	const days = daysAgo(context.words, Number(context.request.person.localDate.slice(5, 7)) - 1);
	const byTime =
		days === null ? -1 : options.findIndex((option) => option.days !== undefined && days <= option.days);
	const nth = isClear ? counts.indexOf(most) : byTime;
	if (!topic || context.dropped.has(topic)) {
		return null;
	}
	if (nth >= 0) {
		return narrowed(context, topic, nth);
	}
	const words = heardIn(context);
	const isElsewhere = context.topics.some((each) => each.topic !== topic && each.points >= PLAIN);
	return isElsewhere
		? null
		: {
				say: [
					words === null ? line(context, "narrow-other") : line(context, "heard", { quote: quote(words) }),
				],
				chips: waysOn(context, topic),
				asked: "offer",
				topic,
			};
}

/** Two topics at once, in a message long enough to hold both. */
export function severalTopics(context: Context): Draft | null {
	const [first, second] = context.topics.filter(
		({ topic, points }) => points >= PLAIN && !isOpened(context, topic),
	);
	if (
		!first ||
		!second ||
		LOSSES.includes(first.topic) ||
		groupOf(first.topic) === groupOf(second.topic) ||
		context.words.length <= LONG ||
		repliesSince(context, "several") < 5
	) {
		return null;
	}
	const labels = [first, second].map(({ topic }) => findTopic(topic)?.label ?? topic);
	return {
		say: [line(context, "two-things", { topics: listed(labels) })],
		chips: [...topicChips([first.topic, second.topic]), WRITE_CHIP],
		asked: "which-topic",
	};
}

/** A topic that has not been opened in this talk: of this message, or of the page while none is open. */
export function oneTopic(context: Context): Draft | null {
	const isPlain = context.words.length < FEW_WORDS && contentWords(context.words).length <= 1;
	const least = isPlain ? 1 : PLAIN;
	const isNew = ({ topic }: { topic: TopicId }) => !isOpened(context, topic);
	const isNoneOpen = topicOf({ ...context, topics: [], pageTopics: [] }) === null;
	const needed = ({ topic }: { topic: TopicId }) =>
		isNoneOpen || LOSSES.includes(topic) ? least : Math.max(least, PLAIN_BESIDE);
	const own = context.topics.find((each) => each.points >= needed(each) && isNew(each));
	const summed = isNoneOpen
		? context.pageTopics.find((each) => each.points >= PLAIN && isNew(each))
		: undefined;
	const found = own ?? summed;
	return found ? openTopic(context, found.topic) : null;
}

/** Something is told whose topic the guide doesn't know: what kind of help, asked now and then. */
export function whichHelp(context: Context): Draft | null {
	if (topicOf(context) !== null || repliesSince(context, "which-help") <= 4) {
		return null;
	}
	const words = heardIn(context);
	return {
		say: [
			words === null ? line(context, "which-help") : line(context, "which-help-for", { quote: quote(words) }),
		],
		chips: helpChips(context),
		asked: "offer",
	};
}

/** A plan of their own, kept in quotation marks, with the exercise that gives it a time. */
export function planned(context: Context): Draft | null {
	const sentence = context.acts.get("plan");
	const step = findExercise("one-small-step");
	return sentence && step && isQuotable(sentence.text)
		? {
				say: [line(context, "plan", { quote: quote(sentence.text) })],
				chips: [exerciseChip(step), WRITE_CHIP],
				asked: "offer",
			}
		: null;
}

/** More on what is open: their own words are kept in quotation marks, and every other time one thing to do is named. */
export function more(context: Context): Draft | null {
	const topic = topicOf(context);
	if (context.request.isAtRisk) {
		return null;
	}
	if (!topic) {
		const words = heardIn(context);
		const said = words === null ? null : line(context, "heard", { quote: quote(words) });
		return said && { say: [said], chips: helpChips(context), asked: "offer" };
	}
	const before = context.replies.filter(({ note }) => note?.act === "more").length;
	const isTipsTurn = before % 2 === 1 || context.request.mode === "practical" || heardIn(context) === null;
	const nth = [0, 1, 2, 3, 4, 5].find((each) => !context.used.has(`tip:${topic}:${each}`));
	const words = heardIn(context);
	const tip = isTipsTurn && nth !== undefined ? oneTip(context, topic, nth) : null;
	const said = tip ?? (words === null ? [] : [line(context, "heard", { quote: quote(words) })]);
	return said.length > 0 ? { say: said, chips: waysOn(context, topic), asked: "offer", topic } : null;
}

function oneTip(context: Context, topic: TopicId, nth: number): (Said | null)[] {
	const found = findTopic(topic);
	const tip = found?.tips[nth];
	const said = found && tip ? line(context, "tip-one", { label: found.label, tip }) : null;
	return said ? [said, { id: `tip:${topic}:${nth}`, text: "" }] : [];
}

/** In words. */
const HEARD = { least: 4, most: 18 };

/** The sentence to keep in quotation marks: the last statement that is neither very short nor long. In words. */
export function heardIn({ sentences }: Pick<Context, "sentences">, least = HEARD.least): string | null {
	const fit = sentences.filter(
		({ isQuestion, words }) => !isQuestion && words.length >= least && words.length <= HEARD.most,
	);
	const text = fit.at(-1)?.text;
	return text !== undefined && isQuotable(text) ? text : null;
}

const NAMED =
	/\b(?:(?:his|her|their|its|my [a-z]+'?s) name(?:'s| is)|(?:is|was|are|he's|she's|they're) called|called) ([A-Z][\p{L}'-]+)/u;

/** A name that is told on its own, in a few words. */
export function named(context: Context): Draft | null {
	const name = NAMED.exec(context.text)?.[1];
	return name && context.words.length <= 10 ? { say: [line(context, "name-kept", { name })] } : null;
}

/** A page begins because the person asks only to be heard. */
export function vent(context: Context): Draft {
	return { say: [line(context, "journal-start")], asked: "page" };
}

export function noAdvice(context: Context): Draft {
	return { say: [line(context, "no-advice")], asked: "page" };
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
				line: count,
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
				line: 1,
			}
		: { say: [{ id: "", text: "kept ✓" }], isKept: true, line: pageLines(context) + 1 };
}

function groupOf(topic: TopicId): string | undefined {
	return Object.entries(TOPIC_GROUPS).find(([, topics]) =>
		(topics as readonly TopicId[]).includes(topic),
	)?.[0];
}

function isOpened({ used }: Context, topic: TopicId): boolean {
	return used.has(`line:${topic}`);
}
