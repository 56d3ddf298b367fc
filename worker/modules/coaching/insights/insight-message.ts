import { INSIGHT_MARKER } from "#shared/chat/messages.ts";
import { focusLevel, levelScores, NEED_LEVELS, type NeedLevel, type NeedRatings } from "#shared/needs.ts";
import type { MessageMetadata } from "#shared/schemas/conversations.ts";
import { ALL_THE_SAME, FOCUS_TEXTS, STRENGTH_TEXTS } from "./content/insight-texts.ts";

const STRENGTH_RATING = 4;

/**
 * What the coach says about a finished assessment. The metadata, never the text, draws the bars. On a dark day the
 * message leaves out what goes well.
 */
export function insightMessage(
	ratings: NeedRatings,
	isAtRisk = false,
): { content: string; metadata: MessageMetadata } {
	const level = focusLevel(ratings);
	const strength = isAtRisk ? null : strongestBeside(ratings, level);
	const isEven = level !== "actualization" && NEED_LEVELS.every((other) => ratings[other] === ratings[level]);
	const parts = [
		`${INSIGHT_MARKER}.`,
		isEven ? ALL_THE_SAME : "",
		FOCUS_TEXTS[level],
		strength ? STRENGTH_TEXTS[strength] : "",
	];
	return {
		content: parts.filter((part) => part !== "").join(" "),
		metadata: { kind: "insight", currentLevel: level, levelScores: levelScores(ratings) },
	};
}

/** The best met need besides the one to look at first; of equals the higher one. Null when none is well met. */
function strongestBeside(ratings: NeedRatings, focus: NeedLevel): NeedLevel | null {
	const others = NEED_LEVELS.filter((level) => level !== focus && ratings[level] >= STRENGTH_RATING);
	return others.reduce<NeedLevel | null>(
		(best, level) => (best === null || ratings[level] >= ratings[best] ? level : best),
		null,
	);
}
