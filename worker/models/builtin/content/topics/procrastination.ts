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
			],
			questions: ["What happens in the minute before you'd start?"],
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
	],
	normal: ["Putting things off is mostly a way of dodging a feeling, and hardly ever about laziness."],
	explore: [
		"What is it that you're putting off, exactly?",
		"What do you feel in the moment just before you'd begin?",
		"What do you usually do instead?",
		"When is it due?",
	],
	deeper: ["What would finishing it mean?", "What might you have to find out if you did your best?"],
	exceptions: ["When did you last start something without a fight?"],
	steps: [
		"Make the first step physical and tiny: open the file, lay out the book, write the heading.",
		"Set a timer for ten minutes and promise yourself you may stop when it rings.",
		"Say where and when: 'At four, at the kitchen table, I open it.'",
		"Sit next to someone who's also working, in the room or on a call.",
		"Stop tonight in the middle of something easy, so that tomorrow has a soft start.",
	],
	challenges: [
		"Ten bad minutes, right after this chat. That's the dare.",
		"You don't have to feel like it; you only have to open it.",
	],
	actions: ["What's the first two-minute piece?", "At what time today will you open it?"],
};
