/** For when the coach was off: complaints, corrections, advice that missed. */
export const COMPLAINT_SAME: readonly string[] = [
	"You're right, I've been going round in circles.",
	"Fair, I've been saying the same thing in different clothes.",
	"True, I got stuck on one note.",
];
export const COMPLAINT_CHOICE: readonly string[] = [
	"What would help more: one clear suggestion, or a bit of quiet company?",
	"What did you need from me just then?",
	"Which would be better now, an idea or just someone listening?",
];
/** {t} is what they said that deserved better. */
export const BACK_TO: readonly string[] = [
	"Let me go back to what you actually said: {t}.",
	"What I should have stayed with is that {t}.",
	"The part I walked past is that {t}.",
];

export const COMPLAINT: readonly string[] = [
	"Fair, I missed you there.",
	"You're right to say so; I'm the built-in coach and I do get things wrong.",
	"Okay, that wasn't what you needed.",
	"Point taken, and I'd rather you say it than just leave.",
	"I hear that, and I'll try to do better with the next one.",
	"That's on me, not on how you put it.",
];
export const COMPLAINT_QUESTIONS: readonly string[] = [
	"What would be a better answer, even roughly?",
	"What did I walk past?",
	"What were you hoping to hear?",
	"Tell me in one line: what do you need from this?",
];

/** Advice that missed is taken back. */
export const WITHDRAWN: readonly string[] = [
	"I take those suggestions back.",
	"Those ideas go back in the drawer.",
	"Forget what I proposed; it was made for someone else's life.",
];
/** {t} is what they said against it. */
export const MISSED: readonly string[] = [
	"{T}, and I talked past that.",
	"{T}; I'd missed it.",
	"{T}, so it couldn't fit.",
];
/** {label} was set aside by them. */
export const SET_ASIDE: readonly string[] = [
	"Not {label}, then.",
	"Okay, {label} isn't it.",
	"I'll leave {label} out of this.",
];

export const CORRECTION: readonly string[] = [
	"Okay, then I had it wrong.",
	"Thanks for setting me straight.",
	"Right, I'll drop that and start from your words.",
	"Not that, then; you know it better than I do.",
	"Good that you stopped me there.",
];
export const CORRECTION_QUESTIONS: readonly string[] = [
	"How would you put it?",
	"What's nearer the mark?",
	"What did I get most wrong?",
	"What did you mean?",
];
