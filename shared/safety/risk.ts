/**
 * What a person's words show. The levels from "wish" to "behaviour" follow the columns of the C-SSRS triage
 * (a wish to be dead; thoughts; with a method; with intent; plan and intent and a time near; behaviour). They
 * decide what is done inside; nothing on a screen ever shows one.
 */
export const RISK_LEVELS = [
	"none",
	/** Worry about somebody else. */
	"other",
	"wish",
	"thoughts",
	"method",
	"intent",
	/** A time near, the means at hand, or something begun. */
	"imminent",
	/** An attempt or its preparation, not long ago. */
	"behaviour",
	"self-harm",
	"abuse",
	"violence",
	"eating",
	"psychosis",
] as const;

export type RiskLevel = (typeof RISK_LEVELS)[number];

/** Levels at which somebody is in danger themselves, so that all of them get help and a risk state. */
export type OwnRiskLevel = Exclude<RiskLevel, "none" | "other">;

/** Of two, the one that asks for more. Life first, then harm at others' hands, then the rest. */
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
 * What is done about a message. "panel": it shows danger; help stands above the reply, and where it is the writer's own, a
 * day of care begins. "row": it may mean danger; a quiet line of help and one question. "none".
 */
export const TIERS = ["none", "row", "panel"] as const;
export type Tier = (typeof TIERS)[number];

/** What words that may mean danger could be about: one's own life, hurting somebody, or being hurt. */
export const DOUBT_KINDS = ["life", "harm", "fear"] as const;
export type DoubtKind = (typeof DOUBT_KINDS)[number];

/** What a level was read from, by name and never by its words. "words" and "emergency" say it by themselves. */
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
 * How sure Layer 1 is of the level that it found. "sure": words that say it, or nothing that hints at it. "fair": it is
 * personal and dark. "low": it holds hints of danger, though too few, tells of what was and is over, or of a death by
 * suicide. A model reads what is "fair" or "low".
 */
export const CONFIDENCES = ["sure", "fair", "low"] as const;
export type Confidence = (typeof CONFIDENCES)[number];
