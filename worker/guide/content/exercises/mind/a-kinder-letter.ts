import { exercise } from "../../exercise.ts";

export const aKinderLetter = exercise({
	id: "a-kinder-letter",
	title: "A kinder letter",
	summary: "A short letter to yourself, in the words you'd use for a friend.",
	minutes: 7,
	asked: ["kinder letter", "letter to myself", "write to myself", "kinder to myself", "kind to myself", "self compassion", "stop beating myself up", "forgive myself"],
	for: { topics: ["self-criticism", "guilt", "confidence", "body-image", "food", "break-up"], needs: ["esteem"] },
	notIn: ["risk", "late-night", "low-mood"],
	source: ["Shapira and Mongrain, 2010: letters to oneself", "https://doi.org/10.1080/17439760.2010.516763", "some", "2026-11-23"],
	steps: {
		moment: { kind: "write", say: "What happened? Two or three lines are plenty.", example: "I shouted at the kids over a spilt drink and drove to work in silence.", max: 600 },
		voice: { kind: "write", say: "What do you keep telling yourself about it? Use the exact words.", example: "Anyone else would have coped.", max: 300 },
		first: {
			kind: "write",
			say: "Now imagine a friend tells you the same story. What would you say first?",
			why: "In one study, a week of letters like this was followed by better mood for months.",
			example: "That was a very long day, and you'd had four hours of sleep.",
			max: 400,
		},
		fair: { kind: "write", say: "What part of it wasn't your friend's fault? Write it to them.", example: "You didn't cancel the train, and the next one was full.", max: 400 },
		need: { kind: "write", say: "What would be good for your friend this week? Write it to them.", example: "Leave the washing up on Thursday and sit in the garden.", max: 400 },
		name: { kind: "write", say: "This letter goes to you. Write the greeting, with your own name.", example: "Dear Anita,", max: 80 },
		sign: { kind: "choose", say: "Pick a way to sign it, or type your own.", save: "sign", options: { "On your side": "read", "With love from me": "read", "Your friend": "read" }, otherNext: "read" },
		read: { kind: "say", say: "Read it once, slowly, as if it came in the post." },
	},
	takeaway: { kind: "letter", title: "A letter to me", lines: { name: "", first: "", fair: "", need: "", sign: "" } },
});
