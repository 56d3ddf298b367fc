import type { Narrow } from "../narrow.ts";

export const PEOPLE_CLOSE: readonly Narrow[] = [
	{
		topic: "partner",
		ask: "What's it mostly about with your partner?",
		options: {
			"We keep arguing": {
				said: "argu*, fight*, row, rows, shout*, same argument, disagree*, bicker*, chores, money, jealous*, trust",
				reply: "A hard talk tends to go the way its first minutes go. Start calmly with one subject, or call a helpline first if you're afraid of them.",
				exercise: "cool-down",
			},
			"We've grown apart": {
				said: "apart, distant, distance, flatmate*, roommate*, dont talk, hardly talk, no sex, intimacy, ignore*, phone",
				reply: "Closeness tends to come back through small daily things more than one big talk. Ten minutes without phones, at the same time each day, is a good start.",
				exercise: "say-the-hard-thing",
			},
			"Whether to stay": {
				said: "stay, leave, leaving, split*, separat*, divorc*, break up, end it, affair, cheat*, had enough, thinking of",
				reply: "Nothing has to be decided today, and both sides fit on one page. If leaving could put you at risk, a domestic abuse helpline can plan it with you.",
				exercise: "weigh-a-choice",
			},
		},
	},
	{
		topic: "break-up",
		ask: "Where are things now?",
		options: {
			"It's only just happened": {
				days: 45,
				said: "just happened, only just, today, yesterday, last night, this week, last week, few days, days ago, just ended, just left, left me",
				reply: "The first weeks go best with small things: food, sleep, and one person who knows. Replies and belongings can wait a while.",
				exercise: "reach-out",
			},
			"It was a while ago": {
				days: 40000,
				said: "a while ago, while ago, month*, year*, long time, still not over, not over, move on, moving on, last summer, last year, still think",
				reply: "There's no set time for this, and a song or a date can bring it all back. Writing what you'd still like to say, without sending it, helps some people.",
				exercise: "a-letter-you-need-not-send",
			},
			"We're still in touch": {
				said: "in touch, still talk*, text*, still live, still see, messag*, contact, see each other, kids together, work together, wants me back, want them back",
				reply: "Less contact for a time makes it easier for most people. Where children, work or a home connect you, short messages about practical things work best.",
				exercise: "say-no-kindly",
			},
		},
	},
	{
		topic: "dating",
		ask: "Which part of dating is it?",
		options: {
			"Meeting anyone at all": {
				said: "meeting, meet*, anyone, no one, apps, tinder, hinge, bumble, matches, swip*, shy, where do",
				reply: "People tend to warm to faces they see often. Something weekly with the same group gives you better odds than one-off events.",
				exercise: "one-small-step",
			},
			"There's someone I like": {
				said: "someone, i like, crush*, ask them out, ask her out, ask him out, friend zone, first date, a guy, a girl, tell them, fancy",
				reply: "A light, definite invitation is easiest to answer: one coffee, one place, one day. It also leaves them an easy way to say no.",
				exercise: "reach-out",
			},
			"They've gone quiet on me": {
				said: "gone quiet, ghost*, no reply, no answer, stopped replying, left on read, mixed signals, hot and cold, disappear*, ignor*, reject*, turned down",
				reply: "One short follow-up after a few days is fine. After that, silence counts as a no, and you don't have to find out the reason.",
				exercise: "step-back-from-a-thought",
			},
		},
	},
	{
		topic: "family",
		ask: "What's it mostly about in your family?",
		options: {
			"Tension and arguments": {
				said: "tension, row, rows, argu*, fight*, shout*, conflict*, drama, politics, criticis*, toxic, in laws",
				reply: "One relative and one subject make a different talk from the whole table. A walk or a phone call is often easier than a family meal.",
				exercise: "say-the-hard-thing",
			},
			"They expect a lot": {
				said: "expect*, demand*, pressure*, too much, guilt trip*, always me, rely on, depend on, visit*, money, marry, marriage",
				reply: "“I'll tell you tomorrow” gives you a night before you answer. A small yes that you mean is easier on everyone than a large one you can't keep.",
				exercise: "say-no-kindly",
			},
			"We're not in contact": {
				said: "not in contact, no contact, estrang*, dont speak, dont talk, not speaking, not talking, cut off, havent spoken, cut them, years ago, lost touch",
				reply: "Distance can be right for a while or for good. If you'd like contact, a short message that asks for nothing is the easiest first step.",
				exercise: "a-letter-you-need-not-send",
			},
		},
	},
	{
		topic: "children",
		ask: "Is it how they behave, how you react, or how they're doing?",
		options: {
			"How they behave": {
				said: "behav*, tantrum*, listen*, hit*, fight*, rude, screen*, bedtime, homework, teenager*, lie, lies",
				reply: "Children repeat what gets attention, so describe what went well as soon as you see it. One short instruction at a time works at any age.",
				exercise: "one-small-step",
			},
			"I lose my patience": {
				said: "patience, lose it, shout*, yell*, snap*, react*, temper, angry, bad mother, bad father, bad parent, guilt*",
				reply: "Most parents shout sometimes, and making up afterwards does children good. A plain sorry for the shouting is enough, even if the rule stays.",
				exercise: "cool-down",
			},
			"I'm worried about them": {
				said: "worri*, worry, doing, sad, anxi*, bull*, school, lonely, eating, quiet, withdrawn, wont talk",
				reply: "Children often talk more easily in the car or over a task than face to face. If it goes on for weeks, ask their school or doctor to look at it with you.",
				exercise: "untangle-a-worry",
			},
		},
	},
	{
		topic: "new-baby",
		ask: "Which part is it just now?",
		options: {
			"The nights": {
				said: "night*, sleep*, no sleep, awake, feeding, feeds, crying, cries, up every, exhaust*, tired, colic",
				reply: "One longer stretch of sleep tends to help more than several naps, so ask another adult to cover one. If you might doze off with the baby, avoid sofas and armchairs.",
				exercise: "steady-breath",
			},
			"The bond isn't there yet": {
				said: "bond*, love, connect*, close to, attach*, nothing for, dont feel, stranger, not mine, numb, regret, mother",
				reply: "For many parents the bond grows over weeks or months of ordinary care. If most days are flat or low, tell a health visitor or doctor, who hear this often.",
				exercise: "reach-out",
			},
			"Nearly all of it is on me": {
				said: "on me, all on, alone, by myself, no help, single, partner, husband, wife, work, everything, never stops",
				reply: "A list of every job, day and night, shows what another person could take. If you're low or on edge for two weeks, call your doctor or midwife.",
				exercise: "who-can-carry-what",
			},
		},
	},
];
