import type { Topic } from "../topic.ts";

export const friendship: Topic = {
	slug: "friendship",
	label: "the friendship",
	title: "A friendship",
	level: "love",
	tender: false,
	patterns: [
		[
			/\b(?:my (?:best |close |old |oldest )?friends?|best friend|friendship|friend group|friend of mine|ghosted me|my mates?)\b/i,
			2,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:ghost(?:ed|ing)|stopped (?:talking|replying|answering|texting)|never (?:texts?|calls?|replies|reaches)|doesn't (?:text|call|reply)|distant|drifted|growing apart|cut me off|ignoring me)\b/i,
			reflections: [
				"Silence from a friend leaves you to write both halves of the conversation.",
				"You're left holding a friendship on your own and not knowing when it was put down.",
			],
			questions: ["What do you imagine is going on at their end?"],
			steps: [
				"Send one message that's easy to answer: 'I miss you. No pressure, but I'd like to know how you are.'",
			],
		},
		{
			pattern: /\b(?:betray|lied|behind my back|gossip|told everyone|secret|used me|using me|borrowed)/i,
			reflections: [
				"You gave trust, and it was spent without asking you.",
				"It's hard to know what to do with the good memories once something like that happens.",
			],
			questions: ["What would they have to do for trust to be possible again?"],
			steps: ["Tell them the fact and the effect and nothing more: 'When you told them, I felt exposed.'"],
		},
		{
			pattern: /\b(?:fight|fought|argument|argued|fell out|falling out|mad at me|angry (?:at|with) me)\b/i,
			reflections: [
				"A falling-out with a friend hurts in a place that has no official name.",
				"Two people are probably waiting for the other to go first.",
			],
			questions: ["What do you think they felt in that moment?"],
			steps: ["Start with your own part, one sentence long, and leave the rest for when you talk."],
		},
		{
			pattern: /\b(?:one-?sided|always me|I always (?:call|text|plan|listen|ask)|only calls? when)\b/i,
			reflections: ["You're doing the rowing for two, and you've started to notice your arms."],
			questions: ["What would you do if you stopped being the one who always starts?"],
			steps: ["Ask for one concrete thing you'd like from them, rather than for 'more effort'."],
		},
	],
	reflections: [
		"This friendship matters, or it wouldn't be taking up so much of you.",
		"Friends can hurt us in ways that are hard to explain to anyone else.",
	],
	normal: ["Most long friendships have a stretch like this in them."],
	explore: [
		"What happened between the two of you?",
		"What did this friendship use to be like?",
		"What do you miss about how it was?",
		"What would you like from this friend right now?",
	],
	deeper: [
		"What does being a good friend mean to you?",
		"What would you lose, and what would you gain, by letting it go?",
	],
	exceptions: ["When did it last feel easy between you?"],
	steps: [
		"Suggest something short and side by side, such as a walk; it's easier than talking face to face.",
		"Write the message you'd want to get in their place, sleep on it, and send it if it still looks kind.",
		"Name what you miss instead of what they did wrong.",
		"Give it a date: decide how long you'll wait before you reach out or let it rest.",
	],
	challenges: [
		"Somebody has to go first, and you're the one who's here.",
		"One honest sentence can do what ten careful ones can't.",
	],
	actions: ["What could you say to them in one line?", "When this week could you see or call them?"],
};
