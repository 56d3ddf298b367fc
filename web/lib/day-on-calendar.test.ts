import { expect, test } from "vitest";
import { dayOnCalendar } from "./day-on-calendar.ts";

test("late in the evening in London it is the next day in Tokyo", () => {
	const at = "2026-05-03T22:30:00.000Z";
	expect(dayOnCalendar(at, "Europe/London")).toMatch(/\b3\b/);
	expect(dayOnCalendar(at, "Asia/Tokyo")).toMatch(/\b4\b/);
});
