import type { Moment } from "./moment.ts";

/** What is handed down, said or left unsaid between people who are close, or were. */
export const BETWEEN: readonly Moment[] = [
	{
		pattern:
			/\b(?:mother|mum|mom|father|dad|he|she|grandmother|grandfather|parents) (?:was|were) (?:like that|the same|just like that)\b|\b(?:mother|mum|mom|father|dad|parents) used to (?:shout|yell|do that|say that|drink|hit)\b|\b(?:mother|mum|mom|father|dad|grandfather|grandmother|parents) never (?:told|said|showed|gave|hugged|asked)\b/i,
		weight: 2,
		says: [
			"So this was in the house long before you had a say in it.",
			"It goes further back than you, and you're the one who's looking at it.",
		],
	},
	{
		pattern:
			/\b(?:don't|didn't|never) want(?:ed)? to (?:be|end up|become|turn (?:out|into))(?: \w+)? (?:like|that)\b|\bswore (?:that )?I'd never\b|\bpromised myself I(?:'d| would)\b|\bwant to be the (?:\w+ )?(?:dad|mum|mom|father|mother|parent|partner|friend|husband|wife)\b/i,
		weight: 3,
		says: [
			"You know exactly which line you don't want to carry on.",
			"That's a promise you measure yourself by, and it says what sort of person you're trying to be.",
		],
	},
	{
		pattern: /\b(?:just|simply) (?:how|the way) (?:he|she|they) (?:is|are|was|were)\b/i,
		weight: 2,
		says: [
			"You've got an explanation, and it doesn't stop the sting.",
			"You're being fair to them; I wonder who's being fair to you.",
		],
	},
	{
		pattern:
			/\bmeans? (?:it )?well\b|\b(?:tells?|told|telling|keeps? telling) me to (?:just )?(?:relax|calm down|join|get (?:over|out|a)|move on|cheer up|smile|be (?:grateful|patient|positive)|keep my head down)\b|\bsays? (?:just )?(?:relax|calm down|keep your head down|get over it|move on|hire|cheer up)\b/i,
		weight: 2,
		says: [
			"It's meant as help, perhaps, and it steps right over what this is for you.",
			"That's an answer to a question you didn't ask.",
		],
	},
	{
		pattern:
			/\blike (?:colleagues|strangers|flatmates|roommates|housemates)\b|\b(?:we|he|she) (?:haven't|hasn't) (?:touched|hugged|kissed|laughed|slept together)\b|\bnothing happened\b.*\bthing\b/i,
		weight: 2,
		says: [
			"Nothing is broken that you could point at, and something has still gone missing.",
			"On the surface it works, and underneath it's a long way from one of you to the other.",
		],
	},
	{
		pattern:
			/\b(?:always )?the last to (?:know|hear|find out)\b|\bonly (?:heard|found out|know) (?:about it )?(?:from|through|because)\b|\bhad to (?:hear|find out) (?:it )?(?:from|through)\b/i,
		weight: 2,
		says: [
			"It isn't the news so much as being the one nobody thought to tell.",
			"You found out sideways, and that hurts in its own way.",
		],
	},
	{
		pattern:
			/\bI (?:clean|cook|buy|pay|wash|organi[sz]e|plan|shop|drive)\b[^.?!]*(?:,|and) I (?:clean|cook|buy|pay|wash|do|organi[sz]e|plan|shop|drive)\b/i,
		weight: 2,
		says: [
			"It's quite a list, and yours is the name on every line.",
			"You keep the place running, and it goes by unseen.",
		],
	},
	{
		pattern:
			/\basked (?:me )?(?:what I (?:actually |even )?do\b|when I(?:'m| am)? (?:getting|going to|finally)|why I(?:'m| am) (?:still|not))|\b(?:proper|real) job\b/i,
		weight: 2,
		says: [
			"However it was meant, that question landed on everything you've put in.",
			"A short question, and it makes years of effort look like nothing.",
		],
	},
	{
		pattern:
			/\bdeserve (?:better|someone better|more)\b|\bit's not you\b|\bneeds? (?:some )?space\b|\bstill be friends\b/i,
		weight: 2,
		says: [
			"It's a sentence that sounds kind and shuts the door.",
			"Words like those tidy things up for whoever says them, and leave you with the rest.",
		],
	},
	{
		pattern: /\bby (?:text|e-?mail|message|whatsapp|voicemail)\b/i,
		weight: 2,
		says: ["All of that, put into a message.", "You weren't even given a face to ask."],
	},
	{
		pattern: /\btold you so\b|\bnever liked (?:him|her|them|my \w+)\b/i,
		weight: 2,
		says: [
			"So the comfort comes with a verdict folded inside it.",
			"It's hard to lean on people who saw it coming and said so.",
		],
	},
	{
		pattern:
			/\bwhen (?:he|she|they|my \w+) (?:was|were|got) (?:ill|sick|in hospital|poorly)\b[^.]*\bI (?:\w+ )?(?:made|sat|slept|stayed|cooked|drove|looked|held)|\bI (?:\w+ )?(?:made|sat|slept|stayed|cooked|drove|looked|held)\b[^.]*\bwhen (?:he|she|they|my \w+) (?:was|were|got) (?:ill|sick|in hospital|poorly)\b/i,
		weight: 3,
		says: [
			"That's how you love: by doing something, without a word about it.",
			"You didn't ask what you'd get for it; you were simply there.",
		],
	},
	{
		pattern:
			/\bnever shuts? up about\b|\balways (?:on|going on) about\b|\bwon't stop (?:talking|going on) about\b|\brubs it in\b|\bcompar(?:es|ing) me\b/i,
		weight: 2,
		says: [
			"Each time it comes up you get measured, and nobody says the ruler out loud.",
			"You hear about someone else's life and end up on trial in it.",
		],
	},
	{
		pattern:
			/\blost (?:hers|his|theirs)\b|\bgoing through the same\b|\bin the same boat\b|\bdoesn't drink either\b/i,
		weight: 2,
		says: [
			"So there's somebody near you who'd know without a long explanation.",
			"You aren't the only one in that place, then.",
		],
	},
	{
		pattern: /\b(?:nobody|no one) (?:ever )?(?:pays|writes that|writes it|sees|counts|thanks|would pay)\b/i,
		weight: 2,
		says: [
			"It's worth something, and there's no box for it on any form.",
			"What you can do goes unseen, and after a while you doubt that it counts.",
		],
	},
	{
		pattern:
			/\b(?:friend|brother|sister|daughter|son|she|he) (?:just )?(?:stopped|stops) (?:talking|speaking|writing|calling) to me\b|\b(?:hasn't|haven't|didn't|not) (?:spoken|talked) to me (?:since|for|in)\b|\bdon't know what I did wrong\b/i,
		weight: 3,
		says: [
			"You were shut out without being told what for, so you keep going back over it.",
			"That silence left you holding a question nobody has answered.",
		],
	},
	{
		pattern:
			/\bdraft (?:a |some )?(?:messages?|letters?|texts?|e-?mails?)\b|\b(?:write|wrote|type) (?:it|them|messages?|letters?) and (?:then )?(?:delete|don't send|never send)/i,
		weight: 2,
		says: [
			"The words are there, and they keep stopping one finger short of going.",
			"Part of you is still talking to them.",
		],
	},
	{
		pattern:
			/\b(?:happy|glad|pleased|proud|excited) for (?:him|her|them|my \w+)\b.*\b(?:and|but|though)\b|\b(?:happy|glad)\W+(?:and|but) (?:a bit |a little |also )?(?:jealous|envious|sad)\b/i,
		weight: 2,
		says: [
			"You're glad, and something in you isn't glad at all; both of them are true.",
			"One feeling you'd say out loud, and the other one you've just said here.",
		],
	},
	{
		pattern: /\b(?:asleep|in bed|gone|out) (?:already )?when I (?:got|came) (?:home|back|in)\b/i,
		weight: 2,
		says: [
			"You came home full of it, and there was nobody awake to hand it to.",
			"The house was quiet, and you were still in the middle of your day.",
		],
	},
	{
		pattern: /\bit(?:'s| is) not (?:really |even |only |just )?about (?<what>(?:the|a|an|my|our) \w+)\b/i,
		weight: 2,
		says: ["Not {what}, then; that's only where it came up."],
	},
];
