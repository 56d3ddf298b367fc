/**
 * When a person is told again that they talk with an AI: back after a week, or three hours on end. (Before the
 * first chat it stands on the page; when they ask, the coach says so.)
 */
export const DISCLOSURES = ["away", "long"] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const AWAY_MS = 7 * 24 * HOUR_MS;
const LONG_MS = 3 * HOUR_MS;

/** A pause this long ends one stretch of use: whoever comes back after it begins another. */
const PAUSE_MS = 30 * MINUTE_MS;

/** When somebody was here: since when without a long pause, when last, and when told in this stretch. In ms. */
export type TimeHere = { since: number; last: number; told: number | null };

/** Somebody writes now: when they were here as of now, and what they are to be told. */
export function writesNow(
	before: TimeHere | null,
	now: number,
): { here: TimeHere; disclosure: Disclosure | null } {
	if (before === null || now - before.last > PAUSE_MS) {
		const isBack = before !== null && now - before.last >= AWAY_MS;
		return { here: { since: now, last: now, told: null }, disclosure: isBack ? "away" : null };
	}
	const isLong = now - (before.told ?? before.since) >= LONG_MS;
	return {
		here: { ...before, last: now, told: isLong ? now : before.told },
		disclosure: isLong ? "long" : null,
	};
}
