import type { Moment } from "../moment.ts";

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
		asks: [
			"What did you learn from that, without anyone saying it?",
			"Which bit of that would you leave behind?",
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
		asks: [
			"What would the other way look like, on an ordinary day?",
			"When have you already done it your way?",
		],
	},
	{
		pattern: /\b(?:just|simply) (?:how|the way) (?:he|she|they) (?:is|are|was|were)\b/i,
		weight: 2,
		says: [
			"You've got an explanation, and it doesn't stop the sting.",
			"You're being fair to them; I wonder who's being fair to you.",
		],
		asks: ["And what would you still have wanted?"],
	},
	{
		pattern:
			/\bmeans? (?:it )?well\b|\b(?:tells?|told|telling|keeps? telling) me to (?:just )?(?:relax|calm down|join|get (?:over|out|a)|move on|cheer up|smile|be (?:grateful|patient|positive)|keep my head down)\b|\bsays? (?:just )?(?:relax|calm down|keep your head down|get over it|move on|hire|cheer up)\b/i,
		weight: 2,
		says: [
			"It's meant as help, perhaps, and it steps right over what this is for you.",
			"That's an answer to a question you didn't ask.",
		],
		asks: ["What would you rather have been asked?", "What does that leave out?"],
	},
	{
		pattern:
			/\blike (?:colleagues|strangers|flatmates|roommates|housemates)\b|\b(?:we|he|she) (?:haven't|hasn't) (?:touched|hugged|kissed|laughed|slept together)\b|\bnothing happened\b.*\bthing\b/i,
		weight: 2,
		says: [
			"Nothing is broken that you could point at, and something has still gone missing.",
			"On the surface it works, and underneath it's a long way from one of you to the other.",
		],
		asks: ["When did you last feel close?", "What do you miss most?"],
	},
	{
		pattern:
			/\b(?:always )?the last to (?:know|hear|find out)\b|\bonly (?:heard|found out|know) (?:about it )?(?:from|through|because)\b|\bhad to (?:hear|find out) (?:it )?(?:from|through)\b/i,
		weight: 2,
		says: [
			"It isn't the news so much as being the one nobody thought to tell.",
			"You found out sideways, and that hurts in its own way.",
		],
		asks: ["Who would you have wanted to hear it from?", "What does it make you feel you are to them?"],
	},
	{
		pattern:
			/\bI (?:clean|cook|buy|pay|wash|organi[sz]e|plan|shop|drive)\b[^.?!]*(?:,|and) I (?:clean|cook|buy|pay|wash|do|organi[sz]e|plan|shop|drive)\b/i,
		weight: 2,
		says: [
			"It's quite a list, and yours is the name on every line.",
			"You keep the place running, and it goes by unseen.",
		],
		asks: ["What would you most like them to see?", "Which of those would you hand over first?"],
	},
	{
		pattern:
			/\basked (?:me )?(?:what I (?:actually |even )?do\b|when I(?:'m| am)? (?:getting|going to|finally)|why I(?:'m| am) (?:still|not))|\b(?:proper|real) job\b/i,
		weight: 2,
		says: [
			"However it was meant, that question landed on everything you've put in.",
			"A short question, and it makes years of effort look like nothing.",
		],
		asks: ["What would you have liked to answer?", "What doesn't that question see?"],
	},
	{
		pattern:
			/\bdeserve (?:better|someone better|more)\b|\bit's not you\b|\bneeds? (?:some )?space\b|\bstill be friends\b/i,
		weight: 2,
		says: [
			"It's a sentence that sounds kind and shuts the door.",
			"Words like those tidy things up for whoever says them, and leave you with the rest.",
		],
		asks: ["What did you want to say back?", "Which part of it do you believe?"],
	},
	{
		pattern: /\bby (?:text|e-?mail|message|whatsapp|voicemail)\b/i,
		weight: 2,
		says: ["All of that, put into a message.", "You weren't even given a face to ask."],
		asks: ["What would you have wanted said to your face?"],
	},
	{
		pattern: /\btold you so\b|\bnever liked (?:him|her|them|my \w+)\b/i,
		weight: 2,
		says: [
			"So the comfort comes with a verdict folded inside it.",
			"It's hard to lean on people who saw it coming and said so.",
		],
		asks: ["What would you like them to keep to themselves?", "Who can just be sad with you?"],
	},
	{
		pattern:
			/\bwhen (?:he|she|they|my \w+) (?:was|were|got) (?:ill|sick|in hospital|poorly)\b[^.]*\bI (?:\w+ )?(?:made|sat|slept|stayed|cooked|drove|looked|held)|\bI (?:\w+ )?(?:made|sat|slept|stayed|cooked|drove|looked|held)\b[^.]*\bwhen (?:he|she|they|my \w+) (?:was|were|got) (?:ill|sick|in hospital|poorly)\b/i,
		weight: 3,
		says: [
			"That's how you love: by doing something, without a word about it.",
			"You didn't ask what you'd get for it; you were simply there.",
		],
		asks: ["What does that tell you about what was there?", "Was any of it ever said out loud?"],
	},
	{
		pattern:
			/\bnever shuts? up about\b|\balways (?:on|going on) about\b|\bwon't stop (?:talking|going on) about\b|\brubs it in\b|\bcompar(?:es|ing) me\b/i,
		weight: 2,
		says: [
			"Each time it comes up you get measured, and nobody says the ruler out loud.",
			"You hear about someone else's life and end up on trial in it.",
		],
		asks: ["What do you wish was said about you instead?", "What do you bring that isn't on that scale?"],
	},
	{
		pattern:
			/\blost (?:hers|his|theirs)\b|\bgoing through the same\b|\bin the same boat\b|\bdoesn't drink either\b/i,
		weight: 2,
		says: [
			"So there's somebody near you who'd know without a long explanation.",
			"You aren't the only one in that place, then.",
		],
		asks: ["What could the two of you be for each other?", "What would you want to ask them?"],
	},
	{
		pattern: /\b(?:nobody|no one) (?:ever )?(?:pays|writes that|writes it|sees|counts|thanks|would pay)\b/i,
		weight: 2,
		says: [
			"It's worth something, and there's no box for it on any form.",
			"What you can do goes unseen, and after a while you doubt that it counts.",
		],
		asks: ["Who has seen it, though?", "What would it look like if it did count?"],
	},
	{
		pattern:
			/\b(?:friend|brother|sister|daughter|son|she|he) (?:just )?(?:stopped|stops) (?:talking|speaking|writing|calling) to me\b|\b(?:hasn't|haven't|didn't|not) (?:spoken|talked) to me (?:since|for|in)\b|\bdon't know what I did wrong\b/i,
		weight: 3,
		says: [
			"You were shut out without being told what for, so you keep going back over it.",
			"That silence left you holding a question nobody has answered.",
		],
		asks: ["What do you think it was about?", "What has it made you careful of since?"],
	},
	{
		pattern:
			/\bdraft (?:a |some )?(?:messages?|letters?|texts?|e-?mails?)\b|\b(?:write|wrote|type) (?:it|them|messages?|letters?) and (?:then )?(?:delete|don't send|never send)/i,
		weight: 2,
		says: [
			"The words are there, and they keep stopping one finger short of going.",
			"Part of you is still talking to them.",
		],
		asks: ["What do those drafts say?", "What would you hope came back?"],
	},
	{
		pattern:
			/\b(?:happy|glad|pleased|proud|excited) for (?:him|her|them|my \w+)\b.*\b(?:and|but|though)\b|\b(?:happy|glad)\W+(?:and|but) (?:a bit |a little |also )?(?:jealous|envious|sad)\b/i,
		weight: 2,
		says: [
			"You're glad, and something in you isn't glad at all; both of them are true.",
			"One feeling you'd say out loud, and the other one you've just said here.",
		],
		asks: ["What would the part of you that isn't glad say?"],
	},
	{
		pattern:
			/\b(?:he|she|they|my \w+) (?:said|says) (?:yes|sure|okay|ok|of course|fine|(?:he|she|they)'d love|I(?:'m in| can start| start| get| got| can come| passed))\b/i,
		weight: 2,
		glad: true,
		says: ["So that door is open.", "You asked, and it was a yes."],
		asks: ["How did it feel to hear that?", "What would you like to make of it?"],
	},
	{
		pattern: /\b(?:asleep|in bed|gone|out) (?:already )?when I (?:got|came) (?:home|back|in)\b/i,
		weight: 2,
		says: [
			"You came home full of it, and there was nobody awake to hand it to.",
			"The house was quiet, and you were still in the middle of your day.",
		],
		asks: ["What would you have told, if somebody had been up?"],
	},
	{
		pattern: /\bit(?:'s| is) not (?:really |even |only |just )?about (?<what>(?:the|a|an|my|our) \w+)\b/i,
		weight: 2,
		says: ["Not {what}, then; that's only where it came up."],
		asks: ["What is it about, underneath?", "What would have to change for it to feel right?"],
	},
	{
		pattern:
			/\bI know (?:the|a|that|this) (?:guy|man|woman|girl|owner|lady|bloke)\b|\b(?:he|she) knows me\b/i,
		weight: 1,
		glad: true,
		says: ["So you wouldn't be walking in as a stranger."],
		asks: ["What would they remember you for?"],
	},
];
