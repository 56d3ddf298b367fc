import { DEFAULT_REMINDER_TIME, type HourReason } from "#shared/schemas/notifications.ts";
import type { NotificationPreferences } from "#shared/schemas/users.ts";
import { isHereAround, learnHour, type TimingFacts } from "./learn-hour.ts";
import { quarterOf } from "./zoned-time.ts";

export type ChosenTime = {
	/** Minutes since midnight on the person's own clock. */
	minutes: number;
	reason: HourReason;
};

/**
 * When to write: a pinned time always; the preferred time while adaptive timing is off or fewer than 5 times here are
 * known; else the learned hour. What a person typed or pinned is kept as it is, at any hour, to the quarter.
 */
export function chooseTime(
	preferences: NotificationPreferences,
	facts: Omit<TimingFacts, "preferredHour">,
): ChosenTime {
	const { pinnedHour, adaptiveTiming = true, reminderTime = DEFAULT_REMINDER_TIME } = preferences;
	if (pinnedHour) {
		return { minutes: quarterOf(pinnedHour), reason: "pinned" };
	}
	const preferred = quarterOf(reminderTime);
	if (!adaptiveTiming) {
		return { minutes: preferred, reason: "preferred" };
	}
	const hour = learnHour({ ...facts, preferredHour: Math.floor(preferred / 60) });
	if (hour === null) {
		return { minutes: preferred, reason: "learning" };
	}
	// Where the preferred time won, we don't claim that they're usually here then.
	return { minutes: hour * 60, reason: isHereAround(hour, facts) ? "learned" : "learning" };
}
