import { exercise } from "../../exercise.ts";

export const stepBackFromAThought = exercise({
	id: "step-back-from-a-thought",
	title: "Step back from a thought",
	summary: "Two ways to get some distance from a thought, and one thing to do next.",
	minutes: 4,
	asked: ["step back from", "same thought over", "thought keeps coming", "thoughts keep coming", "stuck on a thought", "defusion", "unhook*", "distance from my thoughts"],
	for: { topics: ["self-criticism", "worry", "confidence", "body-image"], needs: ["esteem", "safety"] },
	notIn: ["risk", "fresh-loss", "late-night"],
	source: ["Masuda and others, 2009: repeating a word from a thought", "https://scholarworks.gsu.edu/psych_facpub/87/", "some", "2026-11-23"],
	rated: ["believe", "again"],
	steps: {
		thought: { kind: "write", say: "Write the thought that keeps coming, in one short sentence.", example: "They'll find out I'm not good at this.", max: 160 },
		believe: { kind: "rate", say: "How true does it sound?", low: "not at all", high: "completely" },
		having: { kind: "write", say: "Write it again. This time begin with “I'm having the thought that”.", example: "I'm having the thought that I'm a bad father.", max: 220 },
		word: {
			kind: "choose",
			say: "Pick the one word in it that stings. Say it out loud, fast, for thirty seconds.",
			why: "In small studies, half a minute of this made harsh words less believable.",
			options: { "I've said it": "again", "I can't talk out loud here": "sign" },
		},
		sign: { kind: "say", say: "Then picture the word on a shop sign, in big bright letters. Look at it for half a minute." },
		again: { kind: "rate", say: "How true does the thought sound now?", low: "not at all", high: "completely", next: "doing", if: { above: "believe", next: "louder" } },
		louder: {
			kind: "choose",
			say: "Some thoughts get louder when you look at them. What would you like now?",
			options: { "I'd rather look at the room": "@back-to-the-room", "I'll carry on": "doing" },
		},
		doing: { kind: "write", say: "The thought may stay a while. What will you do in the next hour anyway?", canSkip: true, example: "Post the form and feed the dog.", max: 200 },
	},
	takeaway: { kind: "note", title: "One step back", lines: { thought: "The thought", having: "From one step back", doing: "Next I'll" } },
	followUp: {
		afterDays: 2,
		ask: "Has that thought been back?",
		options: [
			{ label: "Yes, as loud as before", reply: "We can look at the facts for and against it.", exercise: "check-a-thought" },
			{ label: "Yes, but quieter", reply: "The same few steps may do next time too." },
			{ label: "No", reply: "The note stays here in case it returns." },
		],
	},
});
