import { exercise } from "../../exercise.ts";

export const questionsForTheDoctor = exercise({
	id: "questions-for-the-doctor",
	title: "Questions for the doctor",
	summary: "A short list to bring: what you want, since when, and your questions.",
	minutes: 4,
	asked: ["questions for the doctor", "ask my doctor", "ask the doctor", "tell my doctor", "tell the doctor", "talk to my doctor", "doctors appointment", "gp appointment", "prepare for the doctor"],
	for: { topics: ["illness", "tiredness", "caring", "new-baby", "food", "drinking"], needs: ["physiological", "safety"] },
	notIn: ["risk", "late-night"],
	source: ["Kinnersley and others, 2008: review of question lists", "https://pmc.ncbi.nlm.nih.gov/articles/PMC2500196/", "trials", "2026-11-23"],
	// It makes a list for a visit, which need not weigh less afterwards.
	rated: null,
	steps: {
		want: { kind: "write", say: "What do you most want from this visit?", example: "To know what's causing the cough", max: 200 },
		soon: { kind: "choose", say: "Can it wait until the visit?", options: { "Yes, it can wait": "since", "No, it's getting worse fast": "urgent" } },
		urgent: { kind: "say", say: "Don't wait for the visit. If it could be serious, ring your emergency number now. Otherwise, ring an urgent care line.", next: null },
		since: { kind: "write", say: "Since when, and what makes it better or worse?", canSkip: true, example: "Since August, worse on the stairs", max: 300 },
		ask: {
			kind: "list",
			say: "List your questions, the most important one first.",
			why: "In trials, people who prepared their questions asked slightly more of them.",
			example: "Do I need a scan, or can we wait?",
			max: 6,
		},
		shy: {
			kind: "write",
			say: "Is something hard to bring up? Write the first words. You can also hand over the page.",
			canSkip: true,
			example: "This is awkward. I leak a little when I run.",
			max: 300,
		},
		bring: { kind: "write", say: "What or who will you bring?", canSkip: true, example: "The tablets in a bag, and my cousin", max: 200 },
		when: { kind: "schedule", say: "When's the visit, or when will you book it?", presets: { Today: 0, Tomorrow: 1, "In a few days": 3, "In a week": 7 } },
	},
	takeaway: { kind: "list", title: "For the doctor", lines: { want: "What I want", since: "Since when", ask: "My questions", shy: "Hard to say", bring: "I'll bring", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you get to ask your questions?",
		options: [
			{ label: "Yes", reply: "Write the answers down while you remember them." },
			{ label: "Some of them", reply: "The rest can go to the next visit, or in a message." },
			{ label: "No", reply: "The list is still here. You can ask for a second, longer visit." },
			{ label: "The visit is still to come", reply: "The list is ready for it." },
		],
	},
});
