import type { Family } from "./words.ts";

/** Answers to the question about safety, and to what it was meant as. */

export const SAFE_NOW: readonly string[] = [
	"I'm relieved to hear you're safe for now, and thank you for answering.",
	"Good. Safe for now is what matters first.",
	"Thank you for telling me you're safe right now.",
];

/** Not safe, or on the way to acting on it. */
export const NOT_SAFE: Record<Exclude<Family, "other">, readonly string[]> = {
	life: [
		"Thank you for being honest with me. Please call your emergency number or one of those lines now, and move away from anything you could use.",
		"Then a person beside you is the most important thing: your emergency number, or somebody near, now. Please leave anything you could use behind.",
	],
	"self-harm": [
		"Thank you for being honest with me. Then this is about your life, too, and a person should be with you: your emergency number if it's close, one of those lines, or someone you trust.",
		"I'm glad you answered that truthfully. Please call your emergency number if it comes close, and let someone you trust be with you today.",
	],
	abuse: [
		"Thank you for telling me. Please call your emergency number if you can do it without being heard, or text one of those lines.",
		"Then your safety comes before this talk. Your emergency number is for exactly this, when you can use it unheard.",
	],
	violence: [
		"Then please put a door between you first, or hand over to somebody who's there. Call your emergency number if you can't be sure of the next minutes.",
		"Then don't stay alone with it: go where they aren't, and call your emergency number if anyone is hurt or about to be.",
	],
	eating: [
		"Then please have your body seen to today: a doctor, or your emergency number if it gets worse. Somebody you trust could go with you.",
		"Thank you for telling me. That needs a doctor today, and your emergency number if you faint or your chest hurts.",
	],
	psychosis: [
		"Thank you for telling me. You don't have to do what it says; please call your emergency number or go to someone you trust now.",
		"That must be terrifying, and you don't have to obey it. Please get to someone you trust, or call your emergency number, now.",
	],
};

/** A yes to thoughts of ending their life, after a wish. */
export const YES_THOUGHTS: readonly string[] = [
	"Thank you for answering that honestly. Please let a person be with you today: someone you trust, one of those lines, or your emergency number if you might act on it.",
	"I'm glad you told me the truth. If you might act on it, your emergency number comes first; if not, one of those lines or someone you trust, today.",
];

/** A no to the question. Wishes and thoughts are believed elsewhere. */
export const NOT_THAT: Record<Exclude<Family, "other">, readonly string[]> = {
	life: [
		"Thank you for telling me, and I believe you.",
		"I'm glad to hear that, and I take you at your word.",
	],
	"self-harm": [
		"Thank you for answering, and I believe you: it's about the pain, and not about dying.",
		"Okay, I believe you. Then the pain is what we talk about.",
	],
	abuse: ["Thank you for telling me."],
	violence: ["Thank you for telling me."],
	eating: ["I'm glad you're steady on your feet right now.", "Good to know, and thank you for answering."],
	psychosis: ["I'm glad that nothing tells you to.", "Good, and thank you for answering that."],
};

/** Said after an answer that could mean either. */
export const UNCLEAR: readonly string[] = [
	"I want to get this right, because that could mean either. If you might act on it, please call your emergency number first; I'll still be here.",
	"That could go two ways, and I don't want to guess. If it's the second, your emergency number comes before me.",
];
/** A yes to one of these means safe. */
export const UNCLEAR_QUESTIONS: readonly string[] = [
	"Did you mean that you're safe?",
	"Was it the safe one?",
];

export const MEANT_OTHERWISE: readonly string[] = [
	"Thank you for telling me; I'd rather ask once too often.",
	"Okay, I believe you, and I don't mind having asked.",
	"Thanks for putting me right, and I believe you.",
];
export const MEANT_OTHERWISE_DOOR: readonly string[] = [
	"If a day ever does get there, you can say it here, and 'Get help now' is on every page.",
	"Should it ever turn into that, tell me, and tell somebody near you.",
];
export const MEANT_OTHERWISE_QUESTIONS: readonly string[] = [
	"What would you like to talk about?",
	"Where shall we go from here?",
	"What's on your mind, then?",
];
/** Hours after something was not meant as it sounded: asked once more, and only how it is. */
export const ASKED_AGAIN: readonly string[] = [
	"A while ago something sounded heavier than you meant it, and I believe you. How is it with you now?",
	"Since something sounded heavier than it was meant, I'd like to ask once, gently. How are you by now?",
];
/** The answer was weariness and not danger. */
export const WORN_OUT: readonly string[] = [
	"Thank you for telling me straight; worn out, then, and not looking for a way out of living.",
	"Okay, so it's the tiredness of trying. I'm glad I asked, and glad you answered.",
	"That helps me understand: it's the effort that has run dry. If it ever turns darker, say so here and to someone near you.",
];
export const WORN_OUT_QUESTIONS: readonly string[] = [
	"What has taken the most out of you lately?",
	"What would you set down first, if you were allowed to?",
	"When did trying start to feel this heavy?",
];
