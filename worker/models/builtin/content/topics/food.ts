import type { Topic } from "../topic.ts";

export const food: Topic = {
	slug: "food",
	label: "eating",
	title: "Food and eating",
	level: "physiological",
	tender: true,
	patterns: [
		[
			/\b(?:eating|binge(?:d|ing)?|overeat(?:ing)?|diet(?:ing)?|calories|appetite|skip(?:ping)? meals|junk food|snacking|my weight|(?:lose|gain|gained|losing|gaining) weight|healthy eating|healthier|can't stop eating|eat (?:better|healthy|too much|my feelings|less|more|anything|properly|well))\b/i,
			2.5,
		],
		[/\b(?:eat|ate|food|sugar|snacks?|cook(?:ing)?|meals?|weight|hungry|takeaway|takeout)\b/i, 1.5],
	],
	aspects: [
		{
			pattern:
				/\b(?:binge|bingeing|overeat|can't stop eating|eat (?:my feelings|everything|when)|comfort eat|stress eat|emotional eating)/i,
			reflections: [
				"Food is the one thing that answers straight away when you're running low on comfort.",
				"It soothes for a moment, and then the scolding starts.",
			],
			questions: ["What's usually going on in the hour before?"],
			steps: [
				"Eat something regular every few hours; long gaps make the evening harder.",
				"When the pull comes, put a five-minute pause in front of it, and whatever you then decide is allowed.",
			],
		},
		{
			pattern:
				/\b(?:purg|throw(?:ing)? up|vomit|starv|not eating|stopped eating|don't eat|haven't eaten|can't eat|laxative|skip(?:ping)? meals|restrict|anorexi|bulimi|calories)/i,
			reflections: [
				"Food has turned into something to get through rather than something that feeds you.",
				"A lot of your day seems to be spent on guard around eating.",
			],
			questions: ["Who knows how hard eating has become?"],
			steps: [
				"Tell a doctor or someone you trust how eating has been lately; this is common, treatable, and not a matter of willpower.",
			],
		},
		{
			pattern: /\b(?:cook|takeaway|takeout|no time|tired|junk|healthy)\b/i,
			reflections: ["At the end of the day, feeding yourself well is one job too many."],
			steps: [
				"Keep three no-effort meals in the house, such as eggs, soup and frozen vegetables with noodles.",
				"Cook double once this week and freeze half.",
			],
		},
		{
			pattern: /\b(?:weight|fat|diet|lose (?:weight|kilos|pounds))\b/i,
			reflections: [
				"A number has been given a lot of say over how you're allowed to feel.",
				"You'd like to feel at ease in your body, and the scale keeps moving the goal.",
			],
			questions: ["What would you want to be able to do or feel, apart from the number?"],
			steps: [
				"Pick one thing to add, such as a vegetable or a proper breakfast, rather than something to cut.",
			],
		},
	],
	reflections: [
		"Eating has got tangled up with how you feel about yourself.",
		"When life is loud, meals are the first thing to go sideways.",
	],
	normal: ["Appetite is one of the first things that stress interferes with, in both directions."],
	explore: [
		"What does a normal day of eating look like?",
		"When does it go off the rails?",
		"What do meals feel like lately?",
		"What was food like in the house where you grew up?",
	],
	deeper: ["What would a peaceful meal be like?", "What does eating, or not eating, help you not to feel?"],
	exceptions: ["When did you last enjoy a meal?"],
	steps: [
		"Start with breakfast within an hour or two of getting up, anything that you like.",
		"Eat one meal a day sitting down, without a screen.",
		"Drink a glass of water when you sit down to work, and again at lunch.",
		"Plan tomorrow's lunch tonight and nothing else.",
	],
	challenges: ["One decent meal today is enough of a win.", "Add one good thing; don't fight the rest."],
	actions: [
		"What's one thing you could eat today that would do you good?",
		"What would make dinner easier tonight?",
	],
};
