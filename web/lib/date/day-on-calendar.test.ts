import { expect, test } from "vitest";
import { dayOnCalendar, daySince } from "./day-on-calendar.ts";

test("late in the evening in London it is the next day in Tokyo", () => {
	const at = "2026-05-03T22:30:00.000Z";
	expect(dayOnCalendar(at, "Europe/London")).toMatch(/\b3\b/);
	expect(dayOnCalendar(at, "Asia/Tokyo")).toMatch(/\b4\b/);
});

test.each([
	["2026-05-03T21:00:00.000Z", /today/],
	["2026-05-02T23:30:00.000Z", /today/],
	["2026-05-02T21:00:00.000Z", /yesterday/],
	["2026-04-29T10:00:00.000Z", /Wednesday/],
	["2026-04-26T10:00:00.000Z", /26/],
])("what was at %s is said as one says it on the evening of May 3 in London", (at, words) => {
	expect(daySince(at, "Europe/London", Date.parse("2026-05-03T21:30:00.000Z"))).toMatch(words);
});
