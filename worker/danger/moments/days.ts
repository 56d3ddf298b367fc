import { type Moment, pattern } from "./moment.ts";

/** Plain sentences of hard or lucky days that ask for their own answer. */
export const DAYS: readonly Moment[] = [
	{
		pattern: /^(?:(?:but|and|so|oh|no|please|well|just|ok|okay|really),? )*don't worry about me\b/i,
		weight: 3,
		says: [
			"I hear you, and you don't have to be fine for my sake.",
			"I won't fuss, and I'd still like to know how it really is.",
		],
	},
	{
		pattern:
			/\b(?:don't|do not|can't|couldn't|cannot|didn't|hard to|struggle to) (?:\w+ ){0,2}(?:get|getting) (?:up|out of bed)\b|\bstay(?:ed)? in bed all day\b/i,
		weight: 3,
		says: [
			"There are mornings when the day asks for more than you've got before it has even begun.",
			"The bed is the one place that asks nothing of you, and I can see why leaving it costs so much.",
		],
	},
	{
		pattern: pattern(
			"\\b(?<who>my (?:\\w+ )?(?:mum|mom|mother|dad|father|sister|brother|husband|wife|partner|son|daughter|gran\\w*|nan|grand\\w+|best friend|friend|girlfriend|boyfriend|baby))(?:'s| is| was| has been| got)? (?:back |still |now )?(?:in (?:the )?(?:hospital|icu|intensive care|a&e)|taken (?:in)?to (?:the )?hospital|in a coma|rushed to)",
		),
		weight: 3,
		says: [
			"With {who} in hospital, half of you is at that bedside wherever you are.",
			"{Who} is in hospital, and everything else has to happen around that.",
		],
	},
	{
		pattern:
			/\b(?:nobody|no ?one|none of (?:them|my \w+)|only (?:one|two) (?:people|person)) (?:\w+ )?(?:came|come|turned up|showed up|remembered|bothered)\b.{0,25}\b(?:birthday|party|wedding|graduation|show|exhibition|housewarming|recital|dinner|funeral)\b|\b(?:everyone|everybody|they all) forgot my birthday\b/i,
		weight: 3,
		says: [
			"You made room for people and the room stayed empty, and on a day like that it goes in deep.",
			"Waiting for the door and nobody coming through it: that hurts more than people let on.",
		],
	},
	{
		pattern:
			/\bdread(?:ing)? (?:tomorrow|monday|going (?:back|in|home)|the (?:day|week|weekend|morning)|it)\b/i,
		weight: 3,
		says: [
			"Tomorrow is already sitting in the room with you.",
			"It hasn't begun, and you're carrying it since today.",
		],
	},
	{
		pattern: /^(?:ok(?:ay)?,? |oh,? )?(?:I'm |I am )?(?:so |really |very )?sorry\W*$/i,
		weight: 3,
		says: ["There's nothing to be sorry for here.", "No need for a sorry; you're all right with me."],
	},
	{
		pattern:
			/^(?:ugh,? |oh,? )?(?:fuck|screw|sod|to hell with) (?:this|it|everything|all (?:of )?(?:it|this)|my life)\W*$/i,
		weight: 3,
		says: [
			"You've had it up to here, and it can be said exactly like that.",
			"Enough is enough, by the sound of it.",
		],
	},
	{
		pattern:
			/\b(?:want|wanna|need|urge|tempted|desperate|itching) to (?:use|drink|score|get high|get drunk|relapse|smoke again|gamble)\b|\bcravings?\b(?! (?:for )?(?:choc\w*|pizza|sugar|cake|crisps|chips))/i,
		weight: 3,
		says: [
			"The pull is loud right now, and wanting it isn't doing it.",
			"An urge like that climbs and then falls, and it falls sooner with somebody beside you.",
		],
	},
];
