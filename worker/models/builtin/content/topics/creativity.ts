import type { Topic } from "../topic.ts";

export const creativity: Topic = {
	slug: "creativity",
	label: "your creative work",
	title: "Making things",
	level: "actualization",
	tender: false,
	patterns: [
		[
			/\b(?:creativ(?:e|ity)|writer'?s block|my (?:novel|book|painting|paintings|music|art|poems?|poetry|song|songs|album|film|screenplay|drawings?|blog|podcast)|write (?:a|my) (?:book|novel)|writing (?:a|my) (?:book|novel)|paint(?:ing)?|draw(?:ing)?|sculpt|songwriting|making music|artist|artistic|inspiration|uninspired|photography|guitar|piano)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:block|stuck|uninspired|no (?:ideas|inspiration)|can't (?:write|paint|draw|create)|blank|dried up|haven't (?:written|painted|drawn|made))\b/i,
			reflections: [
				"The well isn't gone; it has been guarded by somebody who wants it to be good straight away.",
				"It's hard to play when you're also the one with the red pen.",
			],
			questions: ["What were you making the last time it flowed?"],
			steps: [
				"Make something bad on purpose for fifteen minutes and keep it.",
				"Copy a page or a picture you love by hand, just to feel the movement again.",
			],
		},
		{
			pattern:
				/\b(?:show|share|publish|post|judg|critic|rejected|good enough|feedback|people (?:think|say))/i,
			reflections: [
				"Showing it to someone is like handing over something with a pulse.",
				"It feels as if they'd be judging you and not the work.",
			],
			questions: ["Whose opinion would you want, and about which part?"],
			steps: ["Show it to one kind person, with one precise question."],
		},
		{
			pattern: /\b(?:no time|time for|kids|work|tired|busy)\b/i,
			reflections: ["The making always gets the hours that are left, and there aren't any left."],
			questions: ["Which ten minutes of the day could belong to it?"],
			steps: ["Put ten minutes of it before the first obligation of the day, twice a week."],
		},
	],
	reflections: [
		"There's something you want to make, and it keeps knocking.",
		"Part of you only comes out when you're making something.",
	],
	normal: ["Most first drafts are poor; finished work is mainly a habit of coming back."],
	explore: [
		"What are you making, or wishing you were?",
		"What does making it feel like when it goes well?",
		"What gets between you and it?",
		"What first drew you to it?",
	],
	deeper: ["What wants to be said through it?", "Who were you before you worried about being good?"],
	exceptions: ["When did it last feel like play?"],
	steps: [
		"Set a quota of quantity: one page, one sketch, eight bars, good or not.",
		"Leave the tools out overnight where you'll see them first.",
		"Take a walk without headphones and come back with one thing you noticed.",
		"Give yourself a tight limit, such as one colour or a hundred words; limits wake ideas up.",
	],
	challenges: ["Make the ugly version today; the fine one lives behind it.", "Fifteen minutes, no deleting."],
	actions: ["What could you make in fifteen minutes today?", "When is your next date with it?"],
};
