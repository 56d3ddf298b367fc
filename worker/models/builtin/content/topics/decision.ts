import type { Topic } from "../topic.ts";

export const decision: Topic = {
	slug: "decision",
	label: "this decision",
	title: "A decision",
	level: "actualization",
	tender: false,
	patterns: [
		[
			/\b(?:decision|decide|deciding|choose between|torn between|dilemma|can't make up my mind|crossroads|pros and cons|whether (?:to|or not)|two options|big choice)\b/i,
			2.5,
		],
	],
	aspects: [
		{
			pattern: /\b(?:regret|wrong (?:choice|decision)|what if)\b/i,
			reflections: [
				"You're trying to choose a road and insure it against regret, and nobody sells that policy.",
			],
			questions: ["Which regret could you live with more easily?"],
			steps: ["Ask which choice you could undo, and how; most can be changed more than they look."],
		},
		{
			pattern: /\b(?:everyone|parents|partner|they want|people (?:say|think)|expect)\b/i,
			reflections: ["There are other people's votes in the room, and yours is getting hard to hear."],
			questions: ["What would you choose if nobody would be disappointed?"],
			steps: ["Decide alone on paper first, and only then ask others."],
		},
	],
	reflections: [
		"Neither choice is only good or only bad, or you'd be done by now.",
		"Not choosing is costing something too.",
	],
	normal: [
		"Hard choices are hard because the options are close, which also means that neither is a disaster.",
	],
	explore: [
		"What draws you towards each side?",
		"What would you be sad to lose with either choice?",
		"Which option do you catch yourself defending?",
		"What does your gut say before your head joins in?",
	],
	deeper: [
		"Which choice makes you more the person you'd like to be?",
		"What matters to you most in this, if you could only keep one thing?",
	],
	exceptions: ["Which hard choice did you once make well, and how?"],
	steps: [
		"Live with option one for a full day as though you'd decided, then with option two, and note how you sleep.",
		"Write the three things that matter most, and score each option against only those.",
		"Ask what you'd think of it in ten days, ten months and ten years.",
		"Find the smallest test of either option you could run this week.",
		"Set a date to decide by, and tell somebody.",
	],
	challenges: [
		"Set a date, then let the date decide that you decide.",
		"Test it small rather than weighing it for ever.",
	],
	actions: ["What's the smallest way to try one of them out?", "By what day will you have chosen?"],
};
