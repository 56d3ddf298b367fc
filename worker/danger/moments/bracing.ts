import type { Moment } from "./moment.ts";

/** What people expect of others and of themselves: reactions they brace for, and what they manage anyway. */
export const BRACING: readonly Moment[] = [
	{
		pattern: /\b(?:got|been|was) (?:fired|laid off|made redundant|let go|sacked)\b|\blost my job\b/i,
		weight: 3,
		says: [
			"A job takes the money with it when it goes, and also the reason to be up at a certain hour.",
			"That was decided without you, and you're the one who has to live with it.",
		],
	},
	{
		pattern:
			/\brelieved\b.{0,30}\b(?:loser|guilty|bad|worse|ashamed|disappointed|failure|pathetic|lonely)\b/i,
		weight: 3,
		says: [
			"Relief first, and then the bill for it: you'd think less of yourself.",
			"So cancelling helps for an evening, and it costs you the morning after.",
		],
	},
	{
		pattern:
			/\b(?:think|thinks|believe|believes) (?:that )?(?:I(?:'m| am)|everything(?:'s| is)|it(?:'s| is)) (?:doing |going |all )?(?:so |really |very |just )?(?:well|fine|great|good|ok|okay|happy|on track)\b/i,
		weight: 3,
		says: [
			"They see somebody who's doing well, so there are two versions of you now, and only one knows it.",
			"Every time they think it's fine, the truth gets a bit harder to bring up.",
		],
	},
	{
		pattern:
			/\bI(?:'d| would) (?:feel|look|sound|be) (?:so |really |such |like |a |an )*(?:stupid|idiot|loser|small|weak|pathetic|ashamed|embarrassed|humiliated|awful|terrible|dumb)\b/i,
		weight: 2,
		says: [
			"It isn't only saying it; it's how small you'd feel while you did.",
			"You're bracing for that feeling more than for anything that would happen after.",
		],
	},
	{
		pattern:
			/(?<!\bwish )\b(?<who>he|she|they|my (?:dad|father|mum|mom|mother|parents|wife|husband|partner|boyfriend|girlfriend|boss))(?:'d| would|'ll| will) (?:just |probably |definitely |never |only |all )*(?:say|think|be (?:so )?(?:angry|mad|furious|disappointed|hurt|upset|ashamed)|kill|laugh|leave|hate|freak|understand|forgive|judge|shout|yell|go mad)\b/i,
		weight: 2,
		says: [
			"You can already hear it, before a word has been said.",
			"That's the reaction you're bracing for.",
		],
	},
	{
		pattern:
			/\b(?:without me|left (?:me )?out|(?:didn't|don't|never|not) invite(?:d)?(?: me)?|wasn't invited|exclud(?:e|ed|ing) me)\b/i,
		weight: 2,
		says: [
			"They're doing things together, and you get to find out from the outside. That stings.",
			"Nobody said you weren't welcome, and nobody asked you either.",
		],
	},
	{
		pattern:
			/\b(?:everyone|everybody|people|they)(?:'s| is| are|'re)? (?:so |just |all |kind of )*(?:fake|annoying|two-faced|selfish|stupid|shallow|mean)\b/i,
		weight: 1,
		says: [
			"You're among people all day, and it's hard to find one you can trust.",
			"It's tiring to be around people who don't feel real to you.",
		],
	},
	{
		pattern:
			/^(?:it|that|this|everything|life) (?:just |really |still |all )?(?:sucks|hurts|stinks|is (?:so |just |really )?(?:shit|awful|horrible|crap|hard|rubbish))\b/i,
		weight: 1,
		says: ["Yeah, it does.", "It does, and I won't pretend otherwise."],
	},
	{
		pattern:
			/\b(?:said|says|told me|tells me|thinks?) (?:that )?(?:I(?:'m| was| am|'d)|it was|that was|I (?:kept|did|held|saved|made)) .*\b(?:kept|best|good|great|held|reason|talented|deserve|proud|ready|strong|saved|kind|smart|reliable)\b/i,
		weight: 2,
		says: [
			"That came from people who were there and saw it.",
			"They noticed what you did, even if you don't count it yourself.",
		],
	},
	{
		pattern:
			/^(?:yeah,? |well,? |ok,? )?I (?:guess|suppose) (?:I|it) (?:did|was|am|do|have|could|can)[.!]*$/i,
		weight: 1,
		says: ["You did say it, even with the 'guess' in front.", "A small yes is still a yes."],
	},
	{
		pattern:
			/\b(?:(?:mum|mom|dad|mother|father|brother|sister|family|husband|wife|he|she|they|everyone) (?:\w+ )?(?:wants? (?:to|us to|me to) |just |always |keeps? )?(?:pretends?|pretending|acts?|acting|carry on|carries on)\b)/i,
		weight: 3,
		says: [
			"So the others want to step around it, and you don't.",
			"It's being covered over around you, and you're left holding what's true.",
		],
	},
	{
		pattern:
			/\b(?:we|he|she|they) (?:always|used to|would always|never missed) (?:go|went|have|had|do|did|watch|watched|make|made|cook|cooked|eat|ate|sing|sang|play|played|laugh|laughed|bring|brought|call|called|put|take|took)\b|\bjust the two of us\b/i,
		weight: 1,
		says: [
			"That was something the two of you had.",
			"It's often the ordinary things that turn out to be the ones you keep.",
		],
	},
	{
		pattern:
			/\b(?:I (?:just |totally |completely )?(?:freeze|froze|blank(?:ed)?|panicked|lock up)|mind went blank|went blank|couldn't remember (?:a thing|anything))\b/i,
		weight: 2,
		says: [
			"What you knew was in there, and the fear got between you and it.",
			"It wasn't that you hadn't learned it; it's that it wouldn't come when it had to.",
		],
	},
	{
		pattern:
			/\bI(?:'d| would|'ll| will) (?:probably |still |just )*(?:survive|be (?:ok|okay|fine|all right|alright)|manage|cope|get through (?:it|this))\b/i,
		weight: 2,
		says: [
			"You'd get through it, and you know that about yourself.",
			"Even with the worst of it in view, some part of you knows you'd manage.",
		],
	},
	{
		pattern:
			/\b(?:on )?repeat\b|\bsame (?:thing |old thing )?(?:every|each) (?:single )?day\b|\bgroundhog\b|\b(?:on )?autopilot\b/i,
		weight: 2,
		says: [
			"The days have turned into copies of the same day.",
			"It all runs by itself, and you're just along for it.",
		],
	},
	{
		pattern:
			/\b(?<count>(?:\d+|one|two|three|six) (?:days?|weeks?|months?|years?)) (?:sober|clean|smoke-?free|without (?:a drink|drinking|smoking|a cigarette))\b|\b(?:stopped|quit|gave up) (?:drinking|smoking|gambling|weed|alcohol)\b.{0,12}\b(?<tally>(?:\d+|one|two|three|six) (?:days|weeks|months|years))\b/i,
		weight: 3,
		says: [
			"That's {count} of choosing it again, also on the days nobody saw.",
			"All of those {count} were made one evening at a time, and you made them.",
		],
	},
	{
		pattern: /\bI (?:\w+ )?(?:went|did it|showed up|called|stayed|said it|finished)\b.*\banyway\b/i,
		weight: 2,
		says: [
			"You did it anyway, and nobody made you.",
			"Even so, you went through with it. That was your own doing.",
		],
	},
];
