import { type Moment, pattern } from "../moment.ts";

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
		asks: ["What's the one thing you want {who} to hear?"],
		steps: [
			"Say the truest short sentence first and leave the reasons out; they can come after.",
			"If no words come, say just that: 'I don't know how to say this, and I didn't want to say nothing.'",
			"Choose a quiet half hour, sit down together, and put the phones away.",
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
		asks: ["What's the one thing you want them to hear?", "Which words would you least like to forget?"],
		steps: [
			"Open with the reason you're there: 'I've been thinking about this, and I'd like to ask you something.'",
			"Say what you'd like in one plain sentence, then stop and let them answer.",
			"If it's awkward, say so first: 'This is a bit hard for me to ask.'",
			"Bring one thing you can offer and one thing you'd like to know.",
		],
	},
	{
		pattern:
			/\bhow (?:do|can|should|would) I (?:meet|make|find) (?:new |more |some |any )?(?:people|friends|anyone|anybody|somebody|someone)\b/i,
		weight: 2,
		says: ["It's mostly a matter of seeing the same faces often, and much less of being good at talking."],
		asks: ["Where do you already go where people do something together?"],
		steps: [
			"Go to the same place at the same hour three times; by the third, some faces will know yours.",
			"Invite one person to one small thing that has an end: 'Coffee at half past ten, back by eleven.'",
			"Choose something you do with your hands, so that talking is the side dish.",
		],
	},
	{
		pattern:
			/\bhow (?:do|can|should|would) I (?:keep (?:going|it up|at it|this up)|stick (?:to|with) (?:it|this)|stay (?:motivated|on track|with it|sober))\b/i,
		weight: 2,
		says: ["Less by wanting it every day than by making the start very small."],
		asks: ["What would count as enough on a bad day?"],
		steps: [
			"Decide on the smallest version that still counts, and do that one on the days nothing else works.",
			"Stop while you still know what comes next, and leave yourself a note for tomorrow.",
			"Keep a tally where you can see it; on the low days it argues for you.",
		],
	},
	{
		pattern: /\bwouldn't know (?:how|what|where) (?:to|I'd)\b/i,
		weight: 1,
		says: ["You'd like to, and it's only the first minute that's missing."],
		asks: ["What would make a small, clumsy start all right?"],
	},
	{
		pattern: /\bhow (?:can|do|could|should) I (?:practi[sc]e|get better at|improve|learn|train)\b/i,
		weight: 2,
		says: ["By doing the real thing badly, in a size where mistakes cost nothing."],
		asks: ["Who'd be easy to make mistakes in front of?"],
		steps: [
			"Say it out loud alone first, then once to one person who isn't in a hurry.",
			"Pick one tiny real occasion a day, such as a greeting or one question in a shop, and stop there.",
			"Record yourself for one minute, listen once, and change only one thing.",
		],
	},
	{
		pattern: /\bcover letter\b|\b(?:my|a) (?:cv|résumé|resume)\b/i,
		weight: 2,
		says: ["Any job you've done holds more than its title says."],
		asks: ["What did you do there that others came to you for?"],
		steps: [
			"Put what you did into verbs with a number: 'packed two hundred orders a shift', 'trained three new people'.",
			"Keep it to three short paragraphs: why this place, what you've done that fits, and when you could start.",
		],
	},
	{
		pattern:
			/^(?:and |so |well |but )?(?:what do you (?:think|reckon|make of (?:it|that))|your opinion)\W*$/i,
		weight: 2,
		says: [
			"Since you ask: I think it touches you more than you let on, and that's allowed.",
			"Honestly, I think your first feeling about it deserves more credit than you give it.",
		],
		asks: ["What would you say, if a friend had told you all this?"],
	},
	{
		pattern: /^(?:hey,? )?(?:are )?you (?:awake|there|up|still there)\W*$/i,
		weight: 2,
		says: ["I'm here, whatever the hour.", "Wide awake, and all ears."],
		asks: ["What's keeping you up?", "What's on your mind?"],
	},
	{
		pattern: /\bwhat if I (?:slip|relapse|drink|smoke|fail|mess (?:it )?up|give in|can't do it)\b/i,
		weight: 3,
		says: [
			"Then it would be one bad day, and the ones before it would still have happened.",
			"You're planning for it instead of pretending it can't happen; that helps.",
		],
		asks: ["What usually comes just before?", "Who would you want to hear from that evening?"],
		steps: [
			"Decide now whom you'd ring if it gets close, and tell that person so today.",
			"Write down what you'd do in the first hour after a slip, so that it stays one hour.",
		],
	},
	{
		pattern: /\b(?:do|change|help|improve|easier) (?:\w+ ){0,2}(?:the |my |our )?mornings\b/i,
		weight: 2,
		says: ["A morning is mostly decided the evening before."],
		asks: ["Which ten minutes go wrong first?"],
		steps: [
			"Lay out clothes, bags and shoes before bed, so that the morning has only one order of things.",
			"Move the hardest handover ten minutes earlier, and leave the rest as it is.",
		],
	},
	{
		pattern: /\b(?:where|how) (?:do|should|can|would|could) I (?:even )?(?:start|begin|open)\b/i,
		weight: 2,
		vague: true,
		says: ["With the piece that's nearest and smallest, so that something stands by tonight."],
		asks: ["Which corner of it bothers you least?"],
		steps: [
			"Choose one surface, one page or one sentence, and leave everything else exactly as it is.",
			"Set ten minutes, begin at the edge, and stop when it rings.",
			"Do the plainest bit first and the beginning last; it's easier once something is there.",
		],
	},
	{
		pattern:
			/^(?:is (?:that|it|this) )?(?:a )?good idea\W*$|\bdoes (?:that|it) (?:make sense|sound (?:ok|okay|right|good))\b|^(?:am|was) I (?:right|wrong)\W*$/i,
		weight: 2,
		says: ["I think so, and you know the people in it better than I do."],
		asks: ["What would make you sure?"],
	},
];
