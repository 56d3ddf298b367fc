import type { NotificationKind } from "#shared/schemas/notifications.ts";
import { daysBetween } from "./zoned-time.ts";

/** Somebody who was here on so many of the last seven days is active. */
const ACTIVE_DAYS = 3;

const WEEK = 7;

/** Ratings are news for so many days. */
export const FRESH_DAYS = 14;

export type KindFacts = {
	/** The person's own day, YYYY-MM-DD. */
	today: string;
	/** Something was reached that nobody was congratulated on yet. */
	hasReached: boolean;
	/** The local day of the newest check-in; null before the first. */
	checkedOn: string | null;
	/** On how many of the last seven days they were here. */
	activeDays: number;
	/** The local day of the newest insight; null before the first. */
	lastInsight: string | null;
	wantsMotivation: boolean;
	wantsProgress: boolean;
};

/**
 * What a note is: a celebration when something was reached; an insight for somebody active whose check-in is no older than
 * two weeks, once a week at the most; else encouragement. Null when the person wants none of what there is.
 */
export function chooseKind(facts: KindFacts): NotificationKind | null {
	if (facts.wantsProgress && facts.hasReached) {
		return "celebration";
	}
	const isDue = facts.lastInsight === null || daysBetween(facts.lastInsight, facts.today) >= WEEK;
	const isFresh = facts.checkedOn !== null && daysBetween(facts.checkedOn, facts.today) <= FRESH_DAYS;
	const hasInsight = facts.wantsProgress && isFresh && isDue;
	if (hasInsight && (facts.activeDays >= ACTIVE_DAYS || !facts.wantsMotivation)) {
		return "insight";
	}
	return facts.wantsMotivation ? "encouragement" : null;
}
