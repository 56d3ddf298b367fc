import type { Topic } from "../topic.ts";

export const socialAnxiety: Topic = {
	slug: "social-anxiety",
	label: "being around people",
	title: "Around people",
	level: "love",
	tender: false,
	patterns: [
		[
			/\b(?:social(?:ly)? (?:anx\w+|awkward|situations?)|awkward (?:around|with|in)|shy|shyness|small talk|parties|party|meeting new people|make friends|making friends|what people think|people (?:think|judge|will think)|everyone (?:was |is )?(?:looking|staring|judging)|introvert\w*|blush(?:ing)?|said something (?:stupid|weird|dumb))\b/i,
			3,
		],
	],
	aspects: [
		{
			pattern: /\b(?:said something|replay|embarrass|stupid|weird|awkward thing|afterwards?)\b/i,
			reflections: [
				"The party ends, and then the private screening begins, with you as the only critic.",
				"You remember the odd sentence, and they most likely remember the snacks.",
			],
			questions: ["What do you imagine they're still thinking?"],
			steps: ["Write what you actually said, and what a fair witness would have seen."],
		},
		{
			pattern: /\b(?:make friends|making friends|meet(?:ing)? (?:new )?people)\b/i,
			reflections: ["Everyone seems to have a circle already, and nobody hands out the door code."],
			questions: ["Where are people you might like already gathered?"],
			steps: ["Go to the same thing three times before you judge it; friendship runs on repetition."],
		},
		{
			pattern: /\b(?:party|parties|event|wedding|dinner|invited|tonight|meeting)\b/i,
			reflections: ["You'd like to be there and you'd like to be home, both at once."],
			questions: ["What's the moment you dread, exactly?"],
			steps: [
				"Give yourself a job and an end time: forty minutes, and you help with the drinks.",
				"Prepare two questions you'd enjoy hearing the answer to.",
			],
		},
	],
	reflections: [
		"Half of you is talking and the other half is watching you talk.",
		"It takes so much effort to seem effortless.",
	],
	normal: ["Other people notice about half of what we think they notice; they're busy with their own hands."],
	explore: [
		"Which situations are the hardest?",
		"What goes through your head in the moment?",
		"With whom is it easy?",
		"What do you do to get through it?",
	],
	deeper: [
		"What would you show people if you weren't on guard?",
		"Where did you learn that you had to get it right?",
	],
	exceptions: ["When did a conversation last flow?"],
	steps: [
		"Put your attention outside: find out one thing about the other person.",
		"Arrive early, when it's small, and leave while it's still all right.",
		"Say one true and tiny thing: 'I never know what to say at these.'",
		"Practise with low stakes, one sentence to a cashier each day.",
	],
	challenges: [
		"One hello that you didn't have to say.",
		"Stay ten minutes longer than fear would like, and then go home proud.",
	],
	actions: [
		"Who could you say one sentence to today?",
		"Which invitation will you say yes to, for forty minutes?",
	],
};
