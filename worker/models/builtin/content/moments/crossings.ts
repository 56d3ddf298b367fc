import { type Moment, pattern } from "../moment.ts";

/** Where a life turns: a round birthday, the end of work, news in a family, a new town. */
export const CROSSINGS: readonly Moment[] = [
	{
		pattern:
			/\b(?:turn(?:ing|ed|s)?|nearly|almost|about to be|soon be|hitting) (?:thirty|forty|fifty|sixty|seventy|[3-7]0)\b(?! (?:per|%|kilos?|kg|pounds|euros?|pages|minutes|degrees|miles))/i,
		weight: 3,
		says: [
			"A birthday with a nought in it makes people add things up, and the sum is rarely kind.",
			"A round number has you looking back, and with a strict eye.",
		],
		asks: ["What did you think would be there by now?", "Which of those years would you not give back?"],
	},
	{
		pattern:
			/\bwast(?:ed|ing|e of) (?:my|the best) (?:\w+ )?(?:life|years?|twenties|thirties|forties|youth)\b|\b(?:years|decades?) (?:that )?I(?:'ve)? wasted\b/i,
		weight: 2,
		says: ["'Wasted' is a hard word for years you lived through."],
		asks: ["What had you hoped would be in them?", "What would you want the next year to have in it?"],
	},
	{
		pattern: /\b(?:I(?:'ve| have)?|I'm|we(?:'ve)?|and) (?:just |recently |newly )?retired\b|\bretirement\b/i,
		weight: 3,
		says: [
			"Work used to tell you every morning who you were, and now nobody asks.",
			"The days are yours at last, and that can be a very wide place to stand in.",
		],
		asks: ["What did the work give you, besides something to do?", "Which hour of the day is the emptiest?"],
		steps: [
			"Give two mornings a week a fixed place to be, with people who expect you there.",
			"Write down what you were asked for most at work; one of those is worth offering somewhere else.",
		],
	},
	{
		pattern:
			/\b(?:moved|moving|new) (?:here|to|in)\b[^.!?]*\b(?:don't|do not) (?:really )?know (?:anyone|anybody|a soul|many people)\b|\b(?:don't|do not) know (?:anyone|anybody|a soul) (?:here|in this (?:city|town|place|country))\b/i,
		weight: 3,
		says: [
			"You brought everything with you except the people.",
			"Everyone there already has their people, and you're starting that over as a grown-up.",
		],
		asks: [
			"Where do you see the same face more than once a week?",
			"Whom would you have rung first, back there?",
		],
		steps: [
			"Go to one thing that happens every week at the same hour, three times before you judge it.",
			"Ask one face you've seen twice for something small: a tip, a name, the way to good bread.",
		],
	},
	{
		pattern:
			/\b(?:laid off|let go|made redundant|redundancies|layoffs|sacked|fired)\b[^.!?]*\b(?:except|but|apart from|other than) (?:for )?me\b|\bsurviv(?:ed|ing|or) (?:of )?(?:the )?(?:layoffs?|lay-offs?|redundancies|cuts)\b/i,
		weight: 3,
		says: [
			"You kept the job and lost the people who made it one.",
			"Being the one who stays comes with a fear and a guilt of its own.",
		],
		asks: ["What has it been like, walking in there since?", "Whose empty chair do you notice most?"],
	},
	{
		pattern: pattern(
			"\\bmy (?:\\w+ )?(?:son|daughter|child|kid|teen\\w*)\\b[^.!?]{0,20}\\b(?:came out|has come out|is (?:trans|gay|lesbian|bi|bisexual|non-?binary|queer)|(?:told|tells) (?:me|us)[^.!?]{0,12}\\b(?:trans|gay|lesbian|bi|bisexual|non-?binary|queer))\\b",
		),
		weight: 3,
		says: [
			"They trusted you with it, and that was no small thing to do.",
			"What a child listens for after saying that is whether anything between you has changed.",
		],
		asks: [
			"What did you say, when you heard it?",
			"What are you least sure of: the words, the practical things, or other people?",
		],
		steps: [
			"Ask which name and which words they'd like, and use them also when they aren't in the room.",
			"Say it once more in plain words: that you love them, and that nothing about that has moved.",
			"Take the clumsy questions to a group for parents, so that your child needn't be the one to answer them.",
		],
		title: "Standing by my child",
	},
	{
		pattern:
			/\b(?:I'm|I am|I might be|I could be) pregnant\b[^!?]*\b(?:don't know|not sure|unsure|undecided|can't|scared|terrified|alone|want to be|keep it|what to do)\b|\b(?:unplanned|unwanted) pregnancy\b/i,
		weight: 3,
		says: [
			"You're allowed not to know yet, even with the days counting.",
			"It's your body and your life, and there's room here for each of the answers.",
		],
		asks: ["What goes through you when you picture it each way?", "Who knows about it, besides you?"],
		steps: [
			"Book a talk with a doctor, a midwife or a pregnancy advice service, one that goes through every way and presses for none.",
			"Write down what you'd want if nobody else had a say, and what you'd want if everybody helped.",
		],
		title: "A pregnancy to think about",
	},
	{
		pattern:
			/\b(?:girlfriend|boyfriend|wife|husband|partner|fiancée?|he|she) (?:really |still |now )?(?:wants?|doesn't want|does not want|wouldn't want) (?:to have )?(?:any |another )?(?:kids|children|a (?:baby|child|family)|child)\b[^.!?]*\bI (?:don't|do|really do|am not sure|never)\b/i,
		weight: 3,
		says: [
			"A child is one of the few things two people can't meet halfway on.",
			"You love somebody who pictures another life there than you do.",
		],
		asks: ["How sure are you of your own answer?", "How much of this have the two of you said out loud?"],
	},
	{
		pattern:
			/\bwant to be (?:such )?a (?:better|good|proper|present|more \w+) (?<role>dad|mum|mom|father|mother|parent|husband|wife|partner|friend|son|daughter|brother|sister)\b/i,
		weight: 2,
		says: [
			"Somebody who asks that of themselves is halfway there already, and the rest is made of small days.",
		],
		asks: ["When were you last the {role} you mean?", "What would they notice first, if you managed it?"],
	},
	{
		pattern:
			/\bmy ex(?:'s|-\w+)?\b[^.!?]{0,30}\b(?:getting married|got married|engaged|having a baby|pregnant|moved on|seeing (?:someone|somebody)|new (?:girlfriend|boyfriend|partner|wife|husband))\b/i,
		weight: 3,
		says: [
			"Their life turned a page, and you get to read it along with everyone else.",
			"It can be long over and still land like news.",
		],
		asks: [
			"How did you hear about it?",
			"What did it stir up: them, or the life the two of you had planned?",
		],
	},
	{
		pattern:
			/\brejected (?:from|by) (?:every|all|each|\w+ of the)\b|\bevery (?:\w+ )?(?:university|uni|college|school|job|company|place|publisher|agent) (?:has )?(?:rejected|turned (?:me )?down|said no)\b|\b(?:all|nothing but|only) rejections\b/i,
		weight: 3,
		says: [
			"So many noes at once stop sounding like chance, even where it was mostly that.",
			"Each of those was a place you'd already tried on in your head.",
		],
		asks: [
			"Which of them had you already pictured yourself at?",
			"Who has been with you while they came in?",
		],
	},
	{
		pattern:
			/\b(?:my|our) (?:old |beloved |sweet )?(?:dog|cat|horse|rabbit|pony|puppy)(?:'s| is| has)?\b[^.!?]{0,30}\b(?:old|older|slowing down|can't walk|barely walks|last (?:days|weeks|months|year)|kidneys?|cancer|tumou?r|vet says)\b/i,
		weight: 3,
		says: [
			"You're saying goodbye ahead of time, to someone who still greets you at the door.",
			"Loving an old animal means watching the clock a little every day.",
		],
		asks: [
			"What do they still love, every single day?",
			"What are you most afraid of, when you think ahead?",
		],
	},
];
