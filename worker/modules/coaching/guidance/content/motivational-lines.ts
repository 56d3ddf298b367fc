import type { Goal } from "#shared/goals.ts";
import type { NeedLevel } from "#shared/needs.ts";

/**
 * A line for the day is one of seven openings and one of five endings. Seven and five share no divisor, so
 * somebody with the same facts hears the same pair again after 35 days and neither half two days running.
 */
export const OPENINGS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"Rest is part of the work, not the prize at the end of it.",
		"A body that's looked after makes everything else a size smaller.",
		"Water, food, daylight: plain things, and they carry a lot.",
		"Tired isn't a character flaw; it's a message.",
		"One better night changes how a whole week looks.",
		"Slow counts, and so does stopping for lunch.",
		"Your energy is worth spending on purpose.",
	],
	safety: [
		"Steady is built from small, boring pieces, and each one holds.",
		"You don't have to see the whole road to take the next corner.",
		"A worry on paper is lighter than a worry at night.",
		"One thing sorted is one thing that can't ambush you.",
		"Firm ground comes back a plank at a time.",
		"What's in your hands today is enough to begin with.",
		"Unsure isn't the same as unsafe.",
	],
	love: [
		"Closeness is mostly small and often.",
		"Somebody would be glad to hear from you today.",
		"Being known starts with one true sentence.",
		"You don't need many people, only some who stay.",
		"A short message can be the warmest part of a day.",
		"Belonging grows where you keep turning up.",
		"Asking for company is also a way of giving it.",
	],
	esteem: [
		"What you did quietly still counts.",
		"You can be unfinished and still be worth listening to.",
		"Kept promises to yourself add up, the tiny ones most of all.",
		"Speak to yourself like someone you'd want to keep.",
		"Good enough, done, teaches more than perfect, planned.",
		"Your part in it was real, even if nobody clapped.",
		"Respect often begins with one kind no.",
	],
	actualization: [
		"Curiosity is a fine compass on a day without a map.",
		"Make something today, even if it's only for the drawer.",
		"Whatever keeps calling you has earned ten minutes.",
		"Growing rarely looks like much from close by.",
		"You can begin before you're sure what it's for.",
		"The days you forget the time are telling you something.",
		"What you know by now could be somebody's shortcut.",
	],
};

/** For low days, whatever the area: nothing here asks for effort. */
export const GENTLE_OPENINGS: readonly string[] = [
	"Not every day has to be a good one.",
	"Low tide isn't an empty sea.",
	"You're allowed to do less today.",
	"Heavy days move too, only slower.",
	"There's no prize for carrying it alone.",
	"One breath longer out than in is a start.",
	"Be as patient with yourself as you'd be with a friend.",
];

export const ENDINGS: Record<Goal, readonly string[]> = {
	wellness: [
		"Let one gentle thing be on today's list.",
		"Give your shoulders a moment to come down.",
		"Leave a little room around the next hour.",
		"Notice one thing that feels easy.",
		"Small care, done often, is the whole trick.",
	],
	relationships: [
		"Someone may be waiting for the first word.",
		"Let one person see a bit more of your day.",
		"Listen once today without getting your answer ready.",
		"Think of a face that makes you breathe easier.",
		"A thank-you costs little and stays long.",
	],
	productivity: [
		"Choose one thing, and let the rest wait its turn.",
		"Ten minutes is enough to make a start.",
		"Put down one thing that nobody would miss.",
		"Finish something small before you open something new.",
		"Done today can be a short list.",
	],
	purpose: [
		"Follow what makes you a little more awake.",
		"You needn't name it yet to walk towards it.",
		"Keep one hour for what matters to you.",
		"Ask what you'd be glad to have done by evening.",
		"Direction shows up in what you keep returning to.",
	],
};
