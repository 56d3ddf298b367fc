import { type Moment, pattern } from "../moment.ts";

/** What passes between people. */
export const OTHERS: readonly Moment[] = [
	{
		pattern:
			/\b(?:(?:nobody|no one)(?: \w+)?|(?:he|she|they|my \w+) (?:has |have )?(?:never|doesn't|don't|didn't|hasn't|haven't|won't)(?: even| really)?) (?:asks?|asked|notices?|noticed|cares?|cared|checks? (?:in|on)|checked (?:in|on)) (?:me|how I|if I|about me|that|what I|whether|when)\b|\b(?:nobody|no one) (?:even )?(?:ever )?(?:asks|asked|notices|noticed|cares|cared|listens?|listened|remembers|remembered|showed up|came|looked (?:up|at me)|sa(?:id|ys) (?:a word|a thing|anything)|turned round|spoke to me)\b/i,
		weight: 2,
		says: [
			"It hurts to be going through that and have nobody notice.",
			"You'd have liked someone to see it without having to point.",
		],
		asks: ["Who would you most have wanted to notice?", "What would you have liked to be asked?"],
	},
	{
		pattern:
			/\b(?:nobody|no one) (?:\w+ )?(?:helps?|helped|lifts? a finger|does anything|pulls? (?:his|her|their) weight)\b(?<!that helps?|it helps?)|\b(?:doesn't|don't|won't|never) (?:help|lift)\b/i,
		weight: 2,
		says: [
			"You're doing it without anyone taking a share.",
			"It's the work itself, and then it's being left alone with it.",
		],
		asks: ["What would you hand over first, if somebody took it?", "What happens when you ask for help?"],
		steps: [
			"Ask for one exact thing at one exact time: 'Please take Saturday from seven to nine.'",
			"Leave one thing undone that has always been yours, and let it be noticed.",
		],
	},
	{
		pattern: pattern(
			"(?<!\\bI(?:'ve| have|'d| had)? (?:\\w+ )?)\\b(?:told|tells|telling) (?:everyone|everybody|people|the whole \\w+|others|all (?:our|her|his|my) friends|her|him)(?: \\w+)? (?:about|that|what)|\\bbehind my back\\b|\\b(?:in confidence|shared my secret|my secret)\\b|(?<!I'd |I had |I've |I felt I |as if I |like I )\\bbetray",
		),
		weight: 3,
		says: [
			"You trusted someone with that, and it didn't stay where you put it.",
			"It was yours to tell, and that choice got taken from you.",
		],
		asks: [
			"What hurts more, that it's out or who it came from?",
			"What would you want to hear from the person who did it?",
			"How did you find out?",
		],
		steps: [
			"Say what was broken in one sentence: 'I told you that in confidence, and you passed it on.' Then wait.",
			"Decide what you'd need before you could trust them with anything again, and write it down first.",
		],
	},
	{
		pattern: pattern(
			"\\b(?<who>WHO|he|she|they) (?:just |really |actually |straight up |has |had |keeps? )?(?:lied|lying|cheated|cheating|went behind)\\b",
		),
		weight: 3,
		says: [
			"It isn't only what happened; now you can't be sure of the rest.",
			"Being lied to makes you go back over everything that was said.",
		],
		asks: ["How did you find out?", "What do you most need to know now?"],
	},
	{
		pattern: pattern(
			"\\b(?<who>WHO|he|she|they) (?:just |really |always |only |even |then )?(?:said|says|told me|tells me|keeps saying|keeps telling me|called me) (?!yes|yeah|sure|fine|great|good|come|of course|thanks|thank|well done|it went|let's|no\\b|I can|ok|hi|hello|sorry|goodbye|I(?:'m in| start| can)\\b)(?!.*!)(?=.*\\b(?:I|I'm|I've|I'd|me|my|you|your|we|us|then)\\b)",
		),
		weight: 1,
		says: [
			"You remember the exact words, so they went in.",
			"It was said in a second, and you've carried it since.",
		],
		asks: [
			"What was it like to hear that from {who}?",
			"What did you say back?",
			"What would you have liked to hear from {who}?",
		],
	},
	{
		pattern: pattern(
			"\\b(?:ghost(?:ed|ing)|left (?:me )?on read|(?:doesn't|didn't|don't|won't|hasn't|never|not) (?:even )?(?:text|call|answer|reply|respond|write)(?:s|ed|ing)?(?: (?:me )?back| to me| me)?|ignor(?:es|ed|ing) (?:me|my))\\b",
		),
		weight: 2,
		says: [
			"Silence leaves you to guess, and the guesses are rarely kind to you.",
			"You reach out and nothing comes back, and that says something even when no words do.",
		],
		asks: ["What do you make of the silence?", "What would you ask, if you knew you'd get an answer?"],
	},
	{
		pattern:
			/\b(?:(?:I'm|it's|I am|it is) always (?:me|the one)|always the one|everything (?:is |falls )?on me|have to do everything|do everything (?:myself|alone|around)|I do it all|all on me)\b/i,
		weight: 2,
		says: [
			"You're the one who keeps it going, and you'd like someone else to go first for once.",
			"It's become normal for everybody that you'll do it, and it isn't normal for you.",
		],
		asks: ["What would happen if you didn't, this once?", "When did it become yours to do?"],
	},
	{
		pattern:
			/\b(?:can't|couldn't|hard (?:for me )?to|hate to|afraid to|guilty (?:if|when|for|about)|if|when|never|scared to) (?:I )?(?:ever )?say(?:ing)? no\b|\b(?:keep|kept|always|end up) say(?:ing)? yes\b|\bpeople[- ]pleas/i,
		weight: 2,
		says: [
			"Say no and you feel guilty, say yes and you're worn out; either way it costs you.",
			"A no feels like letting somebody down, so the yes comes out first.",
		],
		asks: [
			"What are you afraid would happen if you said no?",
			"What's the last yes you wish you could take back?",
		],
		steps: [
			"Buy time first: 'Let me check and tell you tomorrow.' A no is easier the next day.",
			"Say no to one small thing this week, kindly and without a reason.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:miss|missing) (?<who>my \\w+(?<!\\b(?:old|whole|own|former|previous))|him|her|them)\\b(?!'s\\b| (?:deadline|bus|train|appointment|shift|call|alarm|meds|class))",
		),
		weight: 2,
		says: ["You miss {who}, and nothing else quite fills that.", "So much of this is simply missing {who}."],
		asks: ["When do you miss {who} most?", "What do you miss most about {who}?"],
	},
	{
		pattern:
			/\b(?<who>my (?:wife|husband|partner|girlfriend|boyfriend)|he|she) (?:has |just |already |'s )?(?:moved out|walked out|left(?: me)?(?! on read)(?= (?:in|on|last|this|two|three|yesterday|after|for|with)|[.,]|$)|packed (?:his|her) (?:bags|things))\b/i,
		weight: 3,
		says: [
			"You're still in the same place, and everything about it has changed.",
			"Someone who was there every day isn't, and you're left to live in what remains.",
		],
		asks: [
			"What have the days been like since?",
			"How did it happen?",
			"Which part of the day is the hardest?",
		],
	},
	{
		pattern:
			/\b(?:house|flat|apartment|home|place|bed|rooms?) (?:is|are|feels?|felt|was|seems)(?: \w+)? (?:empty|quiet|silent|big|dead)\b|\b(?:so|too|very|really) quiet (?:in|at|around) (?:the|my|home|here)|\b(?:come|coming|came) home to (?:nobody|no one|an empty|nothing|silence)/i,
		weight: 2,
		says: [
			"The quiet is where you notice it most.",
			"There's nowhere in those rooms where you don't notice who's missing.",
		],
		asks: ["Which hour is the worst for it?", "What did the evenings sound like before?"],
	},
	{
		pattern:
			/\b(?:only (?:get to )?see (?:my |the )?(?:kids|son|daughter|children|them|her|him) (?:on|every|at)|every other weekend|custody|took the kids|kids (?:are|went) with (?:her|him)|(?:see|miss) my (?:kids|son|daughter|children|boys|girls))\b/i,
		weight: 3,
		says: [
			"You lost the ordinary days with them as well, and those are hard to get back.",
			"It isn't only your marriage that changed; it's breakfast, and bedtime, and everything in between.",
		],
		asks: [
			"What do you miss most about the everyday with them?",
			"What are the days like when they're with you?",
		],
	},
	{
		pattern:
			/\b(?:parents|mum|mom|dad|father|mother|family) (?:\w+ )?(?:expect|want me|would (?:be|kill|never)|will (?:be|kill|never)|are going to|is going to|paid|pay|worked|sacrificed|gave up|are so proud|think I'm|have)\b/i,
		weight: 2,
		says: [
			"What they hope for from you makes the truth harder to say.",
			"You're holding their hopes as well as your own trouble.",
		],
		asks: ["What do you expect they'd say first?", "What do you wish they knew about how hard it's been?"],
	},
	{
		pattern:
			/\b(?:hate|can't stand|don't trust|so (?:angry|mad|pissed|furious) (?:at|with)) (?<who>him|her|them|my (?!body|looks|face|weight|reflection|hair|skin|legs|nose|life|job|voice)\w+)\b/i,
		weight: 2,
		says: ["You're angry with {who}, and it sounds earned.", "Something went past what you can just let go."],
		asks: [
			"Which moment with {who} do you keep coming back to?",
			"What would you say to {who} if you knew it would be heard?",
		],
	},
];
