import { exercise } from "../../exercise.ts";

export const aLetterYouNeedNotSend = exercise({
	id: "a-letter-you-need-not-send",
	title: "A letter you needn't send",
	summary: "A letter to a person who's died, left or is hard to reach. Only you will read it.",
	minutes: 10,
	asked: ["letter i wont send", "unsent letter", "letter to my late", "letter to my ex", "write to my late", "never said goodbye", "never got to say", "things left unsaid", "wish i could tell"],
	for: { topics: ["grief", "break-up", "family", "guilt", "friends"], needs: ["love"] },
	notIn: ["risk", "fresh-loss", "late-night", "low-mood"],
	source: ["Letters in grief therapy, Omega, 2022", "https://doi.org/10.1177/00302228211070155", "practice", "2026-11-23"],
	// Grief is no figure.
	rated: null,
	steps: {
		begin: { kind: "write", say: "Write the greeting, with the name you use for them. Add a first line if one comes.", example: "Dear Nan, I still buy your tea.", max: 300 },
		unsaid: {
			kind: "write",
			say: "What didn't you get to say?",
			why: "A letter can hold what there was no time to say.",
			example: "I was on my way. The traffic had stopped at the bridge.",
			max: 3000,
		},
		between: {
			kind: "write",
			say: "Is there something to thank them for, or something you're still angry about?",
			canSkip: true,
			example: "You taught me to drive in that awful orange car.",
			max: 2000,
		},
		now: { kind: "write", say: "What would you tell them about your life now?", canSkip: true, example: "I go swimming on Sundays with two women from work.", max: 2000 },
		close: { kind: "write", say: "Write the last line, and your name if you like.", example: "I'll write again in spring. Your Dan", max: 300 },
		after: {
			kind: "choose",
			say: "A letter like this can stir things up for a while. What would you like now?",
			options: { "I'm all right": null, "I'd like to breathe": "breathe", "I'd like company": "@reach-out", "I need help now": "@help" },
		},
		breathe: { kind: "breathe", say: "Breathe in for four and out for six, for one minute.", seconds: 60, pattern: { in: 4, hold: 0, out: 6 } },
	},
	takeaway: { kind: "letter", title: "A letter I needn't send", lines: { begin: "", unsaid: "", between: "", now: "", close: "" } },
});
