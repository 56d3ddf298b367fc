import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

export type LowRating = 1 | 2 | 3;

/** Suggestions for one area at one rating: one for each goal, and some for anyone. */
export type Recommendations = Record<Goal, string> & { anyone: readonly string[] };

/**
 * Small things to try, by area and by how it was rated. The lower the rating, the less each asks for; at 1
 * the first for anyone always points to other people. Each can be done this week, alone, without buying anything.
 */
export const NEED_RECOMMENDATIONS: Record<NeedLevel, Record<LowRating, Recommendations>> = {
	physiological: {
		1: {
			wellness: "Choose one small kindness for your body tonight: water, some toast, or lights out sooner.",
			relationships: "Tell one person that you're running on empty, so that they know what they're seeing.",
			productivity: "Take one thing off today's list and give that time to food or sleep.",
			purpose: "Let the big questions wait a week while you rest. They'll be there, and easier to look at.",
			anyone: [
				"If your body has felt this way for weeks, a doctor's appointment is worth booking, even a short one.",
				"Put a bottle of water and something easy to eat where you'll see it first thing.",
			],
		},
		2: {
			wellness: "Keep one wake-up time for the next five days, the weekend included.",
			relationships: "Ask someone to join you for a walk this week. Fifteen minutes is enough.",
			productivity: "Stop work half an hour sooner tonight and park tomorrow's list on paper.",
			purpose: "Spend ten minutes outside without your phone, and notice where your mind goes.",
			anyone: [
				"Eat one proper meal sitting down today, with no screen beside it.",
				"Charge your phone outside the bedroom for three nights and see what your sleep does.",
			],
		},
		3: {
			wellness:
				"Choose one of sleep, food or movement to make a little better this week. Leave the other two.",
			relationships: "Turn one catch-up this week into a walk, or a meal you cook together.",
			productivity: "Put a ten-minute walk between your two hardest tasks.",
			purpose: "Notice which hour you're most awake in, and keep one of those for what you care about.",
			anyone: [
				"Have a glass of water with each meal for the next few days.",
				"Go to bed twenty minutes sooner on two nights this week.",
			],
		},
	},
	safety: {
		1: {
			wellness: "Write down the loudest worry in one sentence, so that you don't have to hold it all night.",
			relationships: "Tell someone you trust what feels shaky, and ask them for one practical thing.",
			productivity: "Open the one bill, form or message you dread and only read it. Acting can wait a day.",
			purpose: "Let steady come first for now. A direction is easier to see from firm ground.",
			anyone: [
				"If home doesn't feel safe, tell someone outside it who knows how to help. One call is a start.",
				"Look up one free advice service near you for money, housing or work. They've seen it before.",
			],
		},
		2: {
			wellness: "Write down what you spend for three days, only to see it and not to judge it.",
			relationships:
				"Have one plain talk about money or plans with the person it touches, at a time you set.",
			productivity: "Give the paperwork you've been avoiding fifteen minutes with a timer, then stop.",
			purpose:
				"List what would have to be steady before you'd dare a change, and start with the shortest item.",
			anyone: [
				"Draw two columns, what's in your hands and what isn't, and do one thing from the first.",
				"Set a small amount aside on payday, even the price of a coffee.",
			],
		},
		3: {
			wellness: "Book the check-up or appointment that's been waiting.",
			relationships: "Agree with someone close on who calls whom when things go wrong.",
			productivity: "Choose a fixed half hour a week for money and paperwork, and put it in your calendar.",
			purpose:
				"Write down what 'enough' would be, in money and in certainty. It may be nearer than it feels.",
			anyone: [
				"Keep your key papers and numbers in one place that you could find in the dark.",
				"Ask at work for the one thing you'd like to know about what comes next.",
			],
		},
	},
	love: {
		1: {
			wellness: "Sit where other people are for half an hour, a café or a library. You don't have to talk.",
			relationships: "Send one person a message of one line: 'I thought of you today.'",
			productivity: "Have lunch with someone once this week instead of at your desk.",
			purpose: "Think of someone who once understood you, and write what you'd tell them now, sent or not.",
			anyone: [
				"If there's no one to call right now, call a listening line. Talking to someone helps.",
				"Say yes to the next small invitation, and allow yourself to leave early.",
			],
		},
		2: {
			wellness: "Put one standing call or walk with someone in your week.",
			relationships: "Ask someone a question you don't know the answer to, and let them finish.",
			productivity: "Answer the message from a friend that you've been meaning to, in two lines.",
			purpose: "Find one group that meets about something you care about, and note when.",
			anyone: [
				"Tell someone one true thing about your week, beyond 'fine'.",
				"Write to a person you've lost touch with. You don't need a reason.",
			],
		},
		3: {
			wellness: "Give one evening this week to someone who leaves you lighter.",
			relationships: "Thank someone for one exact thing they did, in words, today.",
			productivity: "Close the laptop at a fixed hour on two evenings and spend them with your people.",
			purpose: "Ask someone close what they come to you for. It says something about what you give.",
			anyone: [
				"Make one plan with a friend that has a date on it.",
				"Put your phone in another room for one meal with someone.",
			],
		},
	},
	esteem: {
		1: {
			wellness: "Write down one harsh thing you tell yourself, and beside it what you'd tell a friend.",
			relationships: "Ask someone who likes you what they see in you, and only answer 'thank you'.",
			productivity: "Do one task small enough to finish in ten minutes, and let it count.",
			purpose: "Remember one time you helped someone, and write down what you did.",
			anyone: [
				"If the harsh voice hardly ever stops, tell someone you trust, or a doctor, how loud it is.",
				"Before bed, write one thing you did today that took some effort.",
			],
		},
		2: {
			wellness: "Catch one 'I should' a day and try it as 'I'd like to'. See which ones survive.",
			relationships: "Say one small no this week, kindly and without a reason.",
			productivity: "Keep a done list beside the to-do list for three days.",
			purpose: "Write down three things people thank you for, and look for what they share.",
			anyone: [
				"The next time someone praises you, stop at 'thank you'.",
				"Make one small promise to yourself this morning and keep it by tonight.",
			],
		},
		3: {
			wellness: "Do one thing this week only because you're good at it.",
			relationships: "Tell someone what you'd like from them, in one plain sentence.",
			productivity: "Show one piece of work to someone before it feels finished.",
			purpose: "Name a skill you'd like to have in a year, and give it twenty minutes this week.",
			anyone: [
				"Write down what went well this week, and your part in it.",
				"Ask someone whose eye you trust what they'd change about one thing you made.",
			],
		},
	},
	actualization: {
		1: {
			wellness: "Give ten minutes to something you used to like, with no aim at all.",
			relationships: "Ask someone what they'd do with a free Saturday, and notice what you'd answer.",
			productivity: "Cross one thing off this week that no one would miss, and don't fill the gap.",
			purpose: "Write down three moments this month when you forgot the time, however short.",
			anyone: [
				"If everything has felt flat for a while, talk it over with someone. That's reason enough.",
				"Do one usual thing another way today: another road, another song, another seat.",
			],
		},
		2: {
			wellness: "Make something with your hands this week. You don't have to show it to anyone.",
			relationships: "Offer someone an hour of help with a thing you find easy.",
			productivity:
				"Keep one hour this week for work that matters and isn't urgent, before opening messages.",
			purpose: "Write for ten minutes on 'more of this, less of that', and choose one of each.",
			anyone: [
				"Read or watch one thing about a subject you'd study if no one asked why.",
				"Spend half an hour with whatever you keep saving for later.",
			],
		},
		3: {
			wellness: "Plan one hour this week for the thing that leaves you more awake than before.",
			relationships: "Start something small with someone: a recipe, a walk of every street, a book each.",
			productivity: "Pick the one project you'd regret leaving, and do its first fifteen minutes.",
			purpose:
				"Describe an ordinary good Tuesday five years from now, and borrow one piece of it for this week.",
			anyone: [
				"Teach someone one thing that you know well.",
				"Try one thing this week that you'd be happy to do badly.",
			],
		},
	},
};
