import type { Goal } from "#shared/goals.ts";
import { NEED_LEVELS, type NeedLevel, type NeedRatings } from "#shared/needs.ts";
import { RECOMMENDATIONS_MAX } from "#shared/schemas/profile.ts";
import { CARE_STEPS } from "./content/care.ts";
import { type LowRating, NEED_RECOMMENDATIONS } from "./content/need-recommendations.ts";
import { FIRST_STEPS, LOW_STEPS, STEADY_NEEDS, TAKE_CHECK_IN } from "./content/steady-needs.ts";
import type { Guide } from "./guide.ts";
import { isLow } from "./low-mood.ts";
import { ordered } from "./ordered.ts";

/** What a person who hasn't named a goal comes for. */
export const DEFAULT_GOAL: Goal = "wellness";

/**
 * Up to three suggestions for the areas that are low (3 or less): the focus first, as everywhere else, then the lowest
 * of the others; more for one area when fewer are. Each area begins with what fits the goal. Nothing low: what keeps things so. Nothing rated: what the goal suggests.
 * The same seed gives the same ones.
 */
export function recommendationsFor(ratings: NeedRatings | null, goal: Goal | null, seed: string): string[] {
	if (!ratings) {
		return [...FIRST_STEPS[goal ?? DEFAULT_GOAL], TAKE_CHECK_IN].slice(0, RECOMMENDATIONS_MAX);
	}
	return dealt(
		lowestAreas(ratings).map((level) => optionsFor(level, ratings, goal, seed)),
		RECOMMENDATIONS_MAX,
	);
}

/**
 * Suggestions for today: two for the area that deserves attention first, the goal's among them and in the day's own
 * order, and the goal's for the lowest of the others.
 */
export function suggestionsFor({ userId, today, person, isAtRisk }: Guide): string[] {
	if (isAtRisk) {
		return [...CARE_STEPS];
	}
	const { ratings, goal, currentLevel } = person;
	const seed = `${userId}|${today}`;
	if (isLow(person) && (!ratings || NEED_LEVELS.every((level) => ratings[level] > 3))) {
		return [...LOW_STEPS];
	}
	if (!ratings) {
		return recommendationsFor(null, goal, seed);
	}
	const next = lowestAreas(ratings).find((level) => level !== currentLevel);
	const options = ordered(optionsFor(currentLevel, ratings, goal, seed).slice(0, 2), seed);
	// For a person who is well, where to find help isn't a good first step.
	const sorted = isLow(person)
		? options
		: options.sort((one, other) => +pointsAway(one) - +pointsAway(other));
	return [...sorted, ...(next ? optionsFor(next, ratings, goal, seed).slice(0, 1) : [])];
}

/** Whether it sends them to other people for help: the first option in an area rated 1. */
function pointsAway(option: string): boolean {
	return NEED_LEVELS.some((level) => NEED_RECOMMENDATIONS[level][1].anyone[0] === option);
}

/** The areas to speak of: the lowest that is low from the ground up, then the lowest; when none is, growth and then the ground. */
function lowestAreas(ratings: NeedRatings): NeedLevel[] {
	const low = NEED_LEVELS.filter((level) => ratings[level] <= 3);
	// Sorting keeps the order of equals: of two that are as low, the one further down comes first.
	const [focus, ...others] = low;
	return focus
		? [focus, ...others.sort((one, other) => ratings[one] - ratings[other])]
		: ["actualization", "love", "physiological"];
}

function optionsFor(level: NeedLevel, ratings: NeedRatings, goal: Goal | null, seed: string): string[] {
	const rating = ratings[level];
	if (!isLowRating(rating)) {
		return ordered(STEADY_NEEDS[level], seed);
	}
	const options = NEED_RECOMMENDATIONS[level][rating];
	return [options[goal ?? DEFAULT_GOAL], ...ordered(options.anyone, seed)];
}

function isLowRating(rating: number): rating is LowRating {
	return rating <= 3;
}

/** Takes one from each list in turn, up to `most`. */
function dealt(lists: readonly (readonly string[])[], most: number): string[] {
	const rounds = Math.max(...lists.map((list) => list.length));
	const all = Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? []));
	return all.flat().slice(0, most);
}
