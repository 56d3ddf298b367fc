import { exercise } from "../../exercise.ts";

export const reachOut = exercise({
	id: "reach-out",
	title: "Reach out",
	summary: "A two-line message to a person you miss or trust, ready to copy.",
	minutes: 4,
	asked: ["reach out", "get back in touch", "write to someone", "text someone", "message a friend", "text a friend", "make contact", "ask a friend"],
	for: { topics: ["loneliness", "friends", "new-baby", "break-up", "low-mood", "grief", "change"], needs: ["love"] },
	notIn: [],
	source: ["Liu and others, 2022: the surprise of reaching out", "https://doi.org/10.1037/pspi0000402", "some", "2026-11-23"],
	steps: {
		who: { kind: "write", say: "Which person comes to mind first? Someone you miss, trust or find easy to be with.", example: "Leila from my old team", max: 80 },
		about: {
			kind: "choose",
			say: "What's the message for?",
			options: { "I just want to say hello": "hello", "I'd like some company": "company", "I'm having a hard time": "hard" },
			otherNext: "hello",
		},
		hello: {
			kind: "choose",
			say: "Pick a line, or type your own.",
			save: "line",
			options: { "You came to mind today.": "detail", "It's been too long. How are you?": "detail", "I saw this and thought of you.": "detail" },
			otherNext: "detail",
		},
		company: {
			kind: "choose",
			say: "Pick a line, or type your own.",
			save: "line",
			options: { "Fancy a short walk this week?": "detail", "Can I ring you one evening?": "detail", "Do you want to watch something?": "detail" },
			otherNext: "detail",
		},
		hard: {
			kind: "choose",
			say: "Pick a line, or type your own.",
			save: "line",
			options: { "I'm not doing great. Can we talk?": "when", "Could you ring me today?": "when", "Could you come and sit with me?": "when" },
			otherNext: "when",
		},
		detail: {
			kind: "write",
			say: "Add one thing that only the two of you would know.",
			why: "In several experiments, messages like this were more welcome than their senders expected.",
			canSkip: true,
			example: "I walked past the chip shop with the broken sign.",
			max: 300,
		},
		when: { kind: "schedule", say: "When will you send it?", presets: { Now: 0, "Later today": 0, "Tomorrow morning": 1 } },
	},
	takeaway: { kind: "script", title: "A message", lines: { line: "", detail: "", who: "To", when: "When" } },
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
});
