import { findCard, findExercise } from "../catalogue.ts";
import type { LineId } from "../content/lines.ts";
import { DENIAL } from "../content/words/plain.ts";
import { AFTER_DENIAL, AFTER_NO, ASKS_TO_REMEMBER } from "../content/words/written.ts";
import { actsIn } from "../read/acts.ts";
import { isQuotable } from "../read/recall.ts";
import { plainOf, sentencesOf } from "../read/words.ts";
import { quote } from "../say/realise.ts";
import { findFacts } from "../tasks/facts.ts";
import { isKeepable } from "../tasks/keepable-fact.ts";
import { type Context, openTopic, repliesSince, topicOf } from "./context.ts";
import { bringUp, deliver } from "./deliver.ts";
import { type Draft, line, lineAgain, offers, says } from "./draft.ts";
import { chipFor, GROUP_CHIPS, helpChips, MENU_CHIP, WRITE_CHIP, waysBeside, waysOn } from "./offers.ts";
import { heardIn } from "./shares.ts";

/** A yes brings the first thing that was offered. */
export function yes(context: Context): Draft | null {
	const { note, choices = [] } = context.last ?? {};
	const [first] = note?.offered ?? [];
	if (first === undefined) {
		return note ? offers(context, "hello-offer", waysOn(context, topicOf(context))) : null;
	}
	const again = choices.map(({ label }, i) => ({ label, offer: note?.offered[i] ?? "menu" }));
	return /^(?:group|topic|narrow|agreed):/.test(first)
		? says(context, "yes-what", { chips: again, asked: note?.asked ?? "offer" })
		: deliver(context, first);
}

/** Accepts a no and drops the offer. */
export function no(context: Context): Draft {
	return says(context, "no-thanks", { chips: [WRITE_CHIP, MENU_CHIP] });
}

/** Their newest good moment, quoted; else something true of anyone who writes here. */
export function nice(context: Context): Draft {
	const told = context.before.flatMap(({ content }) => sentencesOf(content).reverse());
	const good = told.findLast((each) => actsIn([each]).has("good-news"));
	const said = good ? line(context, "nice-own", { quote: quote(good.text) }) : null;
	const chips = context.request.isAtRisk ? [] : [chipFor("three-good-moments"), WRITE_CHIP];
	return { say: [said ?? line(context, "nice")], chips };
}

export function goodNews(context: Context): Draft {
	const { isAtRisk, isStranger } = context.request;
	const keep = isAtRisk || isStranger ? [] : [{ label: "Keep it", offer: "moment:keep" }];
	return {
		say: [line(context, "good-news"), line(context, "good-news-offer")],
		chips: [...keep, chipFor("three-good-moments"), WRITE_CHIP],
		asked: "good-news",
	};
}

export function hello(context: Context): Draft {
	const { firstName } = context.request.person;
	const name = firstName ? ` ${firstName}` : "";
	return {
		say: [line(context, "hello", { name }), line(context, "hello-offer")],
		chips: [...waysBeside(context, null).slice(0, 1), WRITE_CHIP, MENU_CHIP],
		asked: "offer",
	};
}

export function bye(context: Context): Draft {
	const { localHour, firstName } = context.request.person;
	const name = firstName ? `, ${firstName}` : "";
	const isNight = (localHour >= 20 || localHour < 5) && /night|sleep|bed/i.test(context.text);
	const night = isNight && !context.request.isStranger ? line(context, "bye-night", { name }) : null;
	// The landing page stores nothing.
	const id = context.request.isStranger ? "bye-stranger" : "bye";
	return { act: "bye", say: [night ?? lineAgain(context, id, { name })] };
}

/** A complaint or an insult: sorry once with something else to do; the second time within a while the guide stops guessing. */
export function complaint(context: Context): Draft {
	if (!context.replies.some(({ note }) => note)) {
		return says(context, "first-hostile", { chips: GROUP_CHIPS, asked: "which-group" });
	}
	if (repliesSince(context, "complaint") < 4) {
		return says(context, "sorry-quiet", { chips: [MENU_CHIP] });
	}
	const topic = openTopic(context);
	const chips = topic ? waysOn(context, topic) : [...GROUP_CHIPS.slice(0, 3), WRITE_CHIP];
	return offers(context, context.acts.has("insult") ? "insult" : "sorry", chips);
}

/** Points at which another topic counts as named. */
const PLAIN = 2;
/** Words enough to say what it is instead. */
const MEANT_WORDS = 3;

/** What the guide assumed is dropped. What the person names instead is opened; else they're asked. */
export function corrected(context: Context): Draft {
	const sorry = line(context, "corrected");
	const [named] = context.topics;
	const opened = named && named.points >= PLAIN && bringUp(context, named.topic);
	if (opened) {
		return { ...opened, say: [sorry, ...opened.say] };
	}
	const meant = meantIn(context);
	const asks =
		meant === null
			? line(context, "corrected-what")
			: line(context, "which-help-for", { quote: quote(meant) });
	return { say: [sorry, asks], chips: helpChips(context), asked: "offer" };
}

/** "It's not the break-up, it's the dog": what follows the denial, or another statement beside it. */
function meantIn({ text, sentences }: Context): string | null {
	const after = (AFTER_DENIAL.exec(text) ?? AFTER_NO.exec(text))?.[1]?.trim();
	const others = sentences.filter(({ words }) => !DENIAL.test(words.join(" ")));
	return after !== undefined && isQuotable(after) ? after : heardIn({ sentences: others }, MEANT_WORDS);
}

export function unsure(context: Context): Draft {
	const { asked } = context.last?.note ?? {};
	const ways = waysOn(context, topicOf(context));
	const isAsked = asked === "offer" || asked?.startsWith("narrow:");
	return offers(context, "unsure", isAsked ? ways : [...ways.slice(0, 3), MENU_CHIP]);
}

/** "Fine." says little: which area, then something short, then quiet. */
export function short(context: Context): Draft {
	const since = repliesSince(context, "short");
	if (since > 6) {
		return says(context, "short", { chips: GROUP_CHIPS, asked: "which-group" });
	}
	const quick = waysOn(context, null).slice(0, 2);
	return since > 0
		? offers(context, "short-offer", [...quick, WRITE_CHIP])
		: says(context, "here", { chips: [...quick, MENU_CHIP] });
}

export function remember(context: Context): Draft {
	const words = context.text.replace(ASKS_TO_REMEMBER, "").replace(/[.!]+$/, "");
	return says(context, rememberLine(context), { slots: { quote: quote(words) } });
}

/** Says what memory really does with this message. */
function rememberLine({ text, request }: Context): LineId {
	const { person, isAtRisk, isStranger, isTemporary } = request;
	if (isTemporary) {
		return "remember-temporary";
	}
	const isStored = findFacts([text]).some(({ fact }) => isKeepable(fact)) && !isAtRisk && !isStranger;
	const ifOn = isStored ? "remember" : "remember-here";
	return person.remembers ? ifOn : "remember-off";
}

/** The answer to a follow-up's question. */
export function followedUp({ last, text }: Context): Draft | null {
	const [, takeawayId = "", id = ""] = (last?.note?.asked ?? "").split(":");
	const options = findExercise(id)?.followUp?.options;
	const option = options?.find(({ label }) => plainOf(label) === plainOf(text));
	if (!option) {
		return null;
	}
	const { label, reply, exercise } = option;
	const card = findCard(option.card ?? "");
	return {
		say: [{ id: `follow-up:${id}:${label}`, text: reply }],
		chips: [
			...(exercise ? [chipFor(exercise)] : []),
			...(card ? [{ label: card.title.slice(0, 34), offer: `card:${card.id}` }] : []),
			WRITE_CHIP,
		],
		outcome: { takeawayId, label },
	};
}

export function unreadable(context: Context): Draft | null {
	return context.words.length === 0 ? says(context, "unreadable", { chips: [MENU_CHIP] }) : null;
}
