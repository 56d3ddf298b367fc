import { dayAfter, daysBetween, weekdayOf } from "./zoned-time.ts";

/** After this many unanswered notifications in a row: half as often, monthly, never. */
export const HALVED_AFTER = 3;
export const MONTHLY_AFTER = 6;
export const PAUSED_AFTER = 8;

const MONTH_DAYS = 30;

export type Cadence = {
	frequency: "daily" | "weekly" | "custom";
	/** Of "custom": the weekdays, 0 for Sunday to 6 for Saturday. */
	customDays: readonly number[];
	/** Unanswered notifications in a row. */
	unanswered: number;
	/** The local day (YYYY-MM-DD) of the newest notification; null before the first. */
	lastDay: string | null;
};

/** Whether the person is left in peace until they come back. */
export function isPaused({ unanswered }: Pick<Cadence, "unanswered">): boolean {
	return unanswered >= PAUSED_AFTER;
}

/** Returns whether the next notification is the last before the silence. */
export function isLast({ unanswered }: Pick<Cadence, "unanswered">): boolean {
	return unanswered === PAUSED_AFTER - 1;
}

/**
 * Returns the first local day, from `from` on, on which a notification may go out; null when none may. At most one a
 * day; weekly means seven days or more apart; custom means on the chosen weekdays. After 3 without an answer every
 * second time only, after
 * 6 once in 30 days, after 8 none.
 */
export function nextDay(cadence: Cadence, from: string): string | null {
	if (isPaused(cadence)) {
		return null;
	}
	// No rule waits longer than a month and a week.
	for (let count = 0; count <= MONTH_DAYS + 7; count += 1) {
		const day = dayAfter(from, count);
		if (isDay(cadence, day)) {
			return day;
		}
	}
	return null;
}

function isDay({ frequency, customDays, unanswered, lastDay }: Cadence, day: string): boolean {
	if (frequency === "custom" && !customDays.includes(weekdayOf(day))) {
		return false;
	}
	if (lastDay === null) {
		return true;
	}
	const apart = daysBetween(lastDay, day);
	if (unanswered >= MONTHLY_AFTER) {
		return apart >= MONTH_DAYS;
	}
	const every = unanswered >= HALVED_AFTER ? 2 : 1;
	switch (frequency) {
		case "daily":
			return apart >= every;
		case "weekly":
			return apart >= 7 * every;
		case "custom":
			return chosenDaysAfter(lastDay, day, customDays) >= every;
	}
}

/** How many of the chosen weekdays come after one day, up to and with another. */
function chosenDaysAfter(last: string, day: string, customDays: readonly number[]): number {
	const days = Array.from({ length: Math.max(0, daysBetween(last, day)) }, (_, index) =>
		dayAfter(last, index + 1),
	);
	return days.filter((each) => customDays.includes(weekdayOf(each))).length;
}
