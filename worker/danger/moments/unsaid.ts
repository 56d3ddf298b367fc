import { type Moment, pattern } from "./moment.ts";

/** What is hard to tell anyone, and is told here. */
export const UNSAID: readonly Moment[] = [
	{
		pattern: /\b(?:masturbat\w+|porn\w*|sex addict\w*|addicted to sex)\b/i,
		weight: 3,
		says: [
			"That's hard to say to anybody, and you said it in one sentence.",
			"Shame keeps a thing like that going longer than wanting does.",
		],
	},
	{
		pattern:
			/\bregret (?:having|becoming|being) (?:a |my |our )?(?:kids?|child(?:ren)?|mum|mom|mother|dad|father|parent|baby)\b/i,
		weight: 3,
		says: [
			"It's one of the least sayable sentences there are, and it doesn't cancel what you do for them every day.",
			"You can love them and still grieve for the life you had.",
		],
	},
	{
		pattern:
			/\b(?:don't|do not|no longer) (?:really )?(?:love|fancy|desire) (?:my (?:husband|wife|partner|boyfriend|girlfriend|fiancée?)|him|her)\b(?: any ?more)?|\bfallen out of love\b/i,
		weight: 3,
		says: [
			"People carry that sentence about for a long time before they say it.",
			"It's quiet when love goes, and everything around it stays where it was.",
		],
	},
	{
		pattern:
			/\b(?:I|I've|have) (?:\w+ )?(?:stole|stolen|been stealing|shoplift\w*|embezzled)\b|\bI(?:'ve)? (?:been )?(?:took|taking|taken) money (?:from|out of) (?:work|the till|my)/i,
		weight: 3,
		says: ["You did something you can hardly say out loud, and you've just said it."],
	},
	{
		pattern:
			/\bI(?:'ve| have)? (?:\w+ )?(?:lied|been lying|pretended|been pretending|made (?:it|that) up) (?:to (?:my|him|her|them|everyone|everybody)|about)\b/i,
		weight: 2,
		says: [
			"Keeping a second story going is work, and there's no day off from it.",
			"It was quicker than the truth once, and it has been costing you since.",
		],
	},
	{
		pattern:
			/\b(?:like|love|crush on|in love with|into|feelings for)\b[^.!?]*\b(?:straight|taken|married|has a (?:girlfriend|boyfriend|partner)|doesn't (?:like|love|want|even know)|not interested|just (?:a )?friends?|friend ?zoned?)\b/i,
		weight: 2,
		says: ["Wanting somebody who can't want you back hurts quietly, and there's nobody to be angry at."],
	},
	{
		pattern:
			/\bjealous (?:when|of (?:every|other)|if|whenever)\b[^.!?]*\b(?:talks?|texts?|likes?|looks?|goes|girls?|guys?|men|women|boys)\b|\b(?:check|checked|checking|go|going|went) (?:through )?(?:his|her|their|my (?:boyfriend|girlfriend|husband|wife|partner)'s) (?:phone|messages|instagram|location)\b/i,
		weight: 3,
		says: [
			"Jealousy takes an ordinary scene and plays it to you as an ending.",
			"Something in you is checking all the time whether you're still chosen.",
		],
	},
	{
		pattern:
			/\b(?:reads?|reading|goes? through|going through|checks?|checking|tracks?|tracking|snoops?|spies|monitors?) (?:all |through |in |on )*(?:of )?my (?:\w+ )?(?:messages|phone|diary|texts|emails?|chats?|drawers|things|location|browser|history)\b/i,
		weight: 3,
		says: [
			"With nothing that's only yours, every thought gets a little careful.",
			"It's hard to think freely while somebody reads along.",
		],
	},
	{
		pattern: pattern(
			"\\bmy (?:\\w+ )?(?:dad|father|mum|mom|mother|parents?|stepdad|husband|wife|partner|brother|sister) (?:\\w+ )?(?:drinks?(?! (?:coffee|tea|water|my))|is (?:always )?drunk|(?:is|has been|started) drinking|gambles?|takes? drugs|uses? drugs)\\b",
		),
		weight: 3,
		says: [
			"Where one person does that, everybody else in the house learns to listen.",
			"You didn't start it and you can't stop it, and it still runs through your days.",
		],
	},
	{
		pattern: pattern(
			"\\bmy (?:\\w+ )?(?:brother|sister|son|daughter|dad|father|mum|mom|mother|husband|partner|boyfriend|cousin|friend)(?:'s| is| has been| was| went)? (?:back )?(?:in|to|sent to) (?:prison|jail|custody)\\b",
		),
		weight: 3,
		says: [
			"You love somebody whom others know by one thing only.",
			"It takes the whole family along, and nobody sends cards for it.",
		],
	},
	{
		pattern: /\bPTSD\b|\bpost[- ]traumatic\b|\bflashbacks?\b/i,
		weight: 3,
		says: [
			"It's over on the calendar, and part of you is still on duty.",
			"The body keeps a watch that nobody has told to stand down.",
		],
	},
];
