import type { Topic } from "../topic.ts";

export const stress: Topic = {
	slug: "stress",
	label: "the stress",
	title: "Under pressure",
	level: "safety",
	tender: false,
	patterns: [
		[
			/\b(?:stress|stressed|stressful|stressing|overwhelm(?:ed|ing)?|under pressure|pressure|too much on my plate|can't cope|so much to do|never ends|breaking point|frazzled|swamped|juggling)\b/i,
			2,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:headaches?|stomach|chest|jaw|shoulders|tense|heart (?:is )?(?:racing|pounding)|can't breathe|shaking|neck)\b/i,
			reflections: [
				"Your body is keeping the score of all this, and it's getting hard to ignore.",
				"The strain has moved out of your head and into your muscles.",
			],
			questions: ["Where in your body does it show up first?"],
			steps: [
				"Drop your shoulders, unclench your jaw and let three breaths out slowly, every time you touch a door handle today.",
			],
		},
		{
			pattern:
				/\b(?:to-?do|list|everything at once|juggling|so much to do|too many things|plate|all at once)\b/i,
			reflections: [
				"Every item on the pile claims to be urgent, and they can't all be right.",
				"You're being asked to be in several places, and each one thinks it's the only one.",
			],
			questions: ["If only one thing on that pile got done today, which would you want it to be?"],
			steps: [
				"Write the whole pile down, mark the three with real deadlines, and fold the paper so you only see those.",
			],
		},
		{
			pattern:
				/\b(?:everyone|everybody|people) (?:\w+ )?(?:needs?|wants?|expects?|depends?|relies)\b|\b(?:take care|look after|caring for) (?:of )?(?:everyone|everybody|my (?:mum|mom|dad|mother|father|parents|husband|wife))/i,
			reflections: [
				"Everyone's needs seem to arrive at your door, and yours wait outside.",
				"You've become the one who holds things together, and nobody asked who holds you.",
			],
			questions: ["Who looks after you while you look after them?"],
			steps: ["Tell one person one thing you won't be doing this week, without an excuse attached."],
		},
	],
	reflections: [
		"There hasn't been a gap between one demand and the next.",
		"You've been running at a speed that was only meant for emergencies.",
	],
	normal: ["Anyone's attention gets narrow under this much load; it's how people are built."],
	explore: [
		"What's pressing hardest right now?",
		"What does a day under this pressure look like?",
		"When did it go from busy to too much?",
		"What goes first when it gets like this: sleep, food, people, or patience?",
	],
	deeper: [
		"What would it mean about you if you let one thing drop?",
		"Whose standard are you trying to meet?",
	],
	exceptions: ["When did you last have an hour that didn't belong to anyone else?"],
	steps: [
		"Pick the one task that would make the rest easier, and give it your first half hour.",
		"Say 'not this week' to one request, and leave it at that.",
		"Put a ten-minute gap between two things tomorrow and guard it as you would a meeting.",
		"Write down what's in your hands and what isn't, and put a line through the second half for today.",
		"Take a brisk ten-minute walk; it burns off some of what stress puts into your blood.",
	],
	challenges: [
		"Let's take one thing off before we try to be stronger.",
		"You don't need more discipline; you need fewer items.",
	],
	actions: [
		"What's one thing you could hand over, delay or drop today?",
		"Which task gets your next twenty minutes?",
	],
};
