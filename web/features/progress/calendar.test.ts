import { describe, expect, it } from "vitest";
import { dayNames, firstDayOfWeek, monthAfter, weeksOf } from "./calendar.ts";

describe("a month of the calendar", () => {
	it("is cut into weeks that begin where weeks begin", () => {
		const november = weeksOf("2026-11", 1);
		expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
		expect(november.at(-1)).toEqual(["2026-11-30", null, null, null, null, null, null]);
		expect(weeksOf("2026-11", 7)[0]?.[0]).toBe("2026-11-01");
	});

	it.each([
		["2026-02", 28],
		["2028-02", 29],
		["2026-12", 31],
	])("%s has %i days, each once", (month, length) => {
		const days = weeksOf(month, 1)
			.flat()
			.filter((day) => day !== null);
		expect(days).toHaveLength(length);
		expect(new Set(days).size).toBe(length);
	});

	it("is followed by the next, also over the end of a year", () => {
		expect(monthAfter("2026-12", 1)).toBe("2027-01");
		expect(monthAfter("2026-01", -1)).toBe("2025-12");
		expect(monthAfter("2026-03", -14)).toBe("2025-01");
	});

	it("begins its weeks as they begin where the language is spoken", () => {
		expect(firstDayOfWeek("en-US")).toBe(7);
		expect(firstDayOfWeek("nl-NL")).toBe(1);
		expect(dayNames(1)[0]?.long).toBe("Monday");
		expect(dayNames(7)[0]?.long).toBe("Sunday");
	});
});
