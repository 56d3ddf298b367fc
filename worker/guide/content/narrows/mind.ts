import type { Narrow } from "../narrow.ts";

export const MIND: readonly Narrow[] = [
	{
		topic: "stress",
		ask: "Where does most of it come from?",
		options: {
			"Too much to do": {
				said: "too much, so much, to do, work*, deadline*, busy, list, tasks, no time, everything, overload*, kids",
				reply: "Writing everything down frees the attention it takes to remember it all. After that, cross out or postpone three things before you begin any.",
				exercise: "sort-the-pile",
			},
			"One big thing": {
				said: "one thing, one big, big thing, coming up, exam*, test, move, wedding, court, operation, interview, money",
				reply: "Split the big thing into what you can decide this week and what depends on other people. Only the first part needs your time today.",
				exercise: "untangle-a-worry",
			},
			"I can't switch off": {
				said: "switch off, wind down, relax*, calm down, tense, on edge, shoulders, jaw, headache*, cant stop, unwind, racing",
				reply: "A body on alert slows down through the breath sooner than through reasoning. Breathing out longer than in, for a minute or two, is a good way to begin.",
				exercise: "steady-breath",
			},
		},
	},
	{
		topic: "worry",
		ask: "What kind of worry is it?",
		options: {
			"One I can act on": {
				said: "act on, can do, do something, real, problem, practical, solve, fix, deadline*, bill*, decision, soon",
				reply: "A worry you can act on needs one next action and a time for it. Looking up a phone number is a big enough action.",
				exercise: "one-small-step",
			},
			"A what-if": {
				said: "what if*, what ifs, might happen, could happen, imagin*, cant control, out of my control, future, worst case, cant do anything, maybe, scenario*",
				reply: "Thinking longer rarely settles a what-if, because the facts aren't in yet. Giving it a fixed fifteen minutes later in the day makes it smaller for many people.",
				exercise: "untangle-a-worry",
			},
			"Lots of them at once": {
				said: "lots, at once, everything, many, all of them, loads, all sorts, one after, jump*, never ends, too many, all the time",
				reply: "Worries that come together are easier to look at as a list. With one short line each, several often turn out to be the same worry.",
				exercise: "sort-the-pile",
			},
		},
	},
	{
		topic: "panic",
		ask: "Where are you with it?",
		options: {
			"I'm having one now": {
				said: "now, right now, happening, having one, cant breathe, heart is, shaking, at the moment, going to die, still going, currently",
				reply: "Panic peaks within minutes and then passes, so let each breath out be slow and long. Call the emergency number if chest pain is new or spreads, or if you faint.",
				exercise: "steady-breath",
			},
			"It comes out of nowhere": {
				said: "out of nowhere, nowhere, no reason, random*, suddenly, without warning, out of the blue, asleep, at night, unpredictable, no trigger",
				reply: "Panic without a trigger is common. A doctor can check for other causes and refer you to talking therapy, which is the usual first treatment.",
				exercise: "back-to-the-room",
			},
			"I avoid things over it": {
				said: "avoid*, dont go, stopped going, stay home, wont go, cant go, shops, supermarket*, bus, train*, drive, driving",
				reply: "Staying away brings relief today and makes the place harder next time. The usual way back is in small steps, staying at each until it gets easier.",
				exercise: "one-small-step",
			},
		},
	},
	{
		topic: "low-mood",
		ask: "How long has it been like this?",
		options: {
			"A few days": {
				said: "few days, couple of days, today, yesterday, this week, since monday, since friday, weekend, recent*, not long, just started, day or two",
				reply: "A few low days often follow poor sleep, a setback or too much time alone. A short message to one person is a good first thing to do.",
				exercise: "reach-out",
			},
			"Two weeks or more": {
				said: "weeks, two weeks, month*, year*, long time, ages, forever, since summer, since christmas, always been, always, whole life",
				reply: "When low mood lasts two weeks or more, a doctor is a good person to see. It's common and treatable, and you don't have to wait until it's worse.",
				exercise: "questions-for-the-doctor",
			},
			"It comes and goes": {
				said: "comes and goes, come and go, on and off, off and on, up and down, ups and downs, some days, sometimes, depends, good days, wave*, winter",
				reply: "Mood that comes and goes often follows sleep, company, daylight or a monthly cycle. One line a day for two weeks can show which, to you or to a doctor.",
				exercise: "a-steadier-day",
			},
		},
	},
	{
		topic: "anger",
		ask: "What do you tend to do with it?",
		options: {
			"I snap, then regret it": {
				said: "snap*, regret*, shout*, yell*, explode*, blow up, lose it, lost it, temper, swear*, throw*, scream*",
				reply: "The first surge drops within minutes when nothing adds to it. Leaving with “I'll be back in ten minutes” gives it time and keeps the talk open.",
				exercise: "cool-down",
			},
			"I hold it in": {
				said: "hold it in, keep it in, bottle*, swallow*, say nothing, go quiet, silent, inside, hide it, dont show, smile, stew*",
				reply: "Anger that's held in is often about one specific thing. What happened, plus what you'd like next time, makes two sentences that you can say calmly.",
				exercise: "say-the-hard-thing",
			},
			"I go over it in my head": {
				said: "go over, going over, in my head, replay*, over and over, cant stop thinking, cant let, dwell*, obsess*, revenge, keep thinking, rehears*",
				reply: "A letter that you don't send lets you say all of it, in any words you like. Reading it a day later shows which part is worth saying aloud.",
				exercise: "a-letter-you-need-not-send",
			},
		},
	},
	{
		topic: "guilt",
		ask: "What's it about, mostly?",
		options: {
			"Something I did": {
				said: "i did, did something, said something, i said, lied, lie, cheat*, hurt someone, hurt them, shouted, mistake, my fault",
				reply: "An apology works best when it names what you did and leaves out “but”. Repairing one part of it says more than a long explanation.",
				exercise: "say-the-hard-thing",
			},
			"Something I didn't do": {
				said: "didnt, did not, i shouldve, should have, wasnt there, not there, too late, missed, never said, could have, couldve, failed",
				reply: "Looking back, the right choice seems obvious, because now you know how it went. Writing down only what you knew that day makes a fairer picture.",
				exercise: "a-kinder-letter",
			},
			"I said no, or rested": {
				said: "said no, saying no, rest, myself first, for myself, lazy, day off, time off, sick day, not working, let people down, letting people down",
				reply: "Guilt can turn up when a habit was broken and no one was harmed. Writing down who was harmed, and how, helps you tell which it is.",
				exercise: "check-a-thought",
			},
		},
	},
	{
		topic: "confidence",
		ask: "Where does it show most?",
		options: {
			"At work or in studies": {
				said: "work*, job, meeting*, studies, school, college, uni*, class, colleague*, boss, presentation*, imposter*",
				reply: "Memory keeps slips better than successes, so write successes down. Five finished jobs and one kind remark are enough to begin a list you can reread.",
				exercise: "check-a-thought",
			},
			"With other people": {
				said: "other people, people, social*, party, parties, group*, talking to, strangers, shy, friends, conversation*, dates",
				reply: "Other people notice our slips far less than we expect. Turning your attention to them, with one simple question, makes most conversations easier.",
				exercise: "step-back-from-a-thought",
			},
			"Before anything new": {
				said: "new, anything new, try*, first time, start*, never done, unknown, change*, driving, learning, put myself out, apply",
				reply: "A first try goes best when little depends on it: a taster class, a draft, ten minutes. Each one gives you something real to judge by.",
				exercise: "one-small-step",
			},
		},
	},
	{
		topic: "self-criticism",
		ask: "When is it at its worst?",
		options: {
			"After a mistake": {
				said: "mistake*, mess up, messed up, get wrong, got wrong, fail*, error*, slip*, something wrong, forget, screw*, afterwards",
				reply: "A useful look back at a mistake has three parts: what happened, why, and what to change. Anything after those three is repetition.",
				exercise: "a-kinder-letter",
			},
			"When I compare myself": {
				said: "compar*, others, other people, everyone else, my age, friends, siblings, sister, brother, online, linkedin, behind",
				reply: "We see other people's results and our own effort, so the comparison isn't even. Comparing with yourself a year ago uses facts you really have.",
				exercise: "what-matters-here",
			},
			"Nearly all the time": {
				said: "all the time, always, constant*, every day, never stops, nonstop, all day, whole life, since childhood, everything i do, background, nearly",
				reply: "A thought that's repeated for years seems true because it's familiar. If it fills most days, a doctor or therapist can help, and it's a common reason to go.",
				exercise: "step-back-from-a-thought",
			},
		},
	},
];
