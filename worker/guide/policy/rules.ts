import { isFarewell } from "#shared/farewell/is-farewell.ts";
import type { ActId } from "../content/acts.ts";
import { ASKS_GUIDE, JUDGES } from "../content/words/plain.ts";
import { agreed } from "./agreed.ts";
import * as exercises from "./asks/about-exercise.ts";
import { about } from "./asks/about-product.ts";
import { hierarchy } from "./asks/needs.ts";
import * as questions from "./asks/questions.ts";
import { recalled, recalledAny } from "./asks/recalled.ts";
import { exercise, howTo, tipsAsked } from "./asks/tips.ts";
import { decide, draft } from "./asks/wording.ts";
import * as commands from "./commands.ts";
import { type Context, questionIn } from "./context.ts";
import { deliver, menu } from "./deliver.ts";
import { type Draft, says } from "./draft.ts";
import { foreign } from "./foreign.ts";
import { ownData, summedUp } from "./own-data.ts";
import { askedToWrite, isWriting } from "./page.ts";
import { finish } from "./page-end.ts";
import * as reactions from "./reactions.ts";
import * as shares from "./shares.ts";
import { styleHello } from "./style-hello.ts";

/** Without a condition a rule looks for itself whether it applies. */
export type Rule = {
	id: string;
	when?: (context: Context) => boolean;
	reply: (context: Context) => Draft | null;
};

const does =
	(...ids: ActId[]) =>
	(c: Context) =>
		ids.some((id) => c.acts.has(id));
const doesShortly =
	(most: number, ...ids: ActId[]) =>
	(c: Context) =>
		does(...ids)(c) && c.words.length <= most;
const asks = (c: Context) => questionIn(c) !== null;
const isRunOpen = ({ request }: Context) => request.run !== null;
const isAnswerTo = (asked: string) => (c: Context) => c.last?.note?.asked?.startsWith(asked) === true;

/** A first message is a goodbye only when it's nothing else: "good evening" greets. */
function isGoodbye({ acts, text, replies }: Context): boolean {
	return acts.has("bye") || (replies.length > 0 && isFarewell(text));
}

/** A person who says goodbye may leave, whatever else they write. Questions get an answer first. */
const leaves = (c: Context): boolean =>
	isGoodbye(c) && !c.sentences.some(({ text }) => isAsk(text) || ASKS_GUIDE.test(text));

function isAsk(sentence: string): boolean {
	return sentence.includes("?") && !isFarewell(sentence.split(/, | but | and /).at(-1) ?? "");
}

function isNo(c: Context): boolean {
	return c.acts.has("no") || (doesShortly(9, "refusal")(c) && c.last !== null);
}

function isCorrection(c: Context): boolean {
	const isMeant = c.words.length <= 12 || c.last?.note?.topic !== undefined;
	return c.acts.has("correction") && c.replies.length > 0 && isMeant;
}

/** Not after five of them in the last eight replies. */
function mayHearMore(c: Context): boolean {
	return !isWriting(c) && c.replies.slice(-8).filter(({ note }) => note?.act === "more").length < 5;
}

/**
 * Commands, then questions, then reactions, then what the person shares. The first rule that applies, and has a reply
 * that wasn't given lately, wins.
 */
export const RULES: readonly Rule[] = [
	{ id: "hierarchy", reply: hierarchy },
	{ id: "style", reply: styleHello },
	{ id: "bye", when: leaves, reply: reactions.bye },
	{ id: "foreign", reply: foreign },
	{ id: "agreed", reply: agreed },
	{ id: "unreadable", reply: reactions.unreadable },
	{ id: "follow-up", when: isAnswerTo("follow-up:"), reply: reactions.followedUp },
	{ id: "pick", reply: commands.pick },
	{ id: "stop", when: does("stop"), reply: commands.stop },
	{ id: "carry-on", when: does("carry-on"), reply: commands.carryOn },
	{ id: "about-run", when: isRunOpen, reply: exercises.aboutRun },
	{ id: "about-step", when: isRunOpen, reply: exercises.aboutStep },
	{ id: "menu", when: does("menu", "back", "skip", "other"), reply: menu },
	{ id: "help", when: does("help"), reply: commands.help },
	{ id: "idea", when: does("idea"), reply: commands.idea },
	{ id: "finish", when: (c) => c.acts.has("finish") && isWriting(c), reply: finish },
	{ id: "write", when: does("write"), reply: (c) => deliver(c, "write") },
	{ id: "vent", when: (c) => does("vent")(c) && !asks(c), reply: (c) => deliver(c, "write") },
	{ id: "no-advice", when: does("no-advice"), reply: (c) => says(c, "no-advice", { asked: "page" }) },
	{ id: "hello", when: does("hello"), reply: reactions.hello },
	{ id: "own-data", reply: ownData },
	{ id: "about", reply: about },
	{ id: "about-exercise", reply: exercises.aboutExercise },
	{ id: "by-time", reply: exercises.byTime },
	{ id: "source", when: does("source"), reply: questions.source },
	{ id: "again", when: does("again"), reply: questions.again },
	{ id: "sum-up", when: does("sum-up"), reply: summedUp },
	{ id: "draft", when: does("draft"), reply: draft },
	{ id: "how-to", reply: howTo },
	{ id: "judge", when: (c) => does("decide")(c) && JUDGES.test(c.words.join(" ")), reply: decide },
	{ id: "card", when: asks, reply: questions.card },
	{ id: "exercise", reply: exercise },
	{ id: "nice", when: does("nice"), reply: reactions.nice },
	{ id: "tips", when: does("tips"), reply: tipsAsked },
	{ id: "insult", when: doesShortly(14, "insult"), reply: reactions.complaint },
	{ id: "decide", when: does("decide"), reply: decide },
	{ id: "recall", reply: recalled },
	{ id: "not-mine", reply: questions.notMine },
	{ id: "request", reply: questions.request },
	{ id: "recall-any", reply: recalledAny },
	{ id: "fact", reply: questions.fact },
	{ id: "remember", when: does("remember"), reply: reactions.remember },
	{ id: "yes", when: does("yes"), reply: reactions.yes },
	{ id: "no", when: isNo, reply: reactions.no },
	{ id: "bye-after-ask", when: isGoodbye, reply: reactions.bye },
	{ id: "thanks", when: does("thanks"), reply: (c) => says(c, "thanks") },
	{ id: "joke", when: doesShortly(14, "joke"), reply: (c) => says(c, "joke") },
	{ id: "complaint", when: doesShortly(20, "complaint", "insult"), reply: reactions.complaint },
	{ id: "narrow", when: isAnswerTo("narrow:"), reply: shares.answersNarrow },
	{ id: "correction", when: isCorrection, reply: reactions.corrected },
	{ id: "step-waits", reply: commands.stepWaits },
	{ id: "good-news", when: (c) => c.acts.has("good-news") && !askedToWrite(c), reply: reactions.goodNews },
	{ id: "unsure", when: does("unsure"), reply: reactions.unsure },
	{ id: "short", when: does("short"), reply: reactions.short },
	{ id: "several", when: (c) => !askedToWrite(c), reply: shares.severalTopics },
	{ id: "topic", when: (c) => !askedToWrite(c), reply: shares.oneTopic },
	{ id: "name", reply: shares.named },
	{ id: "plan", when: (c) => !isWriting(c) && c.replies.length > 1, reply: shares.planned },
	{ id: "which-help", when: (c) => !isWriting(c), reply: shares.whichHelp },
	{ id: "more", when: mayHearMore, reply: shares.more },
	{ id: "page-has", reply: shares.countPage },
	{ id: "kept", reply: shares.keep },
];
