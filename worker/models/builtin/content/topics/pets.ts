import type { Topic } from "../topic.ts";

export const pets: Topic = {
	slug: "pets",
	label: "your animal",
	title: "A pet",
	level: "love",
	tender: false,
	patterns: [
		[
			/\b(?:my (?:\w+ )?(?:dog|cat|puppy|kitten|rabbit|hamster|parrot|horse|pet)|the vet|adopt(?:ed|ing)? a (?:dog|cat|puppy|kitten))\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:sick|ill|vet|old|dying|surgery|limping|cancer)\b/i,
			reflections: [
				"They can't tell you where it hurts, so you're left guessing and hoping.",
				"You're holding worry for someone who trusts you completely.",
			],
			questions: ["What has the vet said so far?"],
			steps: ["Write down what you see and when, and ask the vet what they'd do if it were their own."],
		},
		{
			pattern: /\b(?:puppy|kitten|training|bites|barking|chews?|peed?)\b/i,
			reflections: ["You've brought home a small tornado with good eyes."],
			steps: ["Reward the one thing they get right every day, at once, and ignore more than you'd like to."],
		},
	],
	reflections: [
		"They're family, whatever the paperwork says.",
		"An animal fills the house in a way that's hard to explain to people who've never had one.",
	],
	normal: [
		"People lower their voices about how much an animal means to them, and most of them feel the same.",
	],
	explore: [
		"What are they like?",
		"How did they come to you?",
		"What's going on with them?",
		"What do they do that makes you laugh?",
	],
	deeper: ["What do they give you that people don't?", "What would you want for them?"],
	exceptions: ["When are the two of you happiest together?"],
	steps: [
		"Spend ten minutes with them today with nothing else in your hands.",
		"Write down the questions for the vet before you go.",
		"Ask a neighbour now to be your back-up, before you need one.",
	],
	challenges: ["Take the long way round on the next walk.", "Let them set the pace for ten minutes."],
	actions: ["What could you do together today?", "What's the next thing they need from you?"],
};
