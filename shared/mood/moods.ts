/** The moods a person can wish for at onboarding, in the order of the grid. */
export const ONBOARDING_MOODS = [
	"energized",
	"calm",
	"confident",
	"joyful",
	"focused",
	"peaceful",
	"motivated",
	"relief",
] as const;

export type OnboardingMood = (typeof ONBOARDING_MOODS)[number];

/** The desired moods offered in the last step of the assessment. */
export const ASSESSMENT_MOODS = ["energized", "calm", "confident", "joyful", "focused", "peaceful"] as const;

/** How a person feels now, on the five levels of the assessment. */
export const MOOD_LEVELS = [
	{ value: 1, label: "Very Low", emoji: "😔" },
	{ value: 2, label: "Low", emoji: "🙁" },
	{ value: 3, label: "Neutral", emoji: "😐" },
	{ value: 4, label: "Good", emoji: "🙂" },
	{ value: 5, label: "Excellent", emoji: "😄" },
] as const;

export const DEFAULT_MOOD_LEVEL = 3;

export const DEFAULT_CHAT_COLOR = "#3b82f6";
