import { expect, test } from "vitest";
import { grownTooMuch } from "./worker-size.ts";

const LAST = [{ date: "2026-11-26", bytes: 1_000, note: "first" }];

test("a Worker may grow by five percent since its last note, and not by more", () => {
	expect(grownTooMuch(1_050, LAST)).toEqual([]);
	expect(grownTooMuch(900, LAST)).toEqual([]);
	expect(grownTooMuch(1_051, LAST)).toEqual([
		expect.stringContaining("The Worker grew by 5.1% since 2026-11-26"),
	]);
	expect(grownTooMuch(2_000, [...LAST, { date: "2026-12-01", bytes: 1_950, note: "a feature" }])).toEqual([]);
});
