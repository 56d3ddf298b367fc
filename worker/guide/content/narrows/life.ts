import type { Narrow } from "../narrow.ts";

export const LIFE: readonly Narrow[] = [
	{
		topic: "money",
		ask: "Which money question comes first?",
		options: {
			"Debts and bills": {
				said: "debt*, bill*, owe, owing, loan*, card*, overdraft, arrears, rent, mortgage, bailiff*, collect*",
				reply: "Housing, energy, tax and court payments come before cards and loans. Free debt advisers can often get charges paused, and calling early gives them more to work with.",
				exercise: "money-on-one-page",
			},
			"It runs out too soon": {
				said: "runs out, run out, end of the month, payday, not enough, never enough, last the month, paycheck, prices, food, low pay, cant save",
				reply: "Payments set for the day after payday show what's left for the month. Weekly amounts are easier to keep to than monthly ones.",
				exercise: "one-small-step",
			},
			"Talking about it": {
				said: "talk*, tell*, partner, husband, wife, argu*, fight*, hide, hiding, secret, ashamed, lend*",
				reply: "Money talks go better with a set time, one question and the figures on the table. Start with what you both want the money to do.",
				exercise: "say-the-hard-thing",
			},
		},
	},
	{
		topic: "home",
		ask: "Is it the place, the people, or keeping it in order?",
		options: {
			"Mess and chores": {
				said: "mess, messy, chore*, clean*, tidy*, clutter*, laundry, dishes, housework, order, dirty, keeping it",
				reply: "Ten minutes a day in the same spot does more than a big clear-out that keeps moving. Begin with what you walk past most.",
				exercise: "one-small-step",
			},
			"The people I live with": {
				said: "people, live with, flatmate*, roommate*, housemate*, neighbour*, neighbor*, noise, noisy, parents, partner, kids",
				reply: "House rules hold better when they're written down on a calm day: noise, chores, guests, bills. Ask for one change first.",
				exercise: "say-the-hard-thing",
			},
			"The place itself": {
				said: "place, rent*, landlord*, evict*, notice, repair*, mould, mold, damp, moving out, nowhere, find a",
				reply: "After a notice or a rent problem, get free housing advice before you sign or move out. Notices have rules, and the dates on them matter.",
				exercise: "sort-the-pile",
			},
		},
	},
	{
		topic: "change",
		ask: "How did this change come about?",
		options: {
			"I chose it": {
				said: "i chose, chose it, choice, chosen, my decision, i decided, i wanted, wanted it, i moved, i left, new job",
				reply: "Missing the old way is common after a change you wanted, and it doesn't make the choice wrong. Keep one thing you valued from before, such as a walk or a weekly call.",
				exercise: "what-matters-here",
			},
			"I didn't choose it": {
				said: "didnt choose, not my choice, no choice, had to, forced, redundant, laid off, happened to, they decided, decided for me, left me, pushed",
				reply: "When much is decided for you, routines give the day back some shape. List what you can still decide this week, even small things.",
				exercise: "a-steadier-day",
			},
			"It's still to come": {
				said: "still to come, to come, not yet, soon, next month, next year, going to, about to, waiting, might, retire*, upcoming",
				reply: "Before a change, write what you know, what you don't, and when you'll find out. Only what you know can be planned today.",
				exercise: "untangle-a-worry",
			},
		},
	},
	{
		topic: "decisions",
		ask: "What makes this one hard?",
		options: {
			"Both sides seem equal": {
				said: "both sides, equal, both good, both bad, cant choose, pros and cons, 50 50, torn, between, back and forth, either way, same",
				reply: "When two options stay close for weeks, you can usually live with either. Picking three things that matter most, and leaving out the rest, often separates them.",
				exercise: "weigh-a-choice",
			},
			"I might get it wrong": {
				said: "wrong, regret*, mistake, risk*, too late, undo, what if, scared, afraid, no way back, going back, go back",
				reply: "Many decisions can be changed later, at a price. Writing down that price shows how much time this one deserves.",
				exercise: "untangle-a-worry",
			},
			"Others want a say": {
				said: "others, other people, want a say, family, parents, partner, husband, wife, everyone says, pressure*, expect*, disappoint*",
				reply: "Their views are useful, and you live with the result. Write down what you want before the next talk about it, so you can compare.",
				exercise: "what-matters-here",
			},
		},
	},
	{
		topic: "purpose",
		ask: "Which of these is nearest?",
		options: {
			"I don't know what I want": {
				said: "what i want, dont know what, no idea what, which direction, no direction, no goal*, lost, career, supposed to, should do, future, what to do",
				reply: "Trying small things tells you more about what you want than thinking does. An hour that went quickly is worth a closer look.",
				exercise: "what-matters-here",
			},
			"What I do seems empty": {
				said: "empty, pointless, meaningless, no meaning, no point, point of it, my job, work, useless, matter*, nothing i do, why bother",
				reply: "Meaning often comes from being of use to a person, or using a skill. If nothing at all has mattered for weeks, tell a doctor about it.",
				exercise: "a-steadier-day",
			},
			"Every day is the same": {
				said: "same, every day, everyday, routine, rut, stuck, groundhog day, bored, boring, autopilot, repeat*, going through",
				reply: "Similar days run together in memory, and small changes set them apart. Three written moments an evening show which parts were worth more.",
				exercise: "three-good-moments",
			},
		},
	},
];
