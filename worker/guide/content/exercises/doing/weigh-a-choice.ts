import { exercise } from "../../exercise.ts";

export const weighAChoice = exercise({
	id: "weigh-a-choice",
	title: "Weigh a choice",
	summary: "Both options on one page, with what each gives and costs you. You decide.",
	minutes: 8,
	asked: ["pros and cons", "weigh up", "weigh a choice", "help me decide", "cant decide", "make a decision", "stay or go", "go or stay", "in two minds"],
	for: { topics: ["decisions", "change", "partner", "job-search", "boss", "study"], needs: ["actualization", "safety"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["Miller and Rose, 2013: decisional balance", "https://www.cambridge.org/core/product/74496E66A2D5625296F9B2EEE805B359/core-reader", "some", "2026-11-23"],
	steps: {
		choice: { kind: "write", say: "What are the two options? Write them as “this or that”.", example: "Keep the flat, or move in with my sister", max: 200 },
		safe: { kind: "choose", say: "Would either one put you in danger?", options: { No: "goodone", Yes: "@help", "I'm not sure": "@help" } },
		goodone: { kind: "list", say: "What's good about the first option?", example: "I can walk to work", max: 5 },
		costone: { kind: "list", say: "What does the first option cost you? Money, time and rest all count.", example: "Another winter with the damp", max: 5 },
		goodtwo: { kind: "list", say: "Now the second option. What's good about it?", example: "Two evenings a week without the children's tea to make", max: 5 },
		costtwo: { kind: "list", say: "And what does the second option cost you?", example: "I'd see my choir friends less", max: 5 },
		weight: {
			kind: "write",
			say: "Which one line on the whole page matters most to you?",
			why: "Writing out both sides keeps the page neutral. The decision is yours.",
			example: "Dad could see the baby every week",
			max: 200,
		},
		lean: {
			kind: "choose",
			say: "Where do you lean today? Type your own if none fits.",
			save: "lean",
			options: { "I lean to the first": "know", "I lean to the second": "know", "I don't lean yet": "know", "I want a third way": "know" },
			otherNext: "know",
		},
		know: { kind: "write", say: "What do you still need to find out before you decide?", canSkip: true, example: "What the rent will be after March", max: 200 },
	},
	takeaway: {
		kind: "note",
		title: "Both sides on one page",
		lines: {
			choice: "The choice",
			goodone: "First option, good",
			costone: "First option, cost",
			goodtwo: "Second option, good",
			costtwo: "Second option, cost",
			weight: "Matters most",
			lean: "Today",
			know: "Still to find out",
		},
	},
	followUp: {
		afterDays: 3,
		ask: "Where are you with your choice?",
		options: [
			{ label: "I've decided", reply: "The next thing is a first step.", exercise: "one-small-step" },
			{ label: "I lean more one way", reply: "You can give it a few more days and look at the page again." },
			{ label: "I'm no further", reply: "What matters to you may be a better place to start.", exercise: "what-matters-here" },
		],
	},
});
