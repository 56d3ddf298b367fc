import { compile, found } from "./compile.ts";
import { matcher, type Rule } from "./matcher.ts";
import { normalise } from "./normalise.ts";
import { ENGLISH } from "./patterns/english/words.ts";
import { ROW_RULES, ROW_WORDS } from "./patterns/row.ts";
import { saidNow } from "./read-english.ts";
import type { DoubtKind } from "./risk.ts";

const WORDS = { ...ENGLISH, ...ROW_WORDS };

const rules = matcher(() =>
	ROW_RULES.flatMap(({ kind, patterns }) =>
		compile(patterns, WORDS).map((rule): Rule<DoubtKind> => ({ ...rule, meaning: kind })),
	),
);

/** What words may mean in which no danger was found: the first kind that fits, or null. Pure. */
export function mayMeanDanger(text: string): DoubtKind | null {
	const sentences = saidNow(normalise(text).text);
	for (const sentence of sentences) {
		const rule = rules(sentence).find((each) => found(each, sentence) !== null);
		if (rule) {
			return rule.meaning;
		}
	}
	return null;
}
