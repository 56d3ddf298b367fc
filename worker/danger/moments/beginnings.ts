import type { Moment } from "./moment.ts";

/** How people begin who have no story yet, only a matter: each gets an answer of its own and steps that fit it. */
export const BEGINNINGS: readonly Moment[] = [
	{
		pattern:
			/\b(?:tired|exhausted|drained|worn out) (?:most|all the time|every|all day|constantly)\b|\bwhere (?:all )?my energy goes\b/i,
		weight: 2,
		says: ["A tiredness that's there most days is worth following; something spends more than comes in."],
	},
	{
		pattern:
			/\b(?:things|everything|life|it all) (?:\w+ )?(?:feels?|is|are|seems?) (?:\w+ )?(?:shaky|unsteady|wobbly|unstable|up in the air)\b|\bmake (?:\w+ )?steadier\b/i,
		weight: 2,
		says: [
			"When several things wobble at once, one that holds makes the rest easier to look at.",
			"It's tiring to keep your balance on ground that moves.",
		],
	},
	{
		pattern:
			/\bfeel(?:ing)? (?:\w+ )?(?:far(?: away)?|distant|cut off|disconnected) from (?:people|everyone|everybody|others|my friends)\b|\b(?:come|get) closer to (?:one of them|people|somebody|someone|others)\b/i,
		weight: 2,
		says: ["You notice the distance, so some part of you is still leaning towards people."],
	},
	{
		pattern:
			/\b(?:conversation|talk)s?(?: with [\w ']{2,25})?(?: that)? I(?: keep|'ve been| have been|'m)? (?:put(?:ting)? off|avoid(?:ing)?|dread(?:ing)?)\b|\b(?:put(?:ting)? off|avoid(?:ing)?|dread(?:ing)?|prepare for|get ready for) (?:a|the|this|that) (?:\w+ )?(?:conversation|talk)\b/i,
		weight: 2,
		says: [
			"The talk goes on in your head anyway, and mostly in its worst version.",
			"It matters to you, or it wouldn't be this hard to begin.",
		],
	},
	{
		pattern:
			/\b(?:have|got) (?:the )?time (?:for|to)\b.{0,40}\b(?:don't|never) (?:\w+ )?(?:use|take|do|get|start)\b/i,
		weight: 2,
		says: ["So it isn't hours that are missing; something else gets there first each time."],
	},
	{
		pattern: /\b(?:do(?:es)?|good for|kind to|look(?:ing)? after|take care of) my body\b/i,
		weight: 2,
		says: ["Your body gets asked for a lot, and seldom what it would like."],
	},
	{
		pattern: /\b(?:hard|tough|harsh) on myself\b/i,
		weight: 2,
		says: [
			"You'd hardly ask of anyone else what you ask of yourself.",
			"The judge in you has had the floor, and the witness hasn't been heard yet.",
		],
	},
	{
		pattern: /\b(?:in me wants to|want my (?:days|life) to)\b/i,
		weight: 2,
		says: [
			"The wish is there before its name is, and that's the usual order.",
			"You're asking before anybody makes you, and that's already a kind of direction.",
		],
	},
	{
		pattern: /\bbe (?:more |really |fully )*present (?:with|for|around)\b/i,
		weight: 2,
		says: ["You want to be with them, and not just in the same room; that says how much they matter."],
	},
	{
		pattern: /\bask me (?:something|anything|(?:a|one|any) question)\b/i,
		weight: 1,
		says: ["Gladly; you don't need a beginning, any corner will do.", "A question is a fine way in."],
	},
	{
		pattern:
			/\b(?:today|this week)(?:'s| is| feels| has been) (?:\w+ )?heavy\b(?!.*\b(?:since|because|without|died|funeral)\b)/i,
		weight: 3,
		says: ["Heavy it is, then, and nothing about it has to be tidied up in here."],
	},
	{
		pattern: /\bsomething (?:\w+ )?went (?:\w+ )?well\b|\bwhat I did for it\b/i,
		weight: 2,
		says: ["Something went well, and it's easy to call that luck; let's look for your share in it."],
	},
];
