/** The few plain facts that belong to a wellness coach. General guidance for adults, from public health bodies. */
export const KNOWN_FACTS: readonly { pattern: RegExp; answer: string; back?: string }[] = [
	{
		pattern:
			/\bwill (?:I|it|this|things) (?:ever |always )?(?:feel better|feel (?:like )?(?:this|normal)|get (?:better|easier)|hurt less|be (?:ok|okay|alright|all right)|stop(?: hurting)?)/i,
		answer:
			"I can't promise you a date, and for most people it does ease; less in a straight line than in longer gaps between the hard hours.",
		back: "What would be the first small sign that it was easing?",
	},
	{
		pattern: /how (?:much|many hours(?: of)?) (?:sleep|should (?:I|people|adults|you|we) sleep)/i,
		answer:
			"Most adults do best on seven to nine hours, and waking roughly rested is a better sign than the exact number.",
	},
	{
		pattern: /how much (?:exercise|physical activity|should (?:I|people|you|we) (?:exercise|work out|move))/i,
		answer:
			"The usual guidance for adults is 150 minutes of moderate movement a week, and the first ten minutes count the most for someone who does none.",
	},
	{
		pattern: /how much water|how many (?:glasses|litres|liters)/i,
		answer:
			"Six to eight glasses of fluid a day is the common rule of thumb, more in heat or when you move a lot.",
	},
	{
		pattern: /how long (?:does it take|to) (?:\w+ )*(?:habit)/i,
		answer:
			"One well-known study found about two months on average, with a wide spread from under three weeks to most of a year, and a missed day did no harm.",
	},
	{
		pattern: /how long (?:does|do|should|will) .*(?:grief|grieving|heartbreak|break-?up)/i,
		answer:
			"There's no timetable for it; it tends to come in waves that get further apart rather than stopping on a date.",
	},
	{
		pattern: /what(?:'s| is) (?:mindfulness|meditation)/i,
		answer:
			"It's practice in noticing what's here, such as a breath or a sound, and coming back to it kindly each time you drift.",
	},
	{
		pattern: /what(?:'s| is) (?:burn-?out)/i,
		answer:
			"It's usually described as three things together: being worn out, caring less than you used to, and feeling that nothing you do makes a dent.",
	},
	{
		pattern: /what(?:'s| is) (?:a )?(?:panic attack)/i,
		answer:
			"It's a surge of fear with a racing heart and short breath that peaks within about ten minutes; it feels dangerous, and it passes.",
	},
	{
		pattern: /(?:what(?:'s| is)|explain|how does) (?:the )?(?:maslow|hierarchy of needs|needs hierarchy)/i,
		answer:
			"It's Maslow's idea that needs build on one another: body and rest, safety, belonging, esteem, and then growth; useful as a lens, though nobody lives strictly in that order.",
	},
	{
		pattern: /(?:how (?:do|does)|what(?:'s| is)) (?:box breathing|breathing exercise)/i,
		answer:
			"Breathe in for four, hold for four, out for four, hold for four, and go round three or four times.",
	},
	{
		pattern: /caffeine/i,
		answer:
			"Caffeine takes about five hours to drop by half, so a cup at four in the afternoon is still half there at nine.",
	},
];

export const FACT_LIMITS: readonly string[] = [
	"I can't look things up: I'm the built-in coach, and facts about the wider world are beyond me. A connected model could answer that one.",
	"That one is outside what I know; as the built-in coach I have no way to check, and a connected model would do better.",
	"I'd only be guessing, so I won't. The built-in coach doesn't look things up, though a connected model can.",
	"Facts like that aren't my strong side; I'm the built-in coach and can't search. Connect a model and you'd get a proper answer.",
	"I don't know, and I'd rather say so than make something up. A connected model could tell you.",
	"No encyclopedia in here, I'm afraid: the built-in coach works with what you bring. A connected model could look further.",
];
export const FACT_BACK: readonly string[] = [
	"Is it for something you're in the middle of, or are you just wondering?",
	"What got you thinking about it?",
	"What's it for, if you don't mind my asking?",
	"What would knowing it change for you?",
	"Where did that question come from?",
	"What else is on your mind while we're here?",
];

export const TASK_LIMITS: readonly string[] = [
	"Writing that properly is beyond the built-in coach; a connected model could draft it. What I can do is help you work out what it should do for you.",
	"I can't make that for you: I'm the built-in coach, and I talk rather than produce. A connected model would be the right tool.",
	"That's a job for a connected model, not for me. I'm good for the thinking around it.",
	"I'd make a poor job of that one. The built-in coach isn't made for it, and a connected model is.",
];
export const TASK_BACK: readonly string[] = [
	"What's the part of it that you're stuck on?",
	"What do you want it to achieve?",
	"Who is it for?",
	"What's riding on it?",
	"What's the first line you'd say out loud?",
];
export const JOKES: readonly string[] = [
	"I've got exactly one: I tried to write a to-do list for relaxing, and now I'm behind on it.",
	"My one joke: I'd tell you to sleep on it, but you'd only ask for a second pillow.",
];
export const JOKE_BACK: readonly string[] = [
	"What sort of day asks for a joke?",
	"Is it a laugh you're after, or a break from something?",
];
export const CODE_LIMITS: readonly string[] = [
	"That looks like code, and reading it is beyond the built-in coach; a connected model could take it on.",
	"I can see code, but I can't work with it here. A connected model would be the one to ask.",
];
export const TIME_LINES: readonly string[] = [
	"By your clock it's {hour} on {day}.",
	"It's {hour}, {day}, going by your own clock.",
	"{Day}, {hour}, where you are.",
];
export const SUM_LINES: readonly string[] = [
	"That comes to {result}.",
	"{result}, if I've got my sums right.",
	"I make it {result}.",
];

/** Asked to do something outside the talk: said plainly, and then what they can do in a minute themselves. */
export const CANNOT: readonly string[] = [
	"I can't do that from here; I only speak when you write to me.",
	"That's out of my reach: I can't act outside this chat.",
	"I can't, and I'd rather say so than let you count on it.",
];
export const REMIND_SELF: readonly string[] = [
	"Set an alarm for {day} on your phone now, with two words you'll understand, and tell me here how it went.",
	"Your phone can: put it in for {day} while you're thinking of it, and then it's off your mind.",
	"Your phone can, and it takes half a minute while you're thinking of it.",
	"A note on the door or the mirror does it too.",
];
export const DO_SELF: readonly string[] = [
	"What I can do is find the wording with you, so that sending it takes a minute.",
	"Tell me what it should say or do, and I'll help you get it ready.",
];
