import type { Topic } from "../topic.ts";

export const workConflict: Topic = {
	slug: "work-conflict",
	label: "things at work",
	title: "Trouble at work",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:got|given|gave me|had|received|have|the|with|a|an) (?:\w+ )?(?:written |verbal |formal |final |first |official )?warning\b|\bdisciplinary\b|\bperformance (?:plan|review|improvement)|\bbad (?:appraisal|review)\b/i,
			4,
		],
		[
			/\b(?:boss|manager|supervisor|colleague|coworker|co-worker|team lead)\b.*\b(?:yell(?:s|ed)?|shout(?:s|ed)?|rude|unfair|mean|blam(?:es|ed)|criticis|criticiz|humiliat|ignor|hates|bull(?:y|ies|ied)|micromanag|undermin|lied|gossip|argu|took credit|credit|snap|toxic|conflict|fight|embarrass|passive)/i,
			4,
		],
		[
			/\b(?:toxic (?:workplace|boss|team|job)|office politics|bullied at work|argument with my (?:boss|manager|colleague|coworker))\b/i,
			4,
		],
	],
	aspects: [
		{
			pattern: /\bwarning\b|\bdisciplinary\b|\bperformance\b|\bappraisal\b/i,
			reflections: [
				"A warning goes on paper in a minute, and then it sits in your stomach for days.",
				"It's one mark on a sheet, and it reads like a verdict on you.",
			],
			questions: ["What did they say, and what did you hear?"],
			steps: [
				"Ask for fifteen minutes and one answer: 'What would you need to see from me by next month?'",
				"Write down what's fair in it and what isn't, before you talk to anyone about it.",
			],
		},
		{
			pattern: /\b(?:yell|shout|in front of|humiliat|embarrass|snapp)/i,
			reflections: [
				"Being put down with an audience is a different kind of sting.",
				"It's hard to think of the right answer when you're busy keeping your face still.",
			],
			questions: ["What would you have liked to say in that moment?"],
			steps: [
				"Write down what was said and when, in plain sentences, while you still remember it.",
				"Ask for ten minutes alone and say: 'I want to hear criticism, and I need it to be in private.'",
			],
		},
		{
			pattern: /\bcredit\b/i,
			reflections: ["Your work got applause, and someone else took the bow."],
			questions: ["Who knows that the work was yours?"],
			steps: ["Send a short follow-up that says what you did, in the tone of a status update."],
		},
		{
			pattern: /\bmicromanag|checks? (?:everything|on me)/i,
			reflections: ["You were hired to do it, and then you're watched as if you couldn't."],
			steps: ["Offer a fixed update twice a week, before they ask; it often loosens the grip."],
		},
	],
	reflections: [
		"You have to see this person again on the next working day, which makes it hard to put down.",
		"There's the thing that happened, and then the acting normal afterwards.",
	],
	normal: [
		"Replaying a clash at work for days is what most people do; the mind is looking for the line it missed.",
	],
	explore: [
		"What bothers you most about how it was handled?",
		"What usually happens between the two of you?",
		"What did you do with it afterwards?",
		"What would you need in order to walk in tomorrow with less dread?",
	],
	deeper: [
		"What line got crossed there?",
		"What would standing up for yourself look like, without losing yourself?",
	],
	exceptions: ["When do the two of you get along, even briefly?"],
	steps: [
		"Wait a night, then write what happened, how it affected the work, and what you'd ask for: three sentences.",
		"Say it in private and early in the day: 'When this happens, I lose time. I'd like to do it another way.'",
		"Pick one colleague you trust and check how they saw it.",
		"Keep a dated note of each incident, in case you need it later.",
	],
	challenges: [
		"You don't have to win it; you have to be clear once.",
		"Let's find the one sentence you'd be proud of having said.",
	],
	actions: [
		"What's the sentence you'd say, if you had ten seconds?",
		"When could you catch them alone this week?",
	],
};
