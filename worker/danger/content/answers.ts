import type { Family } from "./words.ts";

type Own = Exclude<Family, "other">;

/** Safe, they say. */
export const SAFE_NOW: readonly string[] = [
	"I'm relieved you're safe for now, and thank you for answering.",
	"Good. Safe for now comes first.",
	"Thank you for telling me you're safe right now.",
];

/** Not safe, or close to acting on it. */
export const NOT_SAFE: Record<Own, readonly string[]> = {
	life: [
		"Thank you for being honest with me. Please call your emergency number or one of those lines now, and move away from anything you could use.",
		"Then a person beside you is the most important thing: your emergency number, or somebody near, now. Please leave anything you could use behind.",
	],
	"self-harm": [
		"Thank you for being honest with me. Then this is about your life too, and a person should be with you: your emergency number if it's close, one of those lines, or someone you trust.",
		"Thank you for being honest. Please call your emergency number if it comes close, and let someone you trust be with you today.",
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
		"Thank you for telling me. You don't have to do what it says. Please call your emergency number or go to someone you trust now.",
		"That must be terrifying, and you don't have to obey it. Please get to someone you trust, or call your emergency number, now.",
	],
};

/** A yes to thoughts of ending their life. */
export const YES_THOUGHTS: readonly string[] = [
	"Thank you for answering that honestly. Please let a person be with you today: someone you trust, one of those lines, or your emergency number if you might act on it.",
	"Thank you for being honest. If you might act on it, your emergency number comes first. If not, please tell someone you trust today, or call or text a line.",
];

/** A no to the question. */
export const NOT_THAT: Record<Own, readonly string[]> = {
	life: ["Thank you for telling me, and I believe you.", "I'm glad to hear that, and I believe you."],
	"self-harm": [
		"Thank you for answering, and I believe you. Then it's about the pain.",
		"Okay, I believe you. Then let's talk about the pain.",
	],
	abuse: ["Thank you for telling me."],
	violence: ["Thank you for telling me."],
	eating: ["I'm glad you're steady right now.", "Good to know, and thank you for answering."],
	psychosis: ["I'm glad nothing tells you to.", "Good, and thank you for answering that."],
};

/** "I don't know", or an answer that could mean either. */
export const NOT_SURE: readonly string[] = [
	"You don't have to be sure. While you aren't, please don't be alone with it: be near someone you trust, or call or text a line. If it comes close, your emergency number first.",
	"Not knowing is an honest answer. Until you do, it's safer with a person near: someone you trust, a line, or your emergency number if it comes close.",
];
export const EITHER: readonly string[] = [
	"I want to get this right, because that could mean either. If you might act on it, please call your emergency number first. I'll still be here.",
	"That could be meant two ways, and I don't want to guess. If it's the second, your emergency number comes before me.",
];
export const EITHER_ASKS: readonly string[] = [
	"Did you mean that you're safe?",
	"Does that mean you're safe right now?",
];

/** It was passed over. */
export const ASKED_ONCE_MORE: readonly string[] = [
	"I'd still like to know, and any answer is welcome: are you thinking of ending your life?",
];

/** Hours after something was not meant as it sounded: asked once more, and only how it is. */
export const ASKED_AGAIN: readonly string[] = [
	"A while ago something sounded heavier than you meant it, and I believe you. How are you now?",
	"Since something sounded heavier than it was meant, I'd like to ask once, gently. How are you by now?",
];

/** They say first of all that they don't mean to die. */
export const SAID_UP_FRONT: readonly string[] = [
	"Thank you for saying that so plainly. I believe you, and I'm listening.",
	"I hear that, and I believe you.",
];
export const SAID_UP_FRONT_ASKS: readonly string[] = ["What's been going on?", "What's on your mind?"];
