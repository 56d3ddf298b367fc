/** What a level asks for and how it's shown. The description is shown only once it's reached. */
export type AchievementLevel = { target: number; title: string; description: string; icon: string };

/**
 * Every kind and its levels, from the first up. Levels count only what a person did, never streaks or missed days, so
 * that people don't feel behind. The table stores a level's position in its list, so add levels at the end and never
 * remove one.
 */
export const ACHIEVEMENTS = {
	"check-ins": [
		{
			target: 1,
			title: "A first look",
			description: "You stopped for a moment to ask how you are.",
			icon: "sprout",
		},
		{
			target: 7,
			title: "Seven check-ins",
			description: "You've checked in on seven days.",
			icon: "calendar-check",
		},
		{
			target: 30,
			title: "Thirty check-ins",
			description: "You've checked in on thirty days. You may start to see a pattern.",
			icon: "calendar-days",
		},
		{
			target: 100,
			title: "A hundred check-ins",
			description: "You've checked in on a hundred days. That takes patience.",
			icon: "telescope",
		},
	],
	messages: [
		{
			target: 1,
			title: "Your first message",
			description: "You sent your first message. Starting is often the hardest part.",
			icon: "message-circle",
		},
		{
			target: 50,
			title: "Fifty messages",
			description: "You and your coach have written fifty messages.",
			icon: "messages-square",
		},
		{
			target: 250,
			title: "A long conversation",
			description: "You and your coach have written two hundred and fifty messages.",
			icon: "coffee",
		},
		{
			target: 1000,
			title: "Thinking out loud",
			description: "You and your coach have written a thousand messages.",
			icon: "book-open",
		},
	],
	sessions: [
		{
			target: 1,
			title: "Time set aside",
			description: "You started your first coaching session.",
			icon: "compass",
		},
		{
			target: 5,
			title: "Five sessions",
			description: "You've had five coaching sessions.",
			icon: "map",
		},
		{
			target: 20,
			title: "Twenty sessions",
			description: "You've had twenty coaching sessions. That's steady work, at your own pace.",
			icon: "mountain",
		},
	],
	"needs-lifted": [
		{
			target: 1,
			title: "A need improved",
			description: "One need is at least two points above your first check-in.",
			icon: "trending-up",
		},
		{
			target: 3,
			title: "Three needs improved",
			description: "Three needs are at least two points above your first check-in.",
			icon: "sunrise",
		},
	],
	personality: [
		{
			target: 1,
			title: "Your own way",
			description: "You answered the personality questions, so that your coach can adapt to you.",
			icon: "footprints",
		},
	],
	insights: [
		{
			target: 1,
			title: "An insight read",
			description: "You read an insight from your coach.",
			icon: "lightbulb",
		},
		{
			target: 10,
			title: "Ten insights read",
			description: "You've read ten insights. You decide which ones are true for you.",
			icon: "glasses",
		},
	],
	notifications: [
		{
			target: 1,
			title: "Staying in touch",
			description: "You turned on notifications.",
			icon: "bell",
		},
	],
} as const satisfies Record<string, readonly AchievementLevel[]>;

export type AchievementKind = keyof typeof ACHIEVEMENTS;

export const ACHIEVEMENT_KINDS = Object.keys(ACHIEVEMENTS) as AchievementKind[];

export function levelsOf(kind: AchievementKind): readonly AchievementLevel[] {
	return ACHIEVEMENTS[kind];
}

/** The most that is ever counted of a kind. */
export function highestTarget(kind: AchievementKind): number {
	return levelsOf(kind).at(-1)?.target ?? 0;
}
