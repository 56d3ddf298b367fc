import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

/**
 * A line for the day is one of seven openings and one of five endings. Seven and five share no divisor, so a person
 * with the same facts gets the same pair again after 35 days and neither half two days running.
 */
export const OPENINGS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Rest is part of the work.",
		"A short walk counts as movement.",
		"Regular meals make a day easier.",
		"A few minutes of daylight are worth going out for.",
		"Getting up at the same time is a good habit to keep.",
		"Stopping for lunch is allowed.",
		"Water, food and sleep come before plans.",
	],
	safety: [
		"One settled thing makes the next one easier.",
		"You don't have to solve it all today.",
		"You can write a worry down and come back to it later.",
		"One form, call or letter at a time is enough.",
		"Start with the part you can change.",
		"What you can do today is enough for today.",
		"Feeling unsure isn't the same as being unsafe.",
	],
	love: [
		"Short and often is a good way to keep in touch.",
		"Someone may be glad to hear from you today.",
		"One honest sentence is a good start.",
		"A few close people can be plenty.",
		"A short message takes one minute.",
		"People get to know you when you keep turning up.",
		"You can ask for company.",
	],
	esteem: [
		"Quiet work counts too.",
		"You can be unfinished and still have something to say.",
		"A small promise to yourself counts when you keep it.",
		"Speak to yourself as you'd speak to a friend.",
		"Done and good enough is better than perfect and planned.",
		"Your part counts, even if people don't mention it.",
		"A polite no is a complete answer.",
	],
	actualization: [
		"Curiosity is a good reason to start.",
		"You can make something today that you never show.",
		"A first try can be clumsy.",
		"Learning often looks slow from close up.",
		"You can begin before you know what it's for.",
		"Notice what makes you forget the time.",
		"Someone could use what you already know.",
	],
};

/** For low days, whatever the area: nothing here asks for effort. */
export const GENTLE_OPENINGS: readonly string[] = [
	"Not every day has to be a good one.",
	"You're allowed to do less today.",
	"Today can be a small day.",
	"Some things can wait until tomorrow.",
	"You don't have to carry it alone.",
	"One slow breath out is a start.",
	"Be as patient with yourself as you'd be with a friend.",
];

export const ENDINGS: Record<Goal, readonly string[]> = {
	wellness: [
		"Put one kind thing on today's list.",
		"Let your shoulders drop for a moment.",
		"Leave some room around the next hour.",
		"Notice one thing that feels easy.",
		"Do one small thing for your body.",
	],
	relationships: [
		"Be the first to write today.",
		"Tell one person how your day was.",
		"Listen to someone today without planning your answer.",
		"Think of someone you feel at ease with.",
		"Thank someone for one exact thing.",
	],
	productivity: [
		"Choose one thing and let the rest wait.",
		"Ten minutes is enough to make a start.",
		"Drop one task that isn't needed.",
		"Finish something small before you open something new.",
		"Keep today's list short.",
	],
	purpose: [
		"Give some time to what interests you.",
		"You can start without a name for it.",
		"Keep one hour for what matters to you.",
		"Ask what you'd be glad to have done by evening.",
		"Look at what you keep coming back to.",
	],
};
