import type { Moment } from "../moment.ts";

/** How people begin who have no story yet, only a matter: each gets an answer of its own and steps that fit it. */
export const BEGINNINGS: readonly Moment[] = [
	{
		title: "Finding my energy",
		pattern:
			/\b(?:tired|exhausted|drained|worn out) (?:most|all the time|every|all day|constantly)\b|\bwhere (?:all )?my energy goes\b/i,
		weight: 2,
		says: ["A tiredness that's there most days is worth following; something spends more than comes in."],
		asks: ["At what hour of the day does it dip first?"],
		steps: [
			"For three days, note your energy from 1 to 5 at four set times.",
			"Cross out one thing this week that takes a lot and gives nothing back.",
			"If weeks of rest haven't helped, have a doctor check for a plain cause.",
		],
	},
	{
		title: "Steadier ground",
		pattern:
			/\b(?:things|everything|life|it all) (?:\w+ )?(?:feels?|is|are|seems?) (?:\w+ )?(?:shaky|unsteady|wobbly|unstable|up in the air)\b|\bmake (?:\w+ )?steadier\b/i,
		weight: 2,
		says: [
			"When several things wobble at once, one that holds makes the rest easier to look at.",
			"It's tiring to keep your balance on ground that moves.",
		],
		asks: ["Which wobble do you notice first when you wake?"],
		steps: [
			"Write down what feels shaky, and underline what one call could settle.",
			"Fix one plain thing for the week, such as mealtimes or the hour you get up.",
			"Ask for one fact you're missing, so that there's less to guess.",
		],
	},
	{
		title: "Closer to people",
		pattern:
			/\bfeel(?:ing)? (?:\w+ )?(?:far(?: away)?|distant|cut off|disconnected) from (?:people|everyone|everybody|others|my friends)\b|\b(?:come|get) closer to (?:one of them|people|somebody|someone|others)\b/i,
		weight: 2,
		says: ["You notice the distance, so some part of you is still leaning towards people."],
		asks: ["Who comes to mind first?"],
		steps: [
			"Send one person two lines about something you remembered, with nothing to answer.",
			"Ask one of them along to something you'd do anyway, a walk or the shopping.",
			"The next time someone asks how you are, say one thing more than 'fine'.",
		],
	},
	{
		title: "A talk to have",
		pattern:
			/\b(?:conversation|talk)s?(?: with [\w ']{2,25})?(?: that)? I(?: keep|'ve been| have been|'m)? (?:put(?:ting)? off|avoid(?:ing)?|dread(?:ing)?)\b|\b(?:put(?:ting)? off|avoid(?:ing)?|dread(?:ing)?|prepare for|get ready for) (?:a|the|this|that) (?:\w+ )?(?:conversation|talk)\b/i,
		weight: 2,
		says: [
			"The talk goes on in your head anyway, and mostly in its worst version.",
			"It matters to you, or it wouldn't be this hard to begin.",
		],
		asks: ["What do you want them to know by the end of it?"],
		steps: [
			"Write your first sentence down and say it aloud twice; the rest may come as it comes.",
			"Decide on one thing you want to have said, and let that be enough.",
			"Name a day and a place, and ask them for fifteen minutes.",
		],
	},
	{
		title: "Time for what matters",
		pattern:
			/\b(?:have|got) (?:the )?time (?:for|to)\b.{0,40}\b(?:don't|never) (?:\w+ )?(?:use|take|do|get|start)\b/i,
		weight: 2,
		says: ["So it isn't hours that are missing; something else gets there first each time."],
		asks: ["What do you do in the ten minutes before you'd begin?"],
		steps: [
			"Give it fifteen minutes before the first screen of the day, three times this week.",
			"Write down three times what you did instead; the pattern says what's in the way.",
			"Make the first move so small that it needs no mood, like opening the page.",
		],
	},
	{
		title: "Kind to my body",
		pattern: /\b(?:do(?:es)?|good for|kind to|look(?:ing)? after|take care of) my body\b/i,
		weight: 2,
		says: ["Your body gets asked for a lot, and seldom what it would like."],
		asks: ["Which has it missed most: sleep, food, movement or air?"],
		steps: [
			"Walk for ten minutes after one meal a day, without your phone.",
			"Go to bed half an hour sooner on two nights that you choose now.",
			"Put a glass of water and some fruit where you'll see them every morning.",
		],
	},
	{
		pattern: /\b(?:hard|tough|harsh) on myself\b/i,
		weight: 2,
		says: [
			"You'd hardly ask of anyone else what you ask of yourself.",
			"The judge in you has had the floor, and the witness hasn't been heard yet.",
		],
		asks: ["What went right this week because of you?"],
		steps: [
			"Write three lines about your week as a fair witness would.",
			"For each fault you note today, note one thing that you carried through.",
		],
	},
	{
		pattern: /\b(?:in me wants to|want my (?:days|life) to)\b/i,
		weight: 2,
		says: [
			"The wish is there before its name is, and that's the usual order.",
			"You're asking before anybody makes you, and that's already a kind of direction.",
		],
		asks: ["What did you last do for longer than you'd meant to?"],
		steps: [
			"Note for a week which hour of each day felt most like yours.",
			"Give an hour this week to whatever you keep reading about or looking up.",
			"Try one thing badly, on purpose, and see whether you'd go back.",
		],
	},
	{
		title: "Being present",
		pattern: /\bbe (?:more |really |fully )*present (?:with|for|around)\b/i,
		weight: 2,
		says: ["You want to be with them, and not just in the same room; that says how much they matter."],
		asks: ["When do you notice that you've drifted off?"],
		steps: [
			"Pick one quarter of an hour a day with them, and leave the phone in another room.",
			"Ask one question today, and wait for the second answer before you say anything.",
			"When you notice you've drifted, say so and look up: 'Say that again, I want to hear it.'",
		],
	},
	{
		pattern: /\bask me (?:something|anything|(?:a|one|any) question)\b/i,
		weight: 1,
		says: ["Gladly; you don't need a beginning, any corner will do.", "A question is a fine way in."],
		asks: [
			"Which moment of the last few days would you have again?",
			"What has taken up the most room in you this week?",
		],
		steps: ["Write down three words for this week, and look longest at the one that surprises you."],
	},
	{
		title: "A heavy day",
		pattern:
			/\b(?:today|this week)(?:'s| is| feels| has been) (?:\w+ )?heavy\b(?!.*\b(?:since|because|without|died|funeral)\b)/i,
		weight: 3,
		says: ["Heavy it is, then, and nothing about it has to be tidied up in here."],
		asks: ["What's the heaviest part of it?", "Where does it press most?"],
		steps: ["Sit somewhere comfortable, and say it in three words first; the rest can follow."],
	},
	{
		title: "Something went well",
		pattern: /\bsomething (?:\w+ )?went (?:\w+ )?well\b|\bwhat I did for it\b/i,
		weight: 2,
		says: ["Something went well, and it's easy to call that luck; let's look for your share in it."],
		asks: ["What did you do just before it turned out well?"],
		steps: [
			"Write down three things you did for it, those nobody saw included.",
			"Ask somebody who was there what your part was.",
			"Repeat one piece of it this week, on purpose.",
		],
	},
];
