import { type Moment, pattern } from "./moment.ts";

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
	},
	{
		pattern:
			/\b(?:nobody|no one) (?:\w+ )?(?:helps?|helped|lifts? a finger|does anything|pulls? (?:his|her|their) weight)\b(?<!that helps?|it helps?)|\b(?:doesn't|don't|won't|never) (?:help|lift)\b/i,
		weight: 2,
		says: [
			"You're doing it without anyone taking a share.",
			"It's the work itself, and then it's being left alone with it.",
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
	},
	{
		pattern:
			/\b(?:(?:I'm|it's|I am|it is) always (?:me|the one)|always the one|everything (?:is |falls )?on me|have to do everything|do everything (?:myself|alone|around)|I do it all|all on me)\b/i,
		weight: 2,
		says: [
			"You're the one who keeps it going, and you'd like someone else to go first for once.",
			"It's become normal for everybody that you'll do it, and it isn't normal for you.",
		],
	},
	{
		pattern:
			/\b(?:can't|couldn't|hard (?:for me )?to|hate to|afraid to|guilty (?:if|when|for|about)|if|when|never|scared to) (?:I )?(?:ever )?say(?:ing)? no\b|\b(?:keep|kept|always|end up) say(?:ing)? yes\b|\bpeople[- ]pleas/i,
		weight: 2,
		says: [
			"Say no and you feel guilty, say yes and you're worn out; either way it costs you.",
			"A no feels like letting somebody down, so the yes comes out first.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:miss|missing) (?<who>my \\w+(?<!\\b(?:old|whole|own|former|previous))|him|her|them)\\b(?!'s\\b| (?:deadline|bus|train|appointment|shift|call|alarm|meds|class))",
		),
		weight: 2,
		says: ["You miss {who}, and nothing else quite fills that.", "So much of this is simply missing {who}."],
	},
	{
		pattern:
			/\b(?<who>my (?:wife|husband|partner|girlfriend|boyfriend)|he|she) (?:has |just |already |'s )?(?:moved out|walked out|left(?: me)?(?! on read)(?= (?:in|on|last|this|two|three|yesterday|after|for|with)|[.,]|$)|packed (?:his|her) (?:bags|things))\b/i,
		weight: 3,
		says: [
			"You're still in the same place, and everything about it has changed.",
			"Someone who was there every day isn't, and you're left to live in what remains.",
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
	},
	{
		pattern:
			/\b(?:only (?:get to )?see (?:my |the )?(?:kids|son|daughter|children|them|her|him) (?:on|every|at)|every other weekend|custody|took the kids|kids (?:are|went) with (?:her|him)|(?:see|miss) my (?:kids|son|daughter|children|boys|girls))\b/i,
		weight: 3,
		says: [
			"You lost the ordinary days with them as well, and those are hard to get back.",
			"It isn't only your marriage that changed; it's breakfast, and bedtime, and everything in between.",
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
	},
	{
		pattern:
			/\b(?:hate|can't stand|don't trust|so (?:angry|mad|pissed|furious) (?:at|with)) (?<who>him|her|them|my (?!body|looks|face|weight|reflection|hair|skin|legs|nose|life|job|voice)\w+)\b/i,
		weight: 2,
		says: ["You're angry with {who}, and it sounds earned.", "Something went past what you can just let go."],
	},
];
