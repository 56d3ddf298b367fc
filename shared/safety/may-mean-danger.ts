import { ENGLISH } from "./patterns/english/words.ts";
import { ROW_RULES, ROW_WORDS } from "./patterns/row.ts";
import type { DoubtKind } from "./risk.ts";
import { compile, found, once } from "./text/compile.ts";
import { matcher, type Rule } from "./text/matcher.ts";
import { normalise } from "./text/normalise.ts";
import { saidNow } from "./text/read-english.ts";

const WORDS = { ...ENGLISH, ...ROW_WORDS };

/** The rules of the quiet line, in the order of `ROW_RULES`. */
export const rowRules = once(() =>
	ROW_RULES.flatMap(({ kind, patterns }) =>
		compile(patterns, WORDS).map((rule): Rule<DoubtKind> => ({ ...rule, meaning: kind })),
	),
);
const rules = matcher(rowRules);

/** Two sentences up to this long together, in characters, are read as one, because a meaning may span them. */
const PAIR_MAX = 200;

/** What words may mean in which no danger was found: the first kind that fits, or null. Pure. */
export function mayMeanDanger(text: string): DoubtKind | null {
	const sentences = saidNow(normalise(text).text);
	for (const sentence of sentences) {
		const rule = rules(sentence).find((each) => found(each, sentence) !== null);
		if (rule) {
			return rule.meaning;
		}
	}
	const pairs = sentences.slice(1).map((next, at) => `${sentences[at]?.trimEnd()} ,${next}`);
	const apart = pairs
		.filter(({ length }) => length < PAIR_MAX)
		.map((pair) => rules(pair).find((each) => each.also.length > 0 && found(each, pair) !== null));
	return apart.find((rule) => rule !== undefined)?.meaning ?? null;
}
