/** Answers to words that may or may not be about dying: the loss or the weariness first, then one plain question. */
export const WITHOUT: readonly string[] = [
	"A life without {who} is hard to even picture right now. That's how much of your life {who} was part of.",
	"So much of your life had {who} in it that it's hard to see what would be left.",
];
export const WITHOUT_ME: readonly string[] = [
	"You've been thinking hard about the people close to you, and it sounds lonely.",
	"There's a lot of hurt in that, and I don't want you to be alone with it.",
];
export const VANISH: readonly string[] = [
	"It has been too much for too long, and you need some relief from it.",
	"You're worn out by all of this, and I want to understand it.",
];
export const STOP_ALL: readonly string[] = [
	"You're worn out down to the ground, and you need it to stop.",
	"It's been too much for too long, and you want it over.",
];
export const NO_POINT: readonly string[] = [
	"Right now you can't see what any of it is for.",
	"Going on asks for a reason, and at the moment you can't find one.",
];
export const CANNOT_GO_ON: readonly string[] = [
	"You've come to the end of what you can carry, and I'm taking that seriously.",
	"It's gone past what one person can hold up.",
];
/** One question, in plain words, with room for either answer. Asked once. */
export const ASK_DIRECTLY: readonly string[] = [
	"I'd rather ask than guess, and either answer is okay here: are you having thoughts of ending your life?",
	"Let me ask you straight, because it matters to me to understand: do you mean thoughts of ending your life?",
	"I want to ask this plainly, and you can answer plainly: are there thoughts of ending your life in that?",
];
/** For words close to a wish not to be here. */
export const PASSIVE: readonly string[] = [
	"I'm glad you said that to someone, even to me. You're hurting a great deal, and you've been holding it by yourself.",
	"I hear that, and I'm taking it seriously. Words like these don't come from nowhere, and you don't have to make them smaller for me.",
	"I hear that, and I'm staying with you. It has got very heavy.",
];
/** A clear no: thanked and believed. */
export const BELIEVED: readonly string[] = [
	"Thank you for answering that so plainly; I believe you.",
	"Okay, thank you for telling me, and I believe you.",
	"I'm glad you told me straight, and I take you at your word.",
];
export const BELIEVED_DOOR: readonly string[] = [
	"If that ever changes, you can say it here, and findahelpline.com has people at any hour.",
	"Should it ever turn into that, tell me and tell somebody near you.",
];
export const BACK_TO_MISSING: readonly string[] = [
	"So it's {who} you miss, and the missing is the whole of it right now.",
	"Then it's the missing: {who}, everywhere you look.",
];
export const BACK_TO_MISSING_QUESTIONS: readonly string[] = [
	"When is it hardest to be without {who}?",
	"What do you miss most about {who}?",
];
export const BACK_TO_LOSS: readonly string[] = [
	"Then let's go back to what hurts.",
	"So back to what made you say it.",
];
export const BACK_TO_LOSS_QUESTIONS: readonly string[] = [
	"What happened today that brought it to this point?",
	"Which part of it is the heaviest right now?",
	"What would take a little of the weight off?",
];
