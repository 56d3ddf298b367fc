import { type Moment, pattern } from "./moment.ts";

/** What people ask how to do: a direct answer first, and steps that fit that question and no other. */
export const ASKED: readonly Moment[] = [
	{
		pattern: pattern(
			"\\bwhat (?:(?:do|can|should|could|would) I (?:even )?|am I (?:supposed|meant|going) to )(?:say to|tell|write to) (?<who>WHO)\\b",
		),
		weight: 3,
		says: [
			"Short and true does more here than well put.",
			"The first sentence is the hard one; after it there are two of you.",
		],
	},
	{
		pattern:
			/\bwhat (?:(?:do|can|should|could|would) I (?:even )?|am I (?:supposed|meant|going) to )(?:say|tell|write)\b(?! (?:to )?(?:him|her|them|my)\b)|\bhow (?:(?:do|can|should|would|could) I (?:even )?|am I (?:supposed|meant|going) to )(?:say|ask|tell(?! (?:him|her|them|my)\b)|start (?:that|this|the) (?:conversation|talk)|bring (?:it|this|that) up|word|put it|explain)\b/i,
		weight: 2,
		says: [
			"Two sentences will do: one for why you've come, and one for what you'd like.",
			"It doesn't have to be clever, only short and true.",
		],
	},
	{
		pattern:
			/\bhow (?:do|can|should|would) I (?:meet|make|find) (?:new |more |some |any )?(?:people|friends|anyone|anybody|somebody|someone)\b/i,
		weight: 2,
		says: ["It's mostly a matter of seeing the same faces often, and much less of being good at talking."],
	},
	{
		pattern:
			/\bhow (?:do|can|should|would) I (?:keep (?:going|it up|at it|this up)|stick (?:to|with) (?:it|this)|stay (?:motivated|on track|with it|sober))\b/i,
		weight: 2,
		says: ["Less by wanting it every day than by making the start very small."],
	},
	{
		pattern: /\bwouldn't know (?:how|what|where) (?:to|I'd)\b/i,
		weight: 1,
		says: ["You'd like to, and it's only the first minute that's missing."],
	},
	{
		pattern: /\bhow (?:can|do|could|should) I (?:practi[sc]e|get better at|improve|learn|train)\b/i,
		weight: 2,
		says: ["By doing the real thing badly, in a size where mistakes cost nothing."],
	},
	{
		pattern: /\bcover letter\b|\b(?:my|a) (?:cv|résumé|resume)\b/i,
		weight: 2,
		says: ["Any job you've done holds more than its title says."],
	},
	{
		pattern:
			/^(?:and |so |well |but )?(?:what do you (?:think|reckon|make of (?:it|that))|your opinion)\W*$/i,
		weight: 2,
		says: [
			"Since you ask: I think it touches you more than you let on, and that's allowed.",
			"Honestly, I think your first feeling about it deserves more credit than you give it.",
		],
	},
	{
		pattern: /^(?:hey,? )?(?:are )?you (?:awake|there|up|still there)\W*$/i,
		weight: 2,
		says: ["I'm here, whatever the hour.", "Wide awake, and all ears."],
	},
	{
		pattern: /\bwhat if I (?:slip|relapse|drink|smoke|fail|mess (?:it )?up|give in|can't do it)\b/i,
		weight: 3,
		says: [
			"Then it would be one bad day, and the ones before it would still have happened.",
			"You're planning for it instead of pretending it can't happen; that helps.",
		],
	},
	{
		pattern: /\b(?:do|change|help|improve|easier) (?:\w+ ){0,2}(?:the |my |our )?mornings\b/i,
		weight: 2,
		says: ["A morning is mostly decided the evening before."],
	},
	{
		pattern: /\b(?:where|how) (?:do|should|can|would|could) I (?:even )?(?:start|begin|open)\b/i,
		weight: 2,
		says: ["With the piece that's nearest and smallest, so that something stands by tonight."],
	},
	{
		pattern:
			/^(?:is (?:that|it|this) )?(?:a )?good idea\W*$|\bdoes (?:that|it) (?:make sense|sound (?:ok|okay|right|good))\b|^(?:am|was) I (?:right|wrong)\W*$/i,
		weight: 2,
		says: ["I think so, and you know the people in it better than I do."],
	},
];
