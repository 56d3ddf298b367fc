import type { Topic } from "../topic.ts";

export const habits: Topic = {
	slug: "habits",
	label: "the habit",
	title: "Building a habit",
	level: "physiological",
	tender: false,
	patterns: [
		[
			/\b(?:habits?|routine|consistent|consistency|stick (?:to|with)|quit(?:ting)? (?:smoking|drinking|sugar|vaping|alcohol)|stop (?:smoking|drinking|vaping|biting)|smok(?:e|ing)|vap(?:e|ing)|drinking too much|relapsed?|morning routine|streak|resolution|new year|willpower|meditat(?:e|ing|ion)|journal(?:ing)?|sober|sobriety)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:smok|vap|cigarette|nicotine)/i,
			reflections: [
				"The cigarette does a job, a pause or a breath or a door to step out of, and that job doesn't go away when it does.",
				"Part of you is done with it, and part of you reaches for it before you've noticed.",
			],
			questions: ["Which one of the day would be the hardest to miss?"],
			steps: [
				"Delay the first one by thirty minutes tomorrow, and take five slow breaths at the door instead.",
				"Ask a pharmacist or your doctor about aids; they roughly double the odds.",
			],
		},
		{
			pattern: /\b(?:drink(?:ing)?|alcohol|wine|beer|sober|sobriety)\b/i,
			reflections: [
				"The drink takes the edge off the evening, and the morning gets the bill.",
				"You've noticed it, and you're saying it plainly, which many people take years to do.",
			],
			questions: ["What does the first glass do for you?"],
			steps: [
				"Choose three days a week without, tell one person which, and have something else cold ready.",
				"If stopping makes you shaky or sweaty, talk to a doctor before you go further; that part shouldn't be done alone.",
			],
		},
		{
			pattern: /\b(?:relapse|slipped|broke my streak|fell off|gave in|failed again|skipped|missed)\b/i,
			reflections: [
				"One slip, and the mind wants to throw away everything that came before it.",
				"You got some way before this, and that stretch still counts.",
			],
			questions: ["What was going on in the hour before it?"],
			steps: ["Use the never-twice rule: a miss is fine, and the next one is already planned."],
		},
		{
			pattern: /\b(?:morning|wake|early|5 ?am|6 ?am)\b/i,
			reflections: ["You're asking the sleepiest version of yourself to be the most disciplined."],
			steps: ["Lay out the first step the night before, so that the morning only has to follow it."],
		},
	],
	reflections: [
		"You've got the intention; it's the tired Tuesday version of you that needs help.",
		"It keeps working until life gets in the way, and then it feels like starting from nothing.",
	],
	normal: ["New habits take about two months on average to feel natural, and missing a day hardly matters."],
	explore: [
		"What made you want this now?",
		"When does it usually come undone?",
		"What does the old habit give you?",
		"What would it look like at its very smallest?",
	],
	deeper: [
		"What kind of person would this make you feel like?",
		"What would change around you if this stuck?",
	],
	exceptions: ["What's a habit you keep without thinking, and how did that one take hold?"],
	steps: [
		"Shrink it until it takes two minutes, and let that count in full.",
		"Hang it on something you already do: 'After I pour the coffee, I…'",
		"Change the room and not the person: put the good thing in reach and the other one out of it.",
		"Mark each day on paper where you can see it.",
		"Decide now what you'll do on the day it doesn't work.",
	],
	challenges: [
		"Forget the month; win today's two minutes.",
		"Make it so small that skipping would be the odd thing to do.",
	],
	actions: ["What's the two-minute version?", "What will you attach it to?"],
};
