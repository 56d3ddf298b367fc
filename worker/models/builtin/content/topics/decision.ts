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
		"You may be looking for certainty in a place where there's only likelihood.",
		"Each option has a version of you attached to it.",
		"Your head has made its list, and some other part of you hasn't signed.",
		"The pressure to get it right may be heavier than the choice itself.",
	],
	normal: [
		"Hard choices are hard because the options are close, which also means that neither is a disaster.",
		"Most people look back more kindly on what they chose than they feared.",
	],
	company: [
		"Ugh, the fork in the road.",
		"Deciding is tiring work.",
		"I'm happy to think out loud with you.",
		"No coin has ever been flipped so many times.",
	],
	explore: [
		"What draws you towards each side?",
		"What would you be sad to lose with either choice?",
		"Which option do you catch yourself defending?",
		"What does your gut say before your head joins in?",
		"By when does it have to be settled?",
		"If a friend had this choice, what would you notice about how they talk of it?",
	],
	deeper: [
		"Which choice makes you more the person you'd like to be?",
		"What matters to you most in this, if you could only keep one thing?",
		"What would you choose if you knew you'd be all right either way?",
	],
	exceptions: [
		"Which hard choice did you once make well, and how?",
		"When have you trusted yourself and been glad of it?",
	],
	scale: ["From 0 to 10, how close are you to deciding?"],
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
		"A good choice made is worth more than a perfect one pending.",
	],
	actions: [
		"What's the smallest way to try one of them out?",
		"By what day will you have chosen?",
		"What's the one fact you're missing, and who has it?",
		"Which option would you take if you had to answer by tonight?",
	],
};
