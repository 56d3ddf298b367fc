import { compile } from "./compile.ts";
import { isFound, matcher } from "./matcher.ts";
import { normalise } from "./normalise.ts";
import { DISTRESS, MEANS } from "./patterns/english-context.ts";
import { ENGLISH } from "./patterns/english-words.ts";
import { readEnglish } from "./read-english.ts";
import { isOwnRisk, type RiskLevel } from "./risk.ts";
import { screen } from "./screen.ts";
import { soundsForeign } from "./sounds-foreign.ts";

/**
 * How unsure Layer 1 is of a message in which it found no danger to the writer. "strong": it holds hints of danger,
 * though too few. "some": it is dark, or in no language that Layer 1 reads, or asks for means, or follows danger.
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

const trouble = matcher(
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
	const hints = [...readEnglish(english).hints.values()];
	if (hints.some(({ weight }) => weight >= HEAVY_HINT)) {
		return "strong";
	}
	const isWorthALook =
		hints.length > 0 || isFound(trouble, english) || before.some((each) => isOwnRisk(screen(each)));
	return isWorthALook ? "some" : "none";
}
