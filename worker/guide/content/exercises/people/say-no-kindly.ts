import { exercise } from "../../exercise.ts";

export const sayNoKindly = exercise({
	id: "say-no-kindly",
	title: "Say no kindly",
	summary: "A short, polite no, with words ready for when they ask again.",
	minutes: 5,
	asked: ["how to say no", "learn to say no", "cant say no", "turn him down", "turn her down", "turn them down", "set a boundary", "set boundaries", "stand up for myself", "people pleas*"],
	for: { topics: ["boundaries", "workload", "family", "friends", "dating", "burnout", "boss"], needs: ["esteem", "love"] },
	notIn: ["risk", "late-night"],
	source: ["Speed and others, 2018: assertiveness training", "https://www.div12.org/assertiveness-training-a-forgotten-evidence-based-treatment/", "some", "2026-11-23"],
	steps: {
		asked: { kind: "write", say: "What were you asked to do, and by whom?", example: "My neighbour wants me to run the street party again.", max: 300 },
		safe: { kind: "choose", say: "Could saying no put you in danger?", options: { No: "line", Yes: "@help", "I'm not sure": "@help" } },
		line: {
			kind: "choose",
			say: "Pick a sentence that says no, or type your own.",
			save: "line",
			options: { "No, I can't take that on.": "reason", "Not this time, thank you.": "reason", "I can do part of it, not all.": "offer" },
			otherNext: "reason",
		},
		reason: {
			kind: "write",
			say: "Add one short, true reason if you want to.",
			why: "A long explanation gives the other person more to argue with.",
			canSkip: true,
			example: "I'm on nights until the end of the month.",
			max: 200,
		},
		offer: { kind: "write", say: "Is there something you'd be glad to do instead?", canSkip: true, example: "You can borrow my tables.", max: 200 },
		repeat: {
			kind: "choose",
			say: "They may ask again. Pick one sentence to repeat, or type your own.",
			save: "repeat",
			options: { "I understand, and it's still no.": "when", "My answer is the same.": "when", "Please don't ask me again.": "when" },
			otherNext: "when",
		},
		when: { kind: "schedule", say: "When will you tell them?", presets: { Today: 0, Tomorrow: 1, "When they ask again": 3 } },
	},
	takeaway: { kind: "script", title: "My no", lines: { line: "", reason: "", offer: "", repeat: "If they ask again", asked: "What I was asked", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you say no?",
		options: [
			{ label: "Yes", reply: "You can leave it there." },
			{ label: "I said yes after all", reply: "That happens. You can still offer to do only a part of it.", exercise: "say-no-kindly" },
			{ label: "Not yet", reply: "The words are here when you need them." },
		],
	},
});
