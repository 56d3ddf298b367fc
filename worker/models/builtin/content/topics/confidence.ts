import type { Topic } from "../topic.ts";

export const confidence: Topic = {
	slug: "confidence",
	label: "how you see yourself",
	title: "Facing self-doubt",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:confiden(?:t|ce)|self-?esteem|self-?worth|self-?doubt|insecure|insecurit|not good enough|imposter|impostor|worthless|useless|hate myself|failure|loser|stupid|doubt my(?:self| own)|(?:hard|tough|harsh) on myself|second-guess\w*|trust my (?:own|gut|judge?ment)|believe in myself|ugly|speak up|self-?conscious|a fraud|inadequate)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:doubt|trust|second-guess\w*) (?:all )?my (?:own |gut|judge?ment|decision|choice)/i,
			reflections: [
				"You make a decision once, and then you go on making it for days.",
				"The doubt arrives after the choice and behaves as though it had come first.",
			],
			questions: ["Which choice of yours held up better than you'd feared?"],
			steps: [
				"Note your small decisions for a week, with what came of each; trust grows on a record.",
				"Decide one small thing a day within a minute, and don't reopen it.",
			],
		},
		{
			pattern:
				/\b(?:imposter|impostor|fraud|found out|deserve (?:this|it|to be)|out of my depth|everyone else knows)\b/i,
			reflections: [
				"You've got the seat at the table, and you keep waiting for someone to ask for your ticket.",
				"The better you do, the more there is to be found out about, or so it seems.",
			],
			questions: ["What evidence would actually count for you?"],
			steps: [
				"Keep a plain file of what you did and what came of it, and read it before the next big thing.",
			],
		},
		{
			pattern: /\b(?:mistake|messed up|screwed up|failed|failure|embarrass)/i,
			reflections: [
				"One thing went wrong, and the mind filed it under 'who I am'.",
				"A mistake is an event, and you've been wearing it like a name.",
			],
			questions: ["What would you say about it if a friend had done the same?"],
			steps: [
				"Write what happened in three facts, without adjectives, and then one thing you'd do differently.",
			],
		},
		{
			pattern: /\b(?:speak up|presentation|public speaking|meeting|in front of|say something|talk in)\b/i,
			reflections: [
				"You have the thought, and by the time you've checked it for faults, the moment is gone.",
			],
			questions: ["What's the sentence you'd have liked to say?"],
			steps: [
				"Decide before the meeting on one sentence you'll say in the first ten minutes.",
				"Practise the first two lines aloud until they're boring; the rest follows.",
			],
		},
		{
			pattern: /\b(?:ugly|fat|looks|mirror|body|appearance|skin|attractive)\b/i,
			reflections: [
				"The mirror has become a place where you go to be marked down.",
				"You look at yourself in a way you'd never look at somebody you love.",
			],
			questions: ["Whose eyes are you using when you look?"],
			steps: [
				"Spend a week noticing what your body lets you do, one line each evening, and leave its looks out of it.",
			],
		},
	],
	reflections: [
		"You keep a detailed record of what went wrong and a very thin one of what went right.",
		"The doubt talks as though it were just being realistic.",
	],
	normal: ["People who don't care never wonder whether they're good enough."],
	explore: [
		"When does that voice get loudest?",
		"What does the doubt say, word for word?",
		"Where do you feel most like yourself?",
		"What would you do if you trusted yourself a little more?",
	],
	deeper: ["What would 'good enough' let you stop doing?", "What does the doubt try to protect you from?"],
	exceptions: ["When did you last surprise yourself?"],
	steps: [
		"Each evening, write one thing you handled, however small, and what it took.",
		"Do one slightly uncomfortable thing on purpose and note what really happened.",
		"Answer the critic in writing, the way a fair friend would, in three lines.",
		"Ask somebody you trust what they come to you for.",
		"Drop one 'sorry' and one 'just' from your next three messages.",
	],
	challenges: [
		"Borrow the nerve first; the feeling can catch up.",
		"Let's get you one piece of evidence by tonight.",
	],
	actions: [
		"What's one small thing you'd do today if you trusted yourself?",
		"Where could you take up a bit more room this week?",
	],
};
