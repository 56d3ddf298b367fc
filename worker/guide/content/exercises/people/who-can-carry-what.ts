import { exercise } from "../../exercise.ts";

export const whoCanCarryWhat = exercise({
	id: "who-can-carry-what",
	title: "Who can carry what",
	summary: "Lists what lands on you, what could stop, and which jobs other people could take.",
	minutes: 5,
	asked: ["who can carry", "share the load", "who can help", "ask for help", "asking for help", "cant do it all", "do everything myself", "delegat*"],
	for: { topics: ["caring", "new-baby", "children", "home", "burnout", "workload", "illness"], needs: ["safety", "love"] },
	notIn: ["risk", "late-night"],
	source: ["Caregiver Action Network: getting help", "https://caregiveraction.org/getting-help-for-caregivers", "practice", "2026-11-23"],
	steps: {
		jobs: { kind: "list", say: "What lands on you in a normal week? One job on each line.", example: "Dad's shopping on Saturday", max: 12 },
		stop: { kind: "write", say: "Which of them could stop, or happen half as often?", canSkip: true, example: "Ironing the school shirts", max: 200 },
		share: {
			kind: "list",
			say: "Which could another person do? Write the job and a name.",
			why: "A small job with a name on it is easier to agree to than “I need help”.",
			canSkip: true,
			example: "Picking up the prescription: Dario next door",
			max: 6,
		},
		block: {
			kind: "choose",
			say: "What gets in the way of asking?",
			options: { "I don't like to ask": "ask", "It's quicker to do it myself": "ask", "There's no person I can ask": "service", "Nothing, I'll ask": "ask" },
			otherNext: "ask",
		},
		service: {
			kind: "write",
			say: "Which service could you ring first? A doctor's office, a social worker or a carers' group are places to start.",
			example: "The carers' group that meets at the library",
			max: 200,
			next: "when",
		},
		ask: { kind: "write", say: "Write the ask in one line, with a day and a time in it.", example: "Could you sit with Mum on Thursday from two to four?", max: 200 },
		when: { kind: "schedule", say: "When will you ask?", presets: { Today: 0, Tomorrow: 1, "In a few days": 3 } },
	},
	takeaway: { kind: "list", title: "Who carries what", lines: { jobs: "It lands on me", stop: "Can stop or shrink", share: "Others could take", ask: "My ask", service: "I'll ring", when: "When" } },
	followUp: {
		afterDays: 1,
		ask: "Did you ask?",
		options: [
			{ label: "Yes, and they said yes", reply: "So that job is off your list." },
			{ label: "Yes, and they said no", reply: "You can try the next name, or a smaller job.", exercise: "who-can-carry-what" },
			{ label: "Not yet", reply: "The line is ready to copy when you are." },
		],
	},
});
