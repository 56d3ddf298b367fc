import { exercise } from "../../exercise.ts";

export const oneSmallStep = exercise({
	id: "one-small-step",
	title: "One small step",
	summary: "One thing to get done, what usually stops you, and a plan for when it does.",
	minutes: 5,
	asked: ["one small step", "small step*", "first step", "get started", "get myself going", "make a plan", "plan it", "stick to it", "motivat*", "set a goal"],
	for: { topics: ["procrastination", "movement", "study", "job-search", "home", "change"], needs: ["esteem", "actualization"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["Wang and others, 2021: review of if-then planning with a wish and an obstacle", "https://doi.org/10.3389/fpsyg.2021.565202", "trials", "2026-11-23"],
	steps: {
		wish: { kind: "write", say: "What do you want done in the next few days? Keep it small enough for a bad day.", example: "Reply to the landlord's letter", max: 200 },
		good: { kind: "write", say: "What would be good about having it done?", canSkip: true, example: "I could walk past the post without looking away.", max: 200 },
		snag: {
			kind: "choose",
			say: "What usually gets in the way, on your side? Type your own if none fits.",
			save: "snag",
			options: { "I'm too tired": "plan", "I put it off": "plan", "I don't know how to start": "plan", "I'm afraid how it'll go": "plan" },
			otherNext: "plan",
		},
		plan: {
			kind: "write",
			say: "When that comes up, what will you do? Start with “If”.",
			why: "Across many studies, naming the snag and an answer to it helped a little with goals.",
			example: "If I'm tired, I'll do two minutes before I sit down.",
			max: 300,
		},
		when: { kind: "schedule", say: "When will you do it?", presets: { Today: 0, Tomorrow: 1, "In two days": 2, "In a week": 7 } },
		sure: { kind: "rate", say: "How sure are you that you'll do it?", low: "not at all", high: "certain", next: null, if: { below: 7, next: "half" } },
		half: { kind: "write", say: "Then halve it. What's half?", example: "Open the letter and find the date.", max: 200 },
	},
	takeaway: { kind: "plan", title: "One small step", lines: { wish: "I want this done", good: "Why", snag: "What gets in the way", plan: "My plan", when: "When", half: "Half of it" } },
	followUp: {
		afterDays: 1,
		ask: "Did you get to your small step?",
		options: [
			{ label: "Yes", reply: "It could be one of today's good moments.", exercise: "three-good-moments" },
			{ label: "Partly", reply: "The rest can be the next step.", exercise: "one-small-step" },
			{ label: "No", reply: "Useful to know. You can make it smaller, move it or drop it.", exercise: "one-small-step" },
		],
	},
});
