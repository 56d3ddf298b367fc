/** What a level asks for and how it is shown. The description is shown only once it is reached. */
export type AchievementLevel = { target: number; title: string; description: string; icon: string };

/**
 * Every kind and its levels, from the first up. Only what was done counts, never days in a row and never days
 * left out: nobody is to feel behind. A level's place in its list is its number in the table, so levels are
 * added at the end and none is taken out.
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
			description: "Fifty messages between you and the coach.",
			icon: "messages-square",
		},
		{
			target: 250,
			title: "A long conversation",
			description: "Two hundred and fifty messages between you and the coach.",
			icon: "coffee",
		},
		{
			target: 1000,
			title: "Thinking out loud",
			description: "A thousand messages between you and the coach.",
			icon: "book-open",
		},
	],
	sessions: [
		{
			target: 1,
			title: "Time set aside",
			description: "A first coaching session, for something that matters to you.",
			icon: "compass",
		},
		{
			target: 5,
			title: "Five sessions",
			description: "Five coaching sessions, each a closer look at one thing.",
			icon: "map",
		},
		{
			target: 20,
			title: "Twenty sessions",
			description: "Twenty coaching sessions. That is steady work, at your own pace.",
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
			title: "Three parts lifted",
			description: "Three parts of life rated two steps or more above where they began.",
			icon: "sunrise",
		},
	],
	personality: [
		{
			target: 1,
			title: "Your own way",
			description: "Answering the personality questions, so that the coach can meet you as you are.",
			icon: "footprints",
		},
	],
	insights: [
		{
			target: 1,
			title: "An insight read",
			description: "Taking time with something that was noticed.",
			icon: "lightbulb",
		},
		{
			target: 10,
			title: "Ten insights read",
			description: "Ten things that were noticed, for you to judge which of them ring true.",
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
