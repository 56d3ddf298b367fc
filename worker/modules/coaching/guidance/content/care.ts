/**
 * The card on a day on which a person's words showed danger: company, where help is, nothing to achieve. Others may
 * see the screen, so no word says why. Only the first sentence shows at first, so it contains help.
 */
export const CARE_OPENINGS: readonly string[] = [
	"You don't have to get anything done today{name}, and you can reach a person under Get help now.",
	"Today can be small{name}, and Get help now has people to talk to, day and night.",
	"One hour at a time is a good plan for today{name}, and Get help now has people for it, day and night.",
	"There's no hurry here{name}, and you can reach a person under Get help now.",
];

export const CARE_HELP: readonly string[] = [
	"I'm an AI and here day and night. Someone who knows you can do what I can't, and sit beside you.",
	"I'm an AI, and you can talk to me as long as you like. Let one person near you know how today is, too.",
	"I'm an AI. I can listen for as long as you want, and it helps when one person near you knows how today is.",
];

export const CARE_QUESTIONS: readonly string[] = [
	"What would make the next hour a little easier?",
	"Who would you like near you today?",
	"How is it right now?",
];

export const CARE_STEPS: readonly string[] = [
	"Be near someone today, or on the phone with them. You don't have to explain anything.",
	"Do one small kind thing for your body: water, something to eat, or ten minutes lying down.",
	"Fill in one line of your safety plan, with someone if you can.",
];
