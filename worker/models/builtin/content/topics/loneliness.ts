import type { Topic } from "../topic.ts";

export const loneliness: Topic = {
	slug: "loneliness",
	label: "the loneliness",
	title: "Feeling alone",
	level: "love",
	tender: true,
	patterns: [
		[
			/\b(?:lonely|loneliness|isolated|no friends|nobody to talk to|no one to talk to|all alone|feel(?:ing)? alone|so alone|left out|don't belong|don't fit in|outsider|no one (?:calls|texts|asks|cares)|nobody (?:calls|texts|asks)|by myself all)\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:new (?:city|town|country|place)|moved|abroad|don't know anyone)\b/i,
			reflections: [
				"Everyone else there already has their people, and you're starting from zero.",
				"A new place can be full of faces and still have no one who knows your name.",
			],
			questions: ["What did you have in the old place that you miss the most?"],
			steps: [
				"Go to the same café, class or park at the same hour each week; familiar faces come from repetition.",
			],
		},
		{
			pattern:
				/\b(?:married|husband|wife|partner|boyfriend|girlfriend|surrounded|in a (?:crowd|room)|around people|even with)\b/i,
			reflections: [
				"Being lonely next to someone can be sharper than being lonely on your own.",
				"There are people around, and still nobody on your side of the glass.",
			],
			questions: ["What do you wish they'd ask you?"],
			steps: ["Tell one person one true thing about your week, something slightly more honest than usual."],
		},
		{
			pattern:
				/\b(?:weekends?|evenings?|nights?|holidays?|(?<!since |last |at )Christmas|birthday|Sundays?)\b/i,
			reflections: ["The empty hours are when it gets loud, once there's nothing left to be busy with."],
			questions: ["Which hour of it is the longest?"],
			steps: ["Put one small thing with other people in it into the hardest hour of the week."],
		},
		{
			pattern: /\bleft out|not invited|without me|exclud/i,
			reflections: ["It's one thing to be alone, and another to see the place where you weren't asked."],
		},
	],
	reflections: [
		"It isn't only about company; it's about someone knowing how you actually are.",
		"You've been carrying your days without anyone to hand them to.",
	],
	normal: [
		"Loneliness is a signal, like hunger; it says that something is needed, not that something is wrong with you.",
	],
	explore: [
		"When does it press hardest?",
		"Who used to be the person you'd tell things to?",
		"What kind of company are you missing?",
		"What happens when you think of reaching out to somebody?",
	],
	deeper: [
		"What would you want someone to know about you that they don't?",
		"When have you felt that you belonged?",
	],
	exceptions: ["When did you last feel a bit less alone, even with a stranger?"],
	steps: [
		"Send one low-stakes message today: 'This made me think of you.'",
		"Join something that repeats every week, so you don't have to be brave each time.",
		"Say one more sentence than you need to, to the person at the till or the neighbour.",
		"Write to somebody you lost touch with, and say just that: 'It's been too long.'",
		"Spend one of your alone hours where other people are, such as a library or a café.",
	],
	challenges: [
		"One small reach counts, whatever comes back.",
		"Let's not wait until it feels easy; let's make it tiny.",
	],
	actions: [
		"Who could get one short message from you today?",
		"Where could you be around people for an hour this week?",
	],
};
