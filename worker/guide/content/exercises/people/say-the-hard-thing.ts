import { exercise } from "../../exercise.ts";

export const sayTheHardThing = exercise({
	id: "say-the-hard-thing",
	title: "Say the hard thing",
	summary: "A short script for a hard talk: a first line, the facts, your side, one ask and a way to stop.",
	minutes: 6,
	asked: ["what do i say", "how do i tell", "how to tell him", "how to tell her", "how to tell them", "hard conversation*", "difficult conversation*", "know what to say", "find the words"],
	for: { topics: ["conflict", "partner", "family", "friends", "boss", "children", "break-up"], needs: ["love", "esteem"] },
	notIn: ["risk", "late-night", "low-mood"],
	source: ["DEAR MAN, a skill from dialectical behaviour therapy", "https://dbt.tools/interpersonal_effectiveness/dear-man.php", "practice", "2026-11-23"],
	steps: {
		who: { kind: "write", say: "Who is it to?", example: "My brother Marek", max: 80 },
		fact: { kind: "write", say: "What happened, as a camera would see it? Write it as you'd say it to them.", example: "You borrowed the van on Saturday and it came back empty.", max: 400 },
		safe: { kind: "choose", say: "Could saying it put you in danger?", options: { No: "me", Yes: "@help", "I'm not sure": "@help" } },
		me: {
			kind: "write",
			say: "What is it like for you? Start with “I”.",
			why: "A sentence that starts with “I” may sound less like blame.",
			canSkip: true,
			example: "I had to ring work and say I'd be late.",
			max: 400,
		},
		ask: { kind: "write", say: "What's the one thing you want from them?", example: "Could you ask me before you promise Mum we'll both come?", max: 300 },
		open: {
			kind: "choose",
			say: "Pick a first line, or type your own.",
			save: "open",
			options: { "Please just listen first.": "out", "Have you got five minutes?": "out", "This is hard for me to say.": "out" },
			otherNext: "out",
		},
		out: {
			kind: "choose",
			say: "If it goes badly, what will you say? Type your own if none fits.",
			save: "out",
			options: { "Let's stop and come back to it.": "when", "I need ten minutes on my own.": "when", "I'll write it to you instead.": "when" },
			otherNext: "when",
		},
		when: { kind: "schedule", say: "When will you say it?", presets: { Today: 0, Tomorrow: 1, "In a few days": 3, "In a week": 7 } },
	},
	takeaway: { kind: "script", title: "What I want to say", lines: { open: "", fact: "", me: "", ask: "", out: "If it goes badly", who: "To", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you say it?",
		options: [
			{ label: "Yes", reply: "If part of it went all right, you can keep that part here.", exercise: "three-good-moments" },
			{ label: "Not yet", reply: "We can look for a smaller first line.", exercise: "say-the-hard-thing" },
			{ label: "I decided not to", reply: "Fine. It's your call." },
		],
	},
});
