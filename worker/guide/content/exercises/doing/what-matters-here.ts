import { exercise } from "../../exercise.ts";

export const whatMattersHere = exercise({
	id: "what-matters-here",
	title: "What matters here",
	summary: "Finds what mattered in one good hour, and one small act that fits it.",
	minutes: 7,
	asked: ["what matters to me", "my values", "find my purpose", "find meaning", "what do i want", "doing with my life", "direction in life", "meaning in my life"],
	for: { topics: ["purpose", "change", "decisions", "burnout", "loneliness"], needs: ["actualization"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["Gloster and others, 2020: review of acceptance and commitment therapy", "https://edoc.unibas.ch/80055/", "trials", "2026-11-23"],
	// It is about what matters, and not about anything heavy.
	rated: null,
	steps: {
		hour: { kind: "write", say: "Think of one hour in the past months that you'd gladly have again. What were you doing?", example: "Teaching my niece to ride a bike in the car park", max: 300 },
		how: {
			kind: "choose",
			say: "What were you like in that hour? Type your own word if none fits.",
			save: "how",
			options: { "I was useful": "area", "I was curious": "area", "I was close to people": "area", "I was free": "area" },
			otherNext: "area",
		},
		area: {
			kind: "choose",
			say: "Where do you want more of that? Type your own if none fits.",
			save: "area",
			options: { "With my family or friends": "much", "In my work or studies": "much", "In how I look after myself": "much", "In my free time": "much" },
			otherNext: "much",
		},
		much: { kind: "rate", say: "How much of it is there now?", low: "none", high: "plenty" },
		snag: { kind: "write", say: "What usually gets in the way?", canSkip: true, example: "Emails after the kids are in bed", max: 200 },
		act: {
			kind: "write",
			say: "What's one act this week, ten minutes or less, that fits?",
			why: "Small acts in line with your values are one part of a well-tested method.",
			example: "Ring Theo while I walk to the station",
			max: 200,
		},
		when: { kind: "schedule", say: "When will you do it?", presets: { Today: 0, Tomorrow: 1, "In a few days": 3 } },
	},
	takeaway: { kind: "note", title: "What matters here", lines: { hour: "The hour", how: "How I was", area: "I want more of that", snag: "What gets in the way", act: "One act", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you do your one act?",
		options: [
			{ label: "Yes, and it fits", reply: "It could have a fixed place in your week." },
			{ label: "Yes, but it doesn't fit", reply: "Another hour may show something else.", exercise: "what-matters-here" },
			{ label: "Not yet", reply: "We can look at what gets in the way.", exercise: "one-small-step" },
		],
	},
});
