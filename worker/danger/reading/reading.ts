import { tongueOf } from "#shared/safety/tongue.ts";
import type { Danger } from "../level.ts";
import { type DarkKind, darkKind } from "../understand/dark.ts";
import { normalise } from "../understand/normalise.ts";
import { mayBeFarewell } from "../understand/unclear.ts";
import { dangerIn } from "./danger-in.ts";
import { isGibberish, looksLikeCode } from "./gibberish.ts";
import { type Intent, intentOf } from "./intents.ts";
import { type OtherLanguage, otherLanguage } from "./language.ts";

/** Everything read from one message of the person. */
export type Reading = {
	text: string;
	words: number;
	intent: Intent;
	/** What the screen hears in it; null for nothing. */
	danger: Danger | null;
	/** May be dark, and may not. */
	dark: DarkKind | null;
	/** May be a farewell or the getting ready for one, and may not. */
	farewell: boolean;
	language: OtherLanguage | null;
};

const GREETING_FIRST =
	/^(?:hi|hey|hello|good (?:morning|evening|afternoon))(?: there| coach)?[,.! ]+(?=\S+ \S+)/i;

/** "I don't know, I feel like…": hesitation before the real thing, not an answer by itself. */
const UNSURE_FIRST =
	/^(?:(?:well|um|oh|honestly|ugh|yeah),? )?I (?:really |just |honestly )?don't know(?:[.,] +(?=\S)|[,.]? +(?:but |just |maybe |I guess |it's just )?(?!(?:if|what|how|why|who|where|when|whether|which|any\w*|my|the|him|her|them|that|much|yet|myself|about|an?|really|honestly|either|exactly|man|to be honest)\b)(?=\S))/i;

/** Where a message's kind shows in its shape rather than its words. */
function shapeOf(
	raw: string,
	text: string,
	emoji: readonly string[],
	language: OtherLanguage | null,
): Intent | null {
	if (text === "") {
		if (/[👍👌✅]/u.test(emoji.join(""))) {
			return "ack";
		}
		return emoji.length > 0 ? "emoji" : /\p{L}/u.test(raw) ? "gibberish" : "empty";
	}
	if (looksLikeCode(raw)) {
		return "code";
	}
	if (language !== null) {
		return "foreign";
	}
	return isGibberish(text) ? "gibberish" : null;
}

/** `danger` is what is known to be heard in it, where the messages before it have been looked at as well. */
export function read(raw: string, danger: Danger | null = dangerIn(raw)): Reading {
	const { text: whole, emoji } = normalise(raw);
	const opened = whole.replace(GREETING_FIRST, "").replace(UNSURE_FIRST, "");
	const wordIntent = intentOf(whole);
	const text = wordIntent === "share" || wordIntent === "fact" ? opened : whole;
	const command = wordIntent === "command" || /^LEARN_MORE_MASLOW_HIERARCHY_INSIGHT$/.test(raw.trim());
	// Longer texts are told by their small words, shorter ones only where they are plain.
	const language = command ? null : (otherLanguage(whole) ?? tongueOf(whole));
	const shape =
		command || (wordIntent !== "share" && wordIntent !== "empty")
			? null
			: shapeOf(raw, whole, emoji, language);
	return {
		text,
		words: text === "" ? 0 : text.split(/\s+/).length,
		intent: command ? "command" : (shape ?? (text === whole ? wordIntent : intentOf(text))),
		danger,
		dark: darkKind(whole),
		farewell: mayBeFarewell(whole),
		language,
	};
}
