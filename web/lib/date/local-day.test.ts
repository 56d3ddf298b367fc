import { expect, test } from "vitest";
import { localDay } from "./local-day.ts";

test("the day is the one on the person's own calendar, one minute before midnight too", () => {
	expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe("2026-01-05");
	expect(localDay(new Date(2026, 10, 21, 0, 0))).toBe("2026-11-21");
});
