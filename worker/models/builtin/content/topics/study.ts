import type { Topic } from "../topic.ts";

export const study: Topic = {
	slug: "study",
	label: "your studies",
	title: "Study and exams",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:exams?|finals|midterms?|studying|study for|revision|thesis|dissertation|university|uni|college|school|grades?|assignments?|essay|coursework|lecture|professor|degree|phd|homework|semester|class(?:es)?)\b/i,
			2.5,
		],
	],
	aspects: [
		{
			pattern: /\b(?:exams?|finals|midterms?|test|tomorrow|next week|revision)\b/i,
			reflections: ["The date keeps walking towards you whether you're ready or not."],
			questions: ["Which topic would make you sleep better if it were done?"],
			steps: [
				"Test yourself with the book closed; recalling beats rereading by a wide margin.",
				"List the topics, mark them green, amber and red, and start with an amber one.",
			],
		},
		{
			pattern: /\b(?:fail(?:ed|ing)?|bad grade|behind|drop out|dropping out|retake)\b/i,
			reflections: [
				"A mark on a paper has started to feel like a mark on you.",
				"Being behind makes it harder to look, and not looking makes you further behind.",
			],
			questions: ["What would catching up look like, in its smallest version?"],
			steps: [
				"Write to the tutor today with one question and one honest sentence.",
				"Choose the one course that can still be saved most easily and give it this week.",
			],
		},
		{
			pattern: /\b(?:thesis|dissertation|phd|essay|paper)\b/i,
			reflections: [
				"It's big enough to hide in, and it follows you everywhere.",
				"With a thing that long, it's hard to feel you've ever done a day's work.",
			],
			questions: ["What's the next paragraph, and not the next chapter?"],
			steps: ["Write two hundred words before you open anything else, and stop there if you like."],
		},
		{
			pattern: /\b(?:parents|expect|pressure|scholarship|disappoint|wrong (?:degree|subject|course))\b/i,
			reflections: ["You're sitting the exam for more people than yourself."],
			questions: ["What would you study if nobody had an opinion?"],
		},
	],
	reflections: [
		"The work never says it's finished, so rest always feels stolen.",
		"Everyone around you seems to know what they're doing, which is rarely the case.",
	],
	normal: ["Most students think they're the only one who's behind."],
	explore: [
		"What's the part you're most behind on?",
		"What does a day of studying look like?",
		"What makes this subject hard for you?",
		"What's at stake, as you see it?",
	],
	deeper: [
		"What did you hope this course would give you?",
		"How would you treat yourself if the result didn't define you?",
	],
	exceptions: ["When did studying last go well, and what was different?"],
	steps: [
		"Work in rounds of twenty-five minutes with five off, and get up in the breaks.",
		"Explain the topic aloud to an empty chair; where you get stuck is what to study.",
		"Plan tomorrow in three blocks tonight, with a finishing time.",
		"Study at the hour of the exam for the last few days.",
		"Sleep the night before; it does more for recall than the last two hours.",
	],
	challenges: ["One page, known cold, by tonight.", "Close the book and see what's already in there."],
	actions: ["Which topic gets your next twenty-five minutes?", "When will you stop tonight?"],
};
