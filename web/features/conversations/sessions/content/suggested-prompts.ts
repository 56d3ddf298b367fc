import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";
import type { User } from "#shared/schemas/users.ts";

/** Two per need, for people who start from that need. */
const BY_NEED: Record<NeedLevel, readonly [string, string]> = {
	physiological: [
		"I'm tired most days. Help me find out where my energy goes.",
		"I'd like to sleep better. Where could I begin?",
	],
	safety: [
		"Money worries follow me around. Help me sort what I can do.",
		"Things feel shaky right now. What could I make steadier first?",
	],
	love: [
		"I feel far from people lately. How could I come closer to one of them?",
		"There's a conversation I keep putting off. Help me get ready for it.",
	],
	esteem: [
		"I'm hard on myself. Help me look at what I did well this week.",
		"I doubt my own decisions. How can I trust them more?",
	],
	actualization: [
		"Something in me wants to grow. Help me find out what.",
		"I have time for what matters, and don't use it. What's in the way?",
	],
};

const BY_GOAL: Record<Goal, string> = {
	wellness: "What is one small thing that would do my body good this week?",
	relationships: "Help me be more present with someone I love.",
	productivity: "I have too much to do. Help me choose what comes first.",
	purpose: "I'm asking myself what I want my days to be about.",
};

const WITHOUT_GOAL = "I don't know where to begin. Ask me something.";

const LOW = "Today is heavy. I'd just like to say how it is.";
const OTHERWISE = "Something went well lately. Help me see what I did for it.";

/** Up to this the mood of the latest assessment is low. */
const LOW_MOOD = 2;

/** Four ways to begin that fit the person: by their focus, what they came for, and how they are. */
export function suggestedPrompts(
	{ currentHierarchyLevel, primaryGoal }: Pick<User, "currentHierarchyLevel" | "primaryGoal">,
	overallMood: number | null,
): string[] {
	const isLow = overallMood !== null && overallMood <= LOW_MOOD;
	return [
		...(isLow ? [LOW] : []),
		...BY_NEED[currentHierarchyLevel],
		primaryGoal ? BY_GOAL[primaryGoal] : WITHOUT_GOAL,
		...(isLow ? [] : [OTHERWISE]),
	];
}
