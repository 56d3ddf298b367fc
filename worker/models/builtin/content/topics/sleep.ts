import type { Topic } from "../topic.ts";

export const sleep: Topic = {
	slug: "sleep",
	label: "sleep",
	title: "Sleeping better",
	level: "physiological",
	tender: false,
	patterns: [
		[
			/\b(?:caffeine|energy drinks?|(?:too much|so much|cups? of|another|drink(?:ing)?|quit|cut down on|live on|without|last|more|much) coffee|coffees? (?:at|after|all|to (?:stay|get)|every|a day))\b/i,
			2,
		],
		[
			/\b(?:sleep|sleeping|asleep|slept|insomnia|sleepless|awake at|wide awake|nightmares?|bedtime|wake up at|woke up at|waking up|lie awake|lying awake|up all night|awake (?:all|half) (?:the )?night|toss(?:ing)? and turn(?:ing)?|naps?|overslept|snooze)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:coffee|caffeine|energy drinks?|espresso)\b/i,
			reflections: [
				"The coffee gets you through the day and then sends you the bill at night.",
				"It's a loop: short nights ask for caffeine, and caffeine asks for short nights.",
			],
			steps: [
				"Have the last coffee by noon for four days, and see what the fourth night is like.",
				"Swap every second cup after lunch for water or decaf, so it's a slope and not a cliff.",
			],
		},
		{
			pattern:
				/\b(?:can't|cannot|couldn't|hard to|trouble|struggle to|struggling to|takes (?:me )?(?:ages|hours|forever) to|unable to) (?:\w+ )?(?:fall(?:ing)? asleep|get(?:ting)? to sleep|sleep|sleeping|switch off)\b|\b(?:fall(?:ing)? asleep|get to sleep|drop off)\b|\b(?:lie|lying|lay) awake\b|toss/i,
			reflections: [
				"The head hits the pillow and the mind clocks on for a second shift.",
				"The more you try to drop off, the more awake the trying makes you.",
			],
			questions: ["What does your mind reach for once the light is off?"],
			steps: [
				"If you're awake for about twenty minutes, get up and do something dull in dim light until you feel sleepy.",
				"Set an alarm for winding down, an hour before bed, and let that hour be slow and a bit boring.",
			],
		},
		{
			pattern:
				/\b(?:wake|woke|waking|awake)\b.*\b(?:[2345]|two|three|four|five)(?::\d\d)? ?(?:a\.?m\.?)?\b|middle of the night|wak(?:e|ing) up (?:early|too early|at night)|keep waking/i,
			reflections: [
				"Those hours before dawn are when a worry gets the whole house to itself.",
				"You get to sleep and then it's taken away halfway, which is a cruel sort of half-measure.",
			],
			questions: ["What's usually the first thought when you surface at that hour?"],
			steps: [
				"Turn the clock to the wall; doing the sums of hours left keeps you awake.",
				"Keep a pad by the bed, write the thought in five words, and tell yourself it has an appointment tomorrow.",
			],
		},
		{
			pattern: /\bnightmares?|bad dreams?\b/i,
			reflections: [
				"Even sleep isn't a safe place to go at the moment.",
				"It's hard to want to close your eyes when you know what might be waiting.",
			],
			questions: ["How do you come back to yourself after one of those?"],
			steps: ["In daylight, rewrite the dream with a different ending and read it through once before bed."],
		},
		{
			pattern: /\b(?:phone|scroll(?:ing)?|netflix|youtube|tiktok|gaming|screens?)\b/i,
			reflections: [
				"The late screen may be the only hour of the day that belongs to you, which makes it hard to give up.",
			],
			steps: ["Charge the phone outside the bedroom for three nights and see what changes."],
		},
		{
			pattern:
				/\b(?:sleep(?:ing)? (?:too much|all day)|oversle(?:ep|pt)|can't get (?:up|out of bed)|12 hours)\b/i,
			reflections: [
				"All that sleep, and it still doesn't hand you any rest.",
				"Bed seems to be the one place that asks nothing of you.",
			],
			steps: ["Get up at one fixed time for a week and put ten minutes of daylight straight after it."],
		},
	],
	reflections: [
		"Short nights make the next day's problems arrive with the volume up.",
		"It's hard to be yourself on that little rest.",
	],
	normal: ["A run of bad nights feels dangerous, though most bodies make up for it better than we fear."],
	explore: [
		"What's the night usually like, from lights out on?",
		"What tends to be on your mind when sleep won't come?",
		"How do the days look after a night like that?",
		"When did your sleep start to change?",
	],
	deeper: [
		"If the nights had a message for your days, what would it be?",
		"What's the thing that only gets your attention once everything is quiet?",
	],
	exceptions: ["When did you last have a half-decent night, and what came before it?"],
	steps: [
		"Get up at the same time every day this week, weekend included; the evening tends to follow.",
		"An hour before bed, write down tomorrow's worries and one next step for each, then close the notebook.",
		"Keep coffee and strong tea to before noon for a few days.",
		"Keep the bedroom cool and dark, and use the bed only for sleep.",
		"Get outside within an hour of waking; morning light sets the clock for the night.",
	],
	challenges: [
		"Let's win back one night rather than fix them all.",
		"You don't have to force sleep; you only have to stop feeding what keeps you up.",
	],
	actions: [
		"What's one thing you could move out of the bedroom tonight?",
		"What time will you put the day away this evening?",
	],
};
