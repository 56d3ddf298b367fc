import { exercise } from "../../exercise.ts";

export const moneyOnOnePage = exercise({
	id: "money-on-one-page",
	title: "Money on one page",
	summary: "What comes in, what must go out, what you owe, and the one call to make first.",
	minutes: 8,
	asked: ["money on one page", "money plan", "make a budget", "do a budget", "sort my money", "sort out my money", "go through my money", "list my debts"],
	for: { topics: ["money", "home", "job-search", "change"], needs: ["safety"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["MoneyHelper: how to prioritise your debts", "https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt/how-to-prioritise-your-debts", "practice", "2026-11-23"],
	steps: {
		in: { kind: "list", say: "What comes in this month? One line each. Rough amounts are fine.", example: "Wages, about 1,450", max: 8 },
		must: {
			kind: "list",
			say: "What has to be paid to keep your home, power and heating?",
			why: "Debt advisers put these first, with taxes and fines. Not paying them has the worst results.",
			example: "Rent, 780 on the 1st",
			max: 10,
		},
		rest: { kind: "list", say: "What else goes out most months?", canSkip: true, example: "Phone, 18", max: 12 },
		owe: { kind: "list", say: "What do you owe, and to whom?", canSkip: true, example: "Catalogue, about 300", max: 10 },
		urgent: {
			kind: "choose",
			say: "Has a court, a bailiff, your landlord or a power company given you a date?",
			options: { No: "one", Yes: "advice", "I haven't opened the letters": "letters" },
			otherNext: "one",
		},
		advice: { kind: "say", say: "Then contact a free debt advice service before anything else on this page. Have the letter with you.", next: "one" },
		letters: { kind: "say", say: "Open the newest one and look only for a date. If there's one within two weeks, contact a free debt advice service first." },
		one: { kind: "write", say: "Which call or letter comes first?", example: "Ask the power company about smaller payments", max: 200 },
		when: { kind: "schedule", say: "When will you do it?", presets: { Today: 0, "Tomorrow morning": 1, "In two days": 2 } },
	},
	takeaway: { kind: "note", title: "My money on one page", lines: { in: "Comes in", must: "Must be paid", rest: "Also goes out", owe: "I owe", one: "First", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you make the first call or write the letter?",
		options: [
			{ label: "Yes, and it helped", reply: "Write down the new amount or date." },
			{ label: "Yes, and it didn't help", reply: "A free debt adviser can often speak to them for you." },
			{ label: "Not yet", reply: "Pick one time tomorrow, and have the page in front of you." },
		],
	},
});
