import { type Moment, pattern } from "../moment.ts";

/** Being apart, passed over or compared, and what is left unsaid. */
export const DISTANCE: readonly Moment[] = [
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
			/\b(?:no friends|have no one|don't have (?:anyone|anybody|any friends)|(?:nobody|no one) to (?:talk|call|go|turn)|all alone|completely alone|so alone|(?:don't|do not) (?:really )?know (?:anyone|anybody)(?: here| yet)?(?=[.,!]|$))/i,
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
		pattern: /^I (?:just )?(?:said|told (?:him|her|them|my \w+))\b/i,
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
		pattern: /\b(?:not (?:tonight|today|now|yet)|when I'm ready|need (?:some |more )?time)\b/i,
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
			/\bI keep (?:\w+ )?(?:check(?:ing)?|look(?:ing)?|reading|stalk(?:ing)?|refresh(?:ing)?|scroll(?:ing)?)\b/i,
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
