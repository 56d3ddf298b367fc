/** Words that patterns share, by their name in braces. */
export type Words = Record<string, string>;

/** A text must contain one of the words. `cost`: how often that check succeeds in vain. */
type Need = { words: readonly string[]; cost: number };

/** A part of a pattern: what a text needs for it, and where it ends. */
type Part = { needs: readonly Need[]; end: number };

/** Words in most messages, which hardly narrow down the patterns. */
const COMMON = new Set(
	(
		"i im ive id ill me my the a an to of in on at it is was be been am are and or but if so that this they he she you we not no dont cant have had has do did would will with for " +
		"from all out about what when how get got go going want know think feel like time up down one more day"
	).split(" "),
);

/** Gaps for any words, which tell nothing. */
const GAPS = /\(\?:~ \)\?|\(\?: ~~?\)\?|(?<= )~~?(?= )/g;
const QUANTIFIER = /[?*+]|\{\d+(?:,\d*)?\}/y;
const MORE_THAN_WORDS = /[^a-z0-9 |]/;
const LETTERS = /[a-z0-9]+/y;
/** Neither word nor group: a character class or a sign. It tells nothing. */
const OTHER = /\[[^\]]*\]|\\.|./y;

/**
 * Returns what a text must contain for a pattern to match, by parsing the pattern once: one word for each mandatory
 * part. Checking that is far cheaper than the pattern. The rarest comes first.
 */
export function needsOf(patterns: readonly string[], words: Words): ReadonlySet<string>[] {
	return patterns
		.flatMap((pattern) => branches(pattern.replace(GAPS, " "), 0, words).needs)
		.sort((one, other) => one.cost - other.cost)
		.map((need) => new Set(need.words));
}

function oneOf(words: readonly string[]): Need {
	return { words, cost: words.reduce((sum, word) => sum + (COMMON.has(word) ? 1_000 : 1), 0) };
}

/** One or several branches, up to the end of their group. With several, a text needs what any one of them needs. */
function branches(source: string, start: number, words: Words): Part {
	const first = branch(source, start, words);
	if (source[first.end] !== "|") {
		return first;
	}
	const ofEach = [rarest(first.needs)];
	let end = first.end;
	while (source[end] === "|") {
		const next = branch(source, end + 1, words);
		ofEach.push(rarest(next.needs));
		end = next.end;
	}
	const told = ofEach.filter((need) => need !== undefined);
	const isTold = told.length === ofEach.length;
	return { needs: isTold ? [oneOf(told.flatMap(({ words }) => words))] : [], end };
}

function rarest(needs: readonly Need[]): Need | undefined {
	return needs.reduce<Need | undefined>(
		(best, each) => (best === undefined || each.cost < best.cost ? each : best),
		undefined,
	);
}

function branch(source: string, start: number, words: Words): Part {
	const needs: Need[] = [];
	let at = start;
	while (at < source.length && source[at] !== "|" && source[at] !== ")") {
		if (source[at] === " ") {
			at += 1;
			continue;
		}
		const part = partAt(source, at, words);
		const end = endOf(QUANTIFIER, source, part.end);
		const canBeLeftOut = end > part.end;
		if (part.needs.length > 0 && !canBeLeftOut && standsAlone(source, at, end)) {
			needs.push(...part.needs);
		}
		at = end;
	}
	return { needs, end: at };
}

function partAt(source: string, at: number, words: Words): Part {
	if (source[at] === "(") {
		return groupAt(source, at, words);
	}
	if (source[at] === "{") {
		const end = source.indexOf("}", at);
		return { needs: needsOfName(source.slice(at + 1, end), words), end: end + 1 };
	}
	const end = endOf(LETTERS, source, at);
	if (end === at) {
		return { needs: [], end: endOf(OTHER, source, at) };
	}
	const word = source.slice(at, end);
	// "pills?" matches two words.
	return source[end] === "?"
		? { needs: [oneOf([word, word.slice(0, -1)])], end: end + 1 }
		: { needs: [oneOf([word])], end };
}

function groupAt(source: string, at: number, words: Words): Part {
	if (source.startsWith("(?:", at)) {
		const close = source.indexOf(")", at);
		const inside = source.slice(at + 3, close);
		// Most groups contain only words, which one split reads faster.
		if (inside.includes("|") && !MORE_THAN_WORDS.test(inside)) {
			return { needs: [oneOf(inside.split("|").map(tellingWord))], end: close + 1 };
		}
		const { needs, end } = branches(source, at + 3, words);
		return { needs, end: end + 1 };
	}
	// A look around, so it needs nothing.
	return { needs: [], end: closing(source, at) };
}

function tellingWord(said: string): string {
	if (!said.includes(" ")) {
		return said;
	}
	const words = said.trim().split(" ");
	return words.find((word) => !COMMON.has(word)) ?? (words[0] as string);
}

function endOf(what: RegExp, source: string, at: number): number {
	what.lastIndex = at;
	return what.test(source) ? what.lastIndex : at;
}

/** Whether a part isn't glued to one that changes its words: "(?:un)?happy", "bridge(?:s|d)". */
function standsAlone(source: string, start: number, end: number): boolean {
	const before = source[start - 1] ?? " ";
	const after = source[end] ?? " ";
	return (
		(" |:".includes(before) || beginsWithSpace(source, start) || isAfterSpace(source, start)) &&
		(" |){".includes(after) || source[end - 2] === " " || isBeforeSpace(source, end))
	);
}

/** After a group that ends in a space, optional or not: "(?:my )?word". */
function isAfterSpace(source: string, start: number): boolean {
	return / \)(?:[?*+]|\{\d+(?:,\d*)?\})?$/.test(source.slice(Math.max(0, start - 8), start));
}

/** Before a group that begins with a space, or a lookahead. */
function isBeforeSpace(source: string, end: number): boolean {
	return /^\(\?[=!]/.test(source.slice(end, end + 3)) || beginsWithSpace(source, end);
}

/** Whether a group starts here whose branches all begin with a space: not "dad(?: is|s)". */
function beginsWithSpace(source: string, at: number): boolean {
	return (
		source.startsWith("(?: ", at) && !/^\(\?: [^()]*\|[a-z]/.test(source.slice(at, source.indexOf(")", at)))
	);
}

/** Many patterns share words, so each is parsed once. */
const read = new Map<string, readonly Need[]>();

function needsOfName(name: string, words: Words): readonly Need[] {
	const source = words[name];
	if (source === undefined) {
		throw new Error(`There are no words called {${name}}.`);
	}
	const needs = read.get(source) ?? branches(source.replace(GAPS, " "), 0, words).needs;
	read.set(source, needs);
	return needs;
}

const DEPTH_CHANGES: Record<string, number> = { "(": 1, ")": -1 };

function closing(source: string, start: number): number {
	let depth = 0;
	for (let at = start; at < source.length; at++) {
		depth += DEPTH_CHANGES[source.charAt(at)] ?? 0;
		if (depth === 0) {
			return at + 1;
		}
	}
	return source.length;
}
