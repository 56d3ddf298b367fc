import type { Topic } from "../topic.ts";

export const procrastination: Topic = {
	slug: "procrastination",
	label: "the putting off",
	title: "Getting started",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:procrastinat\w*|haven't (?:even )?started|not started|can't make myself|freeze|putting (?:it|things|this|them|everything) off|put (?:it|things|everything) off|keep (?:avoiding|delaying|postponing)|can't (?:\w+ )?(?:start|get started|begin|focus|concentrate|get (?:myself )?to)|last minute|get(?:ting)? started|distracted|wast(?:e|ed|ing) (?:the |my )?(?:whole |all |entire )?(?:day|time|weekend|evening)|no discipline|avoiding (?:it|my)|unproductive|lazy)\b/i,
			3.5,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:essay|thesis|paper|assignment|exams?|dissertation|coursework|homework|study|studying|revision|report)\b/i,
			reflections: [
				"The page has got bigger the longer you've looked at it.",
				"It isn't the writing that's so hard; it's sitting down next to all those expectations.",
				"Every day it waits, it picks up a little more dread.",
			],
			questions: [
				"What happens in the minute before you'd start?",
				"Which part of it do you know how to do already?",
			],
			steps: [
				"Open the document and write one bad sentence on purpose; bad is easier to fix than blank.",
				"Work for ten minutes with the phone in another room, then you're allowed to stop.",
			],
		},
		{
			pattern: /\b(?:phone|youtube|tiktok|scroll|netflix|games?|gaming|instagram)\b/i,
			reflections: [
				"The phone isn't really the pleasure; it's the exit.",
				"Those hours don't feel like rest, more like hiding.",
			],
			questions: ["What are you getting away from when you pick it up?"],
			steps: ["Put the phone on charge in the hall until the first ten minutes are done."],
		},
		{
			pattern: /\b(?:lazy|what's wrong with me|no discipline|no willpower|useless|hate myself|guilty)\b/i,
			reflections: [
				"Lazy people don't lose sleep over what they haven't done.",
				"You've been trying to shame yourself into moving, and shame is heavy to move with.",
			],
			questions: ["What does the task stir up that you'd rather not feel?"],
			steps: [
				"Forgive yesterday out loud, then set one start time; people who let themselves off put things off less the next time.",
			],
		},
		{
			pattern: /\b(?:perfect|good enough|afraid|scared|fail|judg|what if)/i,
			reflections: [
				"As long as it isn't started, it can't be judged, so part of you is being careful.",
				"The stakes went up until beginning felt like jumping.",
			],
			questions: ["What would a version look like that nobody will ever see?"],
			steps: ["Write a deliberately ugly first draft and name the file that way."],
		},
	],
	reflections: [
		"There's the task, and there's the dread of the task, and the second has grown bigger.",
		"You've spent more energy on not doing it than it would have taken.",
		"The guilt comes along to everything you do instead, so you don't even get the day off.",
		"Part of you wants it done, and another part wants not to feel how it feels to begin.",
		"It's less about time than about that one uncomfortable minute at the start.",
		"You know exactly what to do, which makes not doing it so maddening.",
	],
	normal: [
		"Putting things off is mostly a way of dodging a feeling, and hardly ever about laziness.",
		"Starting is the steepest part for nearly everyone; after five minutes it tends to get flatter.",
	],
	company: [
		"Ah, the great staring contest with the to-do list.",
		"I know, the fridge suddenly becomes fascinating.",
		"No scolding from me, you've got that covered.",
		"That task is sitting in the corner, glaring.",
	],
	explore: [
		"What is it that you're putting off, exactly?",
		"What do you feel in the moment just before you'd begin?",
		"What do you usually do instead?",
		"When is it due?",
		"What makes this one harder than other things you do?",
	],
	deeper: [
		"What would finishing it mean?",
		"What might you have to find out if you did your best?",
		"Who would you be doing it for?",
	],
	exceptions: [
		"When did you last start something without a fight?",
		"What's different about the tasks you don't put off?",
	],
	scale: ["From 0 to 10, how ready do you feel to give it ten minutes?"],
	steps: [
		"Make the first step physical and tiny: open the file, lay out the book, write the heading.",
		"Set a timer for ten minutes and promise yourself you may stop when it rings.",
		"Say where and when: 'At four, at the kitchen table, I open it.'",
		"Sit next to someone who's also working, in the room or on a call.",
		"Stop tonight in the middle of something easy, so that tomorrow has a soft start.",
		"Split it into pieces of twenty minutes and do only the least unpleasant one.",
	],
	challenges: [
		"Ten bad minutes, right after this chat. That's the dare.",
		"You don't have to feel like it; you only have to open it.",
		"Let's beat the dread by making the start too small to fear.",
		"Nobody's asking you to finish, just to begin.",
	],
	actions: [
		"What's the first two-minute piece?",
		"At what time today will you open it?",
		"What will you put out of reach before you start?",
		"Which ten minutes of today will you give it?",
	],
};
