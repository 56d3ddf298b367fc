import { type Moment, pattern } from "./moment.ts";

/** How people speak of themselves on a bad day. */
export const SELF: readonly Moment[] = [
	{
		pattern: pattern("\\bfail(?:ing|ed)? (?<who>WHO|everyone|everybody)\\b"),
		weight: 3,
		says: [
			"The thought of failing {who} is a heavy one, heavier than being worn out yourself.",
			"When it's about {who}, it stops being about coping and starts to hurt.",
			"You care about getting it right for {who}, and that's why this one cuts.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:bad|terrible|awful|horrible|rubbish|useless|crap|worst) (?<role>mum|mom|mother|dad|father|parent)\\b|\\b(?:not|n't) (?:a |being a )?(?:good|proper) (?:enough )?(?:mum|mom|mother|dad|father|parent)\\b",
		),
		weight: 3,
		says: [
			"That's a hard thing to believe about yourself after a day spent looking after somebody.",
			"You're judging yourself as a parent at the moment you have the least left to give.",
		],
	},
	{
		pattern:
			/\blet(?:ting)? (?<who>everyone|everybody|people|them|him|her|my \w+|the team)(?: all| both)? down\b|\bdisappoint(?:ed|ing)? (?<whom>everyone|everybody|people|them|him|her|my \w+)\b/i,
		weight: 3,
		says: [
			"Having let {who} down, or feeling that you did, is weighing on you.",
			"It matters to you what {who} can expect from you, so this stings.",
		],
	},
	{
		pattern:
			/\b(?:(?:like|am|I'm|being|such) (?:such )?a (?:fraud|fake|phoney|imposter|impostor)|imposter|impostor|find (?:me )?out (?:that )?I|they'll (?:find|realise|realize)|by mistake|picked the wrong person|don't deserve (?:it|this|the (?:job|promotion|place)))\b/i,
		weight: 3,
		says: [
			"Part of you is waiting for somebody to see through you.",
			"You see all your doubts from the inside, and everyone else sees only what shows.",
		],
	},
	{
		pattern:
			/\b(?:(?:should|supposed to) (?:be |feel )(?:so |more |really |just )?(?:happy|grateful|glad|excited|proud|thankful|over it|enjoying|fine|ok|okay|better|lucky)|enjoy (?:every|this time|it while)|what (?:is|'s) wrong with me)\b/i,
		weight: 2,
		says: [
			"There's what you think you ought to feel, and there's what you do feel, and the gap makes you doubt yourself.",
			"Being told how you should feel doesn't change it; it only adds guilt on top.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:(?:be|being|am|I'm|feel like|just) (?:such )?a burden|(?:don't|do not|didn't) (?:want|like) to (?:bother|burden|worry|put (?:it|this|that) on) (?<who>WHO|anyone|anybody|people))\\b",
		),
		weight: 3,
		says: [
			"You keep it from others to spare them, and that leaves you alone with it.",
			"You'd rather carry it yourself than be too much for somebody.",
		],
	},
	{
		pattern:
			/\bI(?:'m| am|'ve been| have to| just| keep| always)* (?:pretend(?:ing)?|put(?:ting)? on (?:a|my) (?:brave |happy )?(?:face|smile|show|mask)|fak(?:e|ing) (?:it|a smile)|keep(?:ing)? it together|acting (?:like|as if))\b/i,
		weight: 2,
		says: [
			"People get to see the version of you that copes, so nobody knows to help.",
			"Keeping the face on is work as well, on top of what's underneath.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:(?:(?:scared|afraid|terrified|frightened|ashamed|can't bring myself|don't (?:even )?know how|don't dare|dread(?:ing)?|going to have|have|need) to|how (?:do|can|should|would|could) I(?: ever| even)?|how am I (?:supposed|meant|going) to) (?:tell|face|admit it to|say (?:it )?to)|dread(?:ing)? telling) (?<who>WHO|everyone|people)\\b",
		),
		weight: 3,
		says: [
			"Telling {who} looks harder right now than carrying it by yourself.",
			"There's the thing itself, and then there's the moment of saying it to {who}.",
		],
	},
	{
		pattern: pattern(
			"\\b(?:haven't|have not|didn't|never|not|can't|couldn't) (?:even |yet |actually |been able to )?(?:told|tell|telling|admit it to) (?<who>WHO|anyone|anybody|a soul)\\b(?! anything| nice| a thing)|\\b(?<whom>WHO|nobody|no one) (?:doesn't|don't|has no idea|have no idea|knows)(?: even)?(?: know)?(?: (?:about|yet|that)|$|[.,])|\\b(?:hid(?:e|ing|den)|keep(?:ing)?) (?:it|this|that|the \\w+|everything) (?:a secret|from)\\b",
		),
		weight: 3,
		says: [
			"So you've been carrying this on your own, and hiding it is work too.",
			"That's a lonely way to hold it: knowing, and being the only one who knows.",
			"Until now nobody was in this with you.",
		],
	},
	{
		pattern: /\b(?:ashamed|so embarrass(?:ed|ing)|humiliat(?:ed|ing)|mortified)\b/i,
		weight: 2,
		says: [
			"The shame says to hide it, and you've just told me anyway.",
			"What happened is one thing; feeling looked down on for it is another, and it seems the second hurts more.",
		],
	},
	{
		pattern:
			/\b(?:feel(?:ing)? (?:so |really |a bit |kind of )*(?:stupid|silly|dumb|pathetic|ridiculous|childish) (?:for|about|that|because|being|feeling)|not even (?:that|so) (?:long|big|bad|close)|(?:it's|it is|this is|that's|sounds?|I know it's|being) (?:so |really |a bit |just |probably |kind of )*(?:stupid|silly|dumb|ridiculous|pathetic|nothing)\b(?! (?:to|of))|(?:have|has|got) it (?:so much |way |a lot )?worse|shouldn't (?:complain|moan)|no right to|not (?:a|that) big (?:a )?deal)/i,
		weight: 2,
		says: [
			"It doesn't have to be big by anyone else's measure to be hard for you.",
			"You're making it small before anyone else can, and it still bothers you.",
		],
	},
	{
		pattern:
			/\b(?:(?:it's|it was|is|was) (?:all )?(?:my|me) (?:own )?(?:fault|to blame)|blam(?:e|ing) myself|because of me|I (?:should|could) have (?:\w+ ){0,3}(?:known|seen|stopped|done|said|been|noticed|called|stayed|gone|prevented))\b/i,
		weight: 3,
		says: [
			"You've put the whole of it on yourself, and I wonder how much was truly yours.",
			"Now that you know how it turned out, it looks as though you could have known then.",
		],
	},
	{
		pattern:
			/\b(?:don't|do not|hardly|barely) (?:even )?recogni[sz]e myself|\b(?:not|never) (?:feel(?:ing)? )?(?:like )?myself (?:anymore|lately|these days|any more)|\bmiss (?:the old me|who I was|my old self|myself)\b/i,
		weight: 2,
		says: [
			"You remember how you were before this, and you miss that person.",
			"You can tell the difference between you and whoever has been getting up lately.",
		],
	},
	{
		pattern:
			/^(?!.*\b(?:died|dead|funeral|passed away|lost (?:my|our))\b).*(?:\b(?:can't|couldn't|won't|don't) stop crying|\b(?:cried|crying|cry) (?:all|every|in the|on the|myself|at work|for|again|tonight|so|over|about)|\bburst into tears|\bin tears\b|\b(?:and|then|just|I) cried\b|\bbeen crying\b)/is,
		weight: 2,
		says: [
			"It's been building up, and now it comes out as tears.",
			"The tears are coming whether it's a convenient moment or not.",
		],
	},
	{
		pattern: pattern(
			"\\bI (?:just |really |totally |completely )?(?:snapped|shouted|yelled|screamed|lost it|blew up|lost my temper|took it out)(?: \\w+)? (?:at|with|on) (?<who>WHO|the kids|everyone)\\b",
		),
		weight: 3,
		says: [
			"You lost it with {who}, and it's bothering you, because that's not how you want to be.",
			"That moment with {who} is still going round in your head.",
		],
	},
	{
		pattern:
			/\b(?:tried everything|nothing (?:helps|works|ever works)|tried (?:it )?all|already tried (?:that|it|all))\b/i,
		weight: 2,
		says: [
			"You've already tried a lot, so being told to try harder won't help.",
			"You've been working at this, and it hasn't given you anything back yet.",
		],
	},
	{
		pattern:
			/\b(?:replay(?:ing)?|going over (?:it|and over)|(?:can't|couldn't|don't) stop thinking (?:about)?|keep(?:s)? (?:thinking (?:about|of)|going round))\b/i,
		weight: 1,
		says: [
			"Your mind keeps going back to it, and it comes out the same each time.",
			"You're not getting a break from it, even when nothing is happening.",
		],
	},
	{
		pattern:
			/\b(?:feel(?:ing)? )?(?:so |completely |just |totally )?(?:numb|empty|nothing at all|dead inside|hollow|feel nothing|don't feel anything)\b(?! (?:house|flat|bed|room|fridge|stomach|chair|nest))/i,
		weight: 2,
		says: [
			"Not feeling much can be what's left after feeling too much for too long.",
			"Where you'd expect a feeling there's a blank, and that's unsettling in its own way.",
		],
	},
	{
		pattern:
			/\b(?:running on empty|nothing left|no energy left|can't keep (?:going|doing this|this up)|at (?:my|the) (?:limit|end)|end of my (?:rope|tether)|breaking point|falling apart)\b/i,
		weight: 2,
		says: [
			"You're past tired; you've been going on reserves for a while.",
			"You've kept going well after there was anything to keep going on.",
		],
	},
	{
		pattern:
			/\bdepress(?:ed|ion)\b|\bnothing (?:is|feels|'s|seems) (?:even )?(?:fun|good|nice|interesting|enjoyable|worth)|\b(?:don't|can't|do not) (?:really )?(?:enjoy|feel like doing|care about) (?:anything|things|stuff)|\blost (?:all )?interest\b|\bno joy\b/i,
		weight: 3,
		says: [
			"What used to give you something has stopped giving it, and that's not a matter of trying harder.",
			"When nothing feels good, even resting doesn't rest you.",
		],
	},
];
