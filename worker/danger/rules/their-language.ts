import { inTheirLanguage } from "#shared/safety/help/in-their-language.ts";
import { detectLanguage } from "#shared/safety/text/detect-language.ts";
import { ASKS_IN_THEIR_WORDS, FIRST_IN_THEIR_WORDS, IN_THEIR_WORDS } from "../content/tongues.ts";
import { type Parts, sayOneOf } from "../say.ts";
import type { Situation } from "../situation.ts";

const FIRST_POOL = "tongue.first.";
/** Small words that no sentence of another language is made of. */
const ENGLISH = /\b(?:i|i'm|you|my|the|is|it|and|to|of|not|what|yes|please|help)\b/i;

/** The language that they write in, when it isn't English: by its words of danger, by its small words, else as they began. */
export function languageIn({ text, usedLately }: Situation): string | null {
	const before = [...usedLately].find((id) => id.startsWith(FIRST_POOL))?.slice(FIRST_POOL.length);
	return (
		inTheirLanguage(text)?.lang ?? detectLanguage(text) ?? (ENGLISH.test(text) ? null : (before ?? null))
	);
}

export function inTheirWords(s: Situation): Parts | null {
	const tongue = languageIn(s) ?? "";
	const first = FIRST_IN_THEIR_WORDS[tongue];
	if (first !== undefined && s.before === null) {
		const question = s.family === "life" ? ASKS_IN_THEIR_WORDS[tongue] : undefined;
		return [
			{ id: `${FIRST_POOL}${tongue}`, text: first },
			question === undefined ? null : { id: `tongue.ask.${tongue}`, text: question, asks: "dying" },
		];
	}
	const lines = IN_THEIR_WORDS[tongue];
	return lines ? [sayOneOf(s, ["tongue", lines]) ?? { id: "tongue.0", text: lines[0] ?? "" }] : null;
}
