import { exercise } from "../../exercise.ts";

export const checkAThought = exercise({
	id: "check-a-thought",
	title: "Check a thought",
	summary: "Puts the facts for and against a thought side by side, and finds a fairer sentence.",
	minutes: 7,
	asked: ["check a thought", "check my thinking", "thought record*", "thought diary", "cbt", "challenge my thoughts", "challenge a thought", "am i overreacting", "reality check"],
	for: { topics: ["confidence", "worry", "self-criticism", "guilt", "dating", "boss", "friends"], needs: ["esteem"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["McManus and others, 2012: thought records", "https://pubmed.ncbi.nlm.nih.gov/21819813/", "some", "2026-11-23"],
	rated: ["sure", "again"],
	steps: {
		thought: { kind: "write", say: "What thought went through your mind? One sentence.", example: "My manager thinks I'm not up to the job.", max: 200 },
		situation: { kind: "write", say: "What had just happened?", example: "The call ended before my update.", max: 300 },
		sure: { kind: "rate", say: "How sure are you that the thought is true?", low: "not sure", high: "certain" },
		for: { kind: "list", say: "What facts support it? Only what a stranger could also have seen or heard.", example: "She asked Tom to present instead of me", max: 4 },
		against: {
			kind: "list",
			say: "What facts go against it? Small ones count.",
			why: "In one trial, one session of this changed how strongly people held a belief.",
			example: "He saved me a seat and asked about my mum",
			max: 4,
		},
		other: { kind: "write", say: "How else could the same facts be read?", example: "They hadn't replied because they were both on shift.", max: 300 },
		fair: { kind: "write", say: "Write one sentence that's fair to both lists.", example: "I made a mistake on Tuesday, and most of my work is fine.", max: 300 },
		again: { kind: "rate", say: "How sure are you of the first thought now?", low: "not sure", high: "certain" },
		test: { kind: "write", say: "What's one small thing you could do to find out more?", canSkip: true, example: "Ask her on Thursday what she'd like changed.", max: 200 },
	},
	takeaway: {
		kind: "note",
		title: "A checked thought",
		lines: { thought: "The thought", situation: "What happened", for: "Facts for it", against: "Facts against it", other: "Another reading", fair: "A fairer sentence", test: "To find out more" },
	},
	followUp: {
		afterDays: 3,
		ask: "Have you found out more about that thought?",
		options: [
			{ label: "It wasn't true", reply: "The fairer sentence can take its place." },
			{ label: "It was partly true", reply: "The part that's true can go on a list.", exercise: "sort-the-pile" },
			{ label: "It was true", reply: "So it's a problem to work on. We can work out a first move.", exercise: "sort-the-pile" },
			{ label: "Not yet", reply: "The note stays here until you do." },
		],
	},
});
