import type { NeedLevel } from "#shared/needs.ts";

export const LEVEL_MEANING: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"That's the ground floor: sleep, food, movement. When it's short, patience and clear thinking tend to go first.",
		"It's about the plain things, rest and food and a body that's looked after, and everything else borrows from it.",
	],
	safety: [
		"That's about how steady things feel: money, home, health, work. While it wobbles, part of your attention stays on guard.",
		"It covers the footing under you, and it's hard to reach for more while you're checking the floor.",
	],
	love: [
		"That's about people: being known, having someone to ring, belonging somewhere.",
		"It's the need to matter to someone, and it asks for small contact more often than grand plans.",
	],
	esteem: [
		"That's about how you see yourself and whether your efforts count, in your own eyes as much as in anyone's.",
		"It's the difference between doing well and feeling that you do.",
	],
	actualization: [
		"That's about growing: making things, helping, finding what your days are for.",
		"The floors below are holding, so there's room to ask what you'd like to become.",
	],
};
export const LEVEL_QUESTIONS: Record<NeedLevel, readonly string[]> = {
	physiological: [
		"What would looking after your body a little better mean this week?",
		"Which of sleep, food or movement would you start with?",
	],
	safety: ["What would make next week feel a bit steadier?", "Which part of the ground feels least solid?"],
	love: ["Who would you like to be a little closer to?", "Where do you feel you belong, even slightly?"],
	esteem: [
		"What have you done lately that deserves more credit than it got?",
		"Whose respect would mean the most to you?",
	],
	actualization: ["What would you like more of in your days?", "What keeps calling you, even quietly?"],
};
export const FOCUS_LINES: readonly string[] = [
	"Going from the ground up, the first area that asks for care is {area}.",
	"Reading from the bottom, your focus right now is {area}.",
	"The place to start, by this picture, is {area}.",
];
export const AS_A_LENS: readonly string[] = [
	"The order is a way of looking and not a law; people love and create in the middle of hard times.",
	"Take the order as a lens: it suggests where a little care goes furthest, and you're free to disagree.",
	"It's a picture of today's answers, not a verdict, and it moves as your days do.",
];
export const GENERAL_HIERARCHY: readonly string[] = [
	"The idea, which goes back to Abraham Maslow, is that our needs lean on one another: body and rest, then safety, belonging, esteem, and growth.",
	"Think of five floors: body and rest, safety, belonging, esteem, and growth at the top; a shaky lower floor makes the upper ones sway.",
];
export const NO_RATINGS: readonly string[] = [
	"Once you've done a check-in I can show you how your own five look.",
	"I don't have ratings from you yet, so I can't say which floor is yours.",
];
export const ALL_HIGH = "None of them is low right now, which is worth noticing.";
