import type { Moment } from "../moment.ts";

/** Where people stand: seen or overlooked, needed or done with, asked, offered, decided for. */
export const STANDING: readonly Moment[] = [
	{
		pattern:
			/\b(?:guy|man|woman|colleague|he|she|they|someone|somebody|everyone else|brother|sister)\b[^.!]{0,40}\b(?:got|gets|took|takes) (?:promoted|the (?:job|credit|praise|promotion|role|applause))\b|\bI (?:do|did|wrote|made) (?:most|all|the whole|the actual|nearly all)\b|\bpresented (?:it|my)\b/i,
		weight: 2,
		says: [
			"You do the work, and somebody else gets seen doing it.",
			"It's hard to go on being quiet when loud gets the reward.",
		],
		asks: ["What would you like to have your name on?", "Who knows how much of it was you?"],
	},
	{
		pattern:
			/\b(?:bad|poor|negative|terrible) (?:review|feedback|appraisal|grade|mark)\b|\b(?:benched|dropped from|left off|cut from|lost my (?:place|spot))\b|\bdidn't make (?:the|it onto)\b/i,
		weight: 2,
		says: [
			"It's one person's verdict, and it arrived as if it were the whole truth.",
			"That kind of thing hurts twice: in itself, and because others see it.",
		],
		asks: ["Which part of it do you agree with, if any?", "What does it leave out?"],
	},
	{
		pattern:
			/\b(?:family|house|home|place) where (?:you|we|nobody|no one|one|people)\b|\bwe (?:never|don't|didn't) (?:talk|brag|speak|cry|hug|show)\b|\b(?:wasn't|weren't) (?:brought up|raised) (?:to|that way)\b/i,
		weight: 2,
		says: [
			"So that rule was there before you could choose it.",
			"You learned that at home, and it still has a say.",
		],
		asks: ["What has that rule been good for, and what has it cost?", "What happens when you bend it?"],
	},
	{
		pattern: /\bpart of me (?:thinks|wants|knows|wonders|believes|hopes|feels)\b/i,
		weight: 1,
		says: [
			"One part of you, then, and I'm curious about the others.",
			"You're of two minds, and both seem to have a case.",
		],
		asks: ["What does the other part say?"],
	},
	{
		pattern:
			/\b(?:room|table|line|phone|house) went (?:quiet|silent|dead)\b|\bawkward silence\b|\beveryone (?:stopped|went quiet)\b/i,
		weight: 2,
		says: ["A silence like that can mean anything, and you heard it as a no."],
		asks: ["What else could that silence have been?"],
	},
	{
		pattern:
			/\bit's (?:all )?(?:my|your) (?:decision|call|choice)\b|\bit's (?:all )?up to me\b|\bplaying god\b|\bhow (?:do|will|would) I know (?:when|if|that)\b/i,
		weight: 2,
		says: [
			"The deciding has been put in your hands, and there's nobody to share the weight of it.",
			"There's rarely a clear sign; there's what you see in front of you, and how well you know it.",
			"You'd like somebody to be sure for you.",
		],
		asks: [
			"What would make it a decision you could live with?",
			"What do you see, when you look without hoping?",
		],
	},
	{
		pattern:
			/\bparents (?:are |were |got |are getting |have )?(?:splitting|divorc\w*|separat\w*|split|broke up)/i,
		weight: 2,
		says: [
			"It's their ending, and you're standing in the middle of it.",
			"When parents part, the floor moves for everybody in the house.",
		],
		asks: ["What has it changed for you?", "Whom can you talk to about it?"],
	},
	{
		pattern:
			/\bin the room with us\b|\bit's (?:always )?in the room\b|\b(?:hasn't|haven't|never|nobody) (?:ever )?(?:mention\w*|talks? about|brought|brings?) (?:it|that)\b|\belephant in\b/i,
		weight: 2,
		says: [
			"What nobody says is louder than what you do say.",
			"It's been sitting between you, unspoken, taking up a chair.",
		],
		asks: ["What do you imagine is being thought?", "What would change if one of you said it?"],
	},
	{
		pattern:
			/\bit's back\b|\b(?:reinstalled|relapsed|slipped)\b|\bstarted (?:it )?again\b|\btold myself I(?:'d| would)\b/i,
		weight: 2,
		says: [
			"It came back, and you're saying so instead of hiding it.",
			"You've made that promise before, so you know how it gets broken.",
		],
		asks: ["What was going on just before?", "What did it promise you, that time?"],
	},
	{
		pattern:
			/\bsays? (?:she|he|they) (?:did|managed|had|raised|coped|never)\b|\bin (?:her|his|their|my) day\b/i,
		weight: 2,
		says: ["That's told as a comfort, and it leaves you standing there with less."],
		asks: ["What would have helped to hear?"],
	},
	{
		pattern:
			/\btouched out\b|\bnever (?:get to be )?alone\b|\bno (?:time|minute|space) (?:for|to) myself\b|\bso they wouldn't (?:see|hear)\b/i,
		weight: 2,
		says: [
			"All day you've belonged to everybody, and none of it came back to you.",
			"You keep even your worst minute out of other people's way.",
		],
		asks: ["When did you last have ten minutes that were only yours?"],
		steps: [
			"When two need you at once, take the one who could get hurt first, and say to the other out loud when it's their turn.",
			"Put everybody somewhere safe, step into the next room and count ten breaths; nobody is harmed by two minutes.",
		],
	},
	{
		pattern: /\b(?:retired|retirement|stopped working|sold the (?:shop|business|farm))\b/i,
		weight: 2,
		says: [
			"One day it's who you are, and the next it's what you did.",
			"That's a big piece of every week gone, all at once.",
		],
		asks: [
			"Which bit of it do you miss without wanting it all back?",
			"What did you imagine it would be like?",
		],
	},
	{
		pattern:
			/\bnothing to (?:tell|show|say for)\b|\blook(?:ing)? out of the window\b|\bkill(?:ing)? time\b|\bdays are (?:so )?(?:long|empty)\b|\bthought I'd (?:travel|have|do|write|learn|enjoy)\b/i,
		weight: 2,
		says: [
			"The days have got long, and little in them asks for you.",
			"It isn't what you'd pictured, and that's hard to say when you're supposed to be glad of it.",
		],
		asks: ["Which hour is the longest?", "What would you like to be needed for?"],
	},
	{
		pattern: /\bI miss (?<what>the \w+|being \w+|having \w+|going \w+)\b/i,
		weight: 1,
		says: ["It's {what} you miss, and it sounds like more than a habit."],
		asks: ["What did that give you?"],
	},
	{
		pattern:
			/\bit (?:(?:may|must|probably|might) )?sounds? (?:so |really |a bit |probably )?(?:daft|silly|stupid|ridiculous|weird|strange|pathetic|childish|mad|crazy)\b/i,
		weight: 2,
		says: ["It doesn't sound that way from here.", "If it does something for you, it needs no excuse."],
		asks: ["What makes you want to take it back?"],
	},
	{
		pattern:
			/\b(?:nodded|waved|winked|grinned) at me\b|\b(?:was|were) (?:so |very |really )?(?:kind|nice|lovely|patient|sweet) (?:about|to me|with me|and)\b|\b(?:drew|brought|made|saved|gave) me (?:a|an|some|pictures?|flowers|cake|tea|soup)\b|\blaughed with me\b|\bstill (?:wags|purrs|waves|smiles)\b/i,
		weight: 2,
		glad: true,
		says: [
			"A small kindness, and you've kept it.",
			"For a second somebody saw you, and that was enough to remember.",
			"There's warmth in that, and it came to you unasked.",
		],
		asks: ["What did that do for you?", "What would you have liked to give back?"],
	},
	{
		pattern:
			/\bI'm not (?:a|such a) (?:bad|terrible|horrible|awful)\b|^am I\W*$|\bam I a (?:bad|terrible|horrible|awful)\b/i,
		weight: 3,
		says: [
			"The question wouldn't trouble you if you didn't care about the answer.",
			"One act and a whole person aren't the same size, and you can look hard at the first.",
		],
		asks: ["What would doing right look like from here?", "Whose forgiveness would count?"],
	},
	{
		pattern: /\bI (?:cheated|had an affair|slept with (?:someone|somebody|another))\b/i,
		weight: 3,
		says: [
			"That's out now, here at least, and it can't have been easy to write.",
			"You've been holding that next to somebody who trusts you.",
		],
		asks: ["What does keeping it do to the two of you?", "What's the part you can't get past?"],
	},
	{
		pattern: /^(?:and |but |because )?if I (?:don't|do|tell|stay|leave|go|say|quit|stop)\b/i,
		weight: 2,
		says: [
			"You've looked down both roads, and neither of them is free.",
			"Either way it costs something, and you know quite exactly what.",
		],
		asks: [
			"Which of the two costs could you live with?",
			"What would you want to be able to say about it in a year?",
		],
	},
	{
		pattern:
			/\bstill (?:play|laugh|sing|dance|go for|have (?:fun|coffee|dinner|breakfast)|talk every|enjoy|cook together)\b/i,
		weight: 1,
		glad: true,
		says: [
			"So there's a piece of it that nobody has taken.",
			"That one still works, and it sounds like your own.",
		],
		asks: ["What's it like, while it lasts?"],
	},
	{
		pattern: /\bbest (?:\w+ )?(?:ever|yet|in (?:years|months|ages))\b/i,
		weight: 2,
		glad: true,
		says: ["That's one to be told for years.", "It came out better than anything you'd planned."],
		asks: ["What will you remember of it?"],
	},
	{
		pattern: /\bit went (?:ok|okay|fine|alright|all right|better)\b|\bnobody minded\b/i,
		weight: 3,
		says: [
			"You went through with it, and it held.",
			"What you'd been dreading turned out to have room for you in it.",
		],
		asks: ["What's it like to be on the other side of it?"],
	},
];
