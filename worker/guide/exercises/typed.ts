import type { StepView } from "#shared/schemas/exercises.ts";
import type { ActId } from "../content/acts.ts";
import { actsIn } from "../read/acts.ts";
import { sentencesOf, wordsOf } from "../read/words.ts";

/** What typed words are while a step is open: its answer, a move, or a message for the chat. */
export type Typed = "answer" | "pause" | "skip" | "back" | "message";

type AskedStep = Pick<StepView, "kind" | "example"> & { options: readonly string[] };

/** Messages that are a command as a whole. */
const COMMANDS: readonly ActId[] = ["menu", "other", "help", "idea", "write"];
const ASKS: readonly ActId[] = [
	...(["draft", "tips", "exercise", "decide", "why", "normal", "future"] as const),
	...(["again", "opinion", "nice", "recall", "sum-up", "request"] as const),
];
/** They lead on from a step without an answer. */
const GO_ON: readonly ActId[] = ["skip", "carry-on", "finish", "yes"];
const PLAIN_KINDS: readonly StepView["kind"][] = ["say", "summary", "breathe"];

/** They say that a step without an answer is done. */
const DONE =
	/^(?:(?:ok|okay|right|yes|yeah|well|oh) )*(?:(?:i|ive|i have|we) )?(?:have )?(?:did|done|finished|breathed)(?: (?:it|that|this|the \w+|so|with (?:it|that)))?(?: (?:now|next|twice|for a (?:\w+ )?while|what now|next please|whats next))*$/;

/** It isn't what they wanted. */
const PROTESTS =
	/^(?:oh |wait |um |er )*(?:no )?(?:sorry )?(?:its not about|it isnt about|i (?:was asking|asked|meant)|thats not what i|i didnt (?:ask|want|mean)|wrong (?:one|exercise))\b/;

/** In a longer message a question belongs to what is told, unless it comes last. In words. */
const ASK_WORDS = 18;

/** A statement that begins like this is told to the step, whatever it mentions. */
const TELLS =
	/^(?:i|im|ive|id|ill|my|he|hes|she|shes|they|theyre|we|were|it|its|that|thats|the|this|because|to|if|not)$/;

/** Reads words that were typed in the chat while an exercise waits for an answer. An option's label is always the answer. */
export function readTyped(text: string, { kind, options, example = "" }: AskedStep): Typed {
	const words = wordsOf(text).join(" ");
	if (options.some((label) => wordsOf(label).join(" ") === words) || isYesOrNo(text, options)) {
		return "answer";
	}
	// As one sentence, so that a command counts only when it is all there is.
	const whole = actsIn([{ text, words: wordsOf(text), isQuestion: false }]);
	const isPlain = PLAIN_KINDS.includes(kind);
	if (whole.has("stop")) {
		return "pause";
	}
	if (whole.has("back")) {
		return "back";
	}
	if (isPlain) {
		return GO_ON.some((id) => whole.has(id)) || (DONE.test(words) && !/\?/.test(text)) ? "answer" : "message";
	}
	if (whole.has("skip")) {
		return "skip";
	}
	if (COMMANDS.some((id) => whole.has(id))) {
		return "message";
	}
	return (example.includes("?") || !isAsk(text)) && !PROTESTS.test(words) ? "answer" : "message";
}

/** "No, she's nice" answers a step that asks yes or no; a question beside it goes to the chat. */
function isYesOrNo(text: string, options: readonly string[]): boolean {
	const said = /^\W*(?:(?:lol|haha|oh|well|um|god)\W+)*(yes|yeah|yep|no|nah|nope)\b/i
		.exec(text)?.[1]
		?.toLowerCase();
	const label = said?.startsWith("y") ? "yes" : said === undefined ? null : "no";
	return options.some((each) => each.toLowerCase() === label) && !text.includes("?");
}

/** Without a question mark these begin a question only where they turn to the guide. */
const TURNS_TO_GUIDE =
	/^(?:what|whats|how|hows|why|when|where|who|whos|which|(?:are|r|do|did|can|could|will|would|should|is|does) (?:you|u|i|this|it|that|we)) /;

/** Whether the words ask the guide. What stands in quotation marks was said to others, and a worry may ask "what if". */
function isAsk(text: string): boolean {
	const sentences = sentencesOf(text.replace(/["“][^"”]*["”]/g, "…"));
	const asked = (at: number) =>
		sentences[at]?.isQuestion &&
		(sentences[at].text.includes("?") || TURNS_TO_GUIDE.test(`${sentences[at].words.join(" ")} `)) &&
		!/^(?:and |but |or )?what if\b/i.test(sentences[at].text);
	const isShort = wordsOf(text).length <= ASK_WORDS;
	if (sentences.some((_, at) => asked(at) && (isShort || at === sentences.length - 1))) {
		return true;
	}
	const acts = actsIn(sentences);
	return ASKS.some((id) => {
		const { words, isQuestion } = acts.get(id) ?? { words: [], isQuestion: true };
		// "Book a flight by Friday" is an answer; a request is made of somebody.
		const isToGuide = id !== "request" || words.some((word) => word === "you" || word === "me");
		return !isQuestion && isShort && isToGuide && !TELLS.test(words[0] ?? "");
	});
}
