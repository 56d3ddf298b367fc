import { type Moment, pattern } from "./moment.ts";

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
	},
	{
		pattern:
			/\bwast(?:ed|ing|e of) (?:my|the best) (?:\w+ )?(?:life|years?|twenties|thirties|forties|youth)\b|\b(?:years|decades?) (?:that )?I(?:'ve)? wasted\b/i,
		weight: 2,
		says: ["'Wasted' is a hard word for years you lived through."],
	},
	{
		pattern: /\b(?:I(?:'ve| have)?|I'm|we(?:'ve)?|and) (?:just |recently |newly )?retired\b|\bretirement\b/i,
		weight: 3,
		says: [
			"Work used to tell you every morning who you were, and now nobody asks.",
			"The days are yours at last, and that can be a very wide place to stand in.",
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
	},
	{
		pattern:
			/\b(?:laid off|let go|made redundant|redundancies|layoffs|sacked|fired)\b[^.!?]*\b(?:except|but|apart from|other than) (?:for )?me\b|\bsurviv(?:ed|ing|or) (?:of )?(?:the )?(?:layoffs?|lay-offs?|redundancies|cuts)\b/i,
		weight: 3,
		says: [
			"You kept the job and lost the people who made it one.",
			"Being the one who stays comes with a fear and a guilt of its own.",
		],
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
	},
	{
		pattern:
			/\b(?:I'm|I am|I might be|I could be) pregnant\b[^!?]*\b(?:don't know|not sure|unsure|undecided|can't|scared|terrified|alone|want to be|keep it|what to do)\b|\b(?:unplanned|unwanted) pregnancy\b/i,
		weight: 3,
		says: [
			"You're allowed not to know yet, even with the days counting.",
			"It's your body and your life, and there's room here for each of the answers.",
		],
	},
	{
		pattern:
			/\b(?:girlfriend|boyfriend|wife|husband|partner|fiancée?|he|she) (?:really |still |now )?(?:wants?|doesn't want|does not want|wouldn't want) (?:to have )?(?:any |another )?(?:kids|children|a (?:baby|child|family)|child)\b[^.!?]*\bI (?:don't|do|really do|am not sure|never)\b/i,
		weight: 3,
		says: [
			"A child is one of the few things two people can't meet halfway on.",
			"You love somebody who pictures another life there than you do.",
		],
	},
	{
		pattern:
			/\bwant to be (?:such )?a (?:better|good|proper|present|more \w+) (?<role>dad|mum|mom|father|mother|parent|husband|wife|partner|friend|son|daughter|brother|sister)\b/i,
		weight: 2,
		says: [
			"Somebody who asks that of themselves is halfway there already, and the rest is made of small days.",
		],
	},
	{
		pattern:
			/\bmy ex(?:'s|-\w+)?\b[^.!?]{0,30}\b(?:getting married|got married|engaged|having a baby|pregnant|moved on|seeing (?:someone|somebody)|new (?:girlfriend|boyfriend|partner|wife|husband))\b/i,
		weight: 3,
		says: [
			"Their life turned a page, and you get to read it along with everyone else.",
			"It can be long over and still land like news.",
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
	},
	{
		pattern:
			/\b(?:my|our) (?:old |beloved |sweet )?(?:dog|cat|horse|rabbit|pony|puppy)(?:'s| is| has)?\b[^.!?]{0,30}\b(?:old|older|slowing down|can't walk|barely walks|last (?:days|weeks|months|year)|kidneys?|cancer|tumou?r|vet says)\b/i,
		weight: 3,
		says: [
			"You're saying goodbye ahead of time, to someone who still greets you at the door.",
			"Loving an old animal means watching the clock a little every day.",
		],
	},
];
