import { localDay } from "../local-day.ts";
import type { Assessment } from "../schemas/assessments.ts";
import type { User } from "../schemas/users.ts";
import { MOOD_LEVELS } from "./moods.ts";

export type MoodLevel = (typeof MOOD_LEVELS)[number];

type Person = Pick<User, "moodHistory" | "timeZone">;
type CheckIn = Pick<Assessment, "date" | "overallMood" | "createdAt">;

/** Returns how the person said each day was, by its date. Of a tap and a check-in the newer counts. */
export function moodsByDay(
	{ moodHistory, timeZone }: Person,
	checkIns: readonly CheckIn[],
): Map<string, MoodLevel> {
	const told = [
		...checkIns.map(({ date, overallMood, createdAt }) => ({
			date,
			level: MOOD_LEVELS.find(({ value }) => value === overallMood),
			at: createdAt,
		})),
		...moodHistory
			.filter(({ kind }) => kind === "current")
			.map(({ mood, at }) => ({
				date: localDay(timeZone, new Date(at)),
				level: MOOD_LEVELS.find(({ label }) => label === mood),
				at,
			})),
	];
	// ISO times in UTC, so that their text sorts.
	const inOrder = told.sort((one, other) => (one.at < other.at ? -1 : 1));
	return new Map(inOrder.flatMap(({ date, level }) => (level ? [[date, level] as const] : [])));
}

/** Returns how the person said today is, or null. */
export function todaysMood(person: Person, latest: CheckIn | undefined, now: Date): MoodLevel | null {
	return moodsByDay(person, latest ? [latest] : []).get(localDay(person.timeZone, now)) ?? null;
}
