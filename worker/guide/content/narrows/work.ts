import type { Narrow } from "../narrow.ts";

export const WORK: readonly Narrow[] = [
	{
		topic: "workload",
		ask: "What makes it too much?",
		options: {
			"There's simply too much": {
				said: "simply too, too much, too many, volume, amount, not enough hours, not enough people, short staffed, understaffed, overtime, two jobs, sheer",
				reply: "A list with rough hours beside each task shows at a glance that it doesn't fit. Bring it to your manager with two tasks you suggest dropping.",
				exercise: "sort-the-pile",
			},
			"It keeps changing": {
				said: "chang*, moving, interrupt*, new things, priorit*, last minute, urgent, keeps moving, chaos, everyone wants, no plan, never know",
				reply: "When priorities change, two lines in writing help: what's new, and what it replaces. Send them the same day, so everyone works from the same list.",
				exercise: "say-the-hard-thing",
			},
			"I take on too much": {
				said: "take on, say yes, saying yes, cant say no, say no, volunteer*, help everyone, delegate, do it myself, my own fault, people ask, people pleas*",
				reply: "At work, a no is easiest to hear as a choice: this by Friday, or that, but not both. The person who asks can then choose.",
				exercise: "say-no-kindly",
			},
		},
	},
	{
		topic: "job-search",
		ask: "Which part of the search is it?",
		options: {
			"Finding and applying": {
				said: "finding, find, apply*, applicat*, cv, resume, cover letter*, where to look, what to look, start*, nothing out there, motivat*",
				reply: "A few applications that fit well usually do better than many copies. Asking a person who works in the field can turn up jobs that were never advertised.",
				exercise: "one-small-step",
			},
			"I get silence or a no": {
				said: "silence, no reply, no replies, no answer, ghost*, reject*, turned down, unfortunately, hear nothing, heard nothing, hundreds, a no",
				reply: "Even good applications mostly get silence or a no. Setting a target for what you send, and none for replies, keeps the count in your hands.",
				exercise: "step-back-from-a-thought",
			},
			"The interviews": {
				said: "interview*, nerves, nervous, blank, questions, panel, second round, talk about myself, sell myself, assessment*, video call",
				reply: "Three short stories about your work, each with what you did and what came of it, answer most questions. A minute of slow breathing beforehand can steady your voice.",
				exercise: "steady-breath",
			},
		},
	},
	{
		topic: "boss",
		ask: "What's it about with your boss?",
		options: {
			"How they treat me": {
				said: "treat*, bull*, rude, shout*, yell*, humiliat*, unfair*, pick on, picks on, mean, harass*, ignore*",
				reply: "Dated notes of what was said, and who was there, make any later step easier. A union, HR or a free employment advice line can tell you your options.",
				exercise: "say-the-hard-thing",
			},
			"What they ask of me": {
				said: "wants, ask*, expect*, demand*, micromanag*, unclear, deadline*, hours, too much, changes, impossible, targets",
				reply: "Repeating a request back in one message, with the date and what it delays, clears up a lot. It also gives them a chance to change it.",
				exercise: "say-no-kindly",
			},
			"Whether I stay": {
				said: "stay, leave, leaving, quit, quitting, going, resign*, new job, another job, get out, had enough, hand in",
				reply: "Looking at other jobs doesn't commit you to leaving. Comparing this job with one real offer is easier than comparing it with an imagined one.",
				exercise: "weigh-a-choice",
			},
		},
	},
	{
		topic: "burnout",
		ask: "Where are you with work at the moment?",
		options: {
			"I'm still working": {
				said: "still working, still work, working, at work, full time, part time, every day, keep going, pushing through, no choice, cant stop",
				reply: "Rest helps less when the same load is there afterwards, so the load has to change too. A doctor can support a request for fewer hours or different duties.",
				exercise: "who-can-carry-what",
			},
			"I'm off work": {
				said: "off work, off sick, signed off, sick leave, on leave, not working, quit, stopped, at home, lost my job, took time",
				reply: "The first weeks off often go mostly to sleep, and concentration comes back late. Small things at fixed times are a better start than projects.",
				exercise: "a-steadier-day",
			},
			"I'm going back soon": {
				said: "going back, go back, return*, back soon, back on monday, next week, phased, about to, back to work, due back, back next",
				reply: "Going back tends to work better in stages, with fewer hours and written duties. Ask for a date in the first two weeks to look at how it's going.",
				exercise: "say-the-hard-thing",
			},
		},
	},
	{
		topic: "study",
		ask: "What's the hardest part of it?",
		options: {
			"Sitting down to it": {
				said: "sitting down, sit down, start*, concentrat*, focus*, distract*, phone, motivat*, procrastinat*, lazy, adhd, bored",
				reply: "Fixing the place and the minute beats waiting for the mood: this chair, ten past four. Put out only what the first ten minutes need.",
				exercise: "one-small-step",
			},
			"The exams": {
				said: "exam*, test*, finals, revis*, blank, mock*, results, grade*, memor*, remember, nerves, oral",
				reply: "Answering questions from memory teaches more than reading again, and short sessions on several days last longer. Sleep before an exam is part of studying.",
				exercise: "a-steadier-day",
			},
			"I'm behind": {
				said: "behind, catch up, too late, missed, deadline*, overdue, late, extension*, essay*, coursework, pile*, failing",
				reply: "Sort what's missing by how much it counts and how soon it's due. Begin with the top three lines, and ask a tutor about the rest.",
				exercise: "sort-the-pile",
			},
		},
	},
	{
		topic: "procrastination",
		ask: "What's the task like?",
		options: {
			"It's too big": {
				said: "big, huge, too much, dont know where, where to start, overwhelm*, complicated, long, endless, massive, unclear, many steps",
				reply: "A big task becomes doable once you name a first move that takes two minutes. Choose one you could film, such as finding the form.",
				exercise: "one-small-step",
			},
			"It's dull": {
				said: "dull, boring, bored, tedious, admin, paperwork, taxes, chores, cleaning, hate it, pointless, dont want to",
				reply: "Dull work goes better with music, company or a race against a timer. The urge to do something else is strongest early on and gets weaker if you wait.",
				exercise: "ride-the-urge",
			},
			"I might do it badly": {
				said: "badly, do it wrong, fail*, not good enough, good enough, perfect*, scared, afraid, judge*, mess it up, wrong, disappoint*",
				reply: "Plan a rough first version that only you will read, and give it fifteen minutes. You can change all of it tomorrow.",
				exercise: "good-enough-to-send",
			},
		},
	},
	{
		topic: "perfectionism",
		ask: "At what point does it stop you?",
		options: {
			"Before I begin": {
				said: "before, begin*, start*, first, cant start, blank page, put it off, planning, research*, ideas, getting going",
				reply: "A rough version with a limit, such as twenty minutes and no corrections, is an easy way in. Leave the quality for a second round.",
				exercise: "one-small-step",
			},
			"I check and redo things": {
				said: "check*, redo*, again and again, over and over, rewrit*, reread*, edit*, correct*, middle, details, tweak*, fix*",
				reply: "Each extra check brings short relief and makes the next one more likely. Try a single check on something that matters little, and note what came of it.",
				exercise: "ride-the-urge",
			},
			"I can't hand it over": {
				said: "hand it over, hand it in, send*, submit*, finish*, the end, let go, let it go, publish*, show it, done, not ready",
				reply: "Ask the person it's for what they need it to do. Their list is usually shorter than yours, and it tells you when you can stop.",
				exercise: "good-enough-to-send",
			},
		},
	},
];
