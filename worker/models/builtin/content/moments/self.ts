import { type Moment, pattern } from "../moment.ts";

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
		asks: [
			"What happened that made you feel that about {who}?",
			"What would be enough, as far as {who} can tell?",
			"When in the day does that feeling hit you?",
		],
		steps: [
			"Choose ten minutes tomorrow that belong only to them, and let the rest of the day be ordinary.",
			"Say one true sentence to them about being tired, so they don't have to guess.",
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
		asks: [
			"What happened today that the thought grew out of?",
			"What did your child get from you today, even so?",
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
		asks: ["What do you imagine hearing from {who}?", "What would putting it right look like?"],
	},
	{
		pattern:
			/\b(?:(?:like|am|I'm|being|such) (?:such )?a (?:fraud|fake|phoney|imposter|impostor)|imposter|impostor|find (?:me )?out (?:that )?I|they'll (?:find|realise|realize)|by mistake|picked the wrong person|don't deserve (?:it|this|the (?:job|promotion|place)))\b/i,
		weight: 3,
		says: [
			"Part of you is waiting for somebody to see through you.",
			"You see all your doubts from the inside, and everyone else sees only what shows.",
		],
		asks: [
			"What do you think they'd find, if they looked closely?",
			"What did they see you do, before they decided?",
			"When did you last feel you'd earned something?",
		],
		steps: [
			"Write down three things you did that led here, with dates, and keep them for the next wobble.",
			"Ask the person who chose you what tipped it, and write down the answer word for word.",
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
		asks: [
			"If you leave out the 'should', what's there?",
			"Who or what is telling you it ought to feel different?",
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
		asks: [
			"If it were the other way round, would you want to be told?",
			"Who would mind least, if you did say something?",
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
		asks: ["Who gets to see you without it?", "What do you think would happen if you let it slip a little?"],
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
		asks: [
			"When you picture telling {who}, what happens in the first minute?",
			"What are you most afraid of: anger, or disappointment?",
			"What would you most want {who} to understand?",
		],
		steps: [
			"Write down the one sentence that says it plainly, and nothing else; you can explain after it's out.",
			"Choose a calm half hour and begin with how hard it is to say: 'I've been scared to tell you this.'",
			"If saying it out loud feels impossible, hand over a short note and stay in the room.",
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
		asks: [
			"What do you think would happen if it came out?",
			"How long have you been holding it by yourself?",
			"What's the hardest part of keeping it quiet?",
		],
		steps: [
			"Pick the person who'd be least likely to judge, and tell them the first sentence only.",
			"Write it down once, exactly as it is, so that it exists somewhere outside your head.",
		],
	},
	{
		pattern: /\b(?:ashamed|so embarrass(?:ed|ing)|humiliat(?:ed|ing)|mortified)\b/i,
		weight: 2,
		says: [
			"The shame says to hide it, and you've just told me anyway.",
			"What happened is one thing; feeling looked down on for it is another, and it seems the second hurts more.",
		],
		asks: ["What do you fear it says about you?", "Whose opinion is it that you feel most?"],
	},
	{
		pattern:
			/\b(?:feel(?:ing)? (?:so |really |a bit |kind of )*(?:stupid|silly|dumb|pathetic|ridiculous|childish) (?:for|about|that|because|being|feeling)|not even (?:that|so) (?:long|big|bad|close)|(?:it's|it is|this is|that's|sounds?|I know it's|being) (?:so |really |a bit |just |probably |kind of )*(?:stupid|silly|dumb|ridiculous|pathetic|nothing)\b(?! (?:to|of))|(?:have|has|got) it (?:so much |way |a lot )?worse|shouldn't (?:complain|moan)|no right to|not (?:a|that) big (?:a )?deal)/i,
		weight: 2,
		says: [
			"It doesn't have to be big by anyone else's measure to be hard for you.",
			"You're making it small before anyone else can, and it still bothers you.",
		],
		asks: [
			"If you didn't have to play it down, what would you say?",
			"What makes it feel as though it shouldn't count?",
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
		asks: ["Which part was really in your hands?", "What did you know at the time?"],
	},
	{
		pattern:
			/\b(?:don't|do not|hardly|barely) (?:even )?recogni[sz]e myself|\b(?:not|never) (?:feel(?:ing)? )?(?:like )?myself (?:anymore|lately|these days|any more)|\bmiss (?:the old me|who I was|my old self|myself)\b/i,
		weight: 2,
		says: [
			"You remember how you were before this, and you miss that person.",
			"You can tell the difference between you and whoever has been getting up lately.",
		],
		asks: ["What would you like back first?", "When did you last feel like yourself?"],
	},
	{
		pattern:
			/^(?!.*\b(?:died|dead|funeral|passed away|lost (?:my|our))\b).*(?:\b(?:can't|couldn't|won't|don't) stop crying|\b(?:cried|crying|cry) (?:all|every|in the|on the|myself|at work|for|again|tonight|so|over|about)|\bburst into tears|\bin tears\b|\b(?:and|then|just|I) cried\b|\bbeen crying\b)/is,
		weight: 2,
		says: [
			"It's been building up, and now it comes out as tears.",
			"The tears are coming whether it's a convenient moment or not.",
		],
		asks: ["What was going on just before they came?", "What are the tears about, as far as you can tell?"],
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
		asks: ["What had the day been like before that?", "What would you like to say to {who} about it?"],
		steps: [
			"Go back and name it plainly: 'I shouted, and that wasn't fair on you.' No 'but' after it.",
			"Find the point in the day where you were already at the limit, and take five minutes there tomorrow.",
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
		asks: ["Which of the things you tried helped even a little?", "What have you tried so far?"],
	},
	{
		pattern:
			/\b(?:replay(?:ing)?|going over (?:it|and over)|(?:can't|couldn't|don't) stop thinking (?:about)?|keep(?:s)? (?:thinking (?:about|of)|going round))\b/i,
		weight: 1,
		says: [
			"Your mind keeps going back to it, and it comes out the same each time.",
			"You're not getting a break from it, even when nothing is happening.",
		],
		asks: ["Which moment does it keep going back to?", "What does your mind seem to be looking for there?"],
	},
	{
		pattern:
			/\b(?:feel(?:ing)? )?(?:so |completely |just |totally )?(?:numb|empty|nothing at all|dead inside|hollow|feel nothing|don't feel anything)\b(?! (?:house|flat|bed|room|fridge|stomach|chair|nest))/i,
		weight: 2,
		says: [
			"Not feeling much can be what's left after feeling too much for too long.",
			"Where you'd expect a feeling there's a blank, and that's unsettling in its own way.",
		],
		asks: ["When did it go quiet?", "Is there anything that still gets through, even a little?"],
	},
	{
		pattern:
			/\b(?:running on empty|nothing left|no energy left|can't keep (?:going|doing this|this up)|at (?:my|the) (?:limit|end)|end of my (?:rope|tether)|breaking point|falling apart)\b/i,
		weight: 2,
		says: [
			"You're past tired; you've been going on reserves for a while.",
			"You've kept going well after there was anything to keep going on.",
		],
		asks: ["What would you put down first, if someone allowed it?", "What has kept you going up to now?"],
	},
	{
		pattern:
			/\bdepress(?:ed|ion)\b|\bnothing (?:is|feels|'s|seems) (?:even )?(?:fun|good|nice|interesting|enjoyable|worth)|\b(?:don't|can't|do not) (?:really )?(?:enjoy|feel like doing|care about) (?:anything|things|stuff)|\blost (?:all )?interest\b|\bno joy\b/i,
		weight: 3,
		says: [
			"What used to give you something has stopped giving it, and that's not a matter of trying harder.",
			"When nothing feels good, even resting doesn't rest you.",
		],
		asks: [
			"When did that start to change?",
			"How long has it been like this?",
			"What was the first thing that went flat?",
		],
		steps: [
			"If it has been most days for two weeks or more, tell a doctor; it's common, and it can be treated.",
			"Do one thing you used to like for ten minutes, without asking it to feel good yet.",
		],
	},
];
