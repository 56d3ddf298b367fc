import type { Moment } from "./moment.ts";

/** What gives people something: being of use, being good at a thing, a hand held, a line kept. */
export const MEANING: readonly Moment[] = [
	{
		pattern:
			/\b(?:sent|made|written|wrote|did|done|finished|read) (?:like |about |maybe |only |just )?(?<count>two|three|four|five|six|seven|eight|ten|twelve|twenty|[2-9]\d?) (?<what>applications|calls|pages|letters|e-?mails|chapters|exercises|kilometres|miles|sessions)\b/i,
		weight: 2,
		says: [
			"{Count} {what} is more than none, and each of them took a decision.",
			"{Count} {what}: you sat down to it that often, so it can be done.",
		],
	},
	{
		pattern:
			/^(?:but |and |though )?(?:they|it|that|this)(?:'re| are|'s| is| was| were)(?:n't| not) (?:very |that |really |any |all that )?good\b/i,
		weight: 2,
		says: [
			"First it has to exist, and now it does; good comes in a later round.",
			"The judge came in while the paint was still wet.",
		],
	},
	{
		pattern:
			/\b(?:I'm|I am) (?:so |too |always |the )*(?:reliable|dependable|(?:strong|sensible|responsible|easy|good|quiet) one|too nice|no trouble)\b|\bdon't (?:want to )?make (?:any |a )?(?:trouble|fuss|scene|waves)\b|\bI never (?:complain|say anything|make a fuss)\b|\bI'm too nice\b/i,
		weight: 2,
		says: [
			"It's a good quality, and it has made you the easy one to ask.",
			"Being no trouble has kept the peace, mostly at your expense.",
		],
	},
	{
		pattern:
			/^(?:ok(?:ay)?,? )?(?:that(?:'s| was| is) a lie|I lied|I (?:wasn't|was not) (?:really |actually )?(?:busy|ill|sick|tired|asleep|working)|that(?:'s| is)(?:n't| not) (?:quite |really |entirely )?true)[.!]*$/i,
		weight: 2,
		says: ["Thank you for the true version.", "You could have let the first version stand, and you didn't."],
	},
];
