import { needsOf, type Words } from "../needs.ts";

/**
 * A pattern that is compiled when it's first tried: most never are. Compiling them all would cost the first
 * message of a fresh process a fifth of a second.
 */
export type Compiled = {
	readonly pattern: () => RegExp;
	/** Must match in the same sentence too, before or after. */
	readonly also: readonly (() => RegExp)[];
	/** Where this is found near it, the pattern means nothing. */
	readonly unless: (() => RegExp) | null;
	/** Of each of these a text must hold a word to be worth a try. */
	readonly needs: readonly ReadonlySet<string>[];
};

/** One line, or several that must match together; the last, after "## ", must not. */
export type Pattern = string | readonly string[];

/**
 * Compiles patterns in plain words: a space is one space, `{name}` the words of that name, `~` up to three arbitrary
 * words, `~~` up to seven. After ` && `: must also match anywhere in the same sentence. After ` ## `: must not match
 * (only near the match, where there is no ` && `). Everything else is a regular expression. Each pattern matches
 * whole words, and none may repeat without bound, so that no message takes long.
 */
export function compile(
	patterns: readonly Pattern[],
	words: Words = {},
	flags: "u" | "gu" = "u",
): Compiled[] {
	const between = (source: string) =>
		once(() => new RegExp(`(?<= )(?:${expand(source.trim(), words)})(?= )`, flags));
	return patterns.map((lines) => {
		const source = typeof lines === "string" ? lines : lines.join(" && ").replace(" && ## ", " ## ");
		const [wanted = "", unwanted] = source.split(" ## ");
		const parts = wanted.split(" && ");
		return {
			pattern: between(parts[0] as string),
			also: parts.slice(1).map(between),
			unless: unwanted === undefined ? null : between(unwanted),
			needs: needsOf(parts, words),
		};
	});
}

/** Where a pattern is found in a sentence, with all that it needs and nothing that it can't bear. */
export function found({ pattern, also, unless }: Compiled, sentence: string): RegExpExecArray | null {
	const match = pattern().exec(sentence);
	return match &&
		also.every((each) => each().test(sentence)) &&
		!unless?.().test(also.length === 0 ? around(match, sentence) : sentence)
		? match
		: null;
}

/** The reach of an exception, in characters. */
const NEAR = 30;

/** The text around a match, in whole words: a dog or a party at the other end of a long sentence changes nothing. */
function around({ index, 0: match }: RegExpExecArray, sentence: string): string {
	const start = sentence.lastIndexOf(" ", Math.max(0, index - NEAR));
	const end = sentence.indexOf(" ", index + match.length + NEAR);
	return sentence.slice(Math.max(0, start), end < 0 ? undefined : end + 1);
}

/**
 * A sentence with "…" for all that some patterns find in it, but for what `kept` finds there, which a gap of any words
 * ate: "hang … with friends" is no "hang myself with". They're compiled to be found everywhere ("gu").
 */
export function without(rules: readonly Compiled[], sentence: string, kept?: RegExp): string {
	return rules.reduce((left, { pattern }) => {
		const meant = pattern();
		return left.replace(meant, (said) =>
			kept?.test(` ${said} `) && !meant.source.includes("myself") ? said : "…",
		);
	}, sentence);
}

export function once<Made>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

/** A gap contains no denial: "I'm not at all suicidal" isn't "I'm … suicidal". */
const NO_DENIAL = "(?!(?:not|never|dont|didnt|isnt|wasnt|arent|aint|wouldnt|havent|no) )";

/**
 * The gap's group captures, although no code reads it: V8 expands the rest of a pattern for each possible repetition
 * unless the group captures, and takes twice as long.
 */
function expand(pattern: string, words: Words): string {
	return pattern
		.replace(/\{([a-z]+)\}/g, (_, name: string) => `(?:${expand(words[name] as string, words)})`)
		.replaceAll("(?:~ )?", `(?:(${NO_DENIAL}[a-z0-9,]+ )){0,3}`)
		.replaceAll("(?: ~)?", `(?:( ${NO_DENIAL}[a-z0-9,]+)){0,3}`)
		.replaceAll("(?: ~~)?", "(?: [a-z0-9,]+){0,7}")
		.replaceAll(" ~~ ", "(?: [a-z0-9,]+){0,7} ")
		.replaceAll(" ~ ", `(?:( ${NO_DENIAL}[a-z0-9,]+)){0,3} `);
}
