import type { Topic } from "../topic.ts";

export const celebration: Topic = {
	slug: "celebration",
	label: "your good news",
	title: "Good news",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:celebrat\w+|good news|great news|got promoted|got (?:the|a|my) (?:\w+ )?(?:job|promotion|raise|offer|place)|passed my|got engaged|graduat(?:ed|ion)|won the|I did it|proud of myself|best day|got accepted|baby is (?:here|born)|dream come true)\b/i,
			3.5,
		],
	],
	aspects: [
		{
			pattern: /\b(?:promot|job|raise|offer)/i,
			reflections: [
				"Someone looked at your work and said yes, more of that.",
				"The hours nobody saw have become something everybody can see.",
			],
			questions: ["What did you do differently this time?"],
			steps: ["Write down what you'd like to negotiate or protect in the new role before it starts."],
		},
		{
			pattern: /\b(?:pass(?:ed)?|exam|degree|graduat|grade)/i,
			reflections: [
				"All those evenings with your head down came to something.",
				"You can put the what-ifs about it away for good.",
			],
			questions: ["What kept you going when it was dull?"],
			steps: ["Take one full day off from being improved."],
		},
		{
			pattern: /\b(?:engaged|married|wedding|baby|pregnan)/i,
			reflections: ["A whole new chapter has just got its first line."],
			questions: ["What was the moment like?"],
		},
	],
	reflections: [
		"You get to stand still in this one for a moment.",
		"Some of the work behind it was invisible, and you know how much there was.",
	],
	normal: ["Good things take a while to sink in; most people rush to the next worry first."],
	explore: [
		"What was the best moment?",
		"Who did you tell first?",
		"What did it take to get there?",
		"What are you proudest of in it?",
	],
	deeper: ["What does this let you believe about yourself?", "What do you want to carry on from here?"],
	exceptions: ["What else has been going well?"],
	steps: [
		"Mark it on purpose: a meal, a call, or a walk with the good shoes on.",
		"Write three lines about how you did it, for the next time you doubt it.",
		"Thank one person who had a part in it.",
	],
	challenges: ["Take the win properly before you chase the next.", "Use the wind while it's in your back."],
	actions: ["How will you mark it this week?", "What's the next thing this makes possible?"],
};
