import { exercise } from "../../exercise.ts";

export const windDown = exercise({
	id: "wind-down",
	title: "Wind down for tonight",
	summary: "A plan for tonight: tomorrow's jobs, what's going round, and what to do if you lie awake.",
	minutes: 6,
	asked: ["wind down", "plan for tonight", "help me sleep", "sleep exercise*", "bedtime list", "bedtime routine", "evening routine", "switch off tonight"],
	for: { topics: ["sleep", "tiredness", "worry", "stress", "screens"], needs: ["physiological"] },
	notIn: ["risk", "low-mood"],
	source: ["Scullin and others, 2018: writing a to-do list at bedtime", "https://pmc.ncbi.nlm.nih.gov/articles/PMC5758411/", "some", "2026-11-23"],
	steps: {
		where: { kind: "choose", say: "Where are you right now?", options: { "I'm still up": "jobs", "I'm in bed, awake": "breathe" }, otherNext: "jobs" },
		jobs: {
			kind: "list",
			say: "What does tomorrow ask of you? Put each job on its own line, with its first move.",
			why: "In one small study, people who listed coming jobs fell asleep sooner than those who listed finished ones.",
			canSkip: true,
			example: "Car insurance: find the renewal letter",
			max: 8,
		},
		more: { kind: "choose", say: "Is something else going round in your head?", options: { "Yes, one more thing": "loop", "No, that's all": "breathe" } },
		loop: { kind: "write", say: "Put it in one line.", example: "Whether I locked the shop's back door", max: 200 },
		when: { kind: "schedule", say: "Give it a time tomorrow. It can wait until then.", presets: { "At breakfast tomorrow": 1, "At lunch tomorrow": 1, "Tomorrow evening": 1 } },
		breathe: { kind: "breathe", say: "Breathe in for four and out for six, for one minute. Sleep doesn't have to come now.", seconds: 60, pattern: { in: 4, hold: 0, out: 6 } },
		awake: {
			kind: "choose",
			say: "If you're awake for about a quarter of an hour, get up for a while. What will you do?",
			save: "awake",
			options: { "I'll read in a dim corner": "up", "I'll sit up with the radio on low": "up", "I'll fold some washing": "up" },
			otherNext: "up",
		},
		up: { kind: "schedule", say: "Pick one getting-up time. Keep it even after a bad night.", presets: { "Six o'clock": 1, "Seven o'clock": 1, "Eight o'clock": 1 } },
	},
	takeaway: { kind: "plan", title: "Tonight", lines: { jobs: "Tomorrow's jobs", loop: "Going round", when: "Its time", awake: "If I'm awake", up: "Getting up" } },
	followUp: {
		// The getting-up time is already tomorrow.
		afterDays: 0,
		ask: "How was the night after you wound down?",
		options: [
			{ label: "Better", reply: "Keep the same getting-up time tonight." },
			{ label: "About the same", reply: "One night isn't enough to tell. Give the getting-up time a week." },
			{ label: "Worse", reply: "If most nights stay bad for some weeks, a doctor can help with sleep.", card: "doctor-about-sleep" },
		],
	},
});
