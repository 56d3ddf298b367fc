import { localDay } from "#shared/local-day.ts";
import { MOOD_LEVELS } from "#shared/mood/moods.ts";
import type { Assessment } from "#shared/schemas/assessments.ts";
import type { User } from "#shared/schemas/users.ts";

export type MoodLevel = (typeof MOOD_LEVELS)[number];

/** Returns how the person said today is: by the newest tap of today, else by today's check-in, else null. */
export function todaysMood(
	{ moodHistory, timeZone }: Pick<User, "moodHistory" | "timeZone">,
	latest: Pick<Assessment, "date" | "overallMood"> | undefined,
	now: Date,
): MoodLevel | null {
	const today = localDay(timeZone, now);
	const isTap = (mood: string) => MOOD_LEVELS.some(({ label }) => label === mood);
	const tap = moodHistory.findLast(
		({ kind, mood, at }) => kind === "current" && isTap(mood) && localDay(timeZone, new Date(at)) === today,
	);
	const told = latest?.date === today ? latest.overallMood : null;
	return MOOD_LEVELS.find(({ label, value }) => (tap ? label === tap.mood : value === told)) ?? null;
}
