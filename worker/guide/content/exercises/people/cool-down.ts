import { exercise } from "../../exercise.ts";

export const coolDown = exercise({
	id: "cool-down",
	title: "Cool down, then say it",
	summary: "A break and slow breaths first, then three sentences for later.",
	minutes: 5,
	asked: ["cool down", "cool off", "about to explode", "lose my temper", "losing my temper", "keep my temper", "control my anger", "before i shout", "about to snap"],
	for: { topics: ["anger", "conflict", "partner", "children", "boss"], needs: ["love", "safety"] },
	notIn: ["risk", "late-night"],
	source: ["NHS 111 Wales: how to control your anger", "https://111.wales.nhs.uk/encyclopaedia/a/article/angermanagement", "practice", "2026-11-23"],
	// A furious person leaves the room first, and the exercise's own rating decides what comes next.
	rated: null,
	steps: {
		here: { kind: "choose", say: "Is the other person with you right now?", options: { "Yes, they're here": "leave", "No, I'm on my own": "breathe", "Someone could get hurt": "@help" } },
		leave: {
			kind: "choose",
			say: "Say one of these and go to another room. Make sure any small children are safe first.",
			options: { "I need ten minutes. I'll be back.": "breathe", "I'm going outside for some air.": "breathe" },
			otherNext: "breathe",
		},
		breathe: {
			kind: "breathe",
			say: "Open your hands. Breathe in for four and out for six, for one minute.",
			why: "A breath out that's longer than the breath in helps the body slow down.",
			seconds: 60,
			pattern: { in: 4, hold: 0, out: 6 },
		},
		heat: { kind: "rate", say: "How strong is the anger now?", low: "calm", high: "boiling", if: { below: 7, next: "fact" } },
		water: {
			kind: "choose",
			say: "Run cold tap water over your hands, or walk slowly, for five minutes. Don't send anything yet.",
			options: { "I'm back": "fact", "I need longer": "@steady-breath" },
		},
		fact: { kind: "write", say: "What set it off? Write what was said or done, as you'd say it to them.", example: "You told the kids yes after I'd said no.", max: 300 },
		stake: { kind: "write", say: "Why did it matter to you? Start with “I”.", example: "I want my time to count as much as yours.", max: 300 },
		ask: { kind: "write", say: "What should happen next time?", example: "Text me before you change the rota.", max: 300 },
		when: { kind: "schedule", say: "Pick a calm hour to say it.", presets: { "Later today": 0, Tomorrow: 1, "In a few days": 3 } },
	},
	takeaway: { kind: "script", title: "When I'm calm", lines: { fact: "", stake: "", ask: "", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you say it once you were calm?",
		options: [
			{ label: "Yes", reply: "The rest is up to both of you now." },
			{ label: "It turned into a row", reply: "That happens. A script with a first line may help.", exercise: "say-the-hard-thing" },
			{ label: "Not yet", reply: "The three sentences are here when you want them." },
			{ label: "It doesn't matter now", reply: "You can leave it, then." },
		],
	},
});
