import { GOAL_TEXTS } from "#shared/goals.ts";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import { levelScores, NEED_AREAS, NEED_LEVELS, type NeedRatings } from "#shared/needs.ts";
import type { BigFive, CheckIn, PersonFacts } from "../../models/text-model.ts";
import { typeInWords } from "./prompts/type-words.v2.ts";

/**
 * Returns only known facts: a field that says "unknown" invites a model to guess. Nothing in it changes with a
 * message.
 */
export function aboutPerson(person: PersonFacts): Record<string, unknown> {
	const { goal, personalityType, bigFive, checkIn = null, learnedToday = [], talks = [] } = person;
	const remembered = person.memory.filter((fact) => !learnedToday.includes(fact));
	return known({
		insightShownInTheChat: person.insight,
		name: person.firstName,
		goal: goal && `${GOAL_TEXTS[goal].label}: ${GOAL_TEXTS[goal].description}`,
		typeInPlainWords: typeInWords(personalityType),
		typeLetters: personalityType,
		traits: bigFive && bandsOf(bigFive),
		newestCheckIn: checkIn?.newest.on,
		needs: person.ratings && needsOf(person.ratings, person),
		moodAtNewestCheckIn: moodName(person.overallMood),
		...(checkIn?.before ? sinceBefore(checkIn.newest, checkIn.before) : {}),
		wantsToFeel: person.desiredMood,
		otherConversations: talks.map(
			({ title, on, began }) => `${on}: ${title}${began ? `, begun with "${began}"` : ""}`,
		),
		remembered,
	});
}

/** Fields that hold something. */
export function known(facts: Record<string, unknown>): Record<string, unknown> {
	const holds = (value: unknown) =>
		value !== null && value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0);
	return Object.fromEntries(Object.entries(facts).filter(([, value]) => holds(value)));
}

/** Thirds of the scale, as on the profile. Four items a trait can't tell more. */
function bandsOf(traits: BigFive): Record<string, string> {
	return Object.fromEntries(Object.entries(traits).map(([trait, percent]) => [trait, bandOf(percent)]));
}

function bandOf(percent: number): "low" | "middle" | "high" {
	if (percent < 34) {
		return "low";
	}
	return percent > 66 ? "high" : "middle";
}

/** The one to look at first, then from the least met to the best. */
function needsOf(ratings: NeedRatings, { currentLevel }: PersonFacts): Record<string, string> {
	const scores = levelScores(ratings);
	const rest = NEED_LEVELS.filter((level) => level !== currentLevel).sort(
		(one, other) => ratings[one] - ratings[other],
	);
	return Object.fromEntries(
		[currentLevel, ...rest].map((level) => [
			NEED_AREAS[level].label,
			`${scores[level]}%${level === currentLevel ? ", the one to look at first" : ""}`,
		]),
	);
}

function sinceBefore(newest: CheckIn, before: CheckIn): Record<string, unknown> {
	const [now, then] = [levelScores(newest.ratings), levelScores(before.ratings)];
	const moved = NEED_LEVELS.filter((level) => now[level] !== then[level]).map(
		(level) => `${NEED_AREAS[level].label}: ${then[level]}% to ${now[level]}%`,
	);
	const moods = [moodName(before.overallMood), moodName(newest.overallMood)];
	const changed = [...moved, ...(moods[0] === moods[1] ? [] : [`Mood: ${moods.join(" to ")}`])];
	return { checkInBefore: before.on, changedSince: changed.length > 0 ? changed : "nothing" };
}

function moodName(value: number | null): string | null {
	return MOOD_LEVELS.find((level) => level.value === value)?.label ?? null;
}
