import { type Moment, pattern } from "./moment.ts";

/** Being apart, passed over or compared, and what is left unsaid. */
export const DISTANCE: readonly Moment[] = [
	{
		pattern:
			/\b(?:is (?:it|this|that)|am I) (?:so |really |too )?(?:wrong|bad|weird|awful|terrible|selfish|strange|odd|mean|heartless|horrible)\b.*\b(?:happy|glad|laugh\w*|smil\w*|enjoy\w*|relieved|relief|fine|good|okay|proud|excited|fun)\b/i,
		weight: 3,
		says: [
			"It isn't wrong. A glad minute takes nothing away from anyone, and it doesn't mean you've stopped caring.",
			"No, it isn't. Both can live in the same hour, the glad part and the part that hurts.",
		],
	},
	{
		pattern:
			/\b(?:is (?:it|this|that)|am I) (?:so |really |too )?(?:wrong|bad|weird|awful|terrible|selfish|strange|odd|mean|heartless|horrible)(?!.*\b(?:happy|glad|laugh|smil|enjoy|relie|fine|good|okay|proud|excited|fun)) (?:to|that|if|for|of me|when|not)\b/i,
		weight: 2,
		says: [
			"It isn't wrong to feel it; what you do with it is a separate question.",
			"Feelings don't ask leave first, and having one makes nobody a bad person.",
		],
	},
	{
		pattern:
			/\b(?:is (?:it|that)|am I(?: being)?) (?:so |really |too )?(?:silly|daft|childish|soppy|stupid|pathetic|ridiculous)\b/i,
		weight: 3,
		says: [
			"If it means something to you, it isn't silly.",
			"No. It does no harm, and it's yours to do in whatever way you like.",
		],
	},
	{
		pattern:
			/\b(?:\d+|thirty|forty|fifty|twenty|ten|so many) years (?:we (?:had|were)|together|married|of marriage)\b/i,
		weight: 2,
		says: ["That many years together get into everything, down to which side of the bed is yours."],
	},
	{
		pattern:
			/\b(?:ate nothing|eaten nothing|haven't eaten|didn't eat|can't eat|not eating|stopped eating|skip(?:ped|ping) (?:every|all|my) meals?)\b/i,
		weight: 3,
		says: ["A body with nothing in it makes every other thing heavier, and it's yours to be kind to."],
	},
	{
		pattern: /^(?:but |and |so )?why (?:do|am|did|can't|don't|does it|is it|was) I?\b/i,
		weight: 1,
		says: [
			"I can't see the reason from here, and nothing you've told me makes it a strange reaction.",
			"I won't hand you a theory; you're closer to the answer than I am.",
		],
	},
	{
		pattern: /\bis (?:it|this|that) too (?:soon|late|early)\b/i,
		weight: 2,
		says: ["There's no calendar for it; the only clock that counts is yours."],
	},
	{
		pattern:
			/\b(?:feels?|felt) (?:like |as if |that |as though )?(?:cheating|(?:a )?betray\w*|I(?:'d| was| had) (?:betray\w*|cheated|forgotten)|being disloyal|disloyal)\b/i,
		weight: 2,
		says: ["As if enjoying something meant leaving someone behind."],
	},
	{
		pattern:
			/\bI(?:'ve| have)? (?:just )?(?:(?:made|make) (?:a|an|the) (?:\w+ )?(?:mistake|error)|(?:messed|screwed) (?:it |this )?up)\b/i,
		weight: 3,
		says: [
			"It stings because getting it right matters to you.",
			"You keep seeing the moment it went wrong, with everything you know now.",
		],
	},
	{
		pattern: /^(?:ugh+|argh+|sigh|grr+|ffs|omg|god)[.!\s]*$/i,
		weight: 1,
		says: ["Ugh is right.", "That sound says most of it."],
	},
	{
		pattern:
			/\bshould(?:n't| never| not) have (?:even |ever )?(?:tried|bothered|hoped|asked|started|said anything|come|trusted)\b/i,
		weight: 3,
		says: [
			"Right now it looks as if not trying at all would have hurt less.",
			"When it goes wrong, even having tried starts to look like the mistake.",
		],
	},
	{
		pattern: /\b(?:feel(?:ing)? like|want(?:ed)? to|could|about to|close to) (?:just )?cry(?:ing)?\b/i,
		weight: 2,
		says: [
			"The tears are close, and there's something behind them.",
			"Something in you wants to let go of it.",
		],
	},
	{
		pattern:
			/\b(?:can|could|should|ever|don't know (?:if|how) (?:I can|to)|can't|won't|never) (?:ever )?forgive (?<who>him|her|them|my \w+|myself)\b|\bforgive (?<whom>him|her|them)\b/i,
		weight: 2,
		says: [
			"Forgiving isn't something you owe by a certain date.",
			"Part of you would like it behind you, and part of you isn't done being hurt.",
		],
	},
	{
		pattern: /\b(?:apologi[sz]ed|said (?:he|she|they)(?:'s|'re| is| was| are| were) sorry|said sorry)\b/i,
		weight: 2,
		says: ["You got the word sorry, and it doesn't settle everything by itself."],
	},
	{
		pattern:
			/\b(?:no friends|have no one|don't have (?:anyone|anybody|any friends)|(?:nobody|no one) to (?:talk|call|go|turn)|(?<!(?:she|he|they)'s )(?<!(?:she|he) is )(?:all|completely|so) alone|(?:don't|do not) (?:really )?know (?:anyone|anybody)(?: here| yet)?(?=[.,!]|$))/i,
		weight: 2,
		says: [
			"There's nobody to turn to with this, and that makes every part of it harder.",
			"You're doing all of this without a person beside you.",
		],
	},
	{
		pattern: pattern(
			"\\b(?<who>WHO|he|she|they) (?:just |always |then |only )*(?:goes|went|go) (?:straight |back )?to (?:bed|sleep)\\b|\\b(?<whom>WHO|he|she|they) (?:just |always )*(?:sleeps|slept) through",
		),
		weight: 2,
		says: [
			"So one of you gets a night, and you get the shift.",
			"You're left with it while the other half of the team is asleep.",
		],
	},
	{
		pattern: pattern(
			"\\b(?<who>WHO|he|she|they|people|everyone) (?:just |always |only |even |keeps? )?(?:says?|said|thinks?|told me|tells me|saying)\\b.*\\b(?:home all day|easy|overreact\\w*|too sensitive|dramatic|just (?:relax|nap|sleep|stop|get|need)|can (?:just )?nap|get over|not that (?:hard|bad)|snap out|my fault|lazy|imagining|in my head|crazy|grow up|man up|attention)\\b",
		),
		weight: 3,
		says: [
			"You said how it is, and were told it isn't so. That's lonely.",
			"Hearing that makes it sound as if what you're dealing with doesn't count.",
		],
	},
	{
		pattern:
			/\b(?:son|daughter|kids?|older one|eldest|youngest|little one|child|children|boy|girl) (?:\w+ )?(?:asked|asks|noticed|saw|sees|told me|looked at me|worries|is worried)\b/i,
		weight: 3,
		says: [
			"Children notice, and a question like that goes straight in.",
			"That one must have stopped you for a second.",
		],
	},
	{
		pattern:
			/^I (?:just )?(?:said|told (?:him|her|them|my \w+) (?!about|today|yesterday|everything|the truth|(?:that )?I (?:quit|resigned|'m leaving|was leaving|wanted|need))\w+)\b/i,
		weight: 1,
		says: ["That was the answer you could give just then.", "It got you through the moment."],
	},
	{
		pattern: pattern(
			"\\b(?:should I|shall I|thinking (?:of|about)|want to|wanted to|might) (?:text(?:ing)?|call(?:ing)?|messag(?:e|ing)|writ(?:e|ing) to|ring(?:ing)?|email(?:ing)?|confront(?:ing)?) (?<who>WHO)\\b",
		),
		weight: 2,
		says: [
			"Part of you wants it said, and part of you is wary of what comes back.",
			"There's something you'd like {who} to know, and it's a question of whether now is the time.",
		],
	},
	{
		pattern:
			/\b(?:not (?:tonight|today|now|yet|(?:quite |really )?ready)|when I'm ready|need (?:some |more )?time)\b/i,
		weight: 1,
		says: ["Then it waits; nothing has to be sent or said before you're ready.", "Not yet is an answer too."],
	},
	{
		pattern:
			/\b(?:seeing|dating|with|met|sleeping with) someone (?:else|new)\b|\balready (?:seeing|dating|has a new|have a new|moved on)\b|\bnew (?:girlfriend|boyfriend)\b/i,
		weight: 3,
		says: [
			"So it had ended on that side before anyone told you.",
			"That changes how the months before look, too.",
		],
	},
	{
		pattern:
			/\bI keep (?:\w+ )?(?:check(?:ing)?|look(?:ing)?|reading|stalk(?:ing)?|refresh(?:ing)?)\b(?! (?:(?:that|if|whether) )?(?:the |my |all the |every )?(?:stove|oven|doors?|locks?|taps?|gas|iron|windows?|hob|kettle|plugs?))/i,
		weight: 2,
		says: [
			"You know it'll hurt, and not looking is hard too.",
			"It gives you a second of being close, and then it costs you the evening.",
		],
	},
	{
		pattern:
			/^obviously (?:she|he|they) (?:is|are)\b|\b(?:she|he|they)(?:'s| is|'re| are) (?:so much |way |probably |obviously )?(?:prettier|better looking|thinner|hotter|smarter|younger|funnier|nicer|better than me)\b/i,
		weight: 2,
		says: [
			"You've put yourself next to somebody else and decided how it comes out.",
			"In that comparison you only get to lose.",
		],
	},
	{
		pattern: /\bI (?:just |really |still )?miss (?:having|being|the way|how|our|talking|that)\b/i,
		weight: 2,
		says: [
			"It's the small everyday things that leave the gap.",
			"You miss what the two of you did without thinking about it.",
		],
	},
	{
		pattern: /\bI (?:just |only |guess I )?wanted (?:someone|somebody|him|her|them|one person) to\b/i,
		weight: 2,
		says: ["It isn't much to want, and it would have meant a lot."],
	},
];
