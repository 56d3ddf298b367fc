import type { Family } from "./words.ts";

type Own = Exclude<Family, "other">;

/** Safe, they say. */
export const SAFE_NOW: readonly string[] = [
	"I'm glad you're safe for now, and thank you for answering.",
	"Good. Safe for now comes first.",
	"Thank you for telling me you're safe right now.",
];

/** Not safe, or close to acting on it. */
export const NOT_SAFE: Record<Own, readonly string[]> = {
	life: [
		"Please call your emergency number or one of those lines now, and move away from anything you could use. Thank you for being honest with me.",
		"Please call your emergency number now, or go to someone near. Leave anything you could use behind you.",
	],
	"self-harm": [
		"Please call your emergency number if it's close. If it isn't, let a person be with you: someone you trust, or one of those lines, by call or text. Thank you for being honest with me.",
		"Thank you for being honest. Please call your emergency number if it comes close, and let someone you trust be with you today.",
	],
	abuse: [
		"Please call your emergency number as soon as you can do it without being heard. If you can get out safely, go where people are.",
		"Your safety comes before this conversation. Call your emergency number when no one can hear you, or leave for where people are.",
	],
	violence: [
		"Call your emergency number if anyone is hurt or may be hurt now. Put a door between you, or let someone else take over.",
		"Go where they aren't, and call your emergency number if anyone is hurt or about to be. Make sure that any child is with someone safe.",
	],
	eating: [
		"Please see a doctor today, and call your emergency number if you faint or your chest hurts. Someone you trust could go with you.",
		"Thank you for telling me. That needs a doctor today, or your emergency number if it gets worse.",
	],
	psychosis: [
		"Please call your emergency number now, or go to someone you trust. You don't have to do what it says.",
		"Call your emergency number now, or get to someone you trust. That must be terrifying, and you don't have to obey it.",
	],
};

/** A yes to thoughts of ending their life. */
export const YES_THOUGHTS: readonly string[] = [
	"Thank you for answering that honestly. If you might act on it, call your emergency number now. If not, let a person be with you today: someone you trust, or a line, by call or text.",
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
	"You don't have to be sure. While you aren't, please don't be alone with it: be near someone you trust, or call or text a line. If it gets stronger, call your emergency number.",
	"Not knowing is an honest answer. Until you do, it's safer with a person near: someone you trust, or a line, by call or text. Call your emergency number if it comes close.",
];
/** For a person who can't think of anyone. */
export const NO_NAME: readonly string[] = [
	"No name has to come to mind. A person on one of those lines counts, by a call or a text of three words.",
	"Then let it be someone whose work it is: a line, a doctor, an emergency department.",
];
/** It was passed over. */
export const ASKED_ONCE_MORE: readonly string[] = [
	"I'd still like to know, and any answer is welcome: are you thinking of ending your life?",
];

/** Hours after something was not meant as it sounded: asked once more, and only how it is. */
export const ASKED_AGAIN: readonly string[] = [
	"A while ago something sounded worse than you meant it, and I believe you. How are you now?",
	"Something you wrote sounded worse than you meant it, so I'd like to ask once, gently. How are you by now?",
];

/** They say first of all that they don't mean to die. */
export const SAID_UP_FRONT: readonly string[] = [
	"Thank you for saying that so plainly. I believe you, and I'm listening.",
	"I hear that, and I believe you.",
];
export const SAID_UP_FRONT_ASKS: readonly string[] = ["What's been going on?", "What's on your mind?"];
