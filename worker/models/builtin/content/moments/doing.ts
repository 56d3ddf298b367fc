import type { Moment } from "../moment.ts";

/** Trying, starting, stopping, dreading: what people say about doing things. */
export const DOING: readonly Moment[] = [
	{
		pattern:
			/\b(?:scared|worried|afraid|know|bet|sure|probably|think|fear)\b.{0,12}\bI(?:'ll| will|'m going to) (?:\w+ )?(?:stop|quit|give up|fail|slip|fall off|go back|mess it up|ruin|drop|lose it)\b/i,
		weight: 3,
		says: [
			"First {deed}, and right behind it comes the fear that it won't last.",
			"You know the pattern, a start and then a stop, so it's hard to trust a good beginning.",
			"You've seen this go wrong before, and part of you is already bracing for it.",
		],
		asks: [
			"What has usually happened just before you stopped?",
			"What would make next week's one a bit easier to start?",
			"What was different this time?",
		],
	},
	{
		pattern:
			/\b(?:nearly|almost) (?:won|didn't|gave up|stayed|cancelled|quit|went home|turned back|bailed)\b|\bpart of me wanted to (?:stay|skip|quit|cancel)\b/i,
		weight: 2,
		says: [
			"Nearly, and you went anyway; that's the bit I'd keep.",
			"It was close, and you still chose the harder one.",
		],
		asks: ["What tipped it in the end?", "What did you tell yourself at that moment?"],
	},
	{
		pattern:
			/\b(?:never stick|always (?:give up|quit|stop|fail)|start and (?:then )?stop|(?:lasts?|lasted) (?:about |only )?(?:a|two|three|one|\d) (?:days?|weeks?)|fell off|like always|as always|every time I)\b/i,
		weight: 2,
		says: [
			"You know this pattern well: a good start, and then it slips.",
			"It's happened often enough that you've stopped trusting the beginning.",
		],
		asks: [
			"What usually goes on around the time it slips?",
			"What's the longest it ever held, and what helped then?",
		],
	},
	{
		pattern:
			/\b(?:failed|bombed|flunked|didn't pass|failing) (?:(?:my|the|an?|all|two|three|both|another|of|second|first|final|resit|chemistry|biology|physics|history|english|law|anatomy|statistics|stats|bar|board) )*(?<what>exams?|tests?|finals|class(?:es)?|course|year|module|driving test|midterms?|resits?|paper|maths?|degree)\b/i,
		weight: 3,
		says: [
			"There's the result, and then there's everything you're afraid it means.",
			"You put something of yourself into that, and it came back as a fail.",
		],
		asks: [
			"Which is heavier, the result itself or what comes with it?",
			"What did you think when you saw it?",
			"Who else knows?",
		],
		steps: [
			"Find out one fact first: whether there's a resit, and by when you'd have to register.",
			"Write to your tutor in two lines: that you failed, and that you'd like to know your options.",
		],
	},
	{
		pattern:
			/\b(?:need the money|can't afford to (?:quit|leave|stop|lose)|can't (?:just )?quit|have to stay)\b/i,
		weight: 2,
		says: [
			"You can't simply walk away, so every bad day there feels like one you have to swallow.",
			"Part of you has already left, and the bills are keeping the rest of you there.",
		],
		asks: [
			"What would make it bearable in the meantime?",
			"If money weren't the question for a moment, what would you do?",
		],
	},
	{
		pattern:
			/\b(?:\d[\d,.]*k?|thousands?|hundreds) (?:\w+ )?(?:in debt|of debt|on (?:my|the|a) (?:credit )?card|behind|overdrawn|overdue|I owe)\b|\bowe (?:\w+ ){0,3}[£$€]?\d/i,
		weight: 3,
		says: [
			"That's a figure you wake up with and go to bed with.",
			"You know the number by heart, and knowing it hasn't made it smaller.",
		],
		asks: ["How did it build up?", "What's the part of it that scares you most?"],
	},
	{
		title: "Where to begin",
		pattern:
			/\b(?:don't|do not) (?:even )?know where to (?:start|begin)(?!\W+(?:please )?ask me)|\btoo much to (?:do|sort|handle)|\bso much to do\b|\bpil(?:es?|ing) up\b/i,
		weight: 1,
		says: [
			"There's so much of it that any place to start looks like the wrong one.",
			"It has grown into one big heap, so your hand doesn't know what to reach for.",
		],
		asks: [
			"Which bit would bother you most if it stayed as it is?",
			"What's the smallest thing in that pile?",
		],
		steps: [
			"Write everything down for five minutes, then put a star next to the one thing with a date on it.",
			"Take the smallest item and finish it before you look at the rest.",
			"Ask of each thing what happens if it waits a week, and begin with the one that can't.",
		],
	},
	{
		pattern:
			/\b(?:nervous|scared|dread(?:ing)?|anxious|worried|terrified|freaking out|don't want to go|panicking)\b.{0,40}\b(?<event>party|wedding|interview|presentation|date|dinner|meeting|exam|appointment|funeral|trip|first day)\b|\b(?<happening>party|wedding|interview|presentation|dinner|meeting|exam|appointment)\b.{0,50}\b(?:nervous|scared|dread(?:ing)?|anxious|terrified|freaking out|don't want to go|panicking|can't do it)\b/i,
		weight: 2,
		says: [
			"The {event} hasn't started and you're already in it, going through what could go wrong.",
			"Your mind has been rehearsing that {event}, and only the bad versions.",
		],
		asks: ["What's the moment you're dreading most?", "What would make it bearable for the first half hour?"],
		steps: [
			"Decide on a time you're allowed to leave, before you go in; it's easier to stay when there's a door.",
			"Give yourself one job for the first ten minutes, such as finding one person you know and asking how they are.",
		],
	},
	{
		pattern:
			/\b(?:say(?:ing)? (?:something|anything) (?:stupid|wrong|dumb|weird)|make a fool|(?:everyone|everybody|people|they)(?:'ll| will|'s| is| are|'re)? (?:\w+ )?(?:look(?:ing)? (?:at|down)|star(?:e|ing)|judg(?:e|ing)|laugh(?:ing)?|think(?:s)? I(?:'m| am) (?:so |really |such |just )*(?:weird|boring|stupid|awkward|an? (?:idiot|loser|freak|weirdo)|strange|odd|ugly|dumb))|(?:don't|won't) know (?:anyone|anybody|what to say)|stand(?:ing)? (?:alone |there |in (?:a|the) )|awkward|go red|blush)\b/i,
		weight: 2,
		says: [
			"You picture all eyes on you, and yourself with nothing to say.",
			"It isn't really the people; it's what they might be thinking while you stand there.",
		],
		asks: [
			"What do you imagine they'd be thinking?",
			"When has it gone better than you feared?",
			"What do you do at the moment it gets awkward?",
		],
		steps: [
			"Prepare two questions you can ask anyone, such as how they know the host; people mostly remember being asked.",
			"When you notice you're watching yourself, look for the colour of the other person's eyes and come back to what they're saying.",
		],
	},
	{
		pattern:
			/\b(?:thinking (?:of|about) cancel\w*|want(?:ed)? to cancel|might (?:just )?cancel|make (?:up )?an excuse|(?:might|maybe|could|should) (?:just )?(?:not go|stay (?:at )?home)|part of me (?:doesn't|does not) want to go)\b/i,
		weight: 2,
		says: [
			"Staying home would be a relief tonight, and you already know how it might feel tomorrow.",
			"One part of you is looking for the exit, and another part wanted to go or this would be easy.",
		],
		asks: ["How would you feel tomorrow morning, either way?", "What would you miss by not going?"],
	},
	{
		pattern: /\bwhat if (?<what>(?:I|he|she|they|it|my|nobody|everyone) [^.?!,;]{3,45})/i,
		weight: 2,
		says: ["The question that won't let go is what happens if {what}."],
		asks: ["And if that happened, what would you do next?", "How likely does it seem in daylight?"],
	},
	{
		pattern:
			/\b(?:never thought (?:of|about) (?:it|that)|good (?:question|point)|hadn't thought|makes me think|that's (?:so |actually |really )?(?:true|helpful)|you're right|exactly (?:that|it|this))\b/i,
		weight: 1,
		says: ["Then let's stay there for a moment.", "That seems to have touched something."],
		asks: ["What changes when you look at it that way?", "What comes up when you think of it?"],
	},
	{
		pattern:
			/\b(?:hard|difficult|impossible) to (?:explain|describe|say|put into words|talk about)\b|\bcan't (?:really )?(?:explain|describe) it\b/i,
		weight: 1,
		says: ["Rough words will do; it doesn't have to be a good explanation."],
		asks: ["What's the nearest word for it, even if it's not quite right?"],
	},
	{
		pattern:
			/\b(?:dread(?:ing)?|can't face|don't want (?:it to be|to face)) (?:\w+ )?(?<when>tomorrow|monday|the morning|work|school|going (?:in|back))\b/i,
		weight: 2,
		says: [
			"Tomorrow has already got into tonight.",
			"You're spending your free hours on the hours you dread.",
		],
		asks: ["Which part of it are you dreading most?", "What would take the edge off the first hour?"],
	},
	{
		pattern:
			/\b(?:scroll(?:ing|ed)?|on my phone|tiktok|instagram|youtube|netflix|gaming)\b.{0,30}\b(?:till|until|for hours|all (?:night|day|evening)|instead|hours)\b|\bscroll(?:ing)? (?:in bed|till|until)\b/i,
		weight: 1,
		says: ["The phone gets that hour before you do.", "It's an hour that goes without giving you much back."],
		asks: [
			"What would you like that hour to be for?",
			"What are you usually putting off when you pick it up?",
		],
		steps: [
			"Charge the phone in another room tonight, and put something you like next to the bed in its place.",
			"Make the first ten minutes after waking screen-free, and only those ten.",
		],
	},
	{
		pattern: /\bmorning routine\b|\broutine for the mornings?\b/i,
		weight: 2,
		says: [
			"You'd like the morning to start on your terms.",
			"So the first hour is what you'd like to change.",
		],
		asks: [
			"What do your mornings look like now, from waking to leaving?",
			"What should a good morning leave you with?",
		],
		steps: [
			"Keep it to three things in a fixed order, such as water, light, and five minutes of something you like.",
			"Tie the first thing to something you already do: right after the alarm, both feet on the floor and the curtains open.",
			"Set out what you need the evening before, so that the morning has no decisions in it.",
			"Pick one wake-up time for the whole week, and let bedtime follow it.",
		],
	},
	{
		pattern:
			/\b(?:don't|do not) (?:really )?(?:want|feel like) (?:to )?talk(?:ing)? about (?:it|that|this)\b/i,
		weight: 3,
		says: ["Then we won't. It stays yours, and we can talk about something else or nothing much."],
		asks: ["What would be easier to talk about right now?"],
	},
];
