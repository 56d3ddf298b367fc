import type { Topic } from "../topic.ts";

export const moving: Topic = {
	slug: "moving",
	label: "the move",
	title: "A new place",
	level: "safety",
	tender: false,
	patterns: [
		[
			/\b(?:mov(?:ed|ing) (?:to|house|home|out|in|away|abroad|cities|countries|here|back)|relocat\w+|new (?:city|town|country|flat|apartment|house|place)|homesick(?:ness)?|immigrat\w+|emigrat\w+|culture shock|packing|left home)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\bhomesick|miss (?:home|my (?:family|friends|country|town))/i,
			reflections: [
				"Part of you is still walking around in the other place.",
				"It's the small things, the bread, the light, being known by sight, that turn out to be home.",
			],
			questions: ["What do you miss at the most unexpected moments?"],
			steps: ["Cook one thing from home this week and invite a neighbour to it."],
		},
		{
			pattern: /\b(?:language|accent|culture|country|abroad|visa)\b/i,
			reflections: ["In another language it's hard to be as quick and as funny as you really are."],
			questions: ["Where do you feel least like a foreigner?"],
			steps: ["Find one weekly thing where you don't need many words, such as a choir, a sport or cooking."],
		},
		{
			pattern: /\b(?:packing|boxes|house|flat|apartment|landlord)\b/i,
			reflections: ["Your whole life is in boxes, and you need the one thing at the bottom."],
			steps: ["Set up the bed and the kettle first; the rest can stay in boxes for a week."],
		},
	],
	reflections: [
		"You chose it, perhaps, and it's still a loss.",
		"Everything that used to run by itself has to be thought about again.",
	],
	normal: ["The dip tends to come a few weeks in, once the novelty is used up."],
	explore: [
		"What made you move?",
		"What's the new place like, honestly?",
		"What do you miss the most?",
		"What have you found there that you like already?",
	],
	deeper: ["What did you hope would be different here?", "What makes somewhere a home for you?"],
	exceptions: ["Where have you felt at ease since you came?"],
	steps: [
		"Become a regular somewhere small, at the same hour and the same seat.",
		"Walk one new street a day and pick a favourite.",
		"Make one corner of the new place finished, down to the lamp.",
		"Keep one fixed call a week with somebody from before.",
	],
	challenges: ["One new face by the weekend.", "Be a beginner on purpose, once a day."],
	actions: ["Where could you go twice this week?", "Who could you say hello to?"],
};
