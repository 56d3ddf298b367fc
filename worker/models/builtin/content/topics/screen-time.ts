import type { Topic } from "../topic.ts";

export const screenTime: Topic = {
	slug: "screen-time",
	label: "the screen time",
	title: "Less screen",
	level: "actualization",
	tender: false,
	patterns: [
		[
			/\b(?:screen ?time|doom ?scroll\w*|scroll(?:ing)?|on my phone|phone addict\w*|addicted to my phone|tiktok|reels|social media|video games?|gaming|binge[- ]?watch\w*|too much (?:netflix|youtube|phone|internet))\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:night|bed|sleep|late)\b/i,
			reflections: ["It's the only hour nobody wants anything from you, so of course you stretch it."],
			steps: ["Charge the phone in another room and buy a cheap alarm clock."],
		},
		{
			pattern: /\b(?:game|gaming|games)\b/i,
			reflections: [
				"In the game, effort leads to progress you can see, which real weeks don't always offer.",
			],
			questions: ["What does the game give you that the day doesn't?"],
			steps: ["Decide on the last round before you start, and stand up when it ends."],
		},
		{
			pattern: /\b(?:news|doom)/i,
			reflections: ["You keep looking for the piece of news that will finally let you stop looking."],
			steps: ["Read one trusted summary at a fixed hour, and delete the rest from the home screen."],
		},
	],
	reflections: [
		"You pick it up for a minute, and it hands you back an hour later.",
		"It's less a pleasure than a place to go when there's nowhere else.",
	],
	normal: ["Those apps are built by very clever people to be hard to put down."],
	explore: [
		"When do you reach for it most?",
		"What are you hoping to find when you open it?",
		"What would you do with that hour if you had it back?",
		"How do you feel when you finally put it down?",
	],
	deeper: ["What's it keeping you from feeling?", "What did you use to do with empty time?"],
	exceptions: ["When do you forget where your phone is?"],
	steps: [
		"Move the two worst apps off the first screen and log out of them.",
		"Make the screen grey for three days.",
		"Keep the phone out of the bedroom and the first half hour of the day.",
		"Put a book or a puzzle where the phone usually lies.",
	],
	challenges: [
		"One hour tonight with it in a drawer.",
		"Let's be bored on purpose for fifteen minutes; good things start there.",
	],
	actions: ["Where will the phone sleep tonight?", "Which app could go for one week?"],
};
