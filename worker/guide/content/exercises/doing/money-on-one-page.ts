import type { Exercise } from "../../exercise.ts";

export const moneyOnOnePage = {
	id: "money-on-one-page",
	version: 1,
	title: "Money on one page",
	summary: "What comes in, what must go out, what you owe, and the one call to make first.",
	minutes: 8,
	asked: ["money on one page", "money plan", "make a budget", "do a budget", "sort my money", "sort out my money", "go through my money", "list my debts"],
	for: { topics: ["money", "home", "job-search", "change"], needs: ["safety"], modes: ["practical"], styles: [] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["MoneyHelper: how to prioritise your debts", "https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/how-to-prioritise-your-debts", "practice", "2026-11-23"],
	start: "in",
	steps: {
		in: { kind: "list", say: "What comes in this month? One line each. Rough amounts are fine.", save: "in", example: "Wages, about 1,450", max: 8, next: "must" },
		must: {
			kind: "list",
			say: "What has to be paid to keep your home, power and heating?",
			why: "Debt advisers put these first, with taxes and fines. Not paying them has the worst results.",
			save: "must",
			example: "Rent, 780 on the 1st",
			max: 10,
			next: "rest",
		},
		rest: { kind: "list", say: "What else goes out most months?", canSkip: true, save: "rest", example: "Phone, 18", max: 12, next: "owe" },
		owe: { kind: "list", say: "What do you owe, and to whom?", canSkip: true, save: "owe", example: "Catalogue, about 300", max: 10, next: "urgent" },
		urgent: {
			kind: "choose",
			say: "Has a court, a bailiff, your landlord or a power company given you a date?",
			options: { No: "one", Yes: "advice", "I haven't opened the letters": "letters" },
			otherNext: "one",
		},
		advice: { kind: "say", say: "Then contact a free debt advice service before anything else on this page. Have the letter with you.", next: "one" },
		letters: { kind: "say", say: "Open the newest one and look only for a date. If there's one within two weeks, contact a free debt advice service first.", next: "one" },
		one: { kind: "write", say: "Which call or letter comes first?", save: "one", example: "Ask the power company about smaller payments", max: 200, next: "when" },
		when: { kind: "schedule", say: "When will you do it?", save: "when", presets: { Today: 0, "Tomorrow morning": 1, "In two days": 2 }, next: null },
	},
	takeaway: {
		kind: "note",
		title: "My money on one page",
		lines: [
			["Comes in", "in"],
			["Must be paid", "must"],
			["Also goes out", "rest"],
			["I owe", "owe"],
			["First", "one"],
			["When", "when"],
		],
	},
	followUp: {
		afterDays: 1,
		ask: "Did you make the first call or write the letter?",
		options: [
			{ label: "Yes, and it helped", reply: "Write down the new amount or date." },
			{ label: "Yes, and it didn't help", reply: "A free debt adviser can often speak to them for you." },
			{ label: "Not yet", reply: "Pick one time tomorrow, and have the page in front of you." },
		],
	},
} satisfies Exercise;
