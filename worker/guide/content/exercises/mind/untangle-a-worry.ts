import { exercise } from "../../exercise.ts";

export const untangleAWorry = exercise({
	id: "untangle-a-worry",
	title: "Untangle a worry",
	summary: "Sorts a worry into something to do or something to put off, and gives it a time.",
	minutes: 6,
	asked: ["untangle", "worry tree", "worry time", "stop worrying", "stop overthinking", "help with this worry", "sort out a worry", "deal with a worry"],
	for: { topics: ["worry", "money", "illness", "children", "change", "stress"], needs: ["safety"] },
	notIn: ["risk", "late-night", "low-mood"],
	source: ["Dippel and others, 2023: review of putting worry off", "https://doi.org/10.1007/s41811-023-00193-x", "trials", "2026-11-23"],
	rated: ["loud", "again"],
	steps: {
		worry: { kind: "write", say: "Write the worry in one sentence, the way it sounds in your head.", example: "The school will ring to say he's been sent home again.", max: 300 },
		loud: { kind: "rate", say: "How loud is it?", low: "quiet", high: "the only thing I hear" },
		which: { kind: "choose", say: "Which is it?", options: { "I can do something about it": "acts", "It's a what-if": "likely", "I'm not sure": "sure" } },
		sure: { kind: "choose", say: "Could you do one thing about it this week?", options: { "Yes, one thing": "acts", "No, it's out of my hands": "likely" } },
		acts: { kind: "list", say: "List up to three things you could do, smallest first.", example: "Ring the surgery when it opens", max: 3 },
		first: { kind: "schedule", say: "When will you do the first one?", save: "when", presets: { "Later today": 0, Tomorrow: 1, "In two days": 2, "In a week": 7 }, next: "again" },
		likely: { kind: "write", say: "What's the likeliest way this goes?", example: "They ask for one more document and it takes a week.", max: 300 },
		cope: { kind: "write", say: "If the worst came, what would you do first, and who would you ring?", canSkip: true, example: "Ask for a payment date, then ring my sister.", max: 300 },
		slot: {
			kind: "schedule",
			say: "Give this worry fifteen minutes at a set time. When it comes up before then, put it off. When will that be?",
			why: "In seven trials, people who put worry off worried a little less.",
			presets: { "Later today": 0, "Tomorrow at lunch": 1, "Tomorrow, early evening": 1 },
		},
		again: { kind: "rate", say: "How loud is it now?", low: "quiet", high: "the only thing I hear", next: null, if: { above: "loud", next: "breathe" } },
		breathe: { kind: "breathe", say: "Writing a worry down can make it louder for a while. Breathe in for four and out for six, for one minute.", seconds: 60, pattern: { in: 4, hold: 0, out: 6 } },
	},
	takeaway: {
		kind: "note",
		title: "A worry, untangled",
		lines: { worry: "The worry", acts: "What I can do", when: "The first one", likely: "The likeliest way it goes", cope: "If the worst came", slot: "Worry time" },
	},
	followUp: {
		// A worry time or a first act is mostly a day away, so this is two days on.
		afterDays: 1,
		ask: "Did the worry turn out as you feared?",
		options: [
			{ label: "No", reply: "You can look back at this note when the next worry comes." },
			{ label: "Partly", reply: "The part that's left can go on a list.", exercise: "sort-the-pile" },
			{ label: "Yes", reply: "So it's a problem now. We can work out a first move.", exercise: "sort-the-pile" },
			{ label: "It's still open", reply: "Keep the worry time for it." },
		],
	},
});
