import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

/** For areas rated 4 or 5: what keeps them so, or passes some of it on. */
export const STEADY_NEEDS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Write down what keeps your body well at the moment, for a week when it's harder.",
		"Keep the one habit that carries the others, and let the rest be flexible.",
	],
	safety: [
		"Use some of this steadiness: decide one thing you've put off because it felt risky.",
		"Check once this month that what keeps you secure still fits the life you have.",
	],
	love: [
		"Let someone who's on the edge of your circle come one step nearer.",
		"Say out loud to one person what they've been to you this year.",
	],
	esteem: [
		"Give someone the exact praise that you'd have liked at their stage.",
		"Take on one thing that you might fail at, while the ground is firm.",
	],
	actualization: [
		"Choose one thing to go deeper into this month, and one to let rest.",
		"Tell someone what you're working towards, and ask what they're after.",
	],
};

/** For a person who has not taken an assessment: what the goal alone suggests. */
export const FIRST_STEPS: Record<Goal, readonly string[]> = {
	wellness: [
		"Choose tonight's bedtime now, twenty minutes sooner than usual.",
		"Go outside for ten minutes today, with nothing in your ears.",
	],
	relationships: [
		"Write to one person you've been thinking of. Two lines are plenty.",
		"Ask someone today how they are, and wait for the second answer.",
	],
	productivity: [
		"Write down the one thing that would make today feel used, and do its first ten minutes.",
		"Turn notifications off for half an hour and work on a single thing.",
	],
	purpose: [
		"Note three moments this week when you forgot the time.",
		"Write for five minutes about what you'd like more of in your days.",
	],
};

/** For a person in a low mood without a low area: nothing to build on today. */
export const LOW_STEPS: readonly string[] = [
	"Tell one person that today is hard. You don't have to explain why.",
	"Do one small kind thing for your body: water, food, or ten minutes lying down.",
	"Let one thing on today's list wait until tomorrow.",
];

export const TAKE_CHECK_IN =
	"Take the check-in when you have a few minutes, so that suggestions can start from you.";
