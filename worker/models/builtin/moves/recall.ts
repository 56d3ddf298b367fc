import { GOAL_TEXTS } from "#shared/goals.ts";
import { mayBeDark } from "#worker/danger/index.ts";
import * as about from "../content/about.ts";
import type { Context } from "../context.ts";
import { isSpeakable } from "../danger.ts";
import { isForgotten } from "../memory/forgotten.ts";
import { keptClause } from "../memory/kept.ts";
import { type Known, relationAsked, sameRelation } from "../memory/people.ts";
import { type Told, toldIn } from "../memory/told.ts";
import { sentencesOf } from "../understand/clauses.ts";
import { plainWords } from "../voice/fill.ts";
import { keyClauses } from "./connect.ts";
import { question } from "./question.ts";

type Parts = (string | null)[];

const SMALL_WORDS = new Set(
	"what that when with about said told tell remember recall you your mine have were was did does this them then some the and how why who say can has for know would name called mention mentioned earlier before again more else".split(
		" ",
	),
);

const WHO_IS = /\bwho(?:'s| is| was) (?<name>\p{L}{3,})\??$/iu;

function namedAsked(context: Context): Known | undefined {
	const name = WHO_IS.exec(context.reading.text)?.groups?.name?.toLowerCase();
	return name === undefined
		? undefined
		: context.memory.known.find((one) => one.relation !== null && one.name?.toLowerCase() === name);
}

/** Asked by somebody of whom something was kept, this wants the facts and no general word about memory. */
const KNOWS_ME = /\b(?:know|remember|forget|forgotten) me\b/i;

export function asksRecall(context: Context): boolean {
	const { reading, person } = context;
	const whom = reading.intent === "about-memory" && KNOWS_ME.test(reading.text) && person.memory.length > 0;
	return reading.intent === "recall" || whom || namedAsked(context) !== undefined;
}

/** "my sister lena says": names that were typed small are looked for only when one is asked for. */
function smallName(context: Context, relation: string): string | null {
	const form = new RegExp(
		`\\bmy (?:\\w+ )?${relation},? (?:called |named )?(?!just|always|never|also|really|still|who|that|has|had|and|only|even|keeps|already)(\\w{3,12}),? (?:says?|said|told|thinks|thought|wants|is|was|calls?|called|texts?|texted|never|always|doesn't|won't)\\b`,
		"i",
	);
	const found = context.memory.readings
		.map((one) => form.exec(one.text)?.[1])
		.find((one) => one !== undefined);
	return found === undefined ? null : found.charAt(0).toUpperCase() + found.slice(1);
}

function nameOf(context: Context, relation: string, asksWho = false): Parts {
	const { voice, memory } = context;
	const known = memory.known.filter((one) => sameRelation(one.relation ?? "", relation));
	const spoken = memory.readings.some((one) => one.people.some((who) => sameRelation(who.key, relation)));
	const names = [...new Set(known.flatMap((one) => one.name ?? []))];
	if (names.length > 1) {
		return [
			voice.say(about.RECALL_NAMES, { names: listed(names), who: `your ${relation.replace(/s$/, "")}` }),
		];
	}
	const name = names[0] ?? smallName(context, relation);
	const who = `your ${relation}`;
	const lines =
		name !== null
			? asksWho
				? about.RECALL_WHO
				: about.RECALL_NAME
			: spoken || (known.length > 0 && context.request.summary.includes(who))
				? about.RECALL_NO_NAME
				: about.RECALL_NOBODY;
	const said = voice.say(lines, { name, who });
	return [
		said ?? (name === null ? `I still have no name for ${who}.` : `Still ${name}.`),
		aboutThem(context, name),
	];
}

/** Something they said of that person, so that a name isn't all that's left of it. */
function aboutThem(context: Context, name: string | null): string | null {
	const clause = keyClauses(context).findLast((one) => name !== null && one.turned.includes(name))?.turned;
	const kept = context.person.memory
		.map(keptClause)
		.findLast(
			(one) => name !== null && one.includes(name) && !/\b(?:called|named)\b|'s name\b| is your /.test(one),
		);
	return context.voice.say(about.RECALL_THEM, { t: clause ?? kept });
}

function profile(context: Context): string | null {
	const { person } = context;
	const mood = person.desiredMood?.trim().toLowerCase() ?? "";
	const wish = /^[a-z]{4,14}$/.test(mood)
		? `you'd like to feel ${mood === "relief" ? "relieved" : mood}`
		: null;
	// Everybody starts with "wellness", so that goal says something only once an assessment was taken.
	const goal =
		person.goal !== null && (person.goal !== "wellness" || person.ratings !== null)
			? `your goal is ${GOAL_TEXTS[person.goal].label.toLowerCase()}`
			: null;
	const both = [goal, wish].filter((one) => one !== null).join(" and ");
	return both === "" ? null : both;
}

function peopleClause({ relation, name }: Known): string | null {
	return relation === null || name === null ? null : `your ${relation} is ${name}`;
}

/** What was said in this talk and its summary, plainest first. */
function toldToday(context: Context): string[] {
	const { memory, request } = context;
	const told = toldIn(memory.readings, request.summary).map((one) => one.says);
	const kept = context.person.memory.join(" ").toLowerCase();
	const people = memory.known
		.filter((one) => one.name !== null && !kept.includes(one.name.toLowerCase()))
		.map(peopleClause)
		.filter((one) => one !== null);
	const names = memory.known.flatMap((one) => (one.name === null ? [] : [one.name]));
	const key = keyClauses(context)
		.filter((one) => !told.some((fact) => one.turned.includes(fact)))
		.sort((one, other) => other.weight - one.weight)
		.map((one) => one.turned);
	const fresh = key.filter((line) => !names.some((name) => people.length > 0 && line.includes(name)));
	const summary = [...(/^Key points: (.+?)\.?$/m.exec(request.summary)?.[1]?.split("; ") ?? [])].reverse();
	const plan = memory.intention === null ? [] : [`you meant to ${memory.intention}`];
	const all = [...told.slice(0, 2), ...people.slice(0, 2), ...fresh.slice(0, 2), ...plan, ...key, ...summary];
	return [...new Set(all)].filter(
		(fact) => !kept.includes(fact.toLowerCase()) && !isForgotten(context.person, fact),
	);
}

/** A few plain facts, the kept ones first, and where they end. */
function aboutYou(context: Context): Parts {
	const { voice, memory, person } = context;
	const kept = person.memory.slice(-5).map(keptClause);
	const own = profile(context);
	const facts = toldToday(context).slice(0, kept.length > 0 ? 2 : own === null ? 4 : 3);
	if (own !== null) {
		facts.push(`by your profile, ${own}`);
	}
	if (kept.length > 0) {
		const before = voice.say(about.KEPT_OF_YOU, { facts: listed(kept) });
		const today = voice.say(about.KNOWN_TODAY, { facts: facts.join("; ") || null });
		return [before ?? `Still this: ${listed(kept)}.`, today, voice.say(about.KEPT_BOUND)];
	}
	const label = memory.focus?.topic.label;
	if (facts.length === 1 && label !== undefined) {
		facts.unshift(`we've been talking about ${label}`);
	}
	const said = voice.say(about.KNOWN_OF_YOU, { facts: facts.join("; ") || null });
	return [said ?? voice.say(about.KNOWN_LITTLE), voice.say(about.KNOWN_BOUND)];
}

/** "a", "a and b", "a, b and c"; with semicolons where a part has a comma of its own. */
function listed(parts: readonly string[]): string {
	const mark = parts.some((part) => part.includes(",")) ? ";" : ",";
	return parts.length < 2
		? parts.join("")
		: `${parts.slice(0, -1).join(`${mark} `)}${mark === ";" ? ";" : ""} and ${parts.at(-1)}`;
}

const KINDS: readonly (readonly [Told["kind"], RegExp])[] = [
	["job", /\b(?:my job|my work|for a living|for work|work as|do I work)\b/i],
	["place", /\bwhere do I live\b/i],
	["age", /\bhow old am I\b|\bmy age\b/i],
];

function factAsked(context: Context): string | null {
	const { reading, memory, request } = context;
	const kind = KINDS.find(([, pattern]) => pattern.test(reading.text))?.[0];
	const known = `${context.person.memory.join(" ")}\n${request.summary}`;
	const told = toldIn(memory.readings, known).find((one) => one.kind === kind);
	if (told !== undefined && !isForgotten(context.person, told.says)) {
		return told.says;
	}
	if (/\bplan|going to\b|I'd do\b|I would do\b/i.test(reading.text)) {
		const plan = memory.intention ?? /Plans: (?:[^.]*; )?([^.;]+)/.exec(request.summary)?.[1] ?? null;
		return plan === null ? null : `you meant to ${plan}`;
	}
	return null;
}

/** The earlier words that share most with what is asked for, else the newest that stand by themselves. */
function found(context: Context): string | null {
	const wanted = plainWords(context.reading.text)
		.split(" ")
		.map((word) => word.replace(/'s$|s$/, ""))
		.filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
	const readings = context.memory.readings.filter((one) => isSpeakable(one) && one.intent !== "recall");
	const clauses = readings.flatMap((one) => one.clauses).filter((clause) => clause.kind !== "self-attack");
	const hits = (line: string): number => wanted.filter((word) => line.toLowerCase().includes(word)).length;
	const best = (lines: readonly string[]): string | undefined =>
		lines.filter((line) => hits(line) > 0).sort((one, other) => hits(other) - hits(one))[0];
	const summary = context.request.summary.split("\n").flatMap((line) =>
		line
			.replace(/^[\w ]+: /, "")
			.replace(/\.$/, "")
			.split("; "),
	);
	const turned =
		best(clauses.map((clause) => clause.turned)) ??
		best(summary) ??
		best(context.person.memory.map(keptClause));
	if (turned !== undefined) {
		return turned;
	}
	const whole = best(
		readings
			.flatMap((one) => sentencesOf(one.text))
			.filter((one) => !one.question && !mayBeDark(one.text) && one.text.length <= 80)
			.map((one) => one.text),
	);
	if (whole !== undefined) {
		return `in your words, '${whole}'`;
	}
	return wanted.length <= 1 ? (keyClauses(context).at(-1)?.turned ?? null) : null;
}

const FELT_ABOUT = /\bwhat was I (?:so |really )?(?<feeling>\w+) about\b/i;

/** What they were glad or troubled about: the first time in this talk, or the last. */
function feltAbout(context: Context): string | null {
	const { reading, memory } = context;
	const feeling = FELT_ABOUT.exec(reading.text)?.groups?.feeling;
	if (feeling === undefined || /^(?:saying|talking)$/i.test(feeling)) {
		return null;
	}
	const up = /^(?:happy|glad|proud|excited|grateful|relieved)$/i.test(feeling);
	const felt = memory.readings.filter(
		(one) =>
			one.dark === null &&
			one.text.length <= 80 &&
			isSpeakable(one) &&
			((up && one.intent === "good-news") || one.feelings.some((hit) => hit.up === up && !hit.negated)),
	);
	const first = /\b(?:first|start|beginning|begin)\b/i.test(reading.text);
	const text = (first ? felt[0] : felt.at(-1))?.text;
	return text === undefined
		? null
		: context.voice.say(about.RECALL_WROTE, { text: text.replace(/[.!]+$/, "") });
}

/** What they told earlier, looked for before anything is denied. */
export function recall(context: Context): Parts {
	const { voice, reading, person, memory } = context;
	const ending = (): string | null =>
		memory.quiet ? null : (voice.say(about.RECALL_MORE) ?? question(context));
	if (/\bmy name\b/i.test(reading.text)) {
		const said =
			context.name === null
				? "You haven't told me your name, so I don't know it."
				: `It's ${context.name}, going by your profile.`;
		return [said, voice.say(about.ABOUT_BACK)];
	}
	if (/\bmy goal\b/i.test(reading.text) && person.goal !== null) {
		return [`In your profile it's ${GOAL_TEXTS[person.goal].label.toLowerCase()}.`, ending()];
	}
	const named = namedAsked(context);
	if (named !== undefined && named.relation !== null) {
		return nameOf(context, named.relation, true);
	}
	const relation = relationAsked(reading.text);
	if (relation !== null && /\b(?:name|called)\b|\bwho(?:'s| is| was) my\b/i.test(reading.text)) {
		return nameOf(context, relation);
	}
	if (
		KNOWS_ME.test(reading.text) ||
		/\b(?:about|on|of) me\b|\bI (?:told|tell|said to) you(?: so far)?\W*$/i.test(reading.text)
	) {
		return aboutYou(context);
	}
	if (/\b(?:his|her|their) name\b/i.test(reading.text)) {
		const last = memory.known.findLast((one) => one.name !== null && one.relation !== null);
		if (last !== undefined && last.relation !== null) {
			return nameOf(context, last.relation);
		}
	}
	const felt = feltAbout(context);
	if (felt !== null) {
		return [felt, ending()];
	}
	const said = factAsked(context) ?? found(context);
	if (said === null && relation !== null) {
		return nameOf(context, relation);
	}
	return said === null
		? [
				voice.say(about.RECALL_NOTHING) ?? "That hasn't been said here either.",
				voice.say(["Tell me, and then I'll have it."]),
			]
		: [voice.say(about.RECALL_FOUND, { t: said }) ?? `What I have is this: ${said}.`, ending()];
}
