import type { Topic } from "../topic.ts";

export const breakup: Topic = {
	slug: "breakup",
	label: "the break-up",
	title: "After the break-up",
	level: "love",
	tender: true,
	patterns: [
		[
			/\b(?:broke up|(?:\w+ and I|we)(?: are|'re| were)(?: now| officially| finally)? (?:over|done|finished|through|history)(?! (?:the|it|with|by|for|here|there|an|at))|it's over (?:between|with)|break(?:ing)?[- ]?up|breakup|broken up|dumped|left me|ended (?:it|things|our relationship|the relationship)|split up|heartbroken|heartbreak|my ex|divorced|divorcing|we're done|he's gone|she's gone|moved out|over (?:him|her))\b/i,
			4,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:text(?:ed|ing)?|message|instagram|check(?:ing)? (?:his|her|their)|stalk(?:ing)?|profile|photos?|pictures?|online|call (?:him|her))\b/i,
			reflections: [
				"Every look at the phone is a way of being close to them for a second, and then it costs you an hour.",
				"Part of you knows that message won't fix it, and part of you would give a lot for one reply.",
			],
			questions: ["What are you hoping to find when you look?"],
			steps: [
				"Write what you'd text them in your notes instead, and wait until after breakfast to decide.",
				"Mute them for a week; it's not for ever, it's for your nights.",
			],
		},
		{
			pattern:
				/\b(?:someone (?:else|new)|new (?:girlfriend|boyfriend|partner)|moved on|already (?:dating|seeing)|with (?:another|someone)|cheated|replaced)\b/i,
			reflections: [
				"Seeing them with someone makes it feel as if you were easy to replace, and you weren't.",
				"They seem to be a chapter ahead, and you're still on the page where it ended.",
			],
			questions: ["What does it seem to say about you, when you picture that?"],
			steps: ["Ask a friend not to pass on news of them for a while."],
		},
		{
			pattern:
				/\b(?:my fault|should have|if only|what did I do|wasn't (?:enough|good)|why did (?:he|she|they)|what went wrong|closure)\b/i,
			reflections: [
				"Your mind keeps rerunning it, looking for the frame where you could have saved it.",
				"A missing explanation leaves a hole, and self-blame is quick to fill it.",
			],
			questions: ["What would you say to a friend who told it to you this way?"],
			steps: ["Write the story of the end in ten sentences, with both people in it, then put it away."],
		},
		{
			pattern: /\b(?:2 ?am|3 ?am|night|sleep|bed|awake|alone)\b/i,
			reflections: [
				"Nights are the hardest, because that's where the other person used to be.",
				"The empty side of the bed says it again every night.",
			],
			questions: ["What does the night bring up that the day keeps away?"],
			steps: ["Change one thing about the bed or the room, so that it's yours and not the two of yours."],
		},
		{
			pattern: /\b(?:year|years|long time|engaged|married|divorc|house|kids)\b/i,
			reflections: [
				"It's not only the person; it's the future you'd already furnished together.",
				"All those years leave a shape, and everything has to be learned around it.",
			],
			questions: ["Which piece of that shared life do you miss the most?"],
			steps: ["Make a list of the practical loose ends and do just one a day."],
		},
	],
	reflections: [
		"You lost a person and a whole daily life on the same day.",
		"Missing them doesn't mean it should have lasted; it means it mattered.",
	],
	normal: ["Heartbreak works on the body a bit like withdrawal, which is why a small thing can set it off."],
	explore: [
		"What do you miss at the hardest moments?",
		"How did it end?",
		"What has the time since been like?",
		"What's the thought that keeps coming back?",
	],
	deeper: [
		"What did you get to be with them that you'd like to keep?",
		"What did you have to make small in order to stay?",
	],
	exceptions: ["When was there an hour lately when you didn't think of them?"],
	steps: [
		"Plan the hardest hour of the day in advance, with a person, a walk or a series in it.",
		"Put the things that hurt to look at into a box, and the box somewhere else; you don't have to throw anything away.",
		"Tell one friend: 'I don't need advice, just come over.'",
		"Eat one proper meal a day at a table, even if it's toast.",
		"Do one thing that you'd stopped doing because of the two of you.",
	],
	challenges: [
		"Today's win can be one meal, one shower, one message to someone who's yours.",
		"You don't have to be over it; you only have to be kind to yourself until bedtime.",
	],
	actions: [
		"Who could you lean on for one hour this week?",
		"What's one small thing that's only yours, that you could do today?",
	],
};
