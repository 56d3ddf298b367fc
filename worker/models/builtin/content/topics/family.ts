import type { Topic } from "../topic.ts";

export const family: Topic = {
	slug: "family",
	label: "the family situation",
	title: "Family matters",
	level: "love",
	tender: false,
	patterns: [
		[
			/\b(?:my (?:\w+ )?(?:mother|mom|mum|father|dad|parents|sister|brother|siblings?|family|in-laws|mother-in-law|father-in-law|sister-in-law|brother-in-law|grandmother|grandma|grandfather|grandpa|aunt|uncle|cousin|stepdad|stepmum|stepmom|twin))\b/i,
			2,
		],
		[/\b(?:family (?:dinner|drama|gathering|fight|stuff|problems)|in-laws)\b/i, 2],
	],
	aspects: [
		{
			pattern:
				/\b(?:is|'s|was|got|been|very|so|terminally) (?:ill|sick|poorly|dying|unwell)\b|\b(?:a stroke|in hospital|his scan|her scan)\b/i,
			reflections: [
				"You're frightened for someone, and there's only so much you can do from where you stand.",
				"Everybody asks after the one who's ill, and you're the one lying awake.",
			],
			questions: ["What do you need, while everyone looks after them?"],
			steps: [
				"Put the questions for the doctor on one page, and ask who'll be in the room.",
				"Share out the visits by name and day, so that it isn't always you.",
			],
		},
		{
			pattern:
				/\b(?:dementia|alzheimer|care home|getting old|elderly|ageing|aging|caring for|care for|look(?:ing)? after (?:my|him|her)|taking care of my)\b/i,
			reflections: [
				"You're looking after the one who used to look after you, and nobody prepares you for that turn.",
				"There's love in it, and duty, and a grief that has already begun.",
			],
			questions: ["What's the hardest part of seeing them like this?"],
			steps: [
				"Ask one relative for one fixed slot a week, rather than for help in general.",
				"Put one hour of your own in the week and let it be non-negotiable.",
			],
		},
		{
			pattern:
				/\b(?:critici[sz]|judg|disappoint|never (?:proud|good enough|satisfied|happy)|compar(?:es|ed) me|approval|expect|pressure|controlling|control)/i,
			reflections: [
				"Part of you is grown, and part of you still waits to hear 'well done' from them.",
				"Their voice has a way of moving in and commenting on everything.",
			],
			questions: ["What did you hope they'd say instead?"],
			steps: ["Prepare one sentence for the next remark: 'I hear you, and I've decided.'"],
		},
		{
			pattern:
				/\b(?:fight|fought|fighting|argu(?:e|ed|ing|ment)|not speaking|isn't speaking|stopped (?:speaking|talking)|doesn't (?:speak|talk)|cut (?:off|contact)|estranged|blocked|yell(?:ed|ing)?|never calls)\b/i,
			reflections: [
				"With family, one argument is rarely about only that one thing.",
				"Not speaking can be as loud as shouting.",
			],
			questions: ["What was the fight about, underneath what it was about?"],
			steps: [
				"Send something small that isn't about the fight, such as a photo or a question.",
				"Decide what you need to hear before you talk again, and tell them just that.",
			],
		},
		{
			pattern:
				/\b(?:holidays?|(?<!since |last |at )Christmas|Thanksgiving|visit(?:ing)?|dinner|gathering|wedding|coming over)\b/i,
			reflections: ["An hour around that table, and everyone slips back into the part they had at fourteen."],
			questions: ["Which moment of the visit are you bracing for?"],
			steps: [
				"Agree on an end time before you go, and have a reason ready to leave the room for ten minutes.",
			],
		},
		{
			pattern: /\b(?:divorc|separat(?:ed|ing)|split(?:ting)? up|affair|drink(?:s|ing)|alcoholic)\b/i,
			reflections: ["Their choices keep rearranging your ground, and you never got a vote."],
			questions: ["Which part of their trouble have you been carrying for them?"],
			steps: ["Write down what's theirs to solve and what's yours to feel, in two columns."],
		},
	],
	reflections: [
		"Family can find the sore spot faster than anyone, since they were there when it was made.",
		"You can love them and still need more distance than they'd like.",
	],
	normal: ["Hardly anybody's family matches the one in their head."],
	explore: [
		"What happened the last time you were together?",
		"What do you wish they understood?",
		"Which of them is on your mind the most?",
		"What part do you usually end up playing?",
	],
	deeper: [
		"What did you learn in that house that you'd like to unlearn?",
		"What would you forgive if you could?",
	],
	exceptions: ["When does it go well between you, even for an hour?"],
	steps: [
		"Choose one subject you won't discuss, and change it kindly each time.",
		"Call at a time you've chosen and keep it to fifteen minutes.",
		"Say what you'd like instead of what they did: 'I'd like you to ask before you come.'",
		"Tell an ally in the family what you find hard, so you're not the only one who sees it.",
		"After each contact, do one thing that brings you back to your own life.",
	],
	challenges: [
		"You can't change the family, but you can change your next line.",
		"One calm boundary beats ten good arguments.",
	],
	actions: [
		"What's one sentence you could say next time?",
		"When will you next talk to them, and how long for?",
	],
};
