import { localDay } from "#shared/local-day.ts";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";

export type MoodLevel = (typeof MOOD_LEVELS)[number];

/** Returns how the person said today is, or null. Of a tap and a check-in the newer counts. */
export function todaysMood(
	{ moodHistory, timeZone }: Pick<User, "moodHistory" | "timeZone">,
	latest: Pick<Assessment, "date" | "overallMood" | "createdAt"> | undefined,
	now: Date,
): MoodLevel | null {
	const today = localDay(timeZone, now);
	const isTap = (mood: string) => MOOD_LEVELS.some(({ label }) => label === mood);
	const tap = moodHistory.findLast(
		({ kind, mood, at }) => kind === "current" && isTap(mood) && localDay(timeZone, new Date(at)) === today,
	);
	const checkIn = latest?.date === today ? latest : undefined;
	// Both times are ISO in UTC, so that their text sorts.
	const isTapNewer = tap && !(checkIn && checkIn.createdAt > tap.at);
	return (
		MOOD_LEVELS.find(({ label, value }) =>
			isTapNewer ? label === tap.mood : value === checkIn?.overallMood,
		) ?? null
	);
}
