import { exercise } from "../../exercise.ts";

export const sortThePile = exercise({
	id: "sort-the-pile",
	title: "Sort the pile",
	summary: "Everything in one list, then one thing, one way to tackle it and a first move.",
	minutes: 6,
	asked: ["sort the pile", "sort my list", "too many things", "too much to do", "so much to do", "to do list", "where to start", "where do i start", "prioriti*"],
	for: { topics: ["workload", "stress", "home", "study", "burnout", "money"], needs: ["safety"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["Cuijpers and others, 2018: review of problem-solving therapy", "https://doi.org/10.1016/j.eurpsy.2017.11.006", "trials", "2026-11-23"],
	steps: {
		pile: { kind: "list", say: "List everything you have to deal with. One line each, in any order.", example: "Car test runs out on the 30th", max: 15 },
		wait: { kind: "write", say: "Which of these could wait a month without harm?", canSkip: true, example: "The photos, the loft and the dentist's survey", max: 300 },
		one: { kind: "write", say: "Which one would make the biggest difference if it were done this week?", example: "The letter from the tax office", max: 200 },
		ways: {
			kind: "list",
			say: "List up to four ways to tackle it, even silly ones.",
			why: "Listing several ways before you choose is part of a method tested in thirty trials.",
			example: "Ask Sana how she did hers",
			max: 4,
		},
		way: { kind: "write", say: "Which way will you try first?", example: "Ring the number on the letter", max: 200 },
		move: { kind: "write", say: "What's the very first move, in two minutes or less?", example: "Put my glasses and the form on the table", max: 200 },
		when: { kind: "schedule", say: "When will you make that move?", presets: { Today: 0, Tomorrow: 1, "In two days": 2 } },
	},
	takeaway: { kind: "list", title: "The pile, sorted", lines: { one: "First", way: "How", move: "First move", when: "When", wait: "Can wait a month", ways: "Other ways", pile: "The whole pile" } },
	followUp: {
		afterDays: 1,
		ask: "Did you make the first move?",
		options: [
			{ label: "Yes", reply: "The rest of the pile can wait its turn." },
			{ label: "Yes, and it didn't work", reply: "You can try the next way on your list." },
			{ label: "Not yet", reply: "We can look at what gets in the way.", exercise: "one-small-step" },
		],
	},
});
