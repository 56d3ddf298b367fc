/**
 * What a person's words show. The levels from "wish" to "behaviour" follow the columns of the C-SSRS triage
 * (a wish to be dead; thoughts; with a method; with intent; plan and intent and a time near; behaviour). They
 * decide what is done inside; nothing on a screen ever shows one.
 */
export const RISK_LEVELS = [
	"none",
	/** Worry about another person. */
	"other",
	"wish",
	"thoughts",
	"method",
	"intent",
	/** A near time, means at hand, or a started act. */
	"imminent",
	/** A recent attempt or its preparation. */
	"behaviour",
	"self-harm",
	"abuse",
	"violence",
	"eating",
	"psychosis",
] as const;

export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Levels at which the person themselves is in danger: all get help and a risk state. */
export type OwnRiskLevel = Exclude<RiskLevel, "none" | "other">;

/** Higher is graver. Life first, then harm by others, then the rest. */
const WEIGHT: Record<RiskLevel, number> = {
	none: 0,
	other: 1,
	eating: 2,
	"self-harm": 3,
	psychosis: 4,
	violence: 5,
	wish: 6,
	abuse: 7,
	thoughts: 8,
	behaviour: 9,
	method: 10,
	intent: 11,
	imminent: 12,
};

export function graver(one: RiskLevel, other: RiskLevel): RiskLevel {
	return WEIGHT[other] > WEIGHT[one] ? other : one;
}

export function isOwnRisk(level: RiskLevel): level is OwnRiskLevel {
	return level !== "none" && level !== "other";
}

/**
 * What a message leads to. "panel": it shows danger, so help appears above the reply, and where it's the writer's
 * own, a day of care begins. "row": it may mean danger, so a quiet line of help and one question. "none": nothing.
 */
export const TIERS = ["none", "row", "panel"] as const;
export type Tier = (typeof TIERS)[number];

/** What words that may mean danger could be about: the writer's own life, hurting another person, or being hurt. */
export const DOUBT_KINDS = ["life", "harm", "fear"] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** What a level was read from; never the words themselves. "words" and "emergency" are enough alone. */
export const SIGNALS = [
	"words",
	"another-language",
	"emergency",
	"wound",
	"after-danger",
	"after-dark-words",
	"after-harm",
	"after-a-suicide",
	"after-bad-news",
	"hints-together",
	"answer",
	"doubtful-words",
	"learned",
	"second-look",
] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * How certain Layer 1 is about its level. "sure": the words say it, or nothing hints at it. "fair": it's personal and
 * dark. "low": it has too few hints of danger, or reports a past danger or a death by suicide. A model reads "fair"
 * and "low".
 */
export const CONFIDENCES = ["sure", "fair", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];
