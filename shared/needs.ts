/** The five areas of the needs hierarchy, from the bottom up. The order matters: focus is found by walking it. */
export const NEED_LEVELS = ["physiological", "safety", "love", "esteem", "actualization"] as const;

export type NeedLevel = (typeof NEED_LEVELS)[number];

/** A rating for every area, each an integer from 1 (poor) to 5 (excellent). */
export type NeedRatings = Record<NeedLevel, number>;

export const DEFAULT_RATING = 3;

type NeedArea = {
	/** Short name for labels, bars and badges. */
	label: string;
	/** The assessment's question. */
	question: string;
	/** Examples of the area, shown under the slider. */
	hints: readonly string[];
};

export const NEED_AREAS: Record<NeedLevel, NeedArea> = {
	physiological: {
		label: "Body and rest",
		question: "How well is your body looked after?",
		hints: ["sleep", "healthy eating", "hydration", "exercise"],
	},
	safety: {
		label: "Safety and stability",
		question: "How safe and steady does life feel?",
		hints: ["financial security", "home safety", "health security", "job stability"],
	},
	love: {
		label: "Love and belonging",
		question: "How connected do you feel to other people?",
		hints: ["family time", "friendships", "community", "intimacy"],
	},
	esteem: {
		label: "Esteem and respect",
		question: "How do you feel about yourself and your work?",
		hints: ["achievements", "recognition", "self-confidence", "respect"],
	},
	actualization: {
		label: "Growth and meaning",
		question: "How much room do you have to become who you want to be?",
		hints: ["creativity", "personal growth", "helping others", "life meaning"],
	},
};

/**
 * The level that deserves attention first: the lowest one rated 3 or less, else actualization.
 * The needs build on one another, so a shaky lower area comes before a shaky higher one.
 */
export function focusLevel(ratings: NeedRatings): NeedLevel {
	return NEED_LEVELS.find((level) => ratings[level] <= 3) ?? "actualization";
}

/** Ratings of 1 to 5 as percentages (20 to 100), for bars and the profile. */
export function levelScores(ratings: NeedRatings): NeedRatings {
	const scores = { ...ratings };
	for (const level of NEED_LEVELS) {
		scores[level] = ratings[level] * 20;
	}
	return scores;
}

/** An assessment's scores, each 1 to 5, as ratings by level. */
export function ratingsOf(scores: Record<`${NeedLevel}Score`, number>): NeedRatings {
	return {
		physiological: scores.physiologicalScore,
		safety: scores.safetyScore,
		love: scores.loveScore,
		esteem: scores.esteemScore,
		actualization: scores.actualizationScore,
	};
}
