import { exercise } from "../../exercise.ts";

export const writeItOut = exercise({
	id: "write-it-out",
	title: "Write it out",
	summary: "A free page about what's on your mind, and one line to keep from it.",
	minutes: 10,
	asked: ["journal", "journaling", "journalling", "keep a diary", "write it out", "write it down", "get it all out", "brain dump", "off my chest"],
	for: { topics: ["change", "break-up", "family", "stress", "guilt", "grief"], needs: ["safety", "love", "actualization"] },
	notIn: ["risk", "low-mood"],
	source: ["Frattaroli, 2006: 146 studies of expressive writing", "https://pubmed.ncbi.nlm.nih.gov/17073523/", "trials", "2026-11-23"],
	steps: {
		page: {
			kind: "write",
			say: "Start anywhere and write whatever comes. Spelling doesn't matter. Leave out anything you don't want to look at today.",
			example: "I keep going back to what Jo said about the flat.",
			max: 6000,
		},
		left: {
			kind: "write",
			say: "What haven't you said yet?",
			why: "Across 146 studies, writing like this helped a little on average.",
			canSkip: true,
			example: "I'd already decided before she asked me.",
			max: 3000,
		},
		now: {
			kind: "choose",
			say: "A page like this can stir things up for an hour or two. What would you like now?",
			options: { "I'm all right": "line", "I'd like to breathe first": "breathe", "I need help now": "@help" },
		},
		breathe: { kind: "breathe", say: "Breathe in for four and out for six, for one minute.", seconds: 60, pattern: { in: 4, hold: 0, out: 6 } },
		line: { kind: "write", say: "Write one line you'd like to keep from it.", canSkip: true, example: "I can ask for Sundays off.", max: 300 },
	},
	takeaway: { kind: "note", title: "A page", lines: { line: "To keep", page: "", left: "" } },
	followUp: {
		afterDays: 1,
		ask: "You wrote a page here. Is there more to write?",
		options: [
			{ label: "Yes, I'll write on", reply: "Start with whatever is newest.", exercise: "write-it-out" },
			{ label: "No, that was all", reply: "The page stays as it is." },
		],
	},
});
