import { compile, found, type Words } from "../compile.ts";
import { matcher } from "../matcher.ts";
import { graver, type OwnRiskLevel, type RiskLevel } from "../risk.ts";
import { DUTCH } from "./dutch.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";

/** What is said outright in one language, by level. Accents are gone by the time a text is read. */
export type LanguagePatterns = Partial<Record<OwnRiskLevel, readonly string[]>> & {
	words: Words;
	/** Said in play, or denied: taken out first. */
	idioms: readonly string[];
};

const rules = [SPANISH, FRENCH, GERMAN, DUTCH, PORTUGUESE, ITALIAN].flatMap(({ words, idioms, ...levels }) =>
	Object.entries(levels).flatMap(([level, sources]) =>
		compile(sources, words).map((rule) => ({ ...rule, meaning: level as RiskLevel })),
	),
);
const find = matcher(rules);
const idioms = matcher(
	[SPANISH, FRENCH, GERMAN, DUTCH, PORTUGUESE, ITALIAN].flatMap((language) =>
		compile(language.idioms, language.words).map((rule) => ({
			...rule,
			meaning: new RegExp(rule.pattern, "gu"),
		})),
	),
);

/** What a message says in one of the six languages besides English, when it says it outright. */
export function readOtherLanguages(plain: string): RiskLevel {
	let level: RiskLevel = "none";
	for (const said of plain.split(" . ")) {
		let sentence = ` ${said.trim()} `;
		for (const { meaning } of idioms(sentence)) {
			sentence = sentence.replace(meaning, "…");
		}
		for (const rule of find(sentence)) {
			if (found(rule, sentence)) {
				level = graver(level, rule.meaning);
			}
		}
	}
	return level;
}
