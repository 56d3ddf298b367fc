import type { Topic } from "../topic.ts";

export const purpose: Topic = {
	slug: "purpose",
	label: "the question of direction",
	title: "Finding direction",
	level: "actualization",
	tender: false,
	patterns: [
		[
			/\b(?:(?<!on )purpose|meaning(?:ful|less)? (?:in|of|to|life|work)|meaning of|what (?:to do|I want|am I doing) with my life|life direction|direction in life|no direction|lost in life|my calling|passion|what I'm meant|fulfil(?:led|ling|ment)|is this it|is this all|midlife|what do I want|in me wants to|want my (?:days|life) to|don't know what I want|existential|something more|going through the motions|legacy)\b/i,
			3.5,
		],
	],
	aspects: [
		{
			pattern: /\b(?:career|job|work|degree|study)\b/i,
			reflections: [
				"You could go on doing it well, and that's a strange kind of trap.",
				"The job pays for a life, and you're asking what the life is for.",
			],
			questions: ["Which hour of your week feels most like you?"],
			steps: [
				"Keep a two-week note of what gave you energy and what took it, and read it as if it belonged to a stranger.",
			],
		},
		{
			pattern: /\b(?:is this (?:it|all)|going through the motions|autopilot|same every day|midlife|40|50)\b/i,
			reflections: [
				"You did what was on the list, and now the list is done and the question's still there.",
				"Life has been running well enough without asking you anything.",
			],
			questions: ["What did you use to want, before you got sensible?"],
			steps: ["Bring back one thing you loved at fifteen, for an hour."],
		},
		{
			pattern: /\b(?:everyone (?:else )?(?:knows|has)|too late|wasted|old)\b/i,
			reflections: ["It seems as if there had been a train, and everyone but you was on it."],
			questions: ["What would you start if you were sure it wasn't too late?"],
			steps: ["Talk to one person who changed course later than you, and ask how the first month was."],
		},
	],
	reflections: [
		"You're not asking for more to do; you're asking for it to matter.",
		"The restlessness may be the useful part, the bit of you that hasn't settled.",
	],
	normal: ["Most people find direction by trying things, and seldom by thinking until it's clear."],
	explore: [
		"What made this question come up now?",
		"When do you lose track of time?",
		"What would you do more of if it didn't have to be useful?",
		"What makes you angry enough to want to change it?",
	],
	deeper: ["What would you regret not having tried?", "Who do you want to be of use to?"],
	exceptions: ["When did something last feel worth doing for its own sake?"],
	steps: [
		"Choose one small experiment for two weeks, such as a class, a shift as a volunteer, or a project, and judge it afterwards.",
		"Write down three people whose days you'd like, and what exactly is in those days.",
		"Give an hour this week to something that helps somebody and won't be seen.",
		"Finish the sentence 'I'd be sorry if I never…' ten times, quickly.",
	],
	challenges: [
		"You won't think your way there; try one thing and see what answers.",
		"Pick an experiment, not a destiny.",
	],
	actions: [
		"What's one experiment you could run in the next two weeks?",
		"Who could you ask about the life they've made?",
	],
};
