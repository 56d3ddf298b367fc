import type { Goal } from "#shared/goals.ts";
import type { NoteTone } from "../note-tone.ts";

/** The title is an e-mail's subject too: it says nothing that a stranger may not read over a shoulder. */
export type NoteText = { title: string; message: string };

/** A thought for a day, and at most one small thing to do. Never a question that weighs, never a word of days missed. */
export const ENCOURAGEMENTS: Record<Goal, Record<NoteTone, readonly NoteText[]>> = {
	wellness: {
		gentle: [
			{
				title: "Something easy for today",
				message:
					"You don't have to put the whole week right. One glass of water and one slow minute by an open window is enough to count as looking after yourself.",
			},
			{
				title: "No hurry from here",
				message:
					"Rest isn't what's left when everything is done; it's part of what gets you through. If today has ten spare minutes, they may be yours to lie down in.",
			},
			{
				title: "A quiet hello",
				message:
					"Some days are for keeping going and nothing more. If there's something heavy to put down for a moment, there's room for it here, whenever it suits you.",
			},
		],
		steady: [
			{
				title: "One thing for your body",
				message:
					"Energy tends to come back through the plain things: daylight, food at a table, a walk round the block. Take the one that costs you least today.",
			},
			{
				title: "How the day is built",
				message:
					"Look at today's list and find the place where a pause would fit. Ten minutes that are planned are kept more often than an hour that was hoped for.",
			},
			{
				title: "A small check",
				message:
					"Shoulders, jaw, breath: one of the three is usually holding more than it needs to. Let that one go for a minute before the next thing begins.",
			},
		],
		lively: [
			{
				title: "Make one thing easier",
				message:
					"Do one thing now that helps you later. Put the shoes by the door and the water on the desk, and go.",
			},
			{
				title: "Ten minutes outside",
				message:
					"Before the day decides for you: ten minutes, outside, no phone. You'll come back with more than you left with.",
			},
			{
				title: "Something to look forward to",
				message:
					"Put one thing that's only for pleasure into today, at a set time, as if it were an appointment. It is one.",
			},
		],
	},
	relationships: {
		gentle: [
			{
				title: "You're not on your own",
				message: "A message can be very short. A picture, a song or a single line to someone is enough.",
			},
			{
				title: "A little company",
				message:
					"Being near people without having to talk counts too: a café, a library, a walk where others walk. If today is a day for that, go gently.",
			},
			{
				title: "Here when it suits you",
				message:
					"If there's a conversation that keeps going round in your head, you can try it out here first. Nobody else hears the rehearsal.",
			},
		],
		steady: [
			{
				title: "One name",
				message:
					"There's often one person who comes to mind and gets no message. Send that one today; two sentences will do.",
			},
			{
				title: "Before a hard talk",
				message:
					"What you want to be heard and what you want to happen aren't always the same. If something needs saying this week, settle first which of the two it's about.",
			},
			{
				title: "Ask, then wait",
				message:
					"Today, ask someone how they are and leave the silence alone for a breath longer than usual. What comes after it is often the real answer.",
			},
		],
		lively: [
			{
				title: "Make the call",
				message:
					"Ring the person you keep meaning to ring. Five minutes, and say in the first one that you've only got five.",
			},
			{
				title: "Bring people together",
				message:
					"Someone has to be the one who says when and where. Be that person today: a day, a place, send it off.",
			},
			{
				title: "Say the good thing",
				message:
					"Think of something you admire in someone close to you, and tell them today, in plain words. It costs a minute and it lasts.",
			},
		],
	},
	productivity: {
		gentle: [
			{
				title: "Half of it will do",
				message:
					"When there's little in the tank, the list can be shorter. Pick the one thing that would let you stop worrying, do half of it, and call that today.",
			},
			{
				title: "A smaller first step",
				message:
					"If something has been sitting there for days, it may just be too big to start. Open it, write one line, close it again. That's a start.",
			},
			{
				title: "Put it down for now",
				message:
					"Write everything that's pulling at you onto one sheet, then turn it over. It'll still be there in an hour, and you'll have had the hour.",
			},
		],
		steady: [
			{
				title: "The first ninety minutes",
				message:
					"Decide before you open anything what the next stretch is for. One task, one place, everything else may wait that long.",
			},
			{
				title: "What would make the rest easier",
				message:
					"On most lists there's one thing that makes three others lighter. Find that one and begin there.",
			},
			{
				title: "A clean finish",
				message:
					"Give today an end: ten minutes to note what's open and what comes first tomorrow. It's easier to rest from a day that was closed.",
			},
		],
		lively: [
			{
				title: "Pick the hard one",
				message:
					"Choose the hardest thing on your list. Give it twenty-five minutes with a timer, and don't polish it.",
			},
			{
				title: "Finish one thing",
				message:
					"Choose what gets finished today and say it out loud to someone. Then close two things that only look like work.",
			},
			{
				title: "Start before you're ready",
				message:
					"The plan is good enough. Take the first step within the next ten minutes and let the rest of it show itself.",
			},
		],
	},
	purpose: {
		gentle: [
			{
				title: "It can wait a little",
				message: "The big questions don't have to be answered today. Look after the small ones first.",
			},
			{
				title: "A thread, not a map",
				message:
					"You needn't see the whole way. Notice one thing today that felt a little more like you than the rest, and leave it at that.",
			},
			{
				title: "Room to wonder",
				message:
					"Not knowing is a place people pass through, and it's an honest one. If you'd like to think aloud about it, there's time here.",
			},
		],
		steady: [
			{
				title: "What you come back to",
				message:
					"Look at what you chose to do this week when nobody asked. There's usually a line running through it; write down its first word.",
			},
			{
				title: "An hour that matters",
				message:
					"Keep one hour this week for what you'd be sorry to leave out of your life, and put it where you're most awake.",
			},
			{
				title: "Small and true",
				message:
					"A direction shows itself in things that fit into a day. Choose one that points the way you'd like to go, however short it is.",
			},
		],
		lively: [
			{
				title: "Try it on",
				message: "If there's an idea you'd like to try, give it one hour and see how it goes.",
			},
			{
				title: "Ask someone who's there",
				message:
					"Find one person who does what you're curious about and send them one question. Most people like being asked.",
			},
			{
				title: "Make a mark",
				message:
					"Do one thing today that would be there tomorrow: a page, a call, a thing mended. Then look at it for a moment.",
			},
		],
	},
};

/** The same for whatever somebody comes for: they stand between the others, so that a year of notes is no round of three. */
export const FOR_ANY_GOAL: Record<NoteTone, readonly NoteText[]> = {
	gentle: [
		{
			title: "Nothing to answer",
			message:
				"This is only a hello. You don't have to feel better by a certain day, and nobody is counting how long it takes.",
		},
		{
			title: "As small as it needs to be",
			message:
				"If something wants doing, let it be smaller than you think it should be: one plate, one call, one page. The rest can stay where it is.",
		},
		{
			title: "Someone to sit beside",
			message:
				"Some hours go better with another person in the room, even when nothing is said. If there's one you could sit beside today, that's plenty.",
		},
		{
			title: "Kindly, please",
			message:
				"Think of how you'd speak to a tired friend. You're allowed to borrow that voice for yourself.",
		},
	],
	steady: [
		{
			title: "One thing finished",
			message:
				"Unfinished things take up attention. Finish the one that's nearly done and enjoy the space it leaves.",
		},
		{
			title: "What went all right",
			message:
				"Days are remembered by what went wrong in them. Take half a minute for one thing that went all right, and for your share in it.",
		},
		{
			title: "A little less",
			message:
				"Before adding anything, look for what could be left out this week without anyone noticing. Room is made more often than found.",
		},
		{
			title: "Ask for one thing",
			message:
				"There may be something that would be easier with a word from someone else. Ask for that one thing, plainly; most people like to be asked.",
		},
	],
	lively: [
		{
			title: "The next step up",
			message: "Take something that works for you and make it a little harder or a little longer today.",
		},
		{
			title: "Say it aloud",
			message:
				"Tell one person what you're up to. A plan that someone knows of gets up earlier than one that nobody does.",
		},
		{
			title: "Five minutes of the fun part",
			message:
				"Start with the piece of it that you like best. The rest tends to follow once your hands are moving.",
		},
		{
			title: "Write it on the door",
			message: "Put today's one thing where you'll see it. Then do it before you stop noticing it.",
		},
	],
};

/** Added once to a note after something that the person keeps has become due. It names nothing of it. */
export const PLAN_DUE = "Something you planned is due. Tell your coach how it went.";

/** The eighth note in a row that nobody answered is the last: said once, without a reproach. */
export const FAREWELL: NoteText = {
	title: "I'll leave you in peace",
	message:
		"You may be busy, or prefer fewer notifications right now. Either is fine. This is the last one for now. I'll start again when you're back.",
};
