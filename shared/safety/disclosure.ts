import type { Cadence } from "../duties.ts";

/**
 * When a person is told that they're talking with an AI: at the start, and after long use. (The coach also says so
 * when asked.)
 */
export const DISCLOSURES = ["start", "long"] as const;
export type Disclosure = (typeof DISCLOSURES)[number];

const MINUTE_MS = 60_000;

/** Writing after a pause this long counts as a new start. */
export const PAUSE_MS = 30 * MINUTE_MS;

/** When a person last wrote and was last told, and their time in use since then, without pauses. In ms. */
export type TimeHere = { last: number; told: number | null; used: number };

/** Returns a person's updated times when they write now, and what to tell them. */
export function writesNow(
	before: TimeHere | null,
	now: number,
	{ startEvery, useEvery, minorUseEvery }: Cadence,
	isMinor = false,
): { here: TimeHere; disclosure: Disclosure | null } {
	const gap = before === null ? Number.POSITIVE_INFINITY : now - before.last;
	const told = before?.told ?? null;
	const isStart = gap >= PAUSE_MS && (told === null || now - told >= startEvery);
	const used = (before?.used ?? 0) + (gap < PAUSE_MS ? gap : 0);
	const limit = isMinor ? (minorUseEvery ?? useEvery) : useEvery;
	const isLong = limit !== null && used >= limit;
	const disclosure = dueDisclosure(isStart, isLong);
	return {
		here: disclosure ? { last: now, told: now, used: 0 } : { last: now, told, used },
		disclosure,
	};
}

function dueDisclosure(isStart: boolean, isLong: boolean): Disclosure | null {
	if (isStart) {
		return "start";
	}
	return isLong ? "long" : null;
}

/** The disclosure's text, on screen and read aloud. */
export const DISCLOSURE_TEXTS: Record<Disclosure, string> = {
	start: "Your coach is an AI, not a person and not a therapist. It can be wrong.",
	long: "You've been talking for a long time. Your coach is an AI and doesn't get tired, but you might. Take a break, drink some water, or see someone near you.",
};
