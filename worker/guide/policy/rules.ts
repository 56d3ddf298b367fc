import type { ActId } from "../content/acts.ts";
import { aboutExercise, aboutRun, aboutStep, byTime } from "./about-exercise.ts";
import {
	about,
	again,
	card,
	decide,
	draft,
	exercise,
	fact,
	howTo,
	notMine,
	request,
	source,
	tipsAsked,
} from "./asks.ts";
import { carryOn, help, idea, pick, picked, stepWaits, stop } from "./commands.ts";
import { type Context, type Draft, questionIn } from "./context.ts";
import { deliver, menu } from "./deliver.ts";
import { ownData, recalled, recalledAny, summedUp } from "./own-data.ts";
import { askedToWrite, isWriting } from "./page.ts";
import { finish } from "./page-end.ts";
import {
	bye,
	complaint,
	corrected,
	followedUp,
	goodNews,
	hello,
	joke,
	nice,
	no,
	remember,
	short,
	thanks,
	unreadable,
	unsure,
	yes,
} from "./reactions.ts";
import {
	answersNarrow,
	countPage,
	keep,
	more,
	named,
	noAdvice,
	oneTopic,
	planned,
	severalTopics,
	vent,
	whichHelp,
} from "./shares.ts";
import { agreed, foreign, hierarchy, styleHello } from "./special.ts";

/** The first rule that applies, and has a reply that was not given lately, answers. */
export type Rule = {
	id: string;
	when: (context: Context) => boolean;
	reply: (context: Context) => Draft | null;
};

const does = (id: ActId) => (context: Context) => context.acts.has(id);
/** Whether something is right: for the person to say, whatever it is about. */
const JUDGES = /\b(?:is it|would it be|am i|was i) (?:wrong|selfish|bad|stupid|ok|okay|right)\b/;
const always = () => true;
/** How many of the last eight replies did this. */
const repliesOf = (context: Context, act: string) =>
	context.replies.slice(-8).filter(({ note }) => note?.act === act).length;

/** Commands, then asks, then reactions, then what is shared. */
export const RULES: readonly Rule[] = [
	{ id: "hierarchy", when: always, reply: hierarchy },
	{ id: "style", when: always, reply: styleHello },
	{ id: "foreign", when: always, reply: foreign },
	{ id: "agreed", when: ({ request }) => (request.agreed?.length ?? 0) > 0, reply: agreed },
	{ id: "unreadable", when: always, reply: unreadable },
	{
		id: "follow-up",
		when: ({ last }) => last?.note?.act === "follow-up",
		reply: (c) => (c.last?.note ? followedUp(c.last.note, c.text) : null),
	},
	{ id: "pick", when: (c) => picked(c) !== null, reply: pick },
	{ id: "stop", when: does("stop"), reply: stop },
	{ id: "carry-on", when: does("carry-on"), reply: carryOn },
	{ id: "about-run", when: ({ request }) => request.run !== null, reply: aboutRun },
	{ id: "about-step", when: ({ request }) => request.run !== null, reply: aboutStep },
	{
		id: "menu",
		when: (c) => ["menu", "back", "skip", "other"].some((id) => c.acts.has(id as ActId)),
		reply: menu,
	},
	{ id: "help", when: does("help"), reply: help },
	{ id: "idea", when: does("idea"), reply: idea },
	{ id: "finish", when: (c) => c.acts.has("finish") && isWriting(c), reply: finish },
	{ id: "write", when: does("write"), reply: (c) => deliver(c, "write") },
	{ id: "vent", when: (c) => c.acts.has("vent") && questionIn(c) === null, reply: vent },
	{ id: "no-advice", when: does("no-advice"), reply: noAdvice },
	{ id: "own-data", when: always, reply: ownData },
	{ id: "about", when: always, reply: about },
	{ id: "about-exercise", when: always, reply: aboutExercise },
	{ id: "by-time", when: always, reply: byTime },
	{ id: "source", when: does("source"), reply: source },
	{ id: "again", when: does("again"), reply: again },
	{ id: "sum-up", when: does("sum-up"), reply: summedUp },
	{ id: "draft", when: does("draft"), reply: draft },
	{ id: "how-to", when: does("tips"), reply: howTo },
	{ id: "judge", when: (c) => c.acts.has("decide") && JUDGES.test(c.words.join(" ")), reply: decide },
	{ id: "card", when: (c) => questionIn(c) !== null, reply: card },
	{ id: "exercise", when: always, reply: exercise },
	{ id: "nice", when: does("nice"), reply: nice },
	{ id: "tips", when: does("tips"), reply: tipsAsked },
	{ id: "insult", when: (c) => c.acts.has("insult") && c.words.length <= 14, reply: complaint },
	{ id: "decide", when: does("decide"), reply: decide },
	{ id: "recall", when: does("recall"), reply: recalled },
	{ id: "not-mine", when: always, reply: notMine },
	{ id: "request", when: does("request"), reply: request },
	{ id: "recall-any", when: always, reply: recalledAny },
	{ id: "fact", when: (c) => questionIn(c) !== null, reply: fact },
	{ id: "remember", when: does("remember"), reply: remember },
	{ id: "yes", when: does("yes"), reply: yes },
	{
		id: "no",
		when: (c) => c.acts.has("no") || (c.acts.has("refusal") && c.words.length <= 9 && c.last !== null),
		reply: no,
	},
	{ id: "bye", when: does("bye"), reply: bye },
	{ id: "thanks", when: does("thanks"), reply: thanks },
	{ id: "hello", when: does("hello"), reply: hello },
	{ id: "joke", when: (c) => c.acts.has("joke") && c.words.length <= 14, reply: joke },
	{
		id: "complaint",
		when: (c) => (c.acts.has("complaint") || c.acts.has("insult")) && c.words.length <= 20,
		reply: complaint,
	},
	{
		id: "narrow",
		when: ({ last }) => last?.note?.asked?.startsWith("narrow:") === true,
		reply: answersNarrow,
	},
	{
		id: "correction",
		when: (c) =>
			c.acts.has("correction") &&
			c.replies.length > 0 &&
			(c.words.length <= 12 || c.last?.note?.topic !== undefined),
		reply: corrected,
	},
	{ id: "step-waits", when: ({ request }) => request.run !== null, reply: stepWaits },
	{ id: "good-news", when: (c) => c.acts.has("good-news") && !askedToWrite(c), reply: goodNews },
	{ id: "unsure", when: does("unsure"), reply: unsure },
	{ id: "short", when: does("short"), reply: short },
	{ id: "several", when: (c) => !askedToWrite(c), reply: severalTopics },
	{ id: "topic", when: (c) => !askedToWrite(c), reply: oneTopic },
	{ id: "name", when: always, reply: named },
	{ id: "plan", when: (c) => c.acts.has("plan") && !isWriting(c) && c.replies.length > 1, reply: planned },
	{ id: "which-help", when: (c) => !isWriting(c), reply: whichHelp },
	{ id: "more", when: (c) => !isWriting(c) && repliesOf(c, "more") < 5, reply: more },
	{ id: "page-has", when: always, reply: countPage },
	{ id: "kept", when: isWriting, reply: keep },
	{ id: "journal", when: always, reply: keep },
];
