import { exercise } from "../../exercise.ts";

export const threeGoodMoments = exercise({
	id: "three-good-moments",
	title: "Three good moments",
	summary: "Three small things that went all right today, and what helped them happen.",
	minutes: 3,
	asked: ["three good thing*", "3 good thing*", "three good moments", "good moment*", "good things today", "gratitude", "what went well", "something positive"],
	for: { topics: ["stress", "loneliness", "purpose", "tiredness", "burnout"], needs: ["love", "esteem", "actualization"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["Seligman and others, 2005: three good things", "https://doi.org/10.1037/0003-066X.60.5.410", "some", "2026-11-23"],
	// It is not about anything heavy.
	rated: null,
	steps: {
		one: { kind: "write", say: "What's one thing today that went all right? It can be tiny.", example: "The bus driver saw me running and waited.", max: 200 },
		part: {
			kind: "write",
			say: "What helped it happen? You, another person or plain luck.",
			why: "In one study, a week of this was followed by better mood for months.",
			canSkip: true,
			example: "I'd asked for the early shift.",
			max: 200,
		},
		two: { kind: "write", say: "A second one. Something you saw, heard or finished will do.", canSkip: true, example: "My daughter laughed at her own joke.", max: 200 },
		three: { kind: "write", say: "A third, if there is one.", canSkip: true, example: "Clean sheets.", max: 200 },
	},
	takeaway: { kind: "list", title: "Good moments", lines: { one: "", part: "What helped", two: "", three: "" } },
	followUp: {
		afterDays: 1,
		ask: "Would you like to collect good moments again?",
		options: [
			{ label: "Yes", reply: "It takes about three minutes.", exercise: "three-good-moments" },
			{ label: "Not today", reply: "Fine. The others are still here." },
		],
	},
});
