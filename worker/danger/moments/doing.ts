import type { Moment } from "./moment.ts";

/** Trying, starting, stopping, dreading: what people say about doing things. */
export const DOING: readonly Moment[] = [
	{
		pattern:
			/\b(?:scared|worried|afraid|know|bet|sure|probably|think|fear)\b.{0,12}\bI(?:'ll| will|'m going to) (?:\w+ )?(?:stop|quit|give up|fail|slip|fall off|go back|mess it up|ruin|drop|lose it)\b/i,
		weight: 3,
		says: [
			"You know the pattern, a start and then a stop, so it's hard to trust a good beginning.",
			"You've seen this go wrong before, and part of you is already bracing for it.",
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
	},
	{
		pattern:
			/\b(?:never stick|always (?:give up|quit|stop|fail)|start and (?:then )?stop|(?:lasts?|lasted) (?:about |only )?(?:a|two|three|one|\d) (?:days?|weeks?)|fell off|like always|as always|every time I)\b/i,
		weight: 2,
		says: [
			"You know this pattern well: a good start, and then it slips.",
			"It's happened often enough that you've stopped trusting the beginning.",
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
	},
	{
		pattern:
			/\b(?:need the money|can't afford to (?:quit|leave|stop|lose)|can't (?:just )?quit|have to stay)\b/i,
		weight: 2,
		says: [
			"You can't simply walk away, so every bad day there feels like one you have to swallow.",
			"Part of you has already left, and the bills are keeping the rest of you there.",
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
	},
	{
		pattern:
			/\b(?:don't|do not) (?:even )?know where to (?:start|begin)(?!\W+(?:please )?ask me)|\btoo much to (?:do|sort|handle)|\bso much to do\b|\bpil(?:es?|ing) up\b/i,
		weight: 1,
		says: [
			"There's so much of it that any place to start looks like the wrong one.",
			"It has grown into one big heap, so your hand doesn't know what to reach for.",
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
	},
	{
		pattern:
			/\b(?:say(?:ing)? (?:something|anything) (?:stupid|wrong|dumb|weird)|make a fool|(?:everyone|everybody|people|they)(?:'ll| will|'s| is| are|'re)? (?:\w+ )?(?:look(?:ing)? (?:at|down)|star(?:e|ing)|judg(?:e|ing)|laugh(?:ing)?|think(?:s)? I(?:'m| am) (?:so |really |such |just )*(?:weird|boring|stupid|awkward|an? (?:idiot|loser|freak|weirdo)|strange|odd|ugly|dumb))|(?:don't|won't) know (?:anyone|anybody|what to say)|stand(?:ing)? (?:alone |there |in (?:a|the) )|awkward|go red|blush)\b/i,
		weight: 2,
		says: [
			"You picture all eyes on you, and yourself with nothing to say.",
			"It isn't really the people; it's what they might be thinking while you stand there.",
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
	},
	{
		pattern: /\bwhat if (?<what>(?:I|he|she|they|it|my|nobody|everyone) [^.?!,;]{3,45})/i,
		weight: 2,
		says: ["The question that won't let go is what happens if {what}."],
	},
	{
		pattern:
			/\b(?:never thought (?:of|about) (?:it|that)|good (?:question|point)|hadn't thought|makes me think|that's (?:so |actually |really )?(?:true|helpful)|you're right|exactly (?:that|it|this))\b/i,
		weight: 1,
		says: ["Then let's stay there for a moment.", "That seems to have touched something."],
	},
	{
		pattern:
			/\b(?:hard|difficult|impossible) to (?:explain|describe|say|put into words|talk about)\b|\bcan't (?:really )?(?:explain|describe) it\b/i,
		weight: 1,
		says: ["Rough words will do; it doesn't have to be a good explanation."],
	},
	{
		pattern:
			/\b(?:dread(?:ing)?|can't face|don't want (?:it to be|to face)) (?:\w+ )?(?<when>tomorrow|monday|the morning|work|school|going (?:in|back))\b/i,
		weight: 2,
		says: [
			"Tomorrow has already got into tonight.",
			"You're spending your free hours on the hours you dread.",
		],
	},
	{
		pattern:
			/\b(?:scroll(?:ing|ed)?|on my phone|tiktok|instagram|youtube|netflix|gaming)\b.{0,30}\b(?:till|until|for hours|all (?:night|day|evening)|instead|hours)\b|\bscroll(?:ing)? (?:in bed|till|until)\b/i,
		weight: 1,
		says: ["The phone gets that hour before you do.", "It's an hour that goes without giving you much back."],
	},
	{
		pattern: /\bmorning routine\b|\broutine for the mornings?\b/i,
		weight: 2,
		says: [
			"You'd like the morning to start on your terms.",
			"So the first hour is what you'd like to change.",
		],
	},
	{
		pattern:
			/\b(?:don't|do not) (?:really )?(?:want|feel like) (?:to )?talk(?:ing)? about (?:it|that|this)\b/i,
		weight: 3,
		says: ["Then we won't. It stays yours, and we can talk about something else or nothing much."],
	},
];
