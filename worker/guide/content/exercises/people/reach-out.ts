import type { Exercise } from "../../exercise.ts";

export const reachOut = {
	id: "reach-out",
	version: 1,
	title: "Reach out",
	summary: "A two-line message to a person you miss or trust, ready to copy.",
	minutes: 4,
	asked: ["reach out", "get back in touch", "write to someone", "text someone", "message a friend", "text a friend", "make contact", "ask a friend"],
	for: {
		topics: ["loneliness", "friends", "new-baby", "break-up", "low-mood", "grief", "change"],
		needs: ["love"],
		modes: ["practical", "deep"],
		styles: ["need-friend"],
	},
	notIn: [],
	source: {
		label: "Liu and others, 2022: the surprise of reaching out",
		url: "https://doi.org/10.1037/pspi0000402",
		strength: "some",
		checked: "2026-11-23",
	},
	start: "who",
	steps: {
		who: {
			kind: "write",
			say: "Which person comes to mind first? Someone you miss, trust or find easy to be with.",
			save: "who",
			example: "Leila from my old team",
			max: 80,
			next: "about",
		},
		about: {
			kind: "choose",
			say: "What's the message for?",
			options: [
				{ label: "I just want to say hello", next: "hello" },
				{ label: "I'd like some company", next: "company" },
				{ label: "I'm having a hard time", next: "hard" },
			],
			otherNext: "hello",
		},
		hello: {
			kind: "choose",
			say: "Pick a line, or type your own.",
			save: "line",
			options: [
				{ label: "You came to mind today.", next: "detail" },
				{ label: "It's been too long. How are you?", next: "detail" },
				{ label: "I saw this and thought of you.", next: "detail" },
			],
			otherNext: "detail",
		},
		company: {
			kind: "choose",
			say: "Pick a line, or type your own.",
			save: "line",
			options: [
				{ label: "Fancy a short walk this week?", next: "detail" },
				{ label: "Can I ring you one evening?", next: "detail" },
				{ label: "Do you want to watch something?", next: "detail" },
			],
			otherNext: "detail",
		},
		hard: {
			kind: "choose",
			say: "Pick a line, or type your own.",
			save: "line",
			options: [
				{ label: "I'm not doing great. Can we talk?", next: "when" },
				{ label: "Could you ring me today?", next: "when" },
				{ label: "Could you come and sit with me?", next: "when" },
			],
			otherNext: "when",
		},
		detail: {
			kind: "write",
			say: "Add one thing that only the two of you would know.",
			why: "In several experiments, messages like this were more welcome than their senders expected.",
			canSkip: true,
			save: "detail",
			example: "I walked past the chip shop with the broken sign.",
			max: 300,
			next: "when",
		},
		when: {
			kind: "schedule",
			say: "When will you send it?",
			save: "when",
			presets: [
				{ label: "Now", days: 0 },
				{ label: "Later today", days: 0 },
				{ label: "Tomorrow morning", days: 1 },
			],
			next: null,
		},
	},
	takeaway: {
		kind: "script",
		title: "A message",
		lines: [
			{ label: "", save: "line" },
			{ label: "", save: "detail" },
			{ label: "To", save: "who" },
			{ label: "When", save: "when" },
		],
	},
	followUp: {
		afterDays: 1,
		ask: "Did you send the message?",
		options: [
			{ label: "Yes, and I got a reply", reply: "So you're back in touch." },
			{ label: "Yes, no reply yet", reply: "Replies can take days. You've done your part." },
			{ label: "Not yet", reply: "We can make it shorter.", exercise: "reach-out" },
			{ label: "I decided not to", reply: "Fine. The message can wait here." },
		],
	},
} satisfies Exercise;
