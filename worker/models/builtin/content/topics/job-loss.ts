import type { Topic } from "../topic.ts";

export const jobLoss: Topic = {
	slug: "job-loss",
	label: "losing the job",
	title: "Between jobs",
	level: "safety",
	tender: false,
	patterns: [
		[
			/\b(?:(?:got|been|was|am|getting) (?:fired|laid off|made redundant|let go|sacked)|let me go(?! (?:early|home|to|on|out|with|of))|laid off|layoffs?|redundan(?:t|cy)|(?:lost|losing|lose) my job|unemployed|unemployment|job ?(?:hunt|hunting|search|searching|applications?)|looking for (?:a )?(?:work|job)|out of work|job rejections?|applied (?:to|for)|rejection (?:letter|email)s?|job interviews?|no job)\b/i,
			4,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:appl(?:y|ied|ications?|ying)|rejections?|rejected|interviews?|ghosted|hear back|no reply|CV|resume)\b/i,
			reflections: [
				"Each application asks you to believe in yourself again, and then nobody writes back.",
				"Rejection by silence is still rejection, and you get it in bulk.",
			],
			questions: ["What does a day of searching do to you?"],
			steps: [
				"Set a ceiling of two good applications a day, and stop when they're done.",
				"Message one person in the field and ask for fifteen minutes, not for a job.",
			],
		},
		{
			pattern: /\b(?:interview)\b/i,
			reflections: ["They'll see you for forty minutes, and you've been preparing for weeks."],
			questions: ["What do you want them to know about you by the end of it?"],
			steps: [
				"Prepare three short stories, one problem solved, one failure, one thing you're proud of, and say each aloud twice.",
			],
		},
		{
			pattern: /\b(?:fired|laid off|redundan|let go|sacked|lost my job)\b/i,
			reflections: [
				"One meeting, and the shape of your week was gone.",
				"Even when it's about budgets, it lands as if it were about you.",
			],
			questions: ["What was the moment like when they told you?"],
			steps: [
				"Get the practical three done first: final pay, benefits, and a copy of your records.",
				"Tell five people you're looking, in one plain sentence; most jobs still travel by word of mouth.",
			],
		},
	],
	reflections: [
		"Without the job it's harder to answer the question of who you are on a Tuesday.",
		"You're having to sell yourself in the very weeks when you feel least like it.",
	],
	normal: [
		"Losing a job shakes people for months; it's rated among the harder things that happen in a life.",
	],
	explore: [
		"What have the days been like since it ended?",
		"What's the hardest part, the money or the meaning?",
		"What do you miss about it, and what don't you?",
		"What do you tell people when they ask?",
	],
	deeper: [
		"What did that job let you believe about yourself?",
		"What would you like to be different in the next place?",
	],
	exceptions: ["When did you last feel capable, paid or not?"],
	steps: [
		"Give the day a frame: up at the same time, search from nine to twelve, then stop.",
		"Put one thing in each day that isn't job hunting and that somebody else would notice.",
		"List ten things you did in the last job that made something better.",
		"Work out how many weeks your money lasts; a known number is easier to carry than a fear.",
	],
	challenges: [
		"You've got skills that didn't leave with the badge.",
		"Let's make today's target something you control: sends, not answers.",
	],
	actions: [
		"Who's one person you could tell today that you're looking?",
		"Which single application deserves your best hour?",
	],
};
