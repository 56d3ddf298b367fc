import { tongueOf } from "#shared/safety/tongue.ts";
import type { Danger } from "#worker/danger/index.ts";
import { type DarkKind, darkKind } from "#worker/danger/index.ts";
import { normalise } from "#worker/danger/understand/normalise.ts";
import { mayBeFarewell } from "#worker/danger/understand/unclear.ts";
import type { Topic } from "../content/topic.ts";
import { dangerIn } from "../danger.ts";
import { type Clause, clausesOf, contrastOf } from "./clause.ts";
import { type FeelingHit, feelingsOf } from "./feelings.ts";
import { isGibberish, looksLikeCode } from "./gibberish.ts";
import { type Intent, intentOf } from "./intents.ts";
import { type OtherLanguage, otherLanguage } from "./language.ts";
import { type MomentHit, momentsIn } from "./moments.ts";
import { type Mention, peopleIn } from "./people.ts";
import { intentionIn, occasionIn } from "./plans.ts";
import { deniedTopics, type TopicHit, topicsIn } from "./topics.ts";

/** Everything read from one message of the person. */
export type Reading = {
	text: string;
	words: number;
	intent: Intent;
	/** What the screen of all words hears in it; null for nothing. */
	danger: Danger | null;
	/** May be dark, and may not: nothing in it is cheered, kept or planned. */
	dark: DarkKind | null;
	/** May be a farewell or the getting ready for one, and may not. */
	farewell: boolean;
	language: OtherLanguage | null;
	topics: readonly TopicHit[];
	/** What it says it is not about. */
	denied: readonly Topic[];
	/** What asks for its own answer, weightiest first. */
	moments: readonly MomentHit[];
	feelings: readonly FeelingHit[];
	/** Clauses that may be said back, in the order said. */
	clauses: readonly Clause[];
	contrast: { left: Clause; right: Clause } | null;
	people: readonly Mention[];
	intention: string | null;
	occasion: string | null;
	emoji: readonly string[];
	asks: boolean;
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
export function understand(raw: string, danger: Danger | null = dangerIn(raw)): Reading {
	const { text: whole, emoji, shouting } = normalise(raw);
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
	const intent = command ? "command" : (shape ?? (text === whole ? wordIntent : intentOf(text)));
	// What was said in danger is never said back, nor what else stands in the same message.
	const inDanger = danger !== null && danger !== "other";
	const unsaid = shouting || intent === "code" || inDanger;
	const clauses = unsaid ? [] : clausesOf(text).filter(({ original }) => darkKind(original) === null);
	const dark = darkKind(whole);
	const topics = topicsIn(text);
	return {
		text,
		words: text === "" ? 0 : text.split(/\s+/).length,
		intent: shape === "empty" || shape === "emoji" || shape === "ack" ? shape : intent,
		danger,
		dark,
		farewell: mayBeFarewell(whole),
		language,
		topics,
		denied: deniedTopics(text),
		moments: momentsIn(text).filter(({ moment }) => moment.vague !== true || topics.length === 0),
		feelings: feelingsOf(text),
		clauses,
		contrast: contrastOf(clauses),
		people: peopleIn(shouting ? whole.toLowerCase() : text),
		intention: dark === null && !inDanger ? intentionIn(text) : null,
		occasion: occasionIn(text),
		emoji,
		asks: text.includes("?"),
	};
}

/** The clause that carries the weight: the heaviest, and among equals the later one. */
export function heaviest(clauses: readonly Clause[]): Clause | null {
	return clauses.reduce<Clause | null>(
		(best, clause) => (best === null || clause.weight >= best.weight ? clause : best),
		null,
	);
}
