import { isGeneralMessage } from "../message-kind.ts";
import { isOfSuchDeath, tellsOfSuicide } from "./bereaved.ts";
import { compile } from "./compile.ts";
import { isFound, matcher } from "./matcher.ts";
import { normalise } from "./normalise.ts";
import { DISTRESS, MEANS } from "./patterns/english/context.ts";
import { ENGLISH } from "./patterns/english/words.ts";
import { readEnglish } from "./read-english.ts";
import { isOwnRisk, type RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";
import { soundsForeign } from "./sounds-foreign.ts";

/**
 * How unsure Layer 1 is of a message in which it found no danger to the writer. "strong": it holds hints of danger,
 * though too few. "some": it is personal. Of veiled sentences that nobody tuned for the patterns hear a quarter
 * (docs/decisions/safety.md), and no list of dark words tells the others from an ordinary day: so whatever somebody
 * says of themselves is worth a look. What was and is over, and a death by suicide, are "strong" too. "none": a general
 * question without a dark word, or a greeting.
 */
export type Doubt = "none" | "some" | "strong";

/** What Layer 1 found in a message, and whether a second look is worth it. */
export type Screened = {
	level: RiskLevel;
	doubt: Doubt;
	/** It is in no language that Layer 1 reads. */
	isForeign: boolean;
};

/** So heavy a hint, of the three that are enough, is one to be taken seriously by itself. */
const HEAVY_HINT = 2;

/** So few words, with nothing dark in them, are a greeting or an answer. */
const FEW_WORDS = 2;

const trouble = matcher(() =>
	compile([...DISTRESS, ...MEANS], ENGLISH).map((rule) => ({ ...rule, meaning: true })),
);

/** Screens a message, and says where its level is in doubt. `before`: the same person's earlier messages, oldest first. */
export function screened(text: string, before: readonly string[] = []): Screened {
	const level = screen(text, before);
	const isForeign = level === "none" && soundsForeign(text);
	const doubt = isOwnRisk(level) ? "none" : isForeign ? "some" : doubtOf(text, before);
	return { level, doubt, isForeign };
}

function doubtOf(text: string, before: readonly string[]): Doubt {
	const english = normalise(text).text;
	const { hints: found, isOver } = readEnglish(english);
	const hints = [...found.values()];
	if (isOver || isOfSuchDeath(english) || hints.some(({ weight }) => weight >= HEAVY_HINT)) {
		return "strong";
	}
	if (hints.length > 0 || isFound(trouble, english)) {
		return "some";
	}
	const isOrdinary = isGeneralMessage(text) || text.trim().split(/\s+/).length <= FEW_WORDS;
	const isAfter = before.some((each) => isOwnRisk(screen(each)) || tellsOfSuicide(each));
	return isOrdinary && !isAfter ? "none" : "some";
}
