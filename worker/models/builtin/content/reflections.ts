import type { ClauseKind } from "../understand/clause.ts";

/**
 * Frames around the person's own words. {t} is a clause turned to "you", {T} the same at the start of a sentence.
 * A frame may only claim what is true of any clause of its kind.
 */
export const FRAMES: Record<Exclude<ClauseKind, "feeling" | "self-attack">, readonly string[]> = {
	state: [
		"{T}, and you're the one who has to live inside that.",
		"{T}. I'd rather stay with that than hurry past it.",
		"So {t}, and that's worth slowing down for.",
		"{T}; no wonder it's on your mind.",
		"{T}, and it doesn't stay politely in one corner of the day.",
		"There's a lot packed into that one line: {t}.",
		"Let me hold on to one part: {t}.",
		"{T}, and I notice how plainly you said it.",
		"{T}. That's not a footnote.",
		"Okay, so {t}, and everything else has to fit around it.",
	],
	cannot: [
		"{T}, and I doubt that's for want of trying.",
		"When {t}, everything around it gets harder too.",
		"{T}, which is wearing in a way other people don't always see.",
		"It's a tiring place to be: {t}.",
		"{T}. Knowing that and changing it are two different jobs.",
		"{T}, and the more it happens, the more of you it asks for.",
		"{T}. Something is in the way, and I don't think it's that you don't care.",
		"So {t}, and it has gone on long enough to be worth saying out loud.",
	],
	other: [
		"{T}, and you're left to deal with what that does to you.",
		"{T}. I can see why that one stayed with you.",
		"{T}; that would get under most people's skin.",
		"{T}, and that part was never yours to control.",
		"{T}. It says something that this is what you brought here.",
		"{T}, and something in that matters to you.",
		"So {t}, and you've had to find somewhere to put that.",
		"{T}. Whatever the reason behind it, you're on the receiving end.",
	],
	want: [
		"{T}, and there's something important underneath that.",
		"{T}. I hear a direction in that, and not only a complaint.",
		"Somewhere in this is a wish that's properly yours: {t}.",
		"{T}; the pull is real, whatever stands in front of it.",
		"{T}, and it says a good deal about what matters to you.",
		"{T}. That deserves to be taken seriously.",
	],
	must: [
		"{T}, or at least that's the rule you've been living under.",
		"{T}. There's pressure in every word of that.",
		"{T}, and I notice there's not much room for you in that sentence.",
		"{T}: quite a lot of weight hangs on that obligation.",
		"So {t}, whether or not there's anything left in the tank.",
		"{T}, and meanwhile nothing else has got any lighter.",
	],
	tried: [
		"{T}. That's effort, whether or not it has paid off yet.",
		"{T}, and that counts, whatever came of it.",
		"{T}; you haven't been sitting still with this.",
		"{T}. You've already put real work into this.",
		"{T}, which tells me you haven't given up on it.",
	],
	did: [
		"{T}, and it hasn't quite let go of you.",
		"{T}. I'd guess there's more behind that than fits in one line.",
		"{T}, and here you are, still turning it over.",
		"So {t}, and now there's what comes after.",
		"{T}. That's a real thing that happened, and not a small one to tell.",
	],
	belief: [
		"Part of you is convinced that {t}.",
		"The thought that {t} takes up a lot of room.",
		"There's a story running in the background: {t}.",
		"Some corner of your mind keeps saying that {t}.",
		"From the inside, it looks as though {t}.",
		"When the thought is that {t}, it's hard to see much else.",
	],
	worry: [
		"The fear that {t} is doing a lot of the talking.",
		"The possibility that {t} won't leave you alone.",
		"Your mind keeps rehearsing one scene: {t}.",
		"Underneath this is a fear that {t}, and it keeps you on guard.",
		"Part of you is already bracing in case {t}.",
	],
	judgement: [
		"From where you're standing today, {t}.",
		"On a day like this it can look as though {t}.",
		"Right now the verdict in your head is that {t}.",
		"It's a lonely conclusion to arrive at, that {t}.",
		"The feeling that {t} is a heavy thing to carry around.",
	],
	intention: [
		"{T}. You've said it out loud now, and that makes it a little more solid.",
		"{T}; that's a decision, and not just a wish.",
		"So the next move is clear: {t}.",
		"{T}, and you chose that yourself.",
		"{T}. That's specific enough to actually happen.",
	],
};

/** For what somebody else did that isn't plainly hurtful. */
export const NEUTRAL_OTHER: readonly string[] = [
	"{T}, and something in that matters to you.",
	"{T}. It says something that this is what you mention.",
	"{T}, and that belongs in the picture too.",
	"So {t}, and you have your own side of that.",
	"{T}, and I wonder how that lands with you, because you didn't say.",
];

export const USED_TO: readonly string[] = [
	"{T}, and some part of you hasn't forgotten.",
	"{T}. There's a before and an after in that.",
	"{T}, and I hear you missing it a little.",
	"{T}, so you know what the other way feels like.",
];

/** Glad and afraid at once. */
export const MIXED: readonly string[] = [
	"{Up} and {down} at the same time; that's often how it feels when something matters.",
	"You're {up} and you're {down}, and neither one has to win.",
	"Some of you is {up} and some of you is {down}, and both are paying attention.",
];

/** For loss and illness: no cleverness around the words. */
export const TENDER_FRAMES: readonly string[] = [
	"{T}. Thank you for telling me that.",
	"{T}, and the world expects you to just carry on.",
	"{T}, and there's no tidy place to put that.",
	"{T}. I don't want to rush past it.",
	"{T}. That's a lot for one heart to hold.",
	"{T}, and of course it hurts.",
	"{T}. You don't have to make it sound smaller than it is.",
];

/** Only for long messages, where it is true that one thing stands out from many. */
export const STANDOUT_FRAMES: readonly string[] = [
	"Of everything you wrote, one line stands out: {t}.",
	"There's a lot in there, and what I keep coming back to is that {t}.",
	"You gave me several threads, and the heaviest seems to be that {t}.",
	"If I had to underline one sentence, it would be this: {t}.",
	"Underneath all of that I hear one plain thing: {t}.",
];

/** Never the harsh word itself: the coach doesn't call anybody names, not even in quotation. */
export const SELF_ATTACK: readonly string[] = [
	"That's a harsh voice you've got in there, and it speaks as if it were reporting facts.",
	"You're being harder on yourself than you'd be on anyone else who told you this.",
	"There's a judge in the room, and it seems to skip the part where evidence is heard.",
	"One hard stretch has turned into a sentence about your whole self.",
	"I notice how quickly the blame landed on you.",
	"Those are heavy words to walk around with all day.",
	"The description you just gave of yourself leaves out a great deal.",
	"Somebody who didn't care wouldn't be this hard on themselves.",
	"I hear how much it stings, and I don't agree with the label.",
	"A feeling that strong is easy to mistake for a fact about you.",
];

export const DOUBLE_SIDED: readonly string[] = [
	"On one side, {l}; on the other, {r}.",
	"Two things are true at once: {l}, and {r}.",
	"{L}, and at the same time {r}; neither one cancels the other.",
	"Both of these are real: {l}, and still, {r}.",
	"One part of you knows that {l}; another part knows that {r}.",
	"It's a pull in two directions: {l}, while {r}.",
	"{L}. And yet {r}.",
];

export const CALLBACKS: readonly string[] = [
	"Earlier you told me {t}; I wonder how much of that is in this too.",
	"I haven't forgotten the other thing you said, that {t}.",
	"This sits right next to something from before: {t}.",
	"You also mentioned that {t}, and I'm keeping both in view.",
	"It may not be separate from what you told me before, that {t}.",
	"Put that next to what you said a little while ago, that {t}, and a pattern starts to show.",
	"I keep connecting this with something you said earlier: {t}.",
];

export const TOPIC_LINKS: readonly string[] = [
	"We started with {before}, and now it's {now}; they may be pulling on the same thread.",
	"First {before}, now {now}: I suspect each one makes the other a little louder.",
	"Somewhere between {before} and {now} there's only one of you to deal with both.",
	"You came in with {before}, and {now} has joined it.",
];

export const SUMMARIES: readonly string[] = [
	"Let me gather up what I've heard: {a}; {b}; and {c}.",
	"Here's what I have so far: {a}; {b}; and {c}.",
	"Before we go on, let me check the picture: {a}; {b}; and {c}.",
	"If I put your words side by side: {a}; {b}; and {c}.",
	"Pulling the threads together: {a}; {b}; and {c}.",
];

export const SHORT_SUMMARIES: readonly string[] = [
	"Let me put two of your sentences next to each other: {a}; and {b}.",
	"So far I'm holding two things: {a}; and {b}.",
	"Two things keep showing up in what you tell me: {a}; and {b}.",
];

export const SUMMARY_QUESTIONS: readonly string[] = [
	"What did I leave out that matters?",
	"Which of those weighs the most right now?",
	"What would you change in that picture if you were telling it?",
	"Where in all of that would you like to start?",
	"Which part would you most like to be different?",
	"What stands out to you when you hear it back?",
];

/** Denied feelings: "not sad" is taken at its word. */
export const NEGATED_DOWN: readonly string[] = [
	"Not {feeling}, then; something else, and it matters to get the word right.",
	"You're clear that {feeling} isn't the word for it.",
	"Okay, {feeling} isn't it. I'll take that off the table.",
	"So it's not that you're {feeling}; there's some other shade to this.",
];

export const NEGATED_UP: readonly string[] = [
	"Not {feeling}, and you didn't dress it up.",
	"{Feeling} isn't where you are right now, and that's allowed.",
	"So {feeling} would be too big a word for this.",
	"You're somewhere short of {feeling}, and you noticed it.",
];
