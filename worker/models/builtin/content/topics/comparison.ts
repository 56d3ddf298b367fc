import type { Topic } from "../topic.ts";

export const comparison: Topic = {
	slug: "comparison",
	label: "the comparing",
	title: "Comparing myself",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:compar(?:e|ing|ison) (?:myself|to|with)|comparing|comparison|everyone(?: else)? (?:is|has|seems|my age)|all my friends (?:are|have)|ahead of me|behind (?:everyone|in life|my (?:friends|peers))|falling behind|left behind|jealous of|envious|envy|better than me|at my age|peers|should be further|by now I should)\b/i,
			3.5,
		],
	],
	aspects: [
		{
			pattern: /\b(?:instagram|facebook|linkedin|tiktok|social media|posts?|feed|scroll)/i,
			reflections: [
				"You're holding your ordinary Tuesday up against everyone's best afternoon.",
				"The feed shows the trophy and never the four in the morning.",
			],
			questions: ["Whose posts leave you feeling smaller?"],
			steps: [
				"Mute the three accounts that sting most, for thirty days.",
				"Before you scroll, write one line about what's true of your own week.",
			],
		},
		{
			pattern: /\b(?:my age|turning|30|40|by now|married|kids|house|settled|babies|engaged|timeline)\b/i,
			reflections: [
				"There's a timetable in your head that you never signed, and you're late for it.",
				"Everyone else's milestones seem to arrive by post while you're still at the address before.",
			],
			questions: ["Whose timetable is it?"],
			steps: [
				"List what you'd want by fifty if nobody could see it; cross out what's left from the other list.",
			],
		},
		{
			pattern: /\b(?:sister|brother|sibling|cousin|friend|colleague)\b/i,
			reflections: ["It's hardest with someone close, because you love them and it stings at the same time."],
			questions: ["What do they have that you'd truly want, looked at closely?"],
			steps: ["Ask them how it's really going; envy tends to shrink when it meets the details."],
		},
	],
	reflections: [
		"You're measuring the inside of your life by the outside of theirs.",
		"However well you do, there's always a next person to lose against.",
	],
	normal: ["Minds rank things automatically; it takes practice not to believe the ranking."],
	explore: [
		"Who do you end up comparing yourself with?",
		"When does it start in the day?",
		"What do they seem to have that you're missing?",
		"What does it make you do, or stop doing?",
	],
	deeper: ["What would you want if no one were watching?", "Which part of the envy is a real wish of yours?"],
	exceptions: ["When do you forget to compare?"],
	steps: [
		"Compare with yourself a year ago: three things that moved.",
		"Turn one envy into a request: 'I want more of this', and take a first step.",
		"Leave the phone out of the first half hour of the day.",
		"Write a done list tonight rather than a to-do list.",
	],
	challenges: [
		"Eyes on your own lane for one day, and see how far you get.",
		"Take the envy as a map, and walk one street of it.",
	],
	actions: [
		"What's one step in your own direction you could take today?",
		"Which account or place will you stay out of this week?",
	],
};
