/** Words that patterns share, by the name they stand under in braces. */
export type Words = Record<string, string>;

/** A pattern, and words of which a text must hold one before it is worth a try (null: always try). */
export type Compiled = {
	readonly pattern: RegExp;
	/** What must stand in the same sentence too, before it or after. */
	readonly also: readonly RegExp[];
	/** Where this is found in the same sentence, the pattern means nothing. */
	readonly unless: RegExp | null;
	readonly needs: ReadonlySet<string> | null;
};

/** Words that stand in most messages: poor at telling which patterns to try. */
const COMMON = new Set(
	"i im ive id ill me my the a an to of in on at it is was be been am are and or but if so that this they he she you we not no dont cant have had has do did would will with for from all out about what when how get got go going want know think feel like time up down one more day".split(
		" ",
	),
);

/**
 * Patterns written in plain words: a space is one space, `{name}` the words of that name, `~` up to three words
 * of no matter what, `~~` up to seven; after ` && ` what must stand in the same sentence too, no matter where,
 * and after ` ## ` what must not. Everything else is a regular expression. Each stands for itself between spaces, and none may repeat without bound, so
 * that no message takes long.
 */
export function compile(patterns: readonly string[], words: Words = {}): Compiled[] {
	const between = (source: string) => new RegExp(`(?<= )(?:${expand(source.trim(), words)})(?= )`, "u");
	return patterns.map((source) => {
		const [wanted = "", unwanted] = source.split(" ## ");
		const parts = wanted.split(" && ");
		return {
			pattern: between(parts[0] as string),
			also: parts.slice(1).map(between),
			unless: unwanted === undefined ? null : between(unwanted),
			needs: rarest(parts.flatMap((part) => requiredWords(expand(part.trim(), words)))),
		};
	});
}

/** Where a pattern is found in a sentence, with all that it needs and nothing that it cannot bear. */
export function found({ pattern, also, unless }: Compiled, sentence: string): RegExpExecArray | null {
	const match = pattern.exec(sentence);
	return match && also.every((each) => each.test(sentence)) && !unless?.test(sentence) ? match : null;
}

/** A gap of few words holds no denial: "I'm not at all suicidal" is not "I'm … suicidal". */
const NO_DENIAL = "(?!(?:not|never|dont|didnt|isnt|wasnt|arent|aint|wouldnt|havent) )";

function expand(pattern: string, words: Words): string {
	return pattern
		.replace(/\{([a-z]+)\}/g, (whole, name: string) => {
			const found = words[name];
			if (found === undefined) {
				throw new Error(`There are no words called ${whole}.`);
			}
			return `(?:${expand(found, words)})`;
		})
		.replaceAll("(?:~ )?", `(?:${NO_DENIAL}[a-z0-9,]+ ){0,3}`)
		.replaceAll("(?: ~)?", `(?: ${NO_DENIAL}[a-z0-9,]+){0,3}`)
		.replaceAll("(?: ~~)?", "(?: [a-z0-9,]+){0,7}")
		.replaceAll(" ~~ ", "(?: [a-z0-9,]+){0,7} ")
		.replaceAll(" ~ ", `(?: ${NO_DENIAL}[a-z0-9,]+){0,3} `);
}

/** Of the sets of words that a pattern needs one of each, the one that tells the most. */
function rarest(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> | null {
	const cost = (set: ReadonlySet<string>) =>
		set.size + 1_000 * [...set].filter((each) => COMMON.has(each)).length;
	return sets.reduce<ReadonlySet<string> | null>(
		(best, each) => (best === null || cost(each) < cost(best) ? each : best),
		null,
	);
}

/** For each part of a pattern that cannot be left out, the words it may begin with. */
function requiredWords(source: string): Set<string>[] {
	const parts = splitOutside(source, "|");
	if (parts.length > 1) {
		const firsts = firstWords(source);
		return firsts ? [new Set(firsts)] : [];
	}
	const sets: Set<string>[] = [];
	for (const piece of pieces(source)) {
		const firsts = piece.isOptional ? null : firstWords(piece.text);
		if (firsts) {
			sets.push(new Set(firsts));
		}
	}
	return sets;
}

/** The same words stand in many patterns: each is looked into once. */
const looked = new Map<string, string[] | null>();

/** The words that a piece may begin with, or null when they cannot be told. */
function firstWords(source: string): string[] | null {
	const before = looked.get(source);
	const words = before === undefined ? lookedInto(source) : before;
	looked.set(source, words);
	return words;
}

function lookedInto(source: string): string[] | null {
	const all: string[] = [];
	for (const branch of splitOutside(source, "|")) {
		const [first] = pieces(branch);
		if (!first || first.isOptional) {
			return null;
		}
		if (/^[a-z0-9]+$/.test(first.text)) {
			all.push(first.text);
			continue;
		}
		const inner = /^\(\?:(.*)\)$/s.exec(first.text)?.[1];
		const nested = inner === undefined ? null : firstWords(inner);
		if (!nested) {
			return null;
		}
		all.push(...nested);
	}
	return all;
}

function splitOutside(source: string, separator: string): string[] {
	const parts: string[] = [];
	let depth = 0;
	let start = 0;
	for (let at = 0; at < source.length; at++) {
		const letter = source[at];
		if (letter === "(") {
			depth += 1;
		} else if (letter === ")") {
			depth -= 1;
		} else if (depth === 0 && letter === separator) {
			parts.push(source.slice(start, at));
			start = at + 1;
		}
	}
	parts.push(source.slice(start));
	return parts;
}

/** A pattern's words and groups in order. What may be left out, or only looks ahead, tells nothing. */
function pieces(source: string): { text: string; isOptional: boolean }[] {
	return splitOutside(source, " ")
		.filter((each) => each !== "")
		.flatMap(groupsOf);
}

function groupsOf(source: string): { text: string; isOptional: boolean }[] {
	const groups: { text: string; isOptional: boolean }[] = [];
	let rest = source;
	while (rest !== "") {
		const end = rest.startsWith("(") ? closing(rest) : rest.search(/\(|$/);
		const text = rest.slice(0, end);
		const quantifier = /^(?:[?*+]|\{\d+(?:,\d*)?\})?/.exec(rest.slice(end))?.[0] ?? "";
		const isWord = /^[a-z0-9]+$/.test(text) || /^\(\?:(?!\(\?[=!]).*\)$/s.test(text);
		groups.push({ text, isOptional: quantifier !== "" || !isWord });
		rest = rest.slice(end + quantifier.length);
	}
	return groups;
}

/** Where the group ends that a text begins with. */
function closing(source: string): number {
	let depth = 0;
	for (let at = 0; at < source.length; at++) {
		depth += source[at] === "(" ? 1 : source[at] === ")" ? -1 : 0;
		if (depth === 0) {
			return at + 1;
		}
	}
	return source.length;
}
