import { exercise } from "../../exercise.ts";

export const steadyBreath = exercise({
	id: "steady-breath",
	title: "Steady breath",
	summary: "One or two minutes of slow breathing, with a longer breath out.",
	minutes: 2,
	asked: ["breathing", "deep breath*", "slow breath*", "help me breathe", "breathe with me", "just breathe", "calm me down", "calm down now", "help me calm down", "calm myself", "settle my nerves"],
	for: { topics: ["panic", "stress", "anger", "worry", "sleep", "study"], needs: ["physiological", "safety"] },
	notIn: [],
	source: ["Leyro and others, 2021: review of breathing exercises for anxiety", "https://pmc.ncbi.nlm.nih.gov/articles/PMC8302658/", "trials", "2026-11-23"],
	steps: {
		first: { kind: "breathe", say: "Breathe in for four and out for six. Through the nose is fine, and so is the mouth.", seconds: 60, pattern: { in: 4, hold: 0, out: 6 } },
		more: { kind: "choose", say: "Another minute?", options: { "Yes, one more minute": "second", "That's enough": null, "I'm dizzy": "dizzy", "I'd rather not do breathing": "@back-to-the-room" } },
		second: { kind: "breathe", say: "Same again. Let your shoulders drop on each breath out.", seconds: 60, pattern: { in: 4, hold: 0, out: 6 }, next: null },
		dizzy: { kind: "say", say: "Sit down and breathe as you normally do. It usually passes in a minute or two. If it doesn't, ring a doctor or nurse." },
	},
	takeaway: null,
});
