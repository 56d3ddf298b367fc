import { describe, expect, it } from "vitest";
import { FIRST_HOUR, LAST_HOUR } from "./learn-hour.ts";
import { dayAfter, instantOf, localHour, quarterOf } from "./zoned-time.ts";

const at = (day: string, time: string, zone: string) => instantOf(day, quarterOf(time), zone).toISOString();

/** The days of 2026, as YYYY-MM-DD, in each week at whose end the zone's clock is another hour from UTC than at its beginning. */
function daysNearChange(timeZone: string): string[] {
	const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
	const offset = (day: string) => format.format(new Date(day)).split(", ")[1];
	const found: string[] = [];
	for (let week = "2025-12-31"; week < "2027-01-01"; week = dayAfter(week, 7)) {
		if (offset(week) !== offset(dayAfter(week, 7))) {
			// A local day begins and ends up to 14 hours from the UTC one.
			found.push(...Array.from({ length: 9 }, (_, index) => dayAfter(week, index - 1)));
		}
	}
	return found;
}

describe("a time on a person's own clock", () => {
	it.each([
		["America/New_York", "2026-01-15", "09:00", "2026-01-15T14:00:00.000Z"],
		["America/New_York", "2026-07-15", "09:00", "2026-07-15T13:00:00.000Z"],
		["Europe/London", "2026-07-15", "18:45", "2026-07-15T17:45:00.000Z"],
		["Asia/Kolkata", "2026-03-01", "09:00", "2026-03-01T03:30:00.000Z"],
		["Asia/Kathmandu", "2026-03-01", "09:15", "2026-03-01T03:30:00.000Z"],
		["Pacific/Chatham", "2026-07-01", "08:00", "2026-06-30T19:15:00.000Z"],
		["Pacific/Kiritimati", "2026-01-02", "00:15", "2026-01-01T10:15:00.000Z"],
		["UTC", "2026-02-28", "23:45", "2026-02-28T23:45:00.000Z"],
	])("in %s on %s at %s is %s", (zone, day, time, expected) => {
		expect(at(day, time, zone)).toBe(expected);
	});

	it.each([
		// Spring: the clock leaves an hour out (half an hour on Lord Howe); the time is as much later.
		["America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00.000Z"],
		["Europe/London", "2026-03-29", "01:30", "2026-03-29T01:30:00.000Z"],
		["Australia/Lord_Howe", "2026-10-04", "02:15", "2026-10-03T15:45:00.000Z"],
		// Autumn: it shows an hour twice; the first counts.
		["America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00.000Z"],
		["Europe/London", "2026-10-25", "01:30", "2026-10-25T00:30:00.000Z"],
		["Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00.000Z"],
	])("in %s on %s, a day on which clocks change, at %s is %s", (zone, day, time, expected) => {
		expect(at(day, time, zone)).toBe(expected);
	});

	it("from 8 to 20 is there exactly once on every day of the year, in every zone", () => {
		const zones = Intl.supportedValuesOf("timeZone");
		expect(zones.length).toBeGreaterThan(400);
		const [first, past] = [FIRST_HOUR * 60, (LAST_HOUR + 1) * 60];
		let tried = 0;
		for (const zone of zones) {
			for (const day of daysNearChange(zone)) {
				tried += 1;
				const [from, to] = [instantOf(day, first, zone), instantOf(day, past, zone)];
				// No clock is put forward or back between them, so that each hour between them is there, and once.
				if (to.getTime() - from.getTime() !== (past - first) * 60_000) {
					throw new Error(`${zone} has another day on ${day}`);
				}
			}
			const noon = instantOf("2026-06-15", 12 * 60, zone);
			expect([zone, localHour(zone, noon)]).toEqual([zone, 12]);
		}
		expect(tried).toBeGreaterThan(1_500);
	}, 60_000);

	it("is kept to the quarter that is nearest", () => {
		expect(["09:00", "09:07", "09:08", "18:45", "23:59"].map(quarterOf)).toEqual([540, 540, 555, 1125, 1425]);
	});
});
