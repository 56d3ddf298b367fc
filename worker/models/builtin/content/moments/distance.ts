import { type Moment, pattern } from "../moment.ts";

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
		asks: ["What makes it feel as though you shouldn't?", "Who would mind, do you think?"],
	},
	{
		pattern:
			/\b(?:is (?:it|this|that)|am I) (?:so |really |too )?(?:wrong|bad|weird|awful|terrible|selfish|strange|odd|mean|heartless|horrible)(?!.*\b(?:happy|glad|laugh|smil|enjoy|relie|fine|good|okay|proud|excited|fun)) (?:to|that|if|for|of me|when|not)\b/i,
		weight: 2,
		says: [
			"It isn't wrong to feel it; what you do with it is a separate question.",
			"Feelings don't ask leave first, and having one makes nobody a bad person.",
		],
		asks: ["What do you fear it says about you?", "Whose verdict are you expecting?"],
	},
	{
		pattern:
			/\b(?:is (?:it|that)|am I(?: being)?) (?:so |really |too )?(?:silly|daft|childish|soppy|stupid|pathetic|ridiculous)\b/i,
		weight: 3,
		says: [
			"If it means something to you, it isn't silly.",
			"No. It does no harm, and it's yours to do in whatever way you like.",
		],
		asks: ["What would doing it mean to you?", "Who would call it that?"],
	},
	{
		pattern:
			/\b(?:\d+|thirty|forty|fifty|twenty|ten|so many) years (?:we (?:had|were)|together|married|of marriage)\b/i,
		weight: 2,
		says: ["That many years together get into everything, down to which side of the bed is yours."],
		asks: ["What were the two of you like at the start?"],
	},
	{
		pattern:
			/\b(?:ate nothing|eaten nothing|haven't eaten|didn't eat|can't eat|not eating|stopped eating|skip(?:ped|ping) (?:every|all|my) meals?)\b/i,
		weight: 3,
		says: ["A body with nothing in it makes every other thing heavier, and it's yours to be kind to."],
		asks: ["What could you manage right now, even if it's toast?"],
		steps: [
			"Eat something small within the hour, toast or a banana, before you think about anything else.",
			"If it's been days, tell a parent, a nurse or a doctor that food isn't going in.",
		],
	},
	{
		pattern: /^(?:but |and |so )?why (?:do|am|did|can't|don't|does it|is it|was) I?\b/i,
		weight: 1,
		says: [
			"I can't see the reason from here, and nothing you've told me makes it a strange reaction.",
			"I won't hand you a theory; you're closer to the answer than I am.",
		],
		asks: ["What's your own best guess?", "When you first noticed it, what was going on around you?"],
	},
	{
		pattern: /\bis (?:it|this|that) too (?:soon|late|early)\b/i,
		weight: 2,
		says: ["There's no calendar for it; the only clock that counts is yours."],
		asks: ["What tells you that it might be?"],
	},
	{
		pattern:
			/\b(?:feels?|felt) (?:like |as if |that |as though )?(?:cheating|(?:a )?betray\w*|I(?:'d| was| had) (?:betray\w*|cheated|forgotten)|being disloyal|disloyal)\b/i,
		weight: 2,
		says: ["As if enjoying something meant leaving someone behind."],
		asks: ["Whom would you be letting down?"],
	},
	{
		pattern:
			/\bI(?:'ve| have)? (?:just )?(?:(?:made|make) (?:a|an|the) (?:\w+ )?(?:mistake|error)|(?:messed|screwed) (?:it |this )?up)\b/i,
		weight: 3,
		says: [
			"It stings because getting it right matters to you.",
			"You keep seeing the moment it went wrong, with everything you know now.",
		],
		asks: ["What happened right after you noticed?", "What do you fear will come of it?"],
		steps: [
			"Write down what happened in five plain lines, with times, while it's fresh; it ends the replay for a while.",
			"Say it to whoever needs to know in one sentence, and the fix in the next.",
		],
	},
	{
		pattern: /^(?:ugh+|argh+|sigh|grr+|ffs|omg|god)[.!\s]*$/i,
		weight: 1,
		says: ["Ugh is right.", "That sound says most of it."],
		asks: ["What's on top of the pile right now?", "Which bit of it was that for?"],
	},
	{
		pattern:
			/\bshould(?:n't| never| not) have (?:even |ever )?(?:tried|bothered|hoped|asked|started|said anything|come|trusted)\b/i,
		weight: 3,
		says: [
			"Right now it looks as if not trying at all would have hurt less.",
			"When it goes wrong, even having tried starts to look like the mistake.",
		],
		asks: ["What made you try, back then?", "What did the trying cost you?"],
	},
	{
		pattern: /\b(?:feel(?:ing)? like|want(?:ed)? to|could|about to|close to) (?:just )?cry(?:ing)?\b/i,
		weight: 2,
		says: [
			"The tears are close, and there's something behind them.",
			"Something in you wants to let go of it.",
		],
		asks: ["What would the tears be about, if you let them come?", "What's keeping them in?"],
	},
	{
		pattern:
			/\b(?:can|could|should|ever|don't know (?:if|how) (?:I can|to)|can't|won't|never) (?:ever )?forgive (?<who>him|her|them|my \w+|myself)\b|\bforgive (?<whom>him|her|them)\b/i,
		weight: 2,
		says: [
			"Forgiving isn't something you owe by a certain date.",
			"Part of you would like it behind you, and part of you isn't done being hurt.",
		],
		asks: [
			"What would have to happen before you could?",
			"What would forgiving change, and what would it leave the same?",
		],
	},
	{
		pattern: /\b(?:apologi[sz]ed|said (?:he|she|they)(?:'s|'re| is| was| are| were) sorry|said sorry)\b/i,
		weight: 2,
		says: ["You got the word sorry, and it doesn't settle everything by itself."],
		asks: ["How did the apology land with you?", "What would you still need, after that?"],
	},
	{
		pattern:
			/\b(?:no friends|have no one|don't have (?:anyone|anybody|any friends)|(?:nobody|no one) to (?:talk|call|go|turn)|(?<!(?:she|he|they)'s )(?<!(?:she|he) is )(?:all|completely|so) alone|(?:don't|do not) (?:really )?know (?:anyone|anybody)(?: here| yet)?(?=[.,!]|$))/i,
		weight: 2,
		says: [
			"There's nobody to turn to with this, and that makes every part of it harder.",
			"You're doing all of this without a person beside you.",
		],
		asks: ["Who used to be that person for you?", "When did it get this quiet around you?"],
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
		asks: ["How did it come to be yours?", "What have you been able to say to {who} about it?"],
		steps: ["Agree on the nights by name before the evening starts: who's on, who sleeps, and from when."],
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
		asks: ["What would you have needed to hear from {who}?", "What would you like {who} to see?"],
	},
	{
		pattern:
			/\b(?:son|daughter|kids?|older one|eldest|youngest|little one|child|children|boy|girl) (?:\w+ )?(?:asked|asks|noticed|saw|sees|told me|looked at me|worries|is worried)\b/i,
		weight: 3,
		says: [
			"Children notice, and a question like that goes straight in.",
			"That one must have stopped you for a second.",
		],
		asks: ["What did you say?", "What was it like to be asked that?"],
	},
	{
		pattern:
			/^I (?:just )?(?:said|told (?:him|her|them|my \w+) (?!about|today|yesterday|everything|the truth|(?:that )?I (?:quit|resigned|'m leaving|was leaving|wanted|need))\w+)\b/i,
		weight: 1,
		says: ["That was the answer you could give just then.", "It got you through the moment."],
		asks: ["What would the longer answer have been?", "What did you leave out?"],
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
		asks: [
			"What would you want {who} to understand from it?",
			"What would you like to happen after you've sent it?",
		],
		steps: [
			"Write it in your notes first and leave it overnight; send it in the morning only if it still says what you mean.",
			"Keep it to what happened and what you need, in three lines, and nothing about what kind of person they are.",
		],
	},
	{
		pattern:
			/\b(?:not (?:tonight|today|now|yet|(?:quite |really )?ready)|when I'm ready|need (?:some |more )?time)\b/i,
		weight: 1,
		says: ["Then it waits; nothing has to be sent or said before you're ready.", "Not yet is an answer too."],
		asks: ["What would tell you it's the right moment?", "What would you like tonight to be for instead?"],
	},
	{
		pattern:
			/\b(?:seeing|dating|with|met|sleeping with) someone (?:else|new)\b|\balready (?:seeing|dating|has a new|have a new|moved on)\b|\bnew (?:girlfriend|boyfriend)\b/i,
		weight: 3,
		says: [
			"So it had ended on that side before anyone told you.",
			"That changes how the months before look, too.",
		],
		asks: ["How did you find out?", "What does it make you think about the time before?"],
	},
	{
		pattern:
			/\bI keep (?:\w+ )?(?:check(?:ing)?|look(?:ing)?|reading|stalk(?:ing)?|refresh(?:ing)?)\b(?! (?:(?:that|if|whether) )?(?:the |my |all the |every )?(?:stove|oven|doors?|locks?|taps?|gas|iron|windows?|hob|kettle|plugs?))/i,
		weight: 2,
		says: [
			"You know it'll hurt, and not looking is hard too.",
			"It gives you a second of being close, and then it costs you the evening.",
		],
		asks: ["What are you hoping to find?", "What happens in you right after you've looked?"],
		steps: [
			"Mute the account for one week, and put the phone in another room for the hour you look most.",
			"When the urge comes, write down what you hope to see first; then decide whether to look.",
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
		asks: ["What does it leave out about you?", "What would it settle, if it were true?"],
	},
	{
		pattern: /\bI (?:just |really |still )?miss (?:having|being|the way|how|our|talking|that)\b/i,
		weight: 2,
		says: [
			"It's the small everyday things that leave the gap.",
			"You miss what the two of you did without thinking about it.",
		],
		asks: ["When does it hit you most?", "What else belonged to that?"],
	},
	{
		pattern: /\bI (?:just |only |guess I )?wanted (?:someone|somebody|him|her|them|one person) to\b/i,
		weight: 2,
		says: ["It isn't much to want, and it would have meant a lot."],
		asks: ["What would you have liked to hear?", "Who would it have meant the most from?"],
	},
];
