import type { Moment } from "./moment.ts";

/** Small words that carry more than their size. Heard only when nothing else in the message asks for an answer. */
export const MARKS: readonly Moment[] = [
	{
		// "I eat meat again" takes something up; "I cried again" is the one that weighs.
		pattern:
			/(?<!\b(?:never|once|back|(?:do|try|see|meet|feel|want|like|hear)(?: \w+)?) )(?<!^(?:so |and |now )?I(?:'m| am| can| do|'ve)? (?!cr(?:y|ied)|fail|fell|lost|forgot|snapped|fought|relaps|keep|can't|couldn't|didn't|don't|mess|over|woke|lied|yell|shout|broke|late|stuck|alone)\w+(?: [\w']+){0,4} )\bagain\b/i,
		weight: 0,
		says: [
			"The 'again' is what I notice: this isn't the first time.",
			"It's that it has happened before, as much as that it happened now.",
		],
	},
	{
		pattern: /\b(?:didn't|doesn't|hasn't|haven't|don't|won't|never|not|wouldn't) even\b(?! know)/i,
		weight: 0,
		says: ["The 'even' says how little it would have taken.", "You weren't asking for much there."],
	},
	{
		pattern:
			/\b(?:any ?more|no longer|these days)\W*$|\b(?:too much|too many|so quiet|different|weird|strange) now\W*$/i,
		weight: 0,
		says: [
			"There's a before in that sentence, and you remember it.",
			"Something that used to be otherwise has gone, and you bump into the gap.",
		],
	},
	{
		pattern:
			/\b(?:I|we) still (?!play|laugh|sing|dance|go|have|talk|love|enjoy|cook|see|meet|do)\w|\bstill (?:weird|hard|strange|hurts|there|not|can't|don't|feels?)\b/i,
		weight: 0,
		says: [
			"That 'still' sounds as if it should have been over by now.",
			"It hasn't let go of you yet, whatever the calendar says.",
		],
	},
	{
		pattern:
			/\b(?:he|she|they|it|my \w+) (?:hasn't|haven't|didn't|doesn't|don't|won't|never) (?:once |ever |even )?(?:been|come|came|visit\w*|call\w*|ask\w*|rung|help\w*|offer\w*|say|said|mention\w*|go|went)\b/i,
		weight: 0,
		says: [
			"It's what didn't happen that stays with you.",
			"You noticed who wasn't there, and it tells you something.",
		],
	},
	{
		pattern: /\bonly (?:me|I)\b|\b(?:it's|it is) me (?:again|every|who)\b|\bjust me\b/i,
		weight: 0,
		says: [
			"You notice that it comes to you each time, and so would I.",
			"It would be easier to take if it went round, and it doesn't.",
		],
	},
];

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
