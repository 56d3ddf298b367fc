import type { GuideNote } from "#shared/schemas/exercises.ts";
import { findCard, findExercise } from "../catalogue.ts";
import { actsIn } from "../read/acts.ts";
import { isQuotable } from "../read/recall.ts";
import { sentencesOf, wordsOf } from "../read/words.ts";
import { quote } from "../say/realise.ts";
import { findFacts } from "../tasks/facts.ts";
import { isKeepable } from "../tasks/keepable-fact.ts";
import { type Chip, type Context, type Draft, line, repliesSince, topicOf } from "./context.ts";
import { deliver, openTopic } from "./deliver.ts";
import { exerciseChip, GROUP_CHIPS, helpChips, MENU_CHIP, WRITE_CHIP, waysOn } from "./offers.ts";
import { heardIn } from "./shares.ts";

/** A yes brings the first thing that was offered. */
export function yes(context: Context): Draft | null {
	const offered = context.last?.note?.offered ?? [];
	const [first] = offered;
	if (first === undefined) {
		return context.last?.note
			? { say: [line(context, "hello-offer")], chips: waysOn(context, topicOf(context)), asked: "offer" }
			: null;
	}
	const isOpenChoice = /^(?:group|topic|narrow|agreed):/.test(first);
	return isOpenChoice
		? {
				say: [line(context, "yes-what")],
				chips: chipsAgain(context),
				asked: context.last?.note?.asked ?? "offer",
			}
		: deliver(context, first);
}

/** A no is taken; what was offered rests. */
export function no(context: Context): Draft {
	return { say: [line(context, "no-thanks")], chips: [WRITE_CHIP, MENU_CHIP] };
}

const KEEP_CHIP: Chip = { label: "Keep it", offer: "moment:keep" };

/** Their newest good moment, quoted; else something true of anyone who writes here. */
export function nice(context: Context): Draft {
	const good = context.before.findLast(({ content }) => actsIn(sentencesOf(content)).has("good-news"));
	const sentence = good && sentencesOf(good.content).find((each) => actsIn([each]).has("good-news"));
	const moments = findExercise("three-good-moments");
	const said = sentence ? line(context, "nice-own", { quote: quote(sentence.text) }) : null;
	return {
		say: [said ?? line(context, "nice")],
		chips: moments && !context.request.isAtRisk ? [exerciseChip(moments), WRITE_CHIP] : [],
	};
}

export function goodNews(context: Context): Draft | null {
	const mayKeep = !context.request.isAtRisk && !context.request.isStranger;
	const moments = findExercise("three-good-moments");
	return moments
		? {
				say: [line(context, "good-news"), line(context, "good-news-offer")],
				chips: [...(mayKeep ? [KEEP_CHIP] : []), exerciseChip(moments), WRITE_CHIP],
				asked: "good-news",
			}
		: null;
}

export function hello(context: Context): Draft {
	const chips = waysOn(context, null).filter(({ offer }) => offer !== "write");
	return {
		say: [line(context, "hello", { name: nameOf(context) }), line(context, "hello-offer")],
		chips: [...chips.slice(0, 1), WRITE_CHIP, MENU_CHIP],
		asked: "offer",
	};
}

export function thanks(context: Context): Draft {
	return { say: [line(context, "thanks")] };
}

export function bye(context: Context): Draft {
	const { localHour } = context.request.person;
	const isNight = (localHour >= 20 || localHour < 5) && /night|sleep|bed/i.test(context.text);
	const night = isNight ? line(context, "bye-night", { name: afterComma(context) }) : null;
	return { say: [night ?? line(context, "bye", { name: afterComma(context) })] };
}

/** A complaint or an insult: sorry once with something else to do; the second time within a while the guide stops guessing. */
export function complaint(context: Context): Draft {
	if (!context.replies.some(({ note }) => note)) {
		return { say: [line(context, "first-hostile")], chips: GROUP_CHIPS, asked: "which-group" };
	}
	if (repliesSince(context, "complaint") < 4) {
		return { say: [line(context, "sorry-quiet")], chips: [MENU_CHIP] };
	}
	const kind = context.acts.has("insult") ? "insult" : "sorry";
	const topic = topicOf({ ...context, topics: [], pageTopics: [] });
	return {
		say: [line(context, kind)],
		chips: topic ? waysOn(context, topic) : [...GROUP_CHIPS.slice(0, 3), WRITE_CHIP],
		asked: "offer",
	};
}

/** What the guide assumed is dropped. What the person names instead is opened; else they are asked. */
export function corrected(context: Context): Draft {
	const [named] = context.topics;
	const opened = named && named.points >= PLAIN && openTopic(context, named.topic);
	const meant = opened ? null : meantIn(context);
	return opened
		? { ...opened, say: [line(context, "corrected"), ...opened.say] }
		: {
				say: [
					line(context, "corrected"),
					meant === null
						? line(context, "corrected-what")
						: line(context, "which-help-for", { quote: quote(meant) }),
				],
				chips: helpChips(context),
				asked: "offer",
			};
}

/** "It's not the break-up, it's the dog": what follows the denial, or another statement beside it. */
function meantIn(context: Context): string | null {
	const after = (AFTER_DENIAL.exec(context.text) ?? AFTER_NO.exec(context.text))?.[1]?.trim();
	const rest = after !== undefined && isQuotable(after) ? after : null;
	const others = context.sentences.filter(({ words }) => !words.some((word) => DENIALS.has(word)));
	return rest ?? heardIn({ sentences: others }, MEANT_WORDS);
}

/** "No, my mood." */
const AFTER_NO =
	/^(?:no|nope|nah|not that)[,.!]? +((?!(?:not|no|it['’]?s not|i don['’]?t|thanks)\b)[^.!?]{4,60})[.!]*$/i;
/** So many points name another topic plainly. */
const PLAIN = 2;
/** Few words are enough to say what it is instead. */
const MEANT_WORDS = 3;
const DENIALS = new Set([
	"no",
	"not",
	"nobody",
	"never",
	"isnt",
	"wasnt",
	"dont",
	"didnt",
	"sorry",
	"said",
	"told",
]);
const AFTER_DENIAL =
	/\b(?:not|isn['’]?t|wasn['’]?t)\b[^.!?]*?[\s,;–—-]+((?:it['’]?s|it is|that['’]?s|i['’]?m|i mean|we['’]?re) (?!not\b)[^.!?]{3,90})/i;

export function joke(context: Context): Draft {
	return { say: [line(context, "joke")] };
}

export function unsure(context: Context): Draft {
	const asked = context.last?.note?.asked ?? "";
	if (asked.startsWith("narrow:") || asked === "offer") {
		return { say: [line(context, "unsure")], chips: waysOn(context, topicOf(context)), asked: "offer" };
	}
	return {
		say: [line(context, "unsure")],
		chips: [...waysOn(context, topicOf(context)).slice(0, 3), MENU_CHIP],
		asked: "offer",
	};
}

/** "Fine." says little: which area, then something short, then quiet. */
export function short(context: Context): Draft {
	const since = repliesSince(context, "short");
	if (since > 6) {
		return { say: [line(context, "short")], chips: GROUP_CHIPS, asked: "which-group" };
	}
	const quick = waysOn(context, null).slice(0, 2);
	return since > 0
		? { say: [line(context, "short-offer")], chips: [...quick, WRITE_CHIP], asked: "offer" }
		: { say: [line(context, "here")], chips: [...quick, MENU_CHIP] };
}

export function remember(context: Context): Draft {
	const words = context.text.replace(
		/^\W*(?:please |can you |could you )?(?:remember|note|keep in mind|don'?t forget)(?: that)?[\s:,]*/i,
		"",
	);
	return { say: [line(context, rememberLine(context), { quote: quote(words.replace(/[.!]+$/, "")) })] };
}

/** What memory really does with these words. */
function rememberLine({ text, request }: Context): "remember" | "remember-here" | "remember-off" {
	const { person, isAtRisk, isStranger } = request;
	if (!person.remembers) {
		return "remember-off";
	}
	const isStored = findFacts([text]).some(({ fact }) => isKeepable(fact));
	return isStored && !isAtRisk && !isStranger ? "remember" : "remember-here";
}

/** The answer to a follow-up's question. */
export function followedUp(note: GuideNote, text: string): Draft | null {
	const [, takeawayId = "", exerciseId = ""] = /^follow-up:([^:]+):?(.*)$/.exec(note.asked ?? "") ?? [];
	const option = findExercise(exerciseId)?.followUp?.options.find((each) => isSame(each.label, text));
	if (!option) {
		return null;
	}
	const { label } = option;
	const next = option.exercise && findExercise(option.exercise);
	const card = option.card ? findCard(option.card) : undefined;
	return {
		say: [{ id: `follow-up:${exerciseId}:${label}`, text: option.reply }],
		chips: [
			...(next ? [exerciseChip(next)] : []),
			...(card ? [{ label: card.title.slice(0, 34), offer: `card:${card.id}` }] : []),
			WRITE_CHIP,
		],
		outcome: { takeawayId, label },
	};
}

export function unreadable(context: Context): Draft | null {
	return context.words.length === 0 ? { say: [line(context, "unreadable")], chips: [MENU_CHIP] } : null;
}

function isSame(label: string, text: string): boolean {
	return wordsOf(label).join(" ") === wordsOf(text).join(" ");
}

function chipsAgain({ last }: Context) {
	const offered = last?.note?.offered ?? [];
	return (last?.choices ?? []).map(({ label }, i) => ({ label, offer: offered[i] ?? "menu" }));
}

function afterComma({ request }: Context): string {
	return request.person.firstName ? `, ${request.person.firstName}` : "";
}

function nameOf({ request }: Context): string {
	return request.person.firstName ? ` ${request.person.firstName}` : "";
}
