import type { StepView } from "#shared/schemas/exercises.ts";
import * as typed from "../content/words/answers.ts";
import { actsIn } from "../read/acts.ts";
import { plainOf, sentencesOf, wordsOf } from "../read/words.ts";

/** What typed words are while a step is open: its answer, a move, or a message for the chat. */
export type Typed = "answer" | "pause" | "skip" | "back" | "message";

type AskedStep = Pick<StepView, "kind" | "example" | "rating"> & { options: readonly string[] };

/** In a longer message, a question is part of the story unless it comes last. In words. */
const ASK_WORDS = 18;

/** Reads words that were typed in the chat while an exercise waits for an answer. An option's label is always the answer. */
export function readTyped(text: string, { kind, options, example = "", rating }: AskedStep): Typed {
	const words = plainOf(text);
	if (options.some((label) => plainOf(label) === words) || isYesOrNo(text, options)) {
		return "answer";
	}
	// As one sentence, so that a command counts only when it's all there is.
	const whole = actsIn([{ text, words: wordsOf(text), isQuestion: false }]);
	if (whole.has("stop")) {
		return "pause";
	}
	if (whole.has("back")) {
		return "back";
	}
	if (typed.PLAIN_KINDS.includes(kind)) {
		const goesOn = typed.GO_ON.some((id) => whole.has(id));
		return goesOn || (typed.DONE.test(words) && !text.includes("?")) ? "answer" : "message";
	}
	if (whole.has("skip")) {
		return "skip";
	}
	// A rating takes a figure. Words go to the coach, and after the end so does a text with some other number.
	const figure = rating === "before" ? /\d/ : typed.FIGURE;
	if (typed.COMMANDS.some((id) => whole.has(id)) || (rating && !figure.test(text))) {
		return "message";
	}
	return isForCoach(text, example) ? "message" : "answer";
}

/** A protest, or a question where the step's own example asks none. */
function isForCoach(text: string, example: string): boolean {
	return typed.PROTESTS.test(plainOf(text)) || (!example.includes("?") && isAsk(text));
}

/** "No, she's nice" answers a step that asks yes or no; a question beside it goes to the chat. */
function isYesOrNo(text: string, options: readonly string[]): boolean {
	const said = typed.YES_OR_NO.exec(text);
	const last = /[.!]\s+(yes|no)[.!]*$/i.exec(text)?.[1]?.toLowerCase();
	const first = said && (said[1] === undefined ? "no" : "yes");
	return options.some((each) => each.toLowerCase() === (first ?? last)) && !text.includes("?");
}

/** Whether the text asks the guide. Quoted words were said to others, and a worry may ask "what if". */
function isAsk(text: string): boolean {
	const sentences = sentencesOf(text.replace(/["“][^"”]*["”]/g, "…"));
	const asked = (at: number) =>
		sentences[at]?.isQuestion &&
		(sentences[at].text.includes("?") || typed.TURNS_TO_GUIDE.test(`${sentences[at].words.join(" ")} `)) &&
		!typed.WHAT_IF.test(sentences[at].text);
	const isShort = wordsOf(text).length <= ASK_WORDS;
	if (sentences.some((_, at) => asked(at) && (isShort || at === sentences.length - 1))) {
		return true;
	}
	const acts = actsIn(sentences);
	return typed.ASKS.some((id) => {
		const { words, isQuestion } = acts.get(id) ?? { words: [], isQuestion: true };
		// "Book a flight by Friday" is an answer. A request addresses the guide.
		const isToGuide = id !== "request" || words.some((word) => word === "you" || word === "me");
		return !isQuestion && isShort && isToGuide && !typed.TELLS.test(words[0] ?? "");
	});
}
