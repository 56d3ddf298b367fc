import { exercise } from "../../exercise.ts";

export const rideTheUrge = exercise({
	id: "ride-the-urge",
	title: "Ride the urge",
	summary: "Watch an urge for a few minutes without acting on it, and plan for the next one.",
	minutes: 4,
	asked: ["craving*", "urge", "urges", "resist temptation", "about to give in", "want to give in", "need a drink", "stop myself from", "ride it out"],
	for: { topics: ["drinking", "screens", "break-up"], needs: ["physiological", "safety"] },
	notIn: ["risk"],
	source: ["Bowen and Marlatt, 2009: surfing the urge", "https://pubmed.ncbi.nlm.nih.gov/20025372/", "some", "2026-11-23"],
	rated: ["strong", "again"],
	steps: {
		urge: {
			kind: "choose",
			say: "What do you want to do right now?",
			save: "urge",
			options: { "I want a drink": "drink", "I want to smoke or vape": "strong", "I want to scroll or shop": "strong", "I want to message someone": "strong" },
			otherNext: "strong",
		},
		drink: { kind: "say", say: "You can wait out one urge. If you drink heavily most days, talk to a doctor before you stop. Stopping suddenly can be dangerous." },
		strong: { kind: "rate", say: "How strong is it?", low: "barely there", high: "as strong as it gets" },
		body: { kind: "write", say: "Where in your body do you notice it most?", canSkip: true, example: "My jaw, and my hands want something to hold", max: 200 },
		wave: {
			kind: "breathe",
			say: "Breathe, and keep your attention on that spot. Let it rise and fall. You don't have to fight it or follow it.",
			why: "In one study the urges stayed, but people smoked less that week.",
			seconds: 90,
			pattern: { in: 4, hold: 0, out: 6 },
		},
		again: { kind: "rate", say: "How strong is it now?", low: "barely there", high: "as strong as it gets", next: "plan", if: { above: "strong", next: "move" } },
		move: { kind: "say", say: "Go to another room or step outside, and take a glass of water with you. The rest can wait until you're back." },
		plan: { kind: "write", say: "When the next urge comes, what will you do for ten minutes?", example: "Walk to the post box and back without my card", max: 200 },
		who: { kind: "write", say: "Who could you text while it lasts?", canSkip: true, example: "Femi from the Tuesday group", max: 100 },
	},
	takeaway: { kind: "plan", title: "When the urge comes", lines: { urge: "The urge", body: "Where I notice it", plan: "For ten minutes I'll", who: "I'll text" } },
	followUp: {
		afterDays: 1,
		ask: "Has the urge been back since?",
		options: [
			{ label: "Yes, I waited it out", reply: "The plan can stay as it is." },
			{ label: "Yes, I gave in", reply: "It happens. You can change the plan for the next one.", exercise: "ride-the-urge" },
			{ label: "Not yet", reply: "The plan is here for when it comes." },
		],
	},
});
