import type { Topic } from "../topic.ts";

export const health: Topic = {
	slug: "health",
	label: "your health",
	title: "Health matters",
	level: "physiological",
	tender: true,
	patterns: [
		[
			/\b(?:illness|diagnos(?:ed|is)|chronic|cancer|tumou?r|surgery|operation|hospital(?!ity| shift)|pain|migraines?|disease|symptoms?|treatment|chemo|test results?|biopsy|scan|fibromyalgia|diabetes|arthritis|long covid|disabled|disability|sick all|I'm (?:sick|ill)|been (?:sick|ill)|menopause|adhd|bipolar|medication|doctors?)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:waiting|results?|biopsy|scan|tests?)\b/i,
			reflections: [
				"The waiting has no handle; there's nothing to do with it except wait.",
				"Until somebody says the word, every version of it lives in your head at once.",
			],
			questions: ["What helps you get through the hours of not knowing?"],
			steps: [
				"Write down your questions for the appointment, and take somebody along who can listen with you.",
			],
		},
		{
			pattern: /\b(?:chronic|pain|migraine|fibromyalgia|every day|years|long covid)\b/i,
			reflections: [
				"It takes up room every day, and from outside nobody can see it.",
				"You keep having to prove something that you'd much rather not have.",
			],
			questions: ["What do you wish people understood about an ordinary day with it?"],
			steps: [
				"Spread the week by energy rather than by hours, with rest put in before you need it.",
				"Note for a week what makes it worse and better, and bring that to your doctor.",
			],
		},
		{
			pattern: /\b(?:diagnos|cancer|tumou?r|chemo)/i,
			reflections: [
				"One word in a small room, and everything before it became 'before'.",
				"You're expected to understand, to decide and to be brave, all in the same week.",
			],
			questions: ["What has been the hardest to take in?"],
			steps: ["Choose one person to pass on news, so you don't have to tell it ten times."],
		},
		{
			pattern: /\b(?:doctor|doctors|nobody believes|not taken seriously|dismiss)/i,
			reflections: [
				"You know something's wrong, and you keep having to convince people who have ten minutes.",
			],
			questions: ["What would being taken seriously look like?"],
			steps: [
				"Bring a one-page list with dates, symptoms and what you want to know, and ask for a second opinion if you leave with nothing.",
			],
		},
	],
	reflections: [
		"Your body used to be something you could forget about, and now it's in every plan.",
		"There's the illness, and then there's being the patient, and both are tiring.",
	],
	normal: ["Being frightened and being bored can take turns in the same illness."],
	explore: [
		"What's it like day to day?",
		"What worries you most about it?",
		"Who's at your side through this?",
		"What has it taken from you that you miss?",
	],
	deeper: ["What matters more to you now than before?", "What do you need from the people around you?"],
	exceptions: ["When does it let you forget about it for a bit?"],
	steps: [
		"Ask your doctor the one question you've been avoiding, written on paper.",
		"Let one person know how you are in percentages: 'I'm at forty today.'",
		"Plan one pleasant small thing that doesn't depend on feeling well.",
		"Rest before you're empty, on purpose, once a day.",
	],
	challenges: [
		"Pace is the power move here.",
		"Spend today's energy on the one thing that matters most to you.",
	],
	actions: [
		"What's one thing you could take off today's list?",
		"Who could go with you to the next appointment?",
	],
};
