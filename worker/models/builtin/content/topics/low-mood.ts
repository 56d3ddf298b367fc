import type { Topic } from "../topic.ts";

export const lowMood: Topic = {
	slug: "low-mood",
	label: "this low stretch",
	title: "A low stretch",
	level: "physiological",
	tender: true,
	patterns: [
		[
			/\b(?:depress(?:ed|ion|ing)|low mood|feel(?:ing)? (?:so |really |very |a bit |pretty |kind of |just )*(?:low|down|empty|numb|flat|blue|sad|miserable|awful|terrible|bad|hopeless)|I'm (?:so |really |very |just |feeling )*(?:sad|miserable|unhappy|down|low)|no motivation|can't get out of bed|nothing (?:is fun|matters|feels good|brings)|don't enjoy|crying (?:a lot|all|every)|cry(?:ing)? for no reason|unmotivated|in a rut|no energy|feeling nothing|everything is grey)\b/i,
			2.5,
		],
	],
	aspects: [
		{
			pattern: /\b(?:out of bed|get up|shower|dishes|clean|basic|move)\b/i,
			reflections: [
				"The ordinary things have become mountains, and nobody gives medals for climbing them.",
				"When getting up is the hardest job of the day, you've worked before breakfast.",
			],
			questions: ["What did you manage today, however small?"],
			steps: [
				"Shrink the morning to feet on the floor and a glass of water, and count that.",
				"Do two minutes of the thing, such as three dishes, and stop on purpose.",
			],
		},
		{
			pattern: /\b(?:cry|crying|cried|tears)\b/i,
			reflections: [
				"The tears are ahead of the words, and that's allowed.",
				"Something in you is asking to be felt, at the least convenient times.",
			],
			questions: ["What tends to be near when the tears come?"],
		},
		{
			pattern: /\b(?:enjoy|fun|nothing (?:feels|brings|is)|numb|flat|empty|grey|interest)/i,
			reflections: [
				"The things that used to light up have gone dim, and you miss missing them.",
				"It's like watching your life with the sound turned down.",
			],
			questions: ["What did you lose interest in first?"],
			steps: ["Do one thing you used to like, for ten minutes, without demanding that it feel good yet."],
		},
		{
			pattern:
				/\b(?:no reason|don't know why|nothing (?:is )?wrong|everything is fine|should be happy|supposed to be happy)\b/i,
			reflections: [
				"It's confusing to feel this without a reason to point to, and it doesn't need one to be real.",
				"On paper it's fine, and you don't live on paper.",
			],
			questions: ["What was going on around the time it began?"],
			steps: [
				"Note your sleep, food, daylight and people for a week; a low mood often has a quiet cause in one of the four.",
			],
		},
		{
			pattern: /\b(?:weeks|months|years|long time|for a while|always)\b/i,
			reflections: [
				"It's been going on long enough to have begun to feel normal, and it isn't something you have to settle for.",
			],
			questions: ["Who knows that it's been this long?"],
			steps: [
				"If it's been most days for two weeks or more, tell a doctor just that sentence; it's common and it can be helped.",
			],
		},
	],
	reflections: [
		"Everything costs more than usual, and comes back with less.",
		"You're moving through the day with the brake on.",
	],
	normal: ["A low mood lies about the future; it tends to paint it the same colour as today."],
	explore: [
		"What are the days like at the moment?",
		"When did you notice it getting heavier?",
		"What's the hardest part of the day?",
		"What's the first thing that dropped away?",
	],
	deeper: [
		"If the sadness were about something, what would be your guess?",
		"What do you need that you haven't been getting?",
	],
	exceptions: ["What was the least bad moment of the last few days?"],
	steps: [
		"Get ten minutes of daylight before noon, even through drizzle.",
		"Text one person something true and short: 'Rough week. No need to fix it.'",
		"Pick one small thing that gives a sense of having done it, and one that's simply pleasant.",
		"Eat at roughly the usual times, hungry or not.",
		"Move for five minutes, because mood follows the body more often than the other way round.",
	],
	challenges: [
		"Today's bar can be on the floor; stepping over it still counts.",
		"One small thing, and then you've won the day.",
	],
	actions: [
		"What's one tiny thing you could do in the next ten minutes?",
		"Who could you let know, in one line, how it is?",
	],
};
