import type { NeedLevel } from "#shared/needs.ts";

/** What each need is about, in one sentence, for the explanation of a person's own five. */
export const NEED_MEANING: Record<NeedLevel, string> = {
	physiological: "It covers sleep, food, water and movement. When it's short, patience and clear thinking go first.",
	safety: "It covers money, home, health and work. When one of them wobbles, part of your attention stays on it.",
	love: "It covers family, friends and having someone to ring. Small, regular contact counts more than big plans.",
	esteem: "It covers how you see yourself and whether your efforts count, to you and to others.",
	actualization: "It covers growing, making things, helping, and what your days are for.",
};

export const HIERARCHY = {
	intro: "The five needs come from Abraham Maslow: body and rest, safety, love, esteem, and growth. The lower ones tend to ask for care first.",
	lens: "It's a way of looking and not a law. If it doesn't fit, trust yourself.",
	allHigh: "None of them is low right now.",
	noRatings: "You haven't rated yours yet. The assessment takes about three minutes.",
	focus: "Counting from the bottom, the first one rated 3 or lower is {area}.",
} as const;
