import type { AgreedStep } from "#worker/models/text-model.ts";
import * as words from "../content/agreed.ts";
import type { Context } from "../context.ts";
import { lowered, turnPronouns } from "../understand/turn-pronouns.ts";
import type { Reading } from "../understand/understand.ts";
import { isHardNews, isHeavy } from "./heavy.ts";

type Parts = (string | null)[];

/** The intents that leave room for it: whoever asks something or says goodbye is answered first. */
const ROOM = new Set([
	"greeting",
	"share",
	"good-news",
	"how-are-you",
	"fine",
	"not-done",
	"ack",
	"yes",
	"no",
	"unsure",
]);

/** They come with something of their own: that is answered, and what was agreed before can wait. */
function bringsOwn({ asks, moments, text }: Reading): boolean {
	return asks || /\bhelp me\b/i.test(text) || moments.some(({ moment }) => moment.steps !== undefined);
}

/** Imperatives whose past can't be made by an ending; only the ones steps are written with. */
const PAST: Readonly<Record<string, string>> = {
	get: "got",
	go: "went",
	take: "took",
	make: "made",
	write: "wrote",
	tell: "told",
	put: "put",
	set: "set",
	let: "let",
	say: "said",
	send: "sent",
	keep: "kept",
	leave: "left",
	give: "gave",
	find: "found",
	eat: "ate",
	drink: "drank",
	sleep: "slept",
	speak: "spoke",
	meet: "met",
	read: "read",
	buy: "bought",
	bring: "brought",
	choose: "chose",
	do: "did",
	run: "ran",
	draw: "drew",
	sit: "sat",
	spend: "spent",
	pay: "paid",
	ring: "rang",
	begin: "began",
	stop: "stopped",
	step: "stepped",
	plan: "planned",
	drop: "dropped",
	cut: "cut",
	book: "booked",
	swim: "swam",
	lay: "laid",
	name: "named",
	hang: "hung",
	stand: "stood",
	wake: "woke",
};
const REGULAR =
	/^(?:call|text|ask|walk|open|start|list|note|finish|clean|cook|visit|apply|phone|email|message|talk|turn|move|charge|pick|decide|tie|agree|block|schedule|thank|help|reach|hand|post|practi[sc]e|breathe|prepare|invite|bake|count|sort|check|close|share|join|order|return|wash|pack|stretch|cancel|answer|reply|look|listen|reserve|add|use|try|sign|print|fill|register|water|tidy|cycle|paint|record|offer|change|switch|cross|circle|mark|track|unsubscribe|plant|fix|save|delete|remove|describe|explain|apologi[sz]e|arrange|organi[sz]e)$/;

/** "Call your sister." as it stands in the middle of a sentence, up to its first stop. */
function phraseOf(step: AgreedStep): string {
	const plain = step.text.trim().replace(/[.!?\s]+$/, "");
	const head = /^(.{8,}?)(?:[;:.]|, (?:and|or|so|even|then|but)\b)/.exec(plain)?.[1] ?? plain;
	return lowered(turnPronouns(head));
}

/** "call your sister" as "called your sister"; null where the verb is not known for certain. */
export function pastOf(phrase: string): string | null {
	const [verb = "", ...rest] = phrase.split(" ");
	const regular = REGULAR.test(verb)
		? /e$/.test(verb)
			? `${verb}d`
			: /[^aeiou]y$/.test(verb)
				? `${verb.slice(0, -1)}ied`
				: `${verb}ed`
		: null;
	const past = Object.hasOwn(PAST, verb) ? PAST[verb] : regular;
	return past === null || past === undefined ? null : [past, ...rest].join(" ");
}

const COMMON = new Set(
	"your with from that this them then about after before every when what into over within once".split(" "),
);

function keysOf(text: string): string[] {
	return (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
		.filter((word) => !COMMON.has(word))
		.map((word) => word.slice(0, 5));
}

const WENT =
	/\b(?:I (?:did|didn't|have|haven't|tried|managed|couldn't|forgot|never)|didn't|haven't|not yet|did (?:it|that|them)|done|went)\b|\bI(?:'ve)? \w+ed\b/i;

/** Whether the message itself tells how a step went, in its own words or by "I did it" where there is only one. */
function tellsOf(text: string, step: AgreedStep, only: boolean): boolean {
	const keys = new Set(keysOf(text));
	const named = keysOf(step.text).some((key) => keys.has(key));
	return named || (only && WENT.test(text));
}

function askAbout(context: Context, open: AgreedStep, isSecond: boolean): string | null {
	const phrase = phraseOf(open);
	const lines = pastOf(phrase) === null ? words.ASK_QUOTED : isSecond ? words.ASK_OTHER : words.ASK_OPEN;
	return context.voice.say(lines, { phrase });
}

/**
 * They are back after a while, with steps that were agreed: what was done is named, and one that is still open is
 * asked about once. `answer` composes the reply to what they say; only its first words are kept. Null when no step
 * was agreed, when the message tells of them itself, or when heavy words come first.
 */
export function aboutAgreed(context: Context, answer: (context: Context) => Parts): Parts | null {
	const { request, reading, voice, memory, name } = context;
	const { agreed } = request;
	if (agreed.length === 0 || !ROOM.has(reading.intent) || isHardNews(reading) || isHeavy(context)) {
		return null;
	}
	if (reading.intent === "share" && bringsOwn(reading)) {
		return null;
	}
	const done = agreed.findLast((one) => one.isDone);
	const open = agreed.findLast((one) => !one.isDone);
	const told = agreed.filter((one) => tellsOf(reading.text, one, agreed.length === 1));
	const greets = reading.intent === "greeting";
	const greeted = greets ? voice.say(name === null ? words.BACK : words.BACK_NAMED, { name }) : null;
	const praised = done === undefined || told.includes(done) ? null : praise(context, done);
	if (told.length > 0 && praised === null) {
		return null;
	}
	const question =
		memory.quiet || told.length > 0
			? null
			: open === undefined
				? voice.say(words.AFTER_DONE)
				: askAbout(context, open, praised !== null);
	if (greets) {
		return [greeted, praised, praised === null ? voice.say(words.NO_HURRY) : null, question];
	}
	const rest = answer(context).filter((part) => part !== null);
	const first = rest.find((part) => !part.includes("?") && !part.includes("\n")) ?? null;
	return told.length > 0 ? [praised, ...rest] : [praised, first, question];
}

function praise({ voice }: Context, done: AgreedStep): string | null {
	const phrase = phraseOf(done);
	const past = pastOf(phrase);
	return past === null ? voice.say(words.DONE, { phrase }) : voice.say(words.DONE_PAST, { past });
}
