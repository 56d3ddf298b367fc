import type { Narrow } from "../narrow.ts";

export const PEOPLE_AROUND: readonly Narrow[] = [
	{
		topic: "friends",
		ask: "Where do things stand with your friends?",
		options: {
			"We've drifted apart": {
				said: "drift*, apart, lost touch, moved away, busy, kids, different lives, never see, hardly see, dont see, faded, nothing",
				reply: "Friendships often fade through moves and full weeks, with no one to blame. A short message with a shared memory needs no apology.",
				exercise: "reach-out",
			},
			"We fell out": {
				said: "fell out, fall out, fallen out, argu*, fight, fought, row, said something, betray*, lied, blocked, angry",
				reply: "After a falling-out, the first message can leave open who was right. Saying that you'd like to talk, and when, is enough.",
				exercise: "cool-down",
			},
			"They never ask first": {
				said: "always me, me who, one sided, onesided, never ask*, never text*, never call*, make the effort, effort, invite*, left out, initiat*",
				reply: "Some people rarely make the plans and are still glad to come. Telling them once, plainly, will show you more than counting messages.",
				exercise: "say-the-hard-thing",
			},
		},
	},
	{
		topic: "loneliness",
		ask: "Is it too few people, too little closeness, or certain hours?",
		options: {
			"I know too few people": {
				said: "too few, know anyone, no one here, new here, just moved, moved here, new city, new town, no friends, abroad, foreign, language",
				reply: "Friendship takes many ordinary hours, so pick something weekly that the same people come to. A class, a choir or a volunteer shift all work.",
				exercise: "one-small-step",
			},
			"No one's really close": {
				said: "with people, around people, people around, crowd*, no one understands, at work, married, surrounded, know people, close, closeness",
				reply: "Company helps most when one person knows how you really are. Telling one person one true thing about your week is a way to begin.",
				exercise: "reach-out",
			},
			"Evenings and weekends": {
				said: "evening*, weekend*, night*, sunday*, saturday*, holiday*, christmas, after work, come home, empty house, empty flat, alone at home",
				reply: "Empty hours go better with something fixed in them beforehand. A call, a class or a walk to a set place is enough for one evening.",
				exercise: "a-steadier-day",
			},
		},
	},
	{
		topic: "conflict",
		ask: "Where are you in it?",
		options: {
			"It's just blown up": {
				said: "just blown, blown up, blew up, just happened, just now, today, last night, this morning, yesterday, slammed, walked out, shouted",
				reply: "After an argument the body takes twenty minutes or more to calm down. Messages written before then are better left as drafts.",
				exercise: "cool-down",
			},
			"It keeps coming back": {
				said: "keeps coming, comes back, coming back, again and again, over and over, same thing, same argument, always, for years, for months, every time, never ends",
				reply: "When an argument repeats, there's often a wish on each side that hasn't been said. Writing their side as they'd put it helps you find it.",
				exercise: "write-it-out",
			},
			"I need to say something": {
				said: "need to say, say something, have to tell, tell them, tell him, tell her, bring it up, confront*, speak up, talk to, raise it, havent said",
				reply: "Begin with what a camera would have seen, then say what you'd like. One request is easier to agree to than three complaints.",
				exercise: "say-the-hard-thing",
			},
		},
	},
	{
		topic: "boundaries",
		ask: "Which part of it is hardest?",
		options: {
			"Saying no at all": {
				said: "saying no, say no, cant say, refuse, say yes, people pleas*, pleaser, guilt*, scared, afraid, polite, let people down",
				reply: "A no can be one sentence: “I can't this time.” Start with a small request from an easy person, and build up from there.",
				exercise: "say-no-kindly",
			},
			"They don't accept my no": {
				said: "dont accept, doesnt accept, dont listen, doesnt listen, ignore*, push*, keep asking, keeps asking, argue, insist*, respect*, cross*",
				reply: "New reasons give the other person something to argue with, so leave them out. Say what you'll do instead, such as ending the call, and then do it.",
				exercise: "say-the-hard-thing",
			},
			"Knowing what's fair": {
				said: "fair, unfair, selfish, too much to ask, knowing, dont know, not sure if, my limit*, reasonable, overreact*, where to draw, allowed",
				reply: "The requests you keep putting off often mark a limit. A fair limit is about what you'll do, and it leaves the other person's choices to them.",
				exercise: "what-matters-here",
			},
		},
	},
	{
		topic: "caring",
		ask: "What needs something first?",
		options: {
			"I get no time for me": {
				said: "no time, time for me, time for myself, my own life, a break, day off, rest, tired, exhaust*, sleep, myself",
				reply: "A short break at a fixed time is easier to protect than a long one some day. Local carers' services can often arrange cover, so they're worth a call.",
				exercise: "a-steadier-day",
			},
			"I get no help with it": {
				said: "nobody, no one, no help, on my own, all on me, alone, brother, sister, siblings, family, share, wont help",
				reply: "“Could you do the grocery order on Fridays” gets more yeses than “I need help”. People who live far away can take calls, forms and bills.",
				exercise: "who-can-carry-what",
			},
			"They're getting worse": {
				said: "getting worse, worse, decline*, declining, dementia, alzheimer*, memory, falls, dying, hospital, care home, cant manage",
				reply: "Grieving for a person who's still alive is common among carers. Their doctor or care team can often say what comes next, which makes planning possible.",
				exercise: "questions-for-the-doctor",
			},
		},
	},
	{
		topic: "grief",
		ask: "How long ago was it?",
		options: {
			"Days or weeks ago": {
				days: 60,
				said: "days, weeks, yesterday, today, last week, this week, this morning, last night, last month, just died, just happened, funeral",
				reply: "In the first weeks, food, water and rest are enough to aim for. Numbness and tears are both common, and other people can take calls and meals.",
				exercise: "reach-out",
			},
			"Months ago": {
				days: 365,
				said: "months, a month, two months, three months, six months, half a year, this year, in spring, in summer, in autumn, since christmas, in january",
				reply: "Grief often gets heavier after the visits and paperwork stop. Talking about them by name, or writing to them, helps many people.",
				exercise: "a-letter-you-need-not-send",
			},
			"A year or more ago": {
				days: 40000,
				said: "year, years, a year, last year, long ago, long time, decade*, childhood, when i was, anniversary, ages",
				reply: "Grief that comes back after years is ordinary, often around a date or a new loss. If it stops your daily life, a doctor or bereavement service can help.",
				exercise: "write-it-out",
			},
		},
	},
];
