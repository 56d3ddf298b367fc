import { localDay } from "#shared/local-day.ts";
import { ratingsOf } from "#shared/needs.ts";
import { parseCoachingPersonality } from "#shared/personality/coaching-personality.ts";
import type { AssessmentRow } from "../../db/tables/assessments.table.ts";
import type { UserRow } from "../../db/tables/users.table.ts";
import type { BigFive, CheckIn, PersonFacts } from "../../models/text-model.ts";
import { localHour, weekdayOf } from "../../timing/zoned-time.ts";
import { insightMessage } from "./insights/insight-message.ts";

/** Facts for a reply, besides the profile and the check-ins. */
export type Remembered = Pick<PersonFacts, "memory" | "takeaways" | "learnedToday" | "talks"> & {
	/** The insight in the chat said nothing of strengths: their words showed danger. */
	isAtRisk?: boolean;
};

const NOTHING_REMEMBERED: Remembered = { memory: [], takeaways: [] };

/**
 * Returns what a coach may know about the person for one reply. `checkIns` are newest first; memory is empty when
 * they turned it off.
 */
export function personFacts(
	user: UserRow,
	[latest, before]: readonly AssessmentRow[],
	now: Date,
	{ isAtRisk = false, ...remembered }: Remembered = NOTHING_REMEMBERED,
): PersonFacts {
	return {
		firstName: user.firstName,
		goal: user.primaryGoal,
		...typeAndTraits(user),
		coachingPersonality: parseCoachingPersonality(user.coachingPersonality),
		currentLevel: user.currentHierarchyLevel,
		ratings: latest ? ratingsOf(latest) : null,
		overallMood: latest?.overallMood ?? null,
		currentMood: user.currentMood,
		desiredMood: user.desiredMood,
		remembers: user.memoryEnabled,
		checkIn: latest ? { newest: toCheckIn(latest), before: before ? toCheckIn(before) : null } : null,
		insight: latest ? insightMessage(ratingsOf(latest), isAtRisk).content : null,
		...remembered,
		timeZone: user.timeZone,
		...localClock(user.timeZone, now),
	};
}

/**
 * Returns the type and traits that may shape what a coach says. Both are null when the person turned that off. Prompts, the
 * guide and the cards read them from here only, so nothing else has to look at the switch.
 */
function typeAndTraits(user: UserRow): Pick<PersonFacts, "personalityType" | "bigFive" | "coachedByType"> {
	const { coachedByType } = user;
	return coachedByType
		? { coachedByType, personalityType: user.mbtiType, bigFive: bigFiveOf(user) }
		: { coachedByType, personalityType: null, bigFive: null };
}

function toCheckIn(row: AssessmentRow): CheckIn {
	return { on: row.date, ratings: ratingsOf(row), overallMood: row.overallMood };
}

/** All five traits, or null while the inventory hasn't been taken. */
function bigFiveOf(user: UserRow): BigFive | null {
	const { big5Openness, big5Conscientiousness, big5Extraversion, big5Agreeableness, big5Neuroticism } = user;
	return big5Openness === null ||
		big5Conscientiousness === null ||
		big5Extraversion === null ||
		big5Agreeableness === null ||
		big5Neuroticism === null
		? null
		: {
				openness: big5Openness,
				conscientiousness: big5Conscientiousness,
				extraversion: big5Extraversion,
				agreeableness: big5Agreeableness,
				neuroticism: big5Neuroticism,
			};
}

/** The hour (0 to 23), weekday (0 is Sunday) and day on the person's own clock. */
function localClock(
	timeZone: string,
	now: Date,
): Pick<PersonFacts, "localHour" | "localWeekday" | "localDate"> {
	const localDate = localDay(timeZone, now);
	return {
		localHour: localHour(timeZone, now),
		localWeekday: weekdayOf(localDate),
		localDate,
	};
}
