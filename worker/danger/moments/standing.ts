import type { Moment } from "./moment.ts";

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
	},
	{
		pattern:
			/\b(?:bad|poor|negative|terrible) (?:review|feedback|appraisal|grade|mark)\b|\b(?:benched|dropped from|left off|cut from|lost my (?:place|spot))\b|\bdidn't make (?:the|it onto)\b/i,
		weight: 2,
		says: [
			"It's one person's verdict, and it arrived as if it were the whole truth.",
			"That kind of thing hurts twice: in itself, and because others see it.",
		],
	},
	{
		pattern:
			/\b(?:family|house|home|place) where (?:you|we|nobody|no one|one|people)\b|\bwe (?:never|don't|didn't) (?:talk|brag|speak|cry|hug|show)\b|\b(?:wasn't|weren't) (?:brought up|raised) (?:to|that way)\b/i,
		weight: 2,
		says: [
			"So that rule was there before you could choose it.",
			"You learned that at home, and it still has a say.",
		],
	},
	{
		pattern: /\bpart of me (?:thinks|wants|knows|wonders|believes|hopes|feels)\b/i,
		weight: 1,
		says: [
			"One part of you, then, and I'm curious about the others.",
			"You're of two minds, and both seem to have a case.",
		],
	},
	{
		pattern:
			/\b(?:room|table|line|phone|house) went (?:quiet|silent|dead)\b|\bawkward silence\b|\beveryone (?:stopped|went quiet)\b/i,
		weight: 2,
		says: ["A silence like that can mean anything, and you heard it as a no."],
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
	},
	{
		pattern:
			/\bparents (?:are |were |got |are getting |have )?(?:splitting|divorc\w*|separat\w*|split|broke up)/i,
		weight: 2,
		says: [
			"It's their ending, and you're standing in the middle of it.",
			"When parents part, the floor moves for everybody in the house.",
		],
	},
	{
		pattern:
			/\bin the room with us\b|\bit's (?:always )?in the room\b|\b(?:hasn't|haven't|never|nobody) (?:ever )?(?:mention\w*|talks? about|brought|brings?) (?:it|that)\b|\belephant in\b/i,
		weight: 2,
		says: [
			"What nobody says is louder than what you do say.",
			"It's been sitting between you, unspoken, taking up a chair.",
		],
	},
	{
		pattern:
			/\bit's back\b|\b(?:reinstalled|relapsed|slipped)\b|\bstarted (?:it )?again\b|\btold myself I(?:'d| would)\b/i,
		weight: 2,
		says: [
			"It came back, and you're saying so instead of hiding it.",
			"You've made that promise before, so you know how it gets broken.",
		],
	},
	{
		pattern:
			/\bsays? (?:she|he|they) (?:did|managed|had|raised|coped|never)\b|\bin (?:her|his|their|my) day\b/i,
		weight: 2,
		says: ["That's told as a comfort, and it leaves you standing there with less."],
	},
	{
		pattern:
			/\btouched out\b|\bnever (?:get to be )?alone\b|\bno (?:time|minute|space) (?:for|to) myself\b|\bso they wouldn't (?:see|hear)\b/i,
		weight: 2,
		says: [
			"All day you've belonged to everybody, and none of it came back to you.",
			"You keep even your worst minute out of other people's way.",
		],
	},
	{
		pattern: /\b(?:retired|retirement|stopped working|sold the (?:shop|business|farm))\b/i,
		weight: 2,
		says: [
			"One day it's who you are, and the next it's what you did.",
			"That's a big piece of every week gone, all at once.",
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
	},
	{
		pattern: /\bI miss (?<what>the \w+|being \w+|having \w+|going \w+)\b/i,
		weight: 1,
		says: ["It's {what} you miss, and it sounds like more than a habit."],
	},
	{
		pattern:
			/\bit (?:(?:may|must|probably|might) )?sounds? (?:so |really |a bit |probably )?(?:daft|silly|stupid|ridiculous|weird|strange|pathetic|childish|mad|crazy)\b/i,
		weight: 2,
		says: ["It doesn't sound that way from here.", "If it does something for you, it needs no excuse."],
	},
	{
		pattern:
			/\bI'm not (?:a|such a) (?:bad|terrible|horrible|awful)\b|^am I\W*$|\bam I a (?:bad|terrible|horrible|awful)\b/i,
		weight: 3,
		says: [
			"The question wouldn't trouble you if you didn't care about the answer.",
			"One act and a whole person aren't the same size, and you can look hard at the first.",
		],
	},
	{
		pattern: /\bI (?:cheated|had an affair|slept with (?:someone|somebody|another))\b/i,
		weight: 3,
		says: [
			"That's out now, here at least, and it can't have been easy to write.",
			"You've been holding that next to somebody who trusts you.",
		],
	},
	{
		pattern: /^(?:and |but |because )?if I (?:don't|do|tell|stay|leave|go|say|quit|stop)\b/i,
		weight: 2,
		says: [
			"You've looked down both roads, and neither of them is free.",
			"Either way it costs something, and you know quite exactly what.",
		],
	},
	{
		pattern: /\bit went (?:ok|okay|fine|alright|all right|better)\b|\bnobody minded\b/i,
		weight: 3,
		says: [
			"You went through with it, and it held.",
			"What you'd been dreading turned out to have room for you in it.",
		],
	},
];
