import { zoneFormats } from "#shared/zone-formats.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formatOf = zoneFormats({
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit",
});

/** The last quarter of a day: what comes after it would be another day's midnight. */
const LAST_QUARTER = 23 * 60 + 45;

/** A time on the clock, in minutes since midnight, for a text like "09:00"; to the quarter of an hour that is nearest. */
export function quarterOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return Math.min(LAST_QUARTER, Math.round((hours * 60 + minutes) / 15) * 15);
}

/** The hour (0 to 23) that a clock of the time zone shows at a moment. */
export function localHour(timeZone: string, at: Date): number {
	return Math.floor((wallClock(timeZone, at) % DAY_MS) / (60 * MINUTE_MS));
}

/**
 * Returns the moment at which the zone's clock shows `minutes` since midnight on a day (YYYY-MM-DD). A time that
 * occurs twice, in autumn, is the first of the two; one that is skipped, in spring, shifts later by the skipped
 * amount. Zones that are half an hour or 45 minutes off need no rule of their own.
 */
export function instantOf(day: string, minutes: number, timeZone: string): Date {
	const wall = Date.parse(day) + minutes * MINUTE_MS;
	const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(timeZone, near));
	const shown = offsets
		.map((offset) => wall - offset)
		.filter((at) => wallClock(timeZone, new Date(at)) === wall)
		.sort((one, other) => one - other);
	return new Date(shown[0] ?? wall - (offsets[0] ?? 0));
}

/** Returns the day `count` days later; both YYYY-MM-DD. */
export function dayAfter(day: string, count: number): string {
	return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** How many days lie between two days. */
export function daysBetween(from: string, to: string): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** 0 for Sunday to 6 for Saturday. */
export function weekdayOf(day: string): number {
	return new Date(day).getUTCDay();
}

function offsetAt(timeZone: string, at: number): number {
	return wallClock(timeZone, new Date(at)) - at;
}

/** What the zone's clock and calendar show, as if it were UTC, in ms. */
function wallClock(timeZone: string, at: Date): number {
	const parts = new Map(
		formatOf(timeZone)
			.formatToParts(at)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const of = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
	return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}
