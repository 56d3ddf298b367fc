import type { StyleSlug } from "#shared/styles.ts";

/** A short word in the voice of the style that was just chosen. */
export const STYLE_HELLO: Record<StyleSlug, readonly string[]> = {
	"need-friend": [
		"Done, friend mode it is. Kick your shoes off; I'm mostly here to listen.",
		"Lovely, then I'll just keep you company. No fixing unless you ask.",
		"Okay, plain company from here on. You talk, I'm on your side.",
	],
	"want-guidance": [
		"Good choice; then we'll take our time and look beneath the surface.",
		"Guidance it is. I'll reflect more and hurry less, and you stay the one who decides.",
		"All right, let's look at things together, carefully and without rushing to answers.",
	],
	"need-motivation": [
		"Let's go, then. I'll keep it short and look for the next move with you.",
		"Right, sleeves up. One small win before anything grand.",
		"Good, some push then. I'll be kind about it, and I'll ask what you'll actually do.",
	],
	"balanced-support": [
		"Balanced it is: some listening, some looking closer, and a nudge when it helps.",
		"Fine by me; a bit of everything, in the measure you need.",
		"Okay, an even mix from here: an ear first, and ideas when you want them.",
	],
};
export const STYLE_ASK: Record<StyleSlug, readonly string[]> = {
	"need-friend": ["What's been going on?", "What kind of day are we having?", "What's up?"],
	"want-guidance": [
		"What would you like to understand better?",
		"Which question keeps coming back to you?",
		"Where does your attention keep going?",
	],
	"need-motivation": [
		"What's the one thing you'd like to get moving?",
		"What have you been putting off?",
		"What would make today count?",
	],
	"balanced-support": ["What's on your mind?", "Where would you like to begin?", "What matters most today?"],
};
/** When the talk already has a subject. */
export const STYLE_RESUME: Record<StyleSlug, readonly string[]> = {
	"need-friend": [
		"We can stay with {label}, or talk about anything else.",
		"You can tell me more about {label} whenever you like.",
	],
	"want-guidance": [
		"What about {label} would you like to understand better?",
		"What part of {label} deserves a closer look?",
	],
	"need-motivation": [
		"What's the smallest thing you could do about {label} today?",
		"What's one move on {label} you'd be glad of tonight?",
	],
	"balanced-support": [
		"Where would you like to pick up with {label}?",
		"What about {label} feels most important now?",
	],
};
