/**
 * The card on a day on which somebody's words showed danger: company, where help is, nothing to achieve. It stands
 * on a screen that others may see, so not a word says why.
 */
export const CARE_OPENINGS: readonly string[] = [
	"Nothing has to be achieved today{name}.",
	"Today can be small{name}; getting through it is enough.",
	"One hour at a time is a good plan for today{name}.",
	"There's no hurry in here{name}, and nothing to get right.",
];

export const CARE_HELP: readonly string[] = [
	"I'm an AI and here at any hour; a person is one press away, under Get help now.",
	"I'm an AI: I can listen, and somebody who knows you can sit beside you. Get help now has people to talk to, at any hour.",
	"I'm an AI, and you can talk to me as long as you like. Let one person near you know how today is; Get help now has others, day and night.",
];

export const CARE_QUESTIONS: readonly string[] = [
	"What would make the next hour a little easier?",
	"Who would you like near you today?",
	"How is it right now?",
];

export const CARE_STEPS: readonly string[] = [
	"Be near somebody today, or on the phone with them; you don't have to explain anything.",
	"Do one small kind thing for your body: water, something to eat, or ten minutes lying down.",
	"Fill in one line of your safety plan, with somebody if you can.",
];
