import { type Mention, RELATIONS } from "../understand/people.ts";
import type { Reading } from "../understand/understand.ts";
import { keptPeople } from "./kept.ts";

/** Someone the person spoke of, as far as it's known who that is. */
export type Known = { relation: string | null; name: string | null };

const IN_SUMMARY = /^People: (.+?)\.?$/m;
const LISTED = /^(?<name>\p{Lu}[\p{L}'’-]+) \(your (?<relation>[^)]+)\)$/u;

/** Everyone the messages, the summary and what was kept speak of, each once, a name wherever one was given. */
export function knownPeople(readings: readonly Reading[], summary: string, kept: readonly string[]): Known[] {
	const known: Known[] = [];
	const add = (one: Known): void => {
		const same = known.find(
			(other) =>
				(one.name !== null && other.name === one.name) ||
				(one.relation !== null &&
					other.relation === one.relation &&
					(one.name === null || other.name === null)),
		);
		if (same === undefined) {
			known.push({ ...one });
			return;
		}
		same.name ??= one.name;
		same.relation ??= one.relation;
	};
	for (const entry of IN_SUMMARY.exec(summary)?.[1]?.split("; ") ?? []) {
		const listed = LISTED.exec(entry)?.groups;
		const relation = listed?.relation ?? /^your (?:\w+ )*?(\w[\w-]*)$/.exec(entry)?.[1] ?? null;
		add({ relation, name: listed?.name ?? (/^\p{Lu}/u.test(entry) ? entry : null) });
	}
	for (const mention of [...keptPeople(kept), ...readings.flatMap((reading) => reading.people)]) {
		add({ relation: mention.relation, name: nameOf(mention) });
	}
	nameSpouse(known, readings);
	return known;
}

const SPOUSE = /^(?:husband|wife|partner)$/;

/** "Pedro died in April. We were married forty-four years": the husband spoken of elsewhere has that name. */
function nameSpouse(known: Known[], readings: readonly Reading[]): void {
	const spouse = known.find((one) => one.name === null && SPOUSE.test(one.relation ?? ""));
	const [name, other] = readings
		.filter((one) => /\b(?:we were|we'd been|we've been|we are|we're) married\b/i.test(one.text))
		.flatMap((one) => one.people.filter((who) => who.relation === null).map(nameOf));
	if (spouse !== undefined && name !== undefined && name !== null && other === undefined) {
		known.splice(0, known.length, ...known.filter((one) => one.name !== name));
		spouse.name = name;
	}
}

function nameOf(mention: Mention): string | null {
	return /^\p{Lu}/u.test(mention.label) ? mention.label : null;
}

const SLUGS: readonly (readonly [string, RegExp])[] = [
	["work-conflict", /^(?:boss|manager|supervisor|co-?worker|colleagues?|team|client|mentor)$/],
	["relationship", /^(?:husband|wife|partner|boyfriend|girlfriend|fianc.+|crush)$/],
	["breakup", /^ex$/],
	["friendship", /friend|mate$/],
	["parenting", /^(?:son|daughter|kids?|child|children|baby)$/],
	["family", /mother|mom|mum|father|dad|sister|brother|aunt|uncle|cousin|gran|nan|twin|parents|in-law/],
];

/** What a message about a named person is about, from who that person is: Petra is the manager. */
export function slugOfNamed(text: string, known: readonly Known[]): string | null {
	const named = known.find(
		(one) => one.name !== null && one.relation !== null && new RegExp(`\\b${one.name}\\b`).test(text),
	);
	return SLUGS.find(([, pattern]) => pattern.test(named?.relation ?? ""))?.[0] ?? null;
}

/** Which relation a text asks about: "what's my brother called?" */
export function relationAsked(text: string): string | null {
	return new RegExp(`\\bmy (?:\\w+ )?(${RELATIONS})\\b`, "i").exec(text)?.[1]?.toLowerCase() ?? null;
}

const SAME: readonly (readonly string[])[] = [
	["mum", "mom", "mother"],
	["dad", "father"],
	["boss", "manager", "supervisor"],
	["nan", "gran", "grandma", "grandmother"],
	["grandad", "grandpa", "grandfather"],
	["friend", "friends", "best friend"],
	["colleague", "coworker", "co-worker"],
];

export function sameRelation(one: string, other: string): boolean {
	return one === other || SAME.some((group) => group.includes(one) && group.includes(other));
}
