import { GOODBYES } from "../content/courtesy.ts";
import * as words from "../content/doubt/dark.ts";
import { BACK_TO_LOSS_QUESTIONS } from "../content/doubt/veiled.ts";
import { STAYING, WHO_QUESTIONS } from "../content/shared.ts";
import type { Context } from "../context.ts";
import type { DarkKind } from "../understand/dark.ts";
import { denies } from "../understand/denial.ts";
import { firstAnswer } from "./danger-reply.ts";

type Parts = (string | null)[];

/** How long one asking stands before the same may be asked again. */
const ASKED_FOR = 8;

/** What the last replies asked about, if they did. */
function askedAbout(replies: readonly string[]): DarkKind | null {
	return (
		(["life", "harm", "fear"] as const).find((kind) =>
			replies.some((reply) => words.DARK_ASKS[kind].some((line) => reply.includes(line))),
		) ?? null
	);
}

/** Words nobody should agree with before knowing what they mean: named in general, and asked about once. */
export function darkReply({ reading, memory, voice }: Context): Parts | null {
	const kind = reading.dark;
	if (kind === null || ["command", "style", "code", "foreign"].includes(reading.intent)) {
		return null;
	}
	if (askedAbout(memory.replies.slice(-ASKED_FOR)) === kind) {
		return [
			voice.say(words.DARK_AGAIN) ?? voice.say(STAYING),
			voice.say(words.DARK_HELP),
			kind === "life" ? voice.say(BACK_TO_LOSS_QUESTIONS) : voice.say(WHO_QUESTIONS),
		];
	}
	return [
		voice.say(words.DARK_HEARD[kind]) ?? voice.say(words.DARK_AGAIN),
		voice.say(words.DARK_ASKS[kind]) ?? voice.say(WHO_QUESTIONS),
	];
}

/** A no with its everyday meaning beside it: "no, I'm only leaving the chat". */
const PLAINLY =
	/\b(?:just|only|I meant?|joking|kidding|a joke|lol|haha|figure of speech|game|film|movie|book|song|lyrics?|moving|work|holiday)\b/i;
const LEAVING = /\b(?:log(?:ging)? off|leaving|going|off to|bed|bye|chat)\b/i;
/** Distance was taken, or nobody was in reach. */
export const FINE =
	/\b(?:nobody(?:'s| is)? hurt|no one(?:'s| is)? hurt|(?:put|laid|set) (?:him|her|them|the baby) (?:down|in)|(?:she|he|they|everyone|everybody|baby)(?:'s| is|'re| are) (?:safe|fine|ok|okay|all right|asleep)|(?<!\b(?:thinks?|thought|believes?|says?|said|assumes?|tell\w*|told \w+|pretend\w*|if|that) )I'm (?:safe|okay|ok|fine)|left the room|stepped (?:away|out))\b/i;
const YES = /^(?:ok(?:ay)?|yes|yeah|yep|I do|I am|safe)\b/i;
const NO = /^(?:no+|nope|not|I'm not|I don't|nobody|I don't know|not sure|maybe|sometimes)\b/i;

/** The answer to the asking. Null where nothing was asked, or where other moves know the answer. */
export function afterDark(context: Context): Parts | null {
	const { reading, memory, voice } = context;
	const asked = askedAbout(memory.replies.slice(-1));
	if (asked === null || memory.danger !== null) {
		return null;
	}
	const { text } = reading;
	if (asked === "life" && denies(text) && reading.dark === null && PLAINLY.test(text)) {
		const leaves = reading.intent === "goodbye" || LEAVING.test(text);
		const said = voice.say(words.MEANT_PLAINLY);
		return [said, leaves ? voice.say(GOODBYES) : voice.say(words.MEANT_PLAINLY_QUESTIONS)];
	}
	if (asked === "life") {
		return (reading.dark === "life" || reading.intent === "pointless") && !denies(text)
			? firstAnswer(context, "thoughts", false)
			: null;
	}
	if (asked === "harm") {
		const everyone = memory.lastQuestion?.startsWith("Is everyone") === true;
		if (FINE.test(text) || (everyone ? YES : NO).test(text)) {
			return [voice.say(words.HARM_SAFE), voice.say(words.HARM_QUESTIONS)];
		}
		return (everyone ? NO : YES).test(text)
			? [voice.say(words.HARM_NEAR), voice.say(words.HARM_QUESTIONS)]
			: null;
	}
	if (FINE.test(text) || YES.test(text)) {
		return [voice.say(words.FEAR_SAFE), voice.say(words.FEAR_SAFE_QUESTIONS)];
	}
	return NO.test(text) ? firstAnswer(context, "abuse", false) : null;
}
