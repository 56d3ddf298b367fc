import type { NotificationKind } from "#shared/schemas/notifications.ts";
import { daysBetween } from "./zoned-time.ts";

/** A person who was here on this many of the last seven days is active. */
const ACTIVE_DAYS = 3;

const WEEK = 7;

/** Ratings count as news for this many days. */
export const FRESH_DAYS = 14;

export type KindFacts = {
	/** The person's own day, YYYY-MM-DD. */
	today: string;
	/** The person reached something that no notification has celebrated yet. */
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
 * Chooses the kind of a notification: a celebration when something was reached; an insight for an active person whose
 * check-in is at most two weeks old, at most weekly; else encouragement. Null when the person wants none of the
 * available kinds.
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
