import { type Moment, pattern } from "../moment.ts";

/** Plain sentences of hard or lucky days that ask for their own answer. */
export const DAYS: readonly Moment[] = [
	{
		pattern:
			/\b(?:scan|tests?|results?|biopsy|mri|x-?rays?|bloods?|blood tests?|screening|mammogram|check-?up)\b(?: \w+){0,3} (?:was|were|is|are|came back|come back)(?: \w+){0,2} (?:clear|fine|negative|good|normal|benign|ok|okay)\b|\bcancer[- ]free\b|\b(?:got|gave (?:me|her|him|us|them)) the all[- ]clear\b|\bin remission\b|\bno (?:sign of )?cancer\b|\bit(?:'s| is| was) benign\b/i,
		weight: 2,
		glad: true,
		says: [
			"Oh, what a relief; all that waiting, and it came out well.",
			"That's wonderful news, and you can let your shoulders down now.",
		],
		asks: ["What was the first thing you did when you heard?", "How is it landing, after all the waiting?"],
	},
	{
		pattern: /^(?:(?:but|and|so|oh|no|please|well|just|ok|okay|really),? )*don't worry about me\b/i,
		weight: 3,
		says: [
			"I hear you, and you don't have to be fine for my sake.",
			"I won't fuss, and I'd still like to know how it really is.",
		],
		asks: ["How are you, when nobody needs you to be all right?", "What would you say if nobody worried?"],
	},
	{
		pattern:
			/\b(?:don't|do not|can't|couldn't|cannot|didn't|hard to|struggle to) (?:\w+ ){0,2}(?:get|getting) (?:up|out of bed)\b|\bstay(?:ed)? in bed all day\b/i,
		weight: 3,
		says: [
			"There are mornings when the day asks for more than you've got before it has even begun.",
			"The bed is the one place that asks nothing of you, and I can see why leaving it costs so much.",
		],
		asks: ["How often is it like that?", "What is it about the day that weighs most, lying there?"],
		steps: [
			"Make the first goal very small: both feet on the floor, then a glass of water, and nothing after that counts.",
			"If it's most mornings, tell a doctor so in those words; it's worth being looked at.",
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
		asks: ["How is {who} today, as far as you know?", "What happened?", "How are you holding up in between?"],
	},
	{
		pattern:
			/\b(?:nobody|no ?one|none of (?:them|my \w+)|only (?:one|two) (?:people|person)) (?:\w+ )?(?:came|come|turned up|showed up|remembered|bothered)\b.{0,25}\b(?:birthday|party|wedding|graduation|show|exhibition|housewarming|recital|dinner|funeral)\b|\b(?:everyone|everybody|they all) forgot my birthday\b/i,
		weight: 3,
		says: [
			"You made room for people and the room stayed empty, and on a day like that it goes in deep.",
			"Waiting for the door and nobody coming through it: that hurts more than people let on.",
		],
		asks: ["Who had you most hoped to see?", "What did you do with the rest of that day?"],
	},
	{
		pattern:
			/\bdread(?:ing)? (?:tomorrow|monday|going (?:back|in|home)|the (?:day|week|weekend|morning)|it)\b/i,
		weight: 3,
		says: [
			"Tomorrow is already sitting in the room with you.",
			"It hasn't begun, and you're carrying it since today.",
		],
		asks: ["What's in it that you dread most?", "Which hour of it are you dreading?"],
	},
	{
		pattern: /\b(?:I'm|I am|found out (?:that )?I'm|test says I'm) pregnant\b/i,
		weight: 3,
		says: [
			"That's a sentence that changes the room, whichever way it's felt.",
			"Big news, and you're allowed to feel ten things about it at once.",
		],
		asks: ["How is it landing with you?", "Who knows so far?"],
	},
	{
		pattern: /\b(?:came|coming|come) out to (?:me|us)\b/i,
		weight: 3,
		says: [
			"That's a great deal of trust to be handed, and it says something that it was you.",
			"They told you who they are, and that takes courage on one side and care on the other.",
		],
		asks: ["What did you say, in that moment?", "What would you most like them to know from you?"],
	},
	{
		pattern:
			/\b(?:keep|can't stop|have to|kept) (?:\w+ )?check(?:ing)? (?:(?:that|if|whether) )?(?:the |my |all the |every )?(?:stove|oven|door|doors|locks?|taps?|gas|iron|windows?|hob|kettle|plugs?)\b/i,
		weight: 3,
		says: [
			"Each check buys you a moment's quiet, and then the doubt is back at the door.",
			"You know it's off, and knowing doesn't reach the part that's afraid.",
		],
		asks: ["How much of the day does it take from you?", "What does the fear say would happen?"],
		steps: [
			"Say it aloud once as you check, 'it's off', and walk away with the doubt still there; it fades by itself.",
			"If it takes an hour of the day or more, tell a doctor; this is something that can be treated well.",
		],
	},
	{
		pattern: /^(?:ok(?:ay)?,? |oh,? )?(?:I'm |I am )?(?:so |really |very )?sorry\W*$/i,
		weight: 3,
		says: ["There's nothing to be sorry for here.", "No need for a sorry; you're all right with me."],
		asks: ["What made you feel you should be?"],
	},
	{
		pattern:
			/^(?:ugh,? |oh,? )?(?:fuck|screw|sod|to hell with) (?:this|it|everything|all (?:of )?(?:it|this)|my life)\W*$/i,
		weight: 3,
		says: [
			"You've had it up to here, and it can be said exactly like that.",
			"Enough is enough, by the sound of it.",
		],
		asks: ["What was the last straw?", "What happened?"],
	},
	{
		pattern:
			/\b(?:baby|she|he|son|daughter)(?:'s| is) (?:only )?(?:\d+|a few|two|three|four|five|six|seven|eight|nine|ten) (?:days?|weeks?) old\b|\bnewborn\b|\bjust had (?:a|the|our) baby\b/i,
		weight: 3,
		says: [
			"So few weeks in, with so little sleep: that would stretch anybody, and a midwife or a doctor wants to hear it when the tears come often.",
			"Those first weeks take more than anyone tells you. If it's dark more often than light, a doctor or a midwife is the right one to tell.",
		],
		asks: ["Who takes the baby so that you can sleep?", "How have you been, in between the feeds?"],
	},
	{
		pattern: /\b(?:only|just) (?:a|an|my) (?:dog|cat|pet|animal|hamster|rabbit|bird|horse)\b/i,
		weight: 3,
		says: [
			"There's no 'just' about somebody you loved every day.",
			"Nobody who has loved one would say 'just', and you don't have to say it here.",
		],
		asks: ["What were they like?"],
	},
	{
		pattern:
			/\b(?:he|she)(?:'d| would) (?:be|have been|have turned) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b/i,
		weight: 3,
		mourning: true,
		says: [
			"You count the years for someone who doesn't get to, and nobody else may even know the number.",
			"There's an age that was never reached, and you kept it all the same.",
		],
		asks: ["What would today have looked like?", "Who remembers the day with you?"],
	},
	{
		pattern:
			/\b(?:want|wanna|need|urge|tempted|desperate|itching) to (?:use|drink|score|get high|get drunk|relapse|smoke again|gamble)\b|\bcravings?\b(?! (?:for )?(?:choc\w*|pizza|sugar|cake|crisps|chips))/i,
		weight: 3,
		says: [
			"The pull is loud right now, and wanting it isn't doing it.",
			"An urge like that climbs and then falls, and it falls sooner with somebody beside you.",
		],
		asks: ["Who could you ring until it passes?", "What got you through the last one?"],
		steps: [
			"Ring one person who knows, before anything else, and say only 'it's bad right now'.",
			"Get half an hour between you and it: out of the door, away from where it is.",
		],
	},
	{
		pattern: /^(?:but )?I (?:just |only |still )?want (?:him|her|them)(?: back)?\W*$/i,
		weight: 3,
		says: [
			"Of course you do, and nothing anybody offers comes near it.",
			"That's the whole of it, in three words.",
		],
		asks: ["What do you miss most, this minute?"],
	},
];
