/** They're back, and steps were agreed. {past} is "called your sister", {phrase} "call your sister". */
export const BACK: readonly string[] = [
	"Good to have you back.",
	"There you are again; I'm glad.",
	"Welcome back.",
];
export const BACK_NAMED: readonly string[] = [
	"Good to have you back, {name}.",
	"{Name}, welcome back.",
	"There you are, {name}; I'm glad.",
];

export const DONE_PAST: readonly string[] = [
	"You {past}: that's done, and it wasn't small.",
	"You {past}. It's ticked off, and I'm glad to see it.",
	"One thing first: you {past}, and nobody did it for you.",
];
export const DONE: readonly string[] = [
	"'{Phrase}' is ticked off: that's done, and it wasn't small.",
	"I see '{phrase}' is done, and nobody did that for you.",
];

export const ASK_OTHER: readonly string[] = [
	"How did it go with the other thing: {phrase}?",
	"And how did it go with the plan to {phrase}?",
];
export const ASK_OPEN: readonly string[] = [
	"How did it go with this one: {phrase}?",
	"How did it go with the plan to {phrase}?",
	"How has it gone with what you'd planned, to {phrase}?",
];

/** For a step that isn't written as something to do: "no screens after ten". */
export const ASK_QUOTED: readonly string[] = [
	"How did it go with '{phrase}'?",
	"'{Phrase}' was the plan, so how did it go?",
];

export const AFTER_DONE: readonly string[] = [
	"What was it like to do it?",
	"What did it change, if anything?",
	"What made it possible?",
];

export const NO_HURRY: readonly string[] = [
	"I'm curious, and nobody's keeping score.",
	"No report needed; I'd only like to hear.",
	"It's fine if it's still waiting.",
];
