import type { Topic } from "../topic.ts";

export const sleep: Topic = {
	slug: "sleep",
	label: "sleep",
	title: "Sleeping better",
	level: "physiological",
	tender: false,
	patterns: [
		[/\b(?:coffee|caffeine|energy drinks?)\b/i, 2],
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
				"Bed has turned into a place where you wait instead of rest.",
				"You're tired enough to want sleep and too wound up to be let in.",
			],
			questions: [
				"What does your mind reach for once the light is off?",
				"What does the last hour before bed look like?",
			],
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
				"At that hour there's nothing to do with a thought except think it again.",
			],
			questions: [
				"What's usually the first thought when you surface at that hour?",
				"What do you do once you notice you're awake?",
			],
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
		"The night is supposed to give something back, and it has been taking.",
		"Sleep is one of the few things that gets harder the more you need it.",
		"Your body is asking for rest and your mind keeps holding the door shut.",
		"After enough nights like that, dread can start before you've even brushed your teeth.",
		"You're paying for the night all through the day.",
	],
	normal: [
		"A run of bad nights feels dangerous, though most bodies make up for it better than we fear.",
		"Nearly everyone sleeps badly when life is loud; it isn't a sign that you've lost the knack.",
		"One poor night does less harm than the worry about it suggests.",
		"Waking in the night is ordinary; it's the arguing with it that costs the rest.",
	],
	company: [
		"Nights like that go on forever.",
		"Lying there while everyone else is out cold is a lonely sort of business.",
		"I'd be grumpy too on that kind of sleep.",
		"That ceiling must be very familiar by now.",
		"You poor thing, running a whole day on fumes.",
	],
	explore: [
		"What's the night usually like, from lights out on?",
		"What tends to be on your mind when sleep won't come?",
		"How do the days look after a night like that?",
		"When did your sleep start to change?",
		"What's different on the evenings before a better night?",
		"What do your evenings look like at the moment?",
	],
	deeper: [
		"If the nights had a message for your days, what would it be?",
		"What's the thing that only gets your attention once everything is quiet?",
		"What would you have to put down before you could rest?",
		"What does rest mean to you, beyond sleep?",
	],
	exceptions: [
		"When did you last have a half-decent night, and what came before it?",
		"Where do you sleep best?",
	],
	scale: ["From 0 to 10, how rested do you feel today?"],
	steps: [
		"Get up at the same time every day this week, weekend included; the evening tends to follow.",
		"An hour before bed, write down tomorrow's worries and one next step for each, then close the notebook.",
		"Keep coffee and strong tea to before noon for a few days.",
		"Keep the bedroom cool and dark, and use the bed only for sleep.",
		"Get outside within an hour of waking; morning light sets the clock for the night.",
		"Try breathing out twice as long as you breathe in, for ten breaths, with the lights off.",
	],
	challenges: [
		"Let's win back one night rather than fix them all.",
		"You don't have to force sleep; you only have to stop feeding what keeps you up.",
		"Tonight starts this afternoon, so there's still time to tilt it.",
		"Let's pick one thing the night can't argue with.",
	],
	actions: [
		"What's one thing you could move out of the bedroom tonight?",
		"What time will you put the day away this evening?",
		"Which habit of the last hour before bed could you swap, just tonight?",
		"What could you write down before bed so you don't have to carry it in?",
	],
};
