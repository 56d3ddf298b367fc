import type { Moment } from "../moment.ts";

/** What gives people something: being of use, being good at a thing, a hand held, a line kept. */
export const MEANING: readonly Moment[] = [
	{
		pattern:
			/\b(?:know|knew|see|saw|feel|felt) (?:that )?(?:it|I|you)(?: \w+)? (?:help(?:s|ed)|ma(?:de|ke|kes) a difference|matter(?:s|ed))\b|\b(?:felt|feel|feeling) (?:\w+ )?(?:useful|needed|of use)\b/i,
		weight: 2,
		glad: true,
		says: [
			"In a moment like that you can feel what it's all for.",
			"Somebody was better off because it was you who was there.",
		],
		asks: ["When did you last have a moment like that?", "What does a moment like that give you?"],
	},
	{
		pattern:
			/\b(?:held|holds|took|takes|squeez\w+) my hand\b|\b(?:hugged|hugs) me\b|\b(?:called|calls) me by (?:my )?name\b|\bknew who I was\b|\bremembered (?:me|my name)\b|\bfell asleep (?:on|next to|beside) me\b/i,
		weight: 2,
		glad: true,
		says: [
			"From the outside a small thing, and it went straight in.",
			"For that moment nothing stood between you.",
		],
		asks: ["What did that do in you?", "What would you like to keep from that moment?"],
	},
	{
		pattern:
			/\b(?:forget|forgot|lose|lost) (?:what time it is|the time|track of (?:the )?time|everything (?:else|around me))\b|\bhours (?:just )?(?:go|fly|went|flew) by\b|\bcould do (?:it|that|this) all day\b|\bin the zone\b/i,
		weight: 2,
		glad: true,
		says: [
			"That's you with your whole attention, and nothing to prove to anyone.",
			"Not many things make the clock go quiet like that.",
		],
		asks: ["How often do you get to be there?", "What does that give you that the rest of the week doesn't?"],
	},
	{
		pattern:
			/\bI(?:'m| am) (?:really |pretty |quite |actually |very )?(?:good|great|not bad) (?:with|at) (?!ruin|hurt|fail|hiding|pretend|mess|lying|disappoint|nothing|giving up|wasting)|\bI (?:built|rebuilt|fixed|repaired|restored|taught myself|sewed|designed|invented)\b|\bI (?:make|bake|cook) (?:really |pretty )?(?:good|great|nice|the best)\b|\bI(?:'d| would) be (?:good|great) at\b|\bby heart\b|\bI know (?:every|exactly how|how every|how (?:to )?(?:fix|build|run|each))\b/i,
		weight: 2,
		glad: true,
		says: [
			"That's skill, and it didn't fall from the sky.",
			"You say it in passing, and a lot of people couldn't do it.",
			"You put the hours in for that, whether or not anybody counted them.",
		],
		asks: ["How did you come to be good at it?", "Who knows that you can do that?"],
	},
	{
		pattern:
			/\bfirst (?:time|one|month|week|day|night|year|run|class) (?:since|in (?:\w+ )?(?:years|months|ages|weeks)|ever|(?:that )?I (?:didn't|haven't|wasn't|managed|could|slept))\b|\bfor the first time\b|\bwithout (?:stopping|a break)\b/i,
		weight: 2,
		glad: true,
		says: ["A first like that is worth marking.", "That used to be out of reach, and it isn't any more."],
		asks: ["What made it possible this time?", "How did that feel?"],
	},
	{
		pattern:
			/\b(?:asked|asks|wants|wanted|invited) me to (?:help|train|teach|join|lead|speak|show|come along|be (?:the|her|his|their))\b|\bsaid (?:to )?come (?:by|back|along|over|round)\b/i,
		weight: 2,
		glad: true,
		says: ["You're the one who was asked.", "Somebody thought of you for that, and not of someone else."],
		asks: [
			"What do you think made them ask you?",
			"What's your first answer to it, before the second thoughts?",
		],
	},
	{
		pattern:
			/\bI (?:just |finally |actually )?(?:said no\b(?! idea)|told (?:him|her|them) no|stood up for myself|held my ground|(?:didn't|did not) (?:give in|answer back|shout back|text back)|(?:only|just) (?:had|drank) (?:juice|water|one|a coke))/i,
		weight: 2,
		glad: true,
		says: [
			"You held your line, and that was nobody's doing but yours.",
			"That moment could have gone the old way, and it didn't.",
		],
		asks: ["What helped you hold it?", "How did you feel right after?"],
	},
	{
		pattern:
			/\b(?:cleared|clears) my head\b|\b(?:felt|feel) (?:a bit |much |a little |so much )?(?:better|lighter) (?:after|when|now|since)\b|\b(?<!\b(?:like|want|love|need|hope|help me|trying|try) (?:to )?)(?:sleep|slept) (?:like a baby|better|well|through)\b(?!.*\b(?:never|don't|haven't|can't|would|wish)\b)|\b(?:we were|I was) (?:\w+ )?on time\b|\b(?:it|that|this) (?:really |actually )?help(?:s|ed)(?: me)?(?: a (?:bit|little|lot))?[.!]*$/i,
		weight: 1,
		glad: true,
		says: [
			"So something does move it, and you found it out by doing it.",
			"That's worth remembering on the next bad day: this worked.",
		],
		asks: ["What was it about it that helped?", "How could you get a bit more of that?"],
	},
	{
		pattern:
			/\b(?:(?:they|he|she|everyone|everybody|we) ate (?:all|every|the whole)|(?:loved|liked) (?:it|them|mine|what I)|asked (?:me )?for (?:more|the recipe|another)|asked good questions|came back for)\b/i,
		weight: 1,
		glad: true,
		says: ["You brought something, and it was wanted.", "You gave something and it landed."],
		asks: ["What was it like to see that?", "What did it change in how you see them?"],
	},
	{
		pattern:
			/\b(?:makes|made) (?:me|sure I) (?:eat|sleep|tea|soup|laugh|rest)\b|\b(?:looks after|takes care of) me\b|\bchecks (?:in )?on me\b/i,
		weight: 1,
		glad: true,
		says: [
			"Somebody looks after you there, and you don't have to ask for it.",
			"You get to be the one who's cared for, for once.",
		],
		asks: ["What do you like best about that?"],
	},
	{
		pattern:
			/\bI (?:paint|draw|knit|bake|garden|sing|swim|climb|sew|write|dance|play the \w+) (?:now|again|on|every|in|at|most)\b(?!.*\b(?:too|never|can't|any ?more|used|alone)\b)|\bI(?:'ve)? (?:just )?(?:started|taken up|began|joined) (?:doing |playing |learning |a |an |the )?(?:\w+ )?(?:puzzles|painting|drawing|choir|class|club|course|guitar|piano|yoga|knitting|running|swimming|climbing|gardening|baking|pottery|reading)\b/i,
		weight: 1,
		glad: true,
		says: [
			"There's something in the week that's yours, and nobody asked it of you.",
			"You've given your hands something to do that's only for you.",
		],
		asks: ["What do you like about it?", "What does it do for you, while you're at it?"],
	},
	{
		pattern:
			/\b(?:signed up|put my name down|bought (?:the|a|my) ticket|enrolled|registered for|paid for it)\b/i,
		weight: 2,
		glad: true,
		says: ["You've put something down for it already, so it's past the wishing stage."],
		asks: ["What made you go through with it this time?"],
	},
	{
		pattern:
			/\b(?:sent|made|written|wrote|did|done|finished|read) (?:like |about |maybe |only |just )?(?<count>two|three|four|five|six|seven|eight|ten|twelve|twenty|[2-9]\d?) (?<what>applications|calls|pages|letters|e-?mails|chapters|exercises|kilometres|miles|sessions)\b/i,
		weight: 2,
		says: [
			"{Count} {what} is more than none, and each of them took a decision.",
			"{Count} {what}: you sat down to it that often, so it can be done.",
		],
		asks: ["What was different on the days you did it?", "How did you get yourself to do those?"],
	},
	{
		pattern:
			/^(?:but |and |though )?(?:they|it|that|this)(?:'re| are|'s| is| was| were)(?:n't| not) (?:very |that |really |any |all that )?good\b/i,
		weight: 2,
		says: [
			"First it has to exist, and now it does; good comes in a later round.",
			"The judge came in while the paint was still wet.",
		],
		asks: ["What would 'good enough for now' look like?", "Which bit of it would you keep?"],
	},
	{
		pattern:
			/\b(?:I'm|I am) (?:so |too |always |the )*(?:reliable|dependable|(?:strong|sensible|responsible|easy|good|quiet) one|too nice|no trouble)\b|\bdon't (?:want to )?make (?:any |a )?(?:trouble|fuss|scene|waves)\b|\bI never (?:complain|say anything|make a fuss)\b|\bI'm too nice\b/i,
		weight: 2,
		says: [
			"It's a good quality, and it has made you the easy one to ask.",
			"Being no trouble has kept the peace, mostly at your expense.",
		],
		asks: ["What has it cost you, being that person?", "Where would you like to be a little less easy?"],
	},
	{
		pattern:
			/^(?:ok(?:ay)?,? )?(?:that(?:'s| was| is) a lie|I lied|I (?:wasn't|was not) (?:really |actually )?(?:busy|ill|sick|tired|asleep|working)|that(?:'s| is)(?:n't| not) (?:quite |really |entirely )?true)[.!]*$/i,
		weight: 2,
		says: ["Thank you for the true version.", "You could have let the first version stand, and you didn't."],
		asks: ["What was the first version protecting?", "What's underneath it?"],
	},
];
