import type { Topic } from "../topic.ts";

export const parenting: Topic = {
	slug: "parenting",
	label: "being a parent",
	title: "Being a parent",
	level: "love",
	tender: false,
	patterns: [
		// A son or a daughter may be forty: named alone, they aren't the subject yet.
		[/\bmy (?:\w+ )?(?:son|daughter)\b/i, 2],
		[
			/\b(?:my (?:\w+ )?(?:kids?|children|toddler|teenager|teen|baby|newborn|little one)|(?:the |our )?baby (?:is|was|won't|cries|wakes|keeps|has)|newborn|parenting|my \d+[- ](?:year|month)[- ]old|won't go to bed|star chart|bedtime (?:takes|is|battle)|the kids|as a (?:mum|mom|mother|dad|father|parent)|(?:bad|terrible|awful|horrible) (?:mum|mom|mother|dad|father|parent)|bedtime battles?|tantrums?|single (?:mum|mom|mother|dad|father|parent)|(?:good|being a) (?:mum|mom|mother|dad|father|parent))\b/i,
			3.5,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:yell(?:ed|ing)?|shout(?:ed|ing)?|snapp(?:ed|ing)|lost (?:it|my temper)|guilt|guilty|bad (?:mum|mom|mother|dad|father|parent))\b/i,
			reflections: [
				"The guilt comes after bedtime, when they look so small.",
				"Bad parents don't lie awake wondering whether they're bad parents.",
			],
			questions: ["What had you been holding together before that moment?"],
			steps: [
				"Repair out loud: 'I shouted. That was mine, not yours.' Children learn more from that than from calm.",
				"Pick the hour that always blows up and lower one demand in it.",
			],
		},
		{
			pattern: /\b(?:teen|teenager|won't talk|doesn't talk|slams?)\b/i,
			reflections: [
				"They used to tell you everything, and now you get one syllable and a door.",
				"Pulling away is their job at that age, and it still hurts to be pulled away from.",
			],
			questions: ["When do they come out of their shell, even a little?"],
			steps: [
				"Talk side by side, in the car or while cooking, and leave long gaps.",
				"Ask about something they're good at and let them explain it.",
			],
		},
		{
			pattern: /\b(?:baby|newborn|toddler|sleep|nights?|tantrum|breastfeed)/i,
			reflections: [
				"Someone very small is in charge of your nights, your body and your mood.",
				"You love them, and you'd give a great deal for an afternoon in which nobody touches you.",
			],
			questions: ["When do you get to be off duty?"],
			steps: [
				"Agree on one protected block of sleep a week and swap for it.",
				"If you've felt low or panicky most days since the birth, tell your doctor or midwife; that's common and treatable.",
			],
		},
		{
			pattern: /\b(?:alone|single|by myself|no help|co-?parent|custody|ex)\b/i,
			reflections: ["There's nobody to tag in, so every decision and every fever is yours."],
			questions: ["What would you hand over first, if there were someone to take it?"],
			steps: ["Name one task and one person, and ask for exactly that on a fixed day."],
		},
	],
	reflections: [
		"You're giving patience all day, and nobody tops it up.",
		"It's a job where you're needed every minute and thanked about once a year.",
	],
	normal: [
		"Children need a parent who's good enough and who comes back after a bad moment, and nothing more perfect than that.",
	],
	explore: [
		"What has it been like at home lately?",
		"Which part of the day is the hardest?",
		"What do you worry about most for them?",
		"What do you get for yourself in a week?",
	],
	deeper: ["What do you want them to remember about you?", "What did you need at their age?"],
	exceptions: ["When was there a sweet moment recently?"],
	steps: [
		"Give each child ten minutes a day in which they choose and you follow, phone away.",
		"Say what to do in place of what not to do: 'Feet on the floor.'",
		"Take five minutes alone before the hardest hour, in the bathroom if need be.",
		"Lower one standard this week, such as dinner, laundry or screens, and say so out loud.",
	],
	challenges: [
		"Aim for one good moment today rather than a good day.",
		"You can't pour from an empty jug, so fill it by one cup.",
	],
	actions: ["What's one ten-minute moment you could share today?", "Which standard could you drop tonight?"],
};
