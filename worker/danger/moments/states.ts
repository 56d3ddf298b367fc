import type { Moment } from "./moment.ts";

/** How it is just now, where it has no name or is easily taken for something else. */
export const STATES: readonly Moment[] = [
	{
		pattern:
			/^(?:no,? |honestly,? |well,? )?I(?:'m| am) (?:really |so |just )?not (?:ok|okay|alright|all right|fine|doing (?:so |too |very )?(?:well|good|okay|ok|great))\b/i,
		weight: 3,
		says: ["Thank you for saying it straight.", "You could have said 'fine', and I'm glad you didn't."],
	},
	{
		pattern:
			/\bnothing(?:'s| is| was)? (?:actually |really |even |particularly )?(?:wrong|happened|bad happened)\b[^.!?]*\b(?:sad|down|low|cry\w*|empty|unhappy|flat)\b|\b(?:sad|down|low|crying|empty|unhappy) (?:and I don't know why|for no reason|without (?:a|any) reason)\b/i,
		weight: 3,
		says: [
			"Sadness needs no reason to show before it's allowed in.",
			"It's there without an excuse, and it counts like any other.",
		],
	},
	{
		pattern:
			/\bfeel(?:ing|s)? (?:a bit |a little |kind of |really |so |just )?(?:off|weird|strange|out of sorts|not right|not quite right|meh|blah)\b/i,
		weight: 2,
		says: ["Something's out of tune, and it hasn't got a name yet."],
	},
	{
		pattern:
			/(?<!\b(?:not|n't|never|no longer) (?:\w+ )?)\b(?:scared|afraid|terrified|frightened|petrified|fear) of (?:dying|death)\b/i,
		weight: 3,
		says: [
			"The thought that all this ends one day has come very close to you.",
			"It's one of the oldest fears there is, and it's usually met alone and in the dark.",
		],
	},
	{
		pattern:
			/\bhow (?:can|do|could|should) I (?:be|become|get|feel|make myself) happ(?:y|ier)\b|\bwant to (?:be|feel) happ(?:y|ier)\b|\bjust want to be happy\b/i,
		weight: 3,
		says: [
			"Nobody gets there by aiming at it, and most people get nearer by way of something small.",
			"That's a fair wish, and a bigger one than it looks.",
		],
	},
	{
		pattern: /\bwhat (?:should|could|do|am I (?:supposed|meant) to) (?:I )?(?:to )?do with my life\b/i,
		weight: 3,
		says: [
			"Asked at that size, nobody could answer it.",
			"It's a big question, and it's mostly answered a year at a time.",
		],
	},
	{
		pattern:
			/\b(?:ate|eaten|binged|overate|stuffed myself)\b[^.!?]*\b(?:disgust\w*|ashamed|hate myself|gross|guilty|sick (?:of|with) myself|fat)\b/i,
		weight: 3,
		says: [
			"You're very hard on someone who was hungry for something.",
			"The scolding afterwards lasts longer than the eating did.",
		],
	},
	{
		pattern:
			/\b(?:it's|it is|today(?:'s| is)?|is) my (?:\d+(?:th|st|nd|rd) |own )?birthday\b(?! (?:party|present|is))/i,
		weight: 2,
		says: ["Then happy birthday, whatever sort of one it is.", "Happy birthday to you."],
	},
	{
		pattern:
			/\bfeel(?:ing)? (?:so |completely |totally |like I'm |utterly )*invisible\b|\b(?:nobody|no one) (?:sees|notices) me\b/i,
		weight: 3,
		says: ["To be in the room every day and not be seen in it is a loneliness of its own."],
	},
	{
		pattern:
			/\b(?:stay[- ]at[- ]home|full[- ]time) (?:mum|mom|dad|parent|mother|father)\b|\blost (?:myself|who I was) (?:in|since|to|after) (?:motherhood|being|having|becoming)/i,
		weight: 3,
		says: ["Everybody asks you where their things are, and nobody asks where you are."],
	},
	{
		pattern:
			/\b(?:got|been|was|am) promoted\b[^.!?]*\b(?:terrified|scared|afraid|nervous|overwhelmed|panick\w*|fraud|not ready|out of my depth)\b|\b(?:terrified|scared|afraid|nervous)\b[^.!?]*\b(?:promot\w+|new (?:job|role))\b/i,
		weight: 3,
		says: [
			"It's what you wanted, and now it can go wrong in front of people.",
			"Congratulations, and of course your stomach has noticed, too.",
		],
	},
	{
		pattern: /\b(?:what(?:'s| is|s) the|is there a|any) (?:meaning|purpose) (?:of|to|in) life\b/i,
		weight: 3,
		says: ["A great many people have answered that one, and hardly two of them agree."],
	},
	{
		pattern:
			/^(?:ok,? |well,? |and )?(?:I'm|I am) (?:so |just )?done(?: with (?:it|this|all of it|it all))?\W*$|^I give up\W*$/i,
		weight: 3,
		says: ["That sounds like the end of a long stretch of trying."],
	},
	{
		pattern:
			/\b(?:stopped|quit|came off|come off|coming off|off) (?:taking )?my (?:\w+ )?(?:meds|medication|antidepressants|tablets|pills)\b/i,
		weight: 3,
		says: [
			"Some of those have to be left slowly, so please ring a doctor or a pharmacist about it, today if you can.",
		],
	},
	{
		pattern:
			/\b(?:am I|that I'm|think I'm|if I'm) (?:really |just )?a (?:bad|terrible|horrible|awful) person\b/i,
		weight: 3,
		says: ["People who don't care about being good don't lie awake over that."],
	},
];
