import type { Topic } from "../topic.ts";

export const worry: Topic = {
	slug: "worry",
	label: "the worrying",
	title: "A worried mind",
	level: "safety",
	tender: false,
	patterns: [
		[
			/\b(?:worr(?:y|ied|ies|ying)|anxious|anxiety|overthink(?:ing)?|panic(?:k\w*)?|what if|nervous|dread(?:ing)?|racing thoughts|catastroph\w+|on edge|spiral(?:ing|ling)?|ruminat\w+|can't stop thinking|uneasy|fear of)\b/i,
			2.5,
		],
	],
	aspects: [
		{
			pattern: /\bpanic/i,
			reflections: [
				"When panic comes, the body sounds the alarm first and asks questions later.",
				"It's frightening to have your own heart go off like that.",
			],
			questions: ["What was happening the last time it came?"],
			steps: [
				"Name five things you can see and four you can touch, and let your breath out slowly; it peaks within ten minutes and then it drops.",
				"If it keeps coming back, or you're not sure that it's panic, let a doctor have a look.",
			],
		},
		{
			pattern: /\b(?:overthink|can't stop thinking|ruminat|replay|spiral|racing|over and over|going round)/i,
			reflections: [
				"Your mind keeps going round the block, checking whether the door is still locked.",
				"Thinking about it feels like working on it, which is why it's so hard to stop.",
			],
			questions: ["What question is your mind trying to answer?"],
			steps: [
				"Write the loop down in one sentence, then write what you'd do if it came true; the mind lets go of a plan sooner than of a fear.",
				"Give worry a fifteen-minute appointment at the same time each day, and send it there when it turns up early.",
			],
		},
		{
			pattern:
				/\b(?:interview|presentation|exam|test|flight|flying|speech|meeting|date|appointment|results?|tomorrow)\b/i,
			reflections: [
				"It hasn't happened yet, and you've already been through it ten times.",
				"The waiting has become a thing of its own, and a hard one.",
			],
			questions: ["Which part of it do you picture most?"],
			steps: [
				"Prepare the first two minutes, and let the rest be unprepared.",
				"Plan something pleasant for straight afterwards, so that there's a far shore.",
			],
		},
		{
			pattern: /\b(?:health|ill|sick|symptom|cancer|lump|google|doctor)\b/i,
			reflections: [
				"Every twinge gets read as a headline.",
				"It's hard to trust a body once you've started listening for bad news.",
			],
			questions: ["What would settle it for you?"],
			steps: ["Book the appointment or decide not to look it up; it's the in-between that feeds it."],
		},
		{
			pattern: /\b(?:future|world|news|climate|war|politics)\b/i,
			reflections: ["You're trying to brace for something that's too big for one pair of shoulders."],
			questions: ["Which corner of it can you actually reach?"],
			steps: ["Read the news once a day at a fixed hour, and do one small useful thing right after it."],
		},
	],
	reflections: [
		"Your mind is trying to keep you safe by living through everything twice.",
		"There's a wish for certainty in it that no amount of thinking can grant.",
	],
	normal: ["Worry feels like preparation, and it's mostly rehearsal for things that don't happen."],
	explore: [
		"What's the worry that comes up first?",
		"When is it loudest?",
		"What do you picture happening?",
		"How does it feel in your body?",
	],
	deeper: [
		"What does the worry want to protect?",
		"What would you do with your evening if it left you alone?",
	],
	exceptions: ["When does it go quiet, even for a little while?"],
	steps: [
		"Sort it: where there's something to do, do the first bit; where there isn't, say 'not now' and move your body.",
		"Write down the worst, the best and the likeliest outcome, and stay with the third.",
		"Put your feet flat on the floor and breathe out slowly for a minute; the body has to hear it first.",
		"Tell somebody the worry out loud; spoken, it tends to shrink.",
		"Cut one source of feeding it for today, be it the search bar or the news.",
	],
	challenges: [
		"Let's give that worry a job or send it home.",
		"Do one thing about it, and then be done for today.",
	],
	actions: [
		"What's one thing about it that's in your hands today?",
		"What would you do in the next hour if you weren't worried?",
	],
};
