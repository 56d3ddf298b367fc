import { exercise } from "../../exercise.ts";

export const aSteadierDay = exercise({
	id: "a-steadier-day",
	title: "A steadier day",
	summary: "A few small things at set times, for days without much shape.",
	minutes: 5,
	asked: ["steadier day", "plan my day", "plan for the day", "daily routine", "morning routine", "no routine", "structure my day", "shape my day"],
	for: { topics: ["low-mood", "tiredness", "burnout", "loneliness", "job-search", "illness"], needs: ["physiological", "safety"] },
	notIn: ["risk", "late-night"],
	source: ["Schleider and others, 2022: single sessions with 2,452 teenagers", "https://doi.org/10.1038/s41562-021-01235-0", "some", "2026-11-23"],
	steps: {
		used: { kind: "list", say: "What belonged to an ordinary good day for you? Up to three small things.", canSkip: true, example: "Radio on while I cook", max: 3 },
		morning: {
			kind: "write",
			say: "Pick one small thing for the morning.",
			why: "In a large study of teenagers, one session of planning like this eased low mood a little.",
			example: "Open the curtains and stand at the window",
			max: 160,
		},
		midday: { kind: "write", say: "Pick one for the middle of the day, with another person or outdoors.", canSkip: true, example: "Walk to the shop and talk to Ahmed at the till", max: 160 },
		evening: { kind: "write", say: "Pick one for the evening.", canSkip: true, example: "Water the tomatoes", max: 160 },
		snag: {
			kind: "choose",
			say: "What's likeliest to get in the way? Type your own if none fits.",
			save: "snag",
			options: { "I'll be too tired": "small", "I won't see the point": "small", "I'll run out of time": "small" },
			otherNext: "small",
		},
		small: { kind: "write", say: "For that day, what's the two-minute version?", example: "Just the curtains", max: 160 },
		when: { kind: "schedule", say: "Which day will you try it?", presets: { Today: 0, Tomorrow: 1, "In two days": 2 } },
	},
	takeaway: {
		kind: "list",
		title: "A steadier day",
		lines: { morning: "Morning", midday: "Midday", evening: "Evening", snag: "What may get in the way", small: "The two-minute version", when: "Which day", used: "An ordinary good day" },
	},
	followUp: {
		afterDays: 1,
		ask: "How much of your steadier day happened?",
		options: [
			{ label: "Most of it", reply: "The same plan may do for tomorrow." },
			{ label: "A bit of it", reply: "Keep that bit, and do it at the same time tomorrow." },
			{ label: "None of it", reply: "That's useful to know. We can make a smaller version.", exercise: "a-steadier-day" },
		],
	},
});
