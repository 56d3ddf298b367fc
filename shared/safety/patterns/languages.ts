import type { Words } from "../needs.ts";
import { graver, type OwnRiskLevel, type RiskLevel } from "../risk.ts";
import { compile, found, without } from "../text/compile.ts";
import { matcher } from "../text/matcher.ts";
import { DUTCH } from "./dutch.ts";
import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { ITALIAN } from "./italian.ts";
import { PORTUGUESE } from "./portuguese.ts";
import { SPANISH } from "./spanish.ts";

/** Outright statements in one language, by level. Texts have no accents by then. */
export type LanguagePatterns = Partial<Record<OwnRiskLevel, readonly string[]>> & {
	words: Words;
	/** Said in play, or denied: taken out first. */
	idioms: readonly string[];
};

/** What follows a verb without an object: the end, or the next clause. */
const LONE =
	"(?=(?: (?:[.,]|y|e|et|und|en|o|ou|oder|of|mas|pero|mais|aber|maar|ma|wenn|als|quando|cuando|quand|se|si|weil|porque|parce|car|omdat|perche|weer|wieder|otra|encore|ancora|outra|" +
	"schon|al|mehr|meer|heute|hoy|hoje|oggi|sin|para|pour|per|om|um|ya|ja|gia|deja|tanto|troppo|zo|so|ich|ik|je|yo|eu|io|que|che|qui|die|dass|dat|todo|tout|tutto|alles|noch|nog|" +
	"todavia|ainda)(?= )| $))";

/** As HTML names them. */
export type Language = "es" | "fr" | "de" | "nl" | "pt" | "it";

const ALL: readonly [Language, LanguagePatterns][] = [
	["es", SPANISH],
	["fr", FRENCH],
	["de", GERMAN],
	["nl", DUTCH],
	["pt", PORTUGUESE],
	["it", ITALIAN],
];

export const LANGUAGES = ALL.map(([, language]) => ({
	...language,
	words: { lone: LONE, ...language.words },
}));

const find = matcher(() =>
	LANGUAGES.flatMap(({ words, idioms, ...levels }, index) =>
		Object.entries(levels).flatMap(([level, sources]) =>
			compile(sources, words).map((rule) => ({
				...rule,
				meaning: { level: level as RiskLevel, language: ALL[index]?.[0] ?? null },
			})),
		),
	),
);
const idioms = matcher(() => LANGUAGES.flatMap((language) => compile(language.idioms, language.words, "gu")));

/** A word that English shares: in an English sentence, the English patterns read it better. */
const ENGLISH_TOO = /^(?:suicide|overdose|bulimia|anorexia|suicidal|suicidaal|cutting|euthanasia)$/;
const ENGLISH_TEXT = new RegExp(
	[
		"(?<= )(?:the|and|my|with|about|this|have|you|for|im|was|been|as|i|our|his|she|committed|by|they|what|died|lost|it|its|that|thats|corporate|economic|academic|would|be|career|",
		"social|political|commercial|professional|financial)(?= )",
	].join(""),
);

/** What a message says outright in one of the six languages besides English, and in which. */
export function readOtherLanguages(plain: string): { level: RiskLevel; language: Language | null } {
	let heard: { level: RiskLevel; language: Language | null } = { level: "none", language: null };
	for (const said of plain.split(" . ")) {
		const whole = ` ${said.trim()} `;
		const sentence = without(idioms(whole), whole);
		for (const rule of find(sentence)) {
			const match = found(rule, sentence);
			if (match && !(ENGLISH_TOO.test(match[0]) && ENGLISH_TEXT.test(plain))) {
				heard = graver(heard.level, rule.meaning.level) === heard.level ? heard : rule.meaning;
			}
		}
	}
	return heard;
}
