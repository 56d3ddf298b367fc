/** What to say to short answers, by the kind of question they answer. */
/** Not knowing, before anything was asked. */
export const UNSURE_FIRST: readonly string[] = [
	"Not knowing is a fair place to begin.",
	"That's all right; we can begin anywhere.",
];
export const UNSURE_FIRST_QUESTIONS: readonly string[] = [
	"What was on your mind just before you wrote?",
	"What did today ask of you?",
];
export const UNSURE: readonly string[] = [
	"Not knowing is a fair answer.",
	"That's okay; it doesn't have to be clear.",
	"Fine by me, we can come at it from the side.",
	"Then we won't force it.",
	"No pressure to have it worked out.",
	"All right, that question can wait.",
	"Maybe that was too big a question.",
	"Could be a bit of everything.",
	"We can leave that one on the table.",
	"It was a hard one to answer.",
	"Okay, an easier one.",
	"Let me ask it more simply.",
];

/** Easier doors for people who don't know, or say little. Each can be answered in one word. */
export const EASY_QUESTIONS: readonly string[] = [
	"Is it closer to tired, worried, or just flat?",
	"Is it more to do with people, work, or yourself?",
	"Does it sit in your head or in your body?",
	"Has it been going on for days, or for longer?",
	"Would it be easier to say what it isn't?",
	"Is today heavier than yesterday, or about the same?",
	"Is it louder when you're alone, or around other people?",
	"Is there one thing you'd skip today if you could?",
	"What would you be doing right now if you could do anything?",
	"What's one thing that's gone a bit less badly than it could have?",
	"Which is nearer the truth: 'I don't want to talk', or 'I don't know how to start'?",
	"What's the next thing you have to do today?",
];

export const CURT: readonly string[] = [
	"Short and to the point.",
	"Okay, a quiet one today.",
	"You don't owe me a long answer.",
	"Few words are fine here.",
	"That's all right, I can do quiet.",
	"I'll go easy on the questions.",
	"Not every day has a headline.",
	"Brief is fine; I can work with brief.",
	"We don't have to dig.",
	"Quiet company is still company.",
	"One-word days happen.",
	"Some days there isn't much to report.",
];

export const FINE: readonly string[] = [
	"Okay, fine for now.",
	"All right, I'll take fine as fine.",
	"Good enough, then.",
	"An okay sort of day, then.",
	"Nothing on fire, at least.",
	"Fine is allowed here.",
	"Somewhere in the middle, then.",
	"Okay, no news is fine too.",
];

export const YES_OPEN: readonly string[] = [
	"Okay, then I heard that right.",
	"Good that you say so.",
	"Then I read you right.",
	"Right, that fits, then.",
	"Okay. That helps me follow.",
	"All right.",
	"Understood.",
	"Mm, okay.",
];
export const YES_INVITE: readonly string[] = [
	"Go ahead, I'm all ears.",
	"Good. Begin wherever it's easiest.",
	"Then the floor is yours.",
	"I'm ready when you are.",
	"Okay, tell it the way it comes.",
	"Please do, from whichever end you like.",
];
export const NO_OPEN: readonly string[] = [
	"Okay, then I was off the mark.",
	"Fair enough, scrap that.",
	"That's useful to know; I'll let that one go.",
	"No, then; thanks for being straight.",
	"Right, so it's something else.",
	"Good that you said so.",
	"Then let's not go down that road.",
	"Noted, and no harm done.",
];
export const NO_OFFER: readonly string[] = [
	"No ideas, then; I'll keep my suggestions to myself.",
	"Understood, no advice.",
	"That's fine, ideas can wait.",
	"Good to know; I'll just stay with you in it.",
	"Then I'll leave the toolbox shut.",
];
export const IDEAS_ASIDE: readonly string[] = [
	"Let's leave ideas aside for now.",
	"We can do without a plan for the moment.",
	"Ideas will keep.",
	"Neither has to be chosen right now.",
];
export const LISTENING: readonly string[] = [
	"Then I'll listen, and leave the fixing alone.",
	"Good. No advice from me; the floor is yours.",
	"Listening it is.",
	"Okay, just ears, no toolbox.",
	"Say as much or as little as you like; I won't try to fix it.",
	"Got it: no ideas, only company.",
];

export const SCALE_LOW: readonly string[] = [
	"A {number} is low, and you answered it straight.",
	"{number}, so there's very little to stand on today.",
	"That's a hard place to be speaking from, down at {number}.",
];
export const SCALE_ZERO: readonly string[] = [
	"Zero; nothing left in it at all.",
	"That's the very bottom of the scale, and I'm taking it seriously.",
];
export const SCALE_MIDDLE: readonly string[] = [
	"A {number}, so neither good nor hopeless.",
	"{number} means something is holding part of it up.",
	"Somewhere around {number}: not nothing, and not enough.",
];
export const SCALE_HIGH: readonly string[] = [
	"A {number} is more than I expected to hear, and you'd know.",
	"{number}, so there's solid ground under some of this.",
	"That's a fair amount to build on, a {number}.",
];
export const SCALE_QUESTIONS_LOW: readonly string[] = [
	"What has kept it from being lower still?",
	"What would help you up by a single point?",
	"Who could make it one point easier to bear?",
];
export const SCALE_QUESTIONS_MIDDLE: readonly string[] = [
	"What's already in that number that kept it from being lower?",
	"What would one point higher look like on an ordinary day?",
	"What's doing the holding up?",
];
export const SCALE_QUESTIONS_HIGH: readonly string[] = [
	"What put it that high?",
	"What would help it stay there when the week gets rough?",
	"Which of your own efforts is in that number?",
];
export const SCALE_ZERO_QUESTIONS: readonly string[] = [
	"What would you need tonight, just to have it a little less bad?",
	"What has got you through other moments down there?",
];

/** A number that no scale had asked for. */
export const NUMBER_LOOSE: readonly string[] = [
	"{number}. I'd like to be sure what that's a number for.",
	"A {number}, okay, though I hadn't given you a scale.",
	"Got it, {number}.",
];
export const NUMBER_LOOSE_QUESTIONS: readonly string[] = [
	"What is it counting?",
	"Is that out of ten for how today is going, or for something else?",
	"What does the {number} stand for?",
];

export const COMMIT_YES: readonly string[] = [
	"Then that's the plan, and it's your own.",
	"Good, that's small enough to happen.",
	"Settled, then; I'd like to hear how it goes.",
	"All right, that's a real step, and you picked it.",
	"That's one thing decided, which is already less to carry.",
];
export const COMMIT_YES_QUESTIONS: readonly string[] = [
	"When exactly will you do it?",
	"What might get in the way, and what would you do then?",
	"What would make it easier to begin?",
	"Who could you tell, so it sticks?",
	"How will you know it helped?",
];
export const COMMIT_NO: readonly string[] = [
	"Then it's the wrong size or the wrong step, and either can be changed.",
	"Good to know before you'd promised it to yourself.",
	"Okay, not that one.",
	"Better an honest no than a polite yes.",
	"Fair; it has to fit your life and not the other way round.",
];
export const COMMIT_NO_QUESTIONS: readonly string[] = [
	"What would a half-size version look like?",
	"What would have to be different for it to fit?",
	"What would you rather try?",
	"What makes it hard to picture?",
];

export const PLAN_AFFIRM: readonly string[] = [
	"It came from you, so it has a fair chance of fitting your life.",
	"You know your days, so you'll soon see whether it fits them.",
	"It has a place and a time now, which helps.",
	"Whatever comes of it, you'll know more afterwards than you do now.",
];

export const NOT_DONE: readonly string[] = [
	"It didn't happen, and you told me anyway.",
	"That's information about the step, and not about your character.",
	"Plans meet real weeks, and real weeks win sometimes.",
	"No lecture from me; most first plans are too big.",
	"Okay, so it's still on the shelf.",
];
export const NOT_DONE_QUESTIONS: readonly string[] = [
	"What got in the way when the moment came?",
	"What would make it half as hard?",
	"Does it still matter to you, or has it gone stale?",
	"What would be a smaller piece of the same thing?",
];

export const REPEATED: readonly string[] = [
	"You've said that again, so I think I haven't caught it properly yet.",
	"The same words, and I don't want to answer them with the same nothing.",
	"That's come up more than once now, which tells me how much room it takes.",
	"I hear it a second time, and I'm slowing down.",
	"Saying it again makes sense when it hasn't been heard the way you meant it.",
	"It keeps coming back to that one line.",
	"We're circling the same spot, and maybe the spot matters.",
];
export const REPEATED_QUESTIONS: readonly string[] = [
	"What am I missing about it?",
	"What would you want me to say to that?",
	"If you added one more word to it, which would it be?",
	"What happens in you when you say it?",
	"What comes straight after that sentence, in your head?",
];

export const STOP_ASKING: readonly string[] = [
	"Fair enough, no more questions for a while. I'll just be here, and you can say what you like.",
	"Okay, questions off. Talk or don't; either is fine with me.",
	"Heard. I'll keep my questions to myself and stay close by.",
];

export const FRAGMENTS: readonly string[] = [
	"{Fragment}, then.",
	"{Fragment}. Okay.",
	"So, {fragment}.",
	"{Fragment}. I'm with you.",
	"Okay, {fragment}.",
];

/** After a plain yes to an open guess. */
export const YES_MORE: readonly string[] = [
	"What does that look like for you?",
	"When does it show up the most?",
	"What's the part I haven't heard yet?",
	"How long has that been so?",
	"What would you add to it?",
];
/** After a plain no to an open guess. */
export const NO_MORE: readonly string[] = [
	"What would be nearer to it?",
	"What's it more like, then?",
	"How would you put it?",
	"What did I get wrong?",
];

/** After a no to a what, how or when: that question is declined, and nothing was wrong with it. */
export const DECLINED: readonly string[] = [
	"Okay, we don't have to.",
	"That's fine, no need.",
	"All right, I'll leave that one.",
	"No problem, skip it.",
	"Then we'll let that rest.",
];

/** After "fine": nothing is wrong, so nothing is looked for. */
export const FINE_QUESTIONS: readonly string[] = [
	"Anything you'd like to talk about, or just some company?",
	"What was the best ten minutes of today?",
	"What would make the rest of today a good one?",
	"Is it a talking day or a quiet one?",
];
