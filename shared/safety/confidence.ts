import { isGeneralMessage } from "../chat/message-kind.ts";
import { isOfSuchDeath, tellsOfSuicide } from "./after/bereaved.ts";
import { DISTRESS, MEANS } from "./patterns/english/context.ts";
import { ENGLISH } from "./patterns/english/words.ts";
import { type Confidence, isOwnRisk } from "./risk.ts";
import { screen } from "./screen.ts";
import { compile } from "./text/compile.ts";
import { isFound, matcher } from "./text/matcher.ts";
import { normalise } from "./text/normalise.ts";
import { readEnglish } from "./text/read-english.ts";

/** A single hint this heavy needs a second look; danger needs 3. */
const HEAVY_HINT = 2;

/** Messages this short, without dark words, are greetings or answers. */
const FEW_WORDS = 2;

const trouble = matcher(() =>
	compile([...DISTRESS, ...MEANS], ENGLISH).map((rule) => ({ ...rule, meaning: true })),
);

/**
 * How sure it is that a message shows no danger to the writer. `before`: the same person's earlier messages, oldest first.
 * `isChosen`: whether a learned reader would have it read; without one, whatever is personal is.
 */
export function confidenceIn(
	text: string,
	before: readonly string[] = [],
	isChosen: boolean | undefined = undefined,
): Confidence {
	const english = normalise(text).text;
	const { hints: found, isOver } = readEnglish(english);
	const hints = [...found.values()];
	if (isOver || isOfSuchDeath(english) || hints.some(({ weight }) => weight >= HEAVY_HINT)) {
		return "low";
	}
	if (hints.length > 0 || isFound(trouble, english)) {
		return "fair";
	}
	const isOrdinary = isGeneralMessage(text) || text.trim().split(/\s+/).length <= FEW_WORDS;
	const isAfter = () => before.some((each) => isOwnRisk(screen(each)) || tellsOfSuicide(each));
	return (isChosen ?? !isOrdinary) || isAfter() ? "fair" : "sure";
}
