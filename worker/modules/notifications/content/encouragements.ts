import type { Goal } from "#shared/goals.ts";
import type { NoteTone } from "../note-tone.ts";

/** The title is an email's subject too, so it must say nothing that a stranger shouldn't read over a shoulder. */
export type NoteText = { title: string; message: string };

/** A thought for a day, and at most one small thing to do. Never a question that weighs, never a word of days missed. */
export const ENCOURAGEMENTS: Record<Goal, Record<NoteTone, readonly NoteText[]>> = {
	wellness: {
		gentle: [
			{
				title: "Something easy for today",
				message:
					"You don't have to fix the whole week. One glass of water and one slow minute by an open window count as looking after yourself.",
			},
			{
				title: "No hurry from here",
				message:
					"You don't have to finish everything before you rest. If today has ten spare minutes, you could spend them lying down.",
			},
			{
				title: "A quiet hello",
				message:
					"Some days you only keep going, and that's enough. If something is heavy, you can write about it here whenever it suits you.",
			},
		],
		steady: [
			{
				title: "One thing for your body",
				message:
					"Simple things often bring energy back: daylight, food at a table, a walk round the block. Choose the one that costs you least today.",
			},
			{
				title: "Room for a pause",
				message:
					"Look at today's list and find a place for a pause. A planned ten minutes is easier to keep than an hour you only hope for.",
			},
			{
				title: "A small check",
				message:
					"Check your shoulders, jaw and breath. Relax the tightest one for a minute before you start the next thing.",
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
					"Go outside for ten minutes today, without your phone. You may come back with more energy than you had before.",
			},
			{
				title: "Something to look forward to",
				message:
					"Put one thing into today only because you enjoy it. Set a time for it, as you would for an appointment.",
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
					"Being near people without talking counts too, in a café, a library or a park. You could do that today, for as long as you like.",
			},
			{
				title: "Here when it suits you",
				message:
					"If a conversation keeps going round in your head, you can practise it here first. You can try it as often as you like.",
			},
		],
		steady: [
			{
				title: "One name",
				message:
					"There's often one person you think of but don't write to. Send that person a message today. Two sentences are enough.",
			},
			{
				title: "Before a hard conversation",
				message:
					"What you want someone to hear and what you want to happen aren't always the same. If something needs saying this week, decide first which one it is.",
			},
			{
				title: "Ask, then wait",
				message:
					"Today, ask someone how they are. Then stay quiet a little longer than usual. People often say more after a pause.",
			},
		],
		lively: [
			{
				title: "Make the call",
				message:
					"Call the person you keep meaning to call. Say at the start that you only have five minutes.",
			},
			{
				title: "Bring people together",
				message:
					"Someone has to suggest a time and a place. Be that person today: choose a day, choose a place and send the message.",
			},
			{
				title: "Say the good thing",
				message:
					"Think of something you admire in someone close to you, and tell them today, in plain words. It only takes a minute.",
			},
		],
	},
	productivity: {
		gentle: [
			{
				title: "Half of it will do",
				message:
					"When you have little energy, you can make the list shorter. Choose the one thing that would let you stop worrying, and do half of it.",
			},
			{
				title: "A smaller first step",
				message:
					"If something has waited for days, it may be too big to start. Open it, write one line and close it again. That's a start.",
			},
			{
				title: "Put it down for now",
				message:
					"Write everything on your mind on one sheet and turn it over. You can come back to it in an hour.",
			},
		],
		steady: [
			{
				title: "The first ninety minutes",
				message:
					"Before you open anything, decide what the next ninety minutes are for. Choose one task and one place. Everything else can wait that long.",
			},
			{
				title: "What would make the rest easier",
				message: "On most lists, one thing makes three others easier. Find that one today and begin there.",
			},
			{
				title: "A clean finish",
				message:
					"End today with ten minutes to write down what's still open and what comes first tomorrow. It's easier to rest after that.",
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
					"Choose what you'll finish today and tell someone about it. Then drop two things that only look like work.",
			},
			{
				title: "Start before you're ready",
				message:
					"The plan is good enough. Take the first step within the next ten minutes and work out the rest as you go.",
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
				title: "One thing that feels like you",
				message:
					"You don't need to see the whole way. Notice one thing today that feels a little more like you than the rest.",
			},
			{
				title: "Room to wonder",
				message:
					"Many people don't know what they want for a while. If you'd like to think aloud about it, there's time for that here.",
			},
		],
		steady: [
			{
				title: "What you come back to",
				message:
					"Look at what you chose to do this week when no one asked you to. Write down in one word what those things share.",
			},
			{
				title: "An hour that matters",
				message:
					"Keep one hour this week for something you'd be sorry to leave out of your life. Choose an hour when you're wide awake.",
			},
			{
				title: "Small and true",
				message:
					"You can find a direction with small things that fit into a day. Choose one that points the way you'd like to go.",
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
				title: "Something that lasts",
				message:
					"Do one thing today that will still be there tomorrow: a page, a call, something mended. Then look at it for a moment.",
			},
		],
	},
};

/** For any goal. They alternate with the goal's own, so that notifications don't repeat within a year. */
export const FOR_ANY_GOAL: Record<NoteTone, readonly NoteText[]> = {
	gentle: [
		{
			title: "Nothing to answer",
			message:
				"This is only a hello. You don't have to feel better by a certain day, and no one is counting how long it takes.",
		},
		{
			title: "A smaller version is fine",
			message:
				"If you want to get something done, make it smaller than you think it should be. One plate, one call or one page is enough.",
		},
		{
			title: "Someone to sit beside",
			message:
				"Some hours are easier with another person in the room, even when you don't talk. If there's someone you could sit with today, that's plenty.",
		},
		{
			title: "Speak kindly to yourself",
			message: "Think of how you'd speak to a tired friend. You can speak to yourself in the same way today.",
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
				"It's easy to remember what went wrong. Take half a minute for one thing that went all right, and for your part in it.",
		},
		{
			title: "A little less",
			message:
				"Before you add anything this week, look for something you could leave out. Choose something that no one would notice.",
		},
		{
			title: "Ask for one thing",
			message:
				"Something on your list may be easier with help. Ask someone for one thing, in plain words. Most people like to be asked.",
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
				"Tell one person what you plan to do. It's often easier to start on a plan that someone else knows about.",
		},
		{
			title: "Five minutes of the fun part",
			message:
				"Start with the part you like best, for five minutes. The rest is often easier once you've begun.",
		},
		{
			title: "Put it where you see it",
			message: "Put today's one thing where you'll see it. Then do it before you get used to seeing it.",
		},
	],
};

/** Added once to a note after something that the person keeps has become due. It names nothing of it. */
export const PLAN_DUE = "Something you planned is due. Tell your coach how it went.";

/** The last notification, after seven unanswered in a row: sent once, without reproach. */
export const FAREWELL: NoteText = {
	title: "I'll leave you in peace",
	message:
		"You may be busy, or prefer fewer notifications right now. Either is fine. This is the last one for now. I'll start again when you're back.",
};
