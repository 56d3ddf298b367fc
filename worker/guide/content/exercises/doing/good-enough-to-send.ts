import { exercise } from "../../exercise.ts";

export const goodEnoughToSend = exercise({
	id: "good-enough-to-send",
	title: "Good enough to send",
	summary: "Decides what must be right, what can stay rough, and when it goes out.",
	minutes: 5,
	asked: ["good enough to send", "never finished", "cant finish it", "not ready to send", "keep rewriting", "keep changing it", "stop tweaking", "press send", "hand it in"],
	for: { topics: ["perfectionism", "procrastination", "study", "workload", "job-search"], needs: ["esteem"] },
	notIn: ["risk", "fresh-loss", "late-night"],
	source: ["Galloway and others, 2022: review of therapy for perfectionism", "https://doi.org/10.1080/16506073.2021.1952302", "trials", "2026-11-23"],
	steps: {
		thing: { kind: "write", say: "What can't you finish or send?", example: "The funding report", max: 160 },
		reader: { kind: "write", say: "Who is it for, and what do they need from it?", example: "Priya needs the numbers and half a page of text.", max: 240 },
		must: { kind: "list", say: "What has to be right? Three lines at most.", example: "The dates", max: 3 },
		rough: { kind: "write", say: "What could stay rough without harm?", example: "The colours in the second chart", max: 240 },
		fear: {
			kind: "write",
			say: "If it goes out like that, what do you expect to happen?",
			why: "A prediction on paper can be checked against what happened. We can look at yours afterwards.",
			canSkip: true,
			example: "My tutor will say it's thin.",
			max: 240,
		},
		limit: {
			kind: "choose",
			say: "How much longer will you work on it? Type your own if none fits.",
			save: "limit",
			options: { "I'll stop now": "when", "I'll give it 25 minutes": "when", "I'll give it one hour": "when" },
			otherNext: "when",
		},
		when: { kind: "schedule", say: "When does it go out?", presets: { Today: 0, "Tomorrow morning": 1, "In two days": 2 } },
	},
	takeaway: {
		kind: "note",
		title: "Good enough",
		lines: { thing: "What", reader: "For", must: "Has to be right", rough: "Can stay rough", fear: "What I expect", limit: "Time left", when: "Goes out" },
	},
	followUp: {
		afterDays: 1,
		ask: "Did it go out?",
		options: [
			{ label: "Yes, and it was fine", reply: "Compare that with what you expected." },
			{ label: "Yes, with changes to make", reply: "Fix only what your reader asked for." },
			{ label: "Yes, nothing back yet", reply: "It's with them now." },
			{ label: "Not yet", reply: "We can pick a smaller part to send.", exercise: "good-enough-to-send" },
		],
	},
});
