import type { Topic } from "../topic.ts";

export const work: Topic = {
	slug: "work",
	label: "work",
	title: "Too much work",
	level: "esteem",
	tender: false,
	patterns: [
		[
			/\b(?:work|working|job|office|shifts?|deadlines?|overtime|boss|manager|workload|emails|meetings?|colleagues?|coworkers?|career|client|patients|ward|overworked|hospital shift|night shift|nurse|burn(?:t|ed)? ?-?out|burnout|promot(?:ed|ion)|project)\b/i,
			1.5,
		],
		[
			/\b(?:overtime|overwork(?:ed|ing)?|burn(?:t|ed)? ?-?out|burnout|double shifts?|long hours|(?:10|12|14|60|70|80)[- ]?hours?|every weekend|can't switch off|workload|deadlines|work (?:is|has been|'s been|feels|keeps|stress)|too much work|my (?:job|work) (?:is|has|makes|feels)|hate (?:my|this|the) (?:job|work))\b/i,
			2,
		],
	],
	aspects: [
		{
			pattern:
				/\b(?:burn(?:t|ed)? ?-?out|burnout|nothing left|running on empty|don't care anymore|stopped caring|used to love)\b/i,
			reflections: [
				"The work still gets your hands, but it stopped getting your heart a while ago.",
				"It isn't laziness when the care runs out; it's what happens after giving more than came back.",
			],
			questions: ["When did you last come home with something left over?"],
			steps: [
				"Pick one part of the job that still feels worth doing, and protect half an hour a day for that.",
				"Book your next day off now, before the calendar books it for you.",
			],
		},
		{
			pattern:
				/\b(?:patients?|ward|nurse|nursing|hospital|(?:long|double|night|late) shifts?|understaffed|short-?staffed|care home|doctor|teacher|pupils|students in my class)\b/i,
			reflections: [
				"You spend the whole shift being there for other people, and no one hands you that at the end of it.",
				"When there aren't enough hands, the ones who care most end up doing the most.",
			],
			questions: ["What comes home with you after a shift like that?"],
			steps: [
				"Before you leave the building, name one thing you did well and one you hand over, then say 'my shift is done'.",
				"Eat something in the first four hours of the shift, sitting down, even for five minutes.",
			],
		},
		{
			pattern: /\b(?:deadlines?|due|behind|catch up|late on|keeps? (?:moving|changing))\b/i,
			reflections: [
				"The target moves and you're the one who's out of breath.",
				"It's hard to finish anything when finished keeps being redefined.",
			],
			questions: ["Which deadline is the real one?"],
			steps: ["When a date moves, answer with what will have to wait for it, and let them choose."],
		},
		{
			pattern:
				/\b(?:switch off|weekends?|evenings?|email(?:s)? at night|always on|on call|at home|holiday)\b/i,
			reflections: [
				"Work has found its way into the hours that were meant to be yours.",
				"You leave the building, and the building doesn't leave you.",
			],
			questions: ["When does your working day actually end?"],
			steps: ["Choose a closing ritual, such as writing tomorrow's first task, and shut the laptop on it."],
		},
		{
			pattern:
				/\b(?:passed over|promot(?:ed|ion)|unappreciated|no (?:recognition|thanks|credit)|undervalued|underpaid|took credit|raise)\b/i,
			reflections: [
				"You gave the effort, and the acknowledgement went somewhere else.",
				"It's one thing to work hard, and another to have no one see it.",
			],
			questions: ["What would fair have looked like?"],
			steps: [
				"Write down three results from this quarter with numbers, and bring them to your next one-to-one.",
			],
		},
		{
			pattern:
				/\b(?:hate my job|hate (?:this|the) job|quit|resign|leave my job|new job|bored at work|meaningless job|dread (?:going to work|monday|mondays))\b/i,
			reflections: [
				"You're spending the best hours of the day somewhere that no longer fits.",
				"Dreading the place you go every morning takes something out of the evenings as well.",
			],
			questions: ["What would have to be different for you to want to stay?"],
			steps: [
				"List what you'd keep and what you'd leave, so that you know what to look for next.",
				"Spend twenty minutes this week on one opening, just to feel that there's a door.",
			],
		},
	],
	reflections: [
		"Work has been taking more than its share of you.",
		"You keep meeting the demand, so it keeps being made.",
	],
	normal: ["Most people need longer than one weekend to come back from months of this."],
	explore: [
		"What part of the job is costing you the most?",
		"What does work look like on its worst day?",
		"What would a reasonable week look like?",
		"What's still good about it, if anything is?",
	],
	deeper: [
		"What do you get from work that you'd be afraid to lose?",
		"What would you say to a colleague in your place?",
	],
	exceptions: ["When was the last day at work that left you with some energy?"],
	steps: [
		"Name one task this week that you'll do to a plain standard, and stop there.",
		"Choose a finishing time for tomorrow and tell somebody what it is.",
		"Take your break away from the desk, even if it's ten minutes and a wall to lean on.",
		"Bring your manager a short list and ask which two come first.",
		"Turn work notifications off from one fixed hour until morning, for three days.",
	],
	challenges: [
		"Let's get one hour back from them.",
		"Your time is the one thing they can't make more of, so let's spend it on purpose.",
	],
	actions: ["What time will you stop today?", "Which one task could be handed back or handed on?"],
};
