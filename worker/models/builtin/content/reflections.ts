import type { ClauseKind } from "../understand/clause.ts";

/**
 * Frames around the person's own words. {t} is a clause turned to "you", {T} the same at the start of a sentence.
 * A frame may only claim what is true of any clause of its kind.
 */
export const FRAMES: Record<Exclude<ClauseKind, "feeling" | "self-attack">, readonly string[]> = {
	state: [
		"{T}, and it's not nothing to say so.",
		"{T}. You say it plainly, and it isn't a small thing.",
		"{T}; that leaves its mark on a whole day.",
	],
	cannot: [
		"{T}, and I doubt that's for want of trying.",
		"{T}. Something is in the way, and I don't think it's that you don't care.",
		"{T}, and that wears a person down.",
	],
	other: [
		"{T}, and you're left to deal with what that does to you.",
		"{T}, and you've had to find somewhere to put that.",
		"{T}. Whatever the reason behind it, you're on the receiving end.",
		"{T}; that isn't nothing, even if nobody else remarked on it.",
	],
	want: [
		"{T}, and something has been standing in front of that.",
		"{T}. I'd like to understand what's in that wish before anything else.",
		"{T}, and now it's said out loud.",
	],
	must: [
		"{T}, or at least that's the rule you've been living under.",
		"{T}, and I notice there's not much room for you in that.",
		"{T}, whether or not you've got anything left for it.",
	],
	tried: [
		"{T}. That's effort, whether or not it has paid off yet.",
		"{T}, and that counts, whatever came of it.",
		"{T}; you haven't been sitting still with this.",
		"{T}, which tells me you haven't given up on it.",
	],
	did: [
		"{T}, and a part of you is still there.",
		"{T}. It's over, and it isn't done with you.",
		"{T}. I'd like to hear what that was like.",
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
		"{T}, and you chose that yourself.",
		"{T}. That's specific enough to actually happen.",
	],
};

/** For a fact that neither lifts nor weighs: what it may mean is left to them. */
export const PLAIN_FRAMES: readonly string[] = [
	"{T}. I'm with you so far.",
	"{T}. I'll keep that beside everything else you tell me.",
	"{T}. So that's where you are.",
];

/** A worry told as a fact: "you worry about the rent", "money worries follow you around". */
export const WORRY_FRAMES: readonly string[] = [
	"{T}, and there's no closing time for that.",
	"{T}; a thing like that goes on working while you do something else.",
];

/** What somebody does over and over, told as a fact: "you ride your old line to the end and back". */
export const HABIT_FRAMES: readonly string[] = [
	"{T}. There'll be a reason you do, whether or not it has a name.",
	"{T}. I'd like to know what it gives you.",
	"{T}; you keep coming back to it, and that tells me something.",
];

/** What somebody did, told as a fact. */
export const DONE_FRAMES: readonly string[] = [
	"{T}. That was a decision, even if it didn't feel like one.",
	"{T}, and I'd like to know what it took.",
	"{T}. Something moved there, and it was you who moved it.",
	"{T}. I'd like to hear what led up to it.",
];

/** What is so in their life, and everything else stands on. */
export const FACT_FRAMES: readonly string[] = [
	"{T}. Thanks for telling me.",
	"{T}. I'd like to hear what that's like.",
	"{T}. Tell me a little of what's around that.",
];

/** What somebody else is, does or says, told as a fact. */
export const THEIRS_FRAMES: readonly string[] = [
	"{T}, and you've got your own side of that.",
	"{T}, and it lands on you one way or another.",
	"{T}. I wonder what that's like from where you are.",
	"{T}. I'd like to hear how that is for you.",
];

/** For something that lifts. */
export const WARM_FRAMES: readonly string[] = [
	"{T}. There's something good in that, and you noticed it.",
	"{T}; that belongs in the picture too.",
	"{T}, and it sounds as if that did you good.",
	"{T}. I like hearing that.",
	"{T}; that's worth keeping hold of.",
];

/** "I don't know if I still love him". */
export const UNKNOWN_FRAMES: readonly string[] = [
	"{T}, and not knowing has a weight of its own.",
	"{T}. You're leaving it open instead of settling for the first answer.",
	"{T}, and some part of you would like it decided by somebody else.",
];

/** Something not done or never done, where "can't" isn't the word. Why it is so is theirs to say: "you've stopped sleeping". */
export const UNDONE_FRAMES: readonly string[] = [
	"{T}; a thing like that takes up room all the same.",
	"{T}, and I'd like to know what that's been like.",
	"{T}. You could have dressed that up, and you didn't.",
];

export const REFUSED_FRAMES: readonly string[] = [
	"{T}. That no is worth listening to.",
	"{T}; knowing that is half of knowing what you do want.",
];

export const NEED_FRAMES: readonly string[] = [
	"{T}. It's been waiting, and part of you is ready to look at it.",
	"{T}, and saying so is usually where it turns.",
];

export const USED_TO: readonly string[] = [
	"{T}, and some part of you hasn't forgotten.",
	"{T}. There's a before and an after in that.",
	"{T}, and I hear you missing it a little.",
];

/** A detail of someone they lost. */
export const REMEMBERED: readonly string[] = [
	"{T}. I can see it in front of me.",
	"{T}, and that's a good thing to have had.",
	"{T}; that's the kind of thing nobody else would know.",
];

/** A scrap of memory with no sentence around it: "the silly ones, about cats". */
export const REMEMBERED_SCRAP: readonly string[] = [
	"It's those, the small ones, that nobody else would think to keep.",
	"I can almost hear it, the way you say that.",
	"And you've kept exactly that. It's still yours.",
];

/** What the one who died would have said or done. */
export const THEIR_VOICE: readonly string[] = [
	"You still know exactly how that would have sounded.",
	"You carry that voice with you, and it's on your side.",
	"All that knowing each other hasn't gone anywhere.",
];
export const THEIR_VOICE_QUESTIONS: readonly string[] = [
	"What would you say back?",
	"What else would you hear, if you listened for it?",
];

export const KEEPS: readonly string[] = [
	"{T}, even when a part of you would like to stop.",
	"{T}; a reason for it may show itself, if nobody argues with it.",
	"{T}, over and over, and it hasn't settled yet.",
];

/** Something good was done, and feeling good hasn't come with it. */
export const AFTER_GOOD: readonly string[] = [
	"You did the thing, and feeling better hasn't come along with it.",
	"It's done, and the feeling hasn't caught up.",
	"Doing it was one thing, and what's still sitting in you is another.",
];

export const AFTER_BUT: readonly string[] = [
	"You did it, and right behind it comes the 'but'.",
	"First the doing, and then a judge walks in.",
];

/** Glad and afraid at once. */
export const MIXED: readonly string[] = [
	"{Up} and {down} at the same time; that's often how it feels when something matters.",
	"You're {up} and you're {down}, and neither one has to win.",
	"Some of you is {up} and some of you is {down}, and both are paying attention.",
];

/** For loss and illness: no cleverness around the words. */
export const TENDER_FRAMES: readonly string[] = [
	"{T}. I'm glad you didn't keep that to yourself.",
	"{T}, and the world expects you to just carry on.",
	"{T}. I don't want to rush past it.",
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
	"I keep connecting this with something you said earlier: {t}.",
];

export const TOPIC_LINKS: readonly string[] = [
	"We started with {before}, and now it's {now}; they may be pulling on the same thread.",
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
