import type { Topic } from "../topic.ts";

export const perfectionism: Topic = {
	slug: "perfectionism",
	label: "the perfectionism",
	title: "Good enough",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:perfection(?:ist|ism)?|has to be perfect|be perfect|never good enough|high standards|nothing I do is (?:ever )?(?:good )?enough|can't make mistakes|afraid of making mistakes|people[- ]pleas\w+|redo(?:ing)? everything|flawless)\b/i,
			4,
		],
	],
	aspects: [
		{
			pattern: /\bpeople[- ]pleas|say no|everyone happy|disappoint/i,
			reflections: [
				"You've become very good at knowing what others want, and it's crowded out the other question.",
				"A yes from you may be kindness, and it may be fear in a nice coat.",
			],
			questions: ["What did you last say yes to that was really a no?"],
			steps: [
				"Buy time with one sentence: 'Let me check and get back to you.'",
				"Say one small no this week and let the silence after it be.",
			],
		},
		{
			pattern: /\b(?:mistakes?|wrong|errors?|criticism|feedback)\b/i,
			reflections: [
				"A mistake doesn't feel like a mistake; it feels like being found out.",
				"One wrong note, and the whole concert is ruined in your ears.",
			],
			questions: ["What do you fear a mistake would show?"],
			steps: ["Leave one harmless flaw in on purpose, and watch what happens."],
		},
	],
	reflections: [
		"The bar rises as soon as you reach it, so you never get to stand on it.",
		"You only seem to get rest as a prize, and the prize keeps moving.",
	],
	normal: ["High standards aren't the trouble; being worth less when you miss them is."],
	explore: [
		"Where does it cost you the most?",
		"Whose voice does the critic have?",
		"What happens when something's only okay?",
		"What's the standard, if you had to write it down?",
	],
	deeper: ["What would you be worth on a lazy day?", "What might you try if it could be bad?"],
	exceptions: ["What do you do happily without doing it well?"],
	steps: [
		"Set the finishing time before you start, and stop at it.",
		"Choose three tasks today that get seventy per cent and no more.",
		"Send it without the last reread, once.",
		"Ask what the other person really needs, which is often half of what you planned.",
	],
	challenges: [
		"Do one thing badly today, on purpose, with style.",
		"Hand it in at seventy per cent and keep the evening.",
	],
	actions: ["Which task gets a plain 'good enough' today?", "What time will you stop, finished or not?"],
};
