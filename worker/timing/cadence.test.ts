import { describe, expect, it } from "vitest";
import { type Cadence, nextDay } from "./cadence.ts";
import { chooseKind, type KindFacts } from "./choose-kind.ts";
import { planNotes } from "./plan-days.ts";

const cadence = (changes: Partial<Cadence> = {}): Cadence => ({
	frequency: "daily",
	customDays: [],
	unanswered: 0,
	lastDay: null,
	...changes,
});

describe("the next day for a note", () => {
	it.each([
		["daily", 0, "2026-11-21", "2026-11-22"],
		["daily", 0, "2026-11-22", "2026-11-23"],
		["daily", 2, "2026-11-21", "2026-11-22"],
		["daily", 3, "2026-11-21", "2026-11-23"],
		["daily", 5, "2026-11-22", "2026-11-24"],
		["daily", 6, "2026-11-22", "2026-12-22"],
		["daily", 7, "2026-11-22", "2026-12-22"],
		["daily", 8, "2026-11-22", null],
		["weekly", 0, "2026-11-16", "2026-11-23"],
		["weekly", 0, "2026-11-01", "2026-11-22"],
		["weekly", 3, "2026-11-16", "2026-11-30"],
		["weekly", 6, "2026-11-16", "2026-12-16"],
		["weekly", 9, "2026-11-16", null],
	] as const)(
		"%s, after %i without an answer, the last on %s, is %s",
		(frequency, unanswered, lastDay, day) => {
			expect(nextDay(cadence({ frequency, unanswered, lastDay }), "2026-11-22")).toBe(day);
		},
	);

	it.each([
		// 22 November 2026 is a Sunday.
		[[1, 4], 0, null, "2026-11-23"],
		[[0], 0, null, "2026-11-22"],
		[[1, 4], 0, "2026-11-23", "2026-11-26"],
		[[1, 4], 3, "2026-11-19", "2026-11-26"],
		[[1, 4], 6, "2026-11-19", "2026-12-21"],
		[[1, 4], 8, "2026-11-19", null],
		[[], 0, null, null],
	])(
		"on weekdays %j, after %i without an answer, the last on %s, is %s",
		(customDays, unanswered, lastDay, day) => {
			expect(nextDay(cadence({ frequency: "custom", customDays, unanswered, lastDay }), "2026-11-22")).toBe(
				day,
			);
		},
	);

	it("is today before the first note", () => {
		expect(nextDay(cadence({ frequency: "weekly" }), "2026-11-22")).toBe("2026-11-22");
	});
});

describe("the plan of the coming days", () => {
	const now = new Date("2026-11-22T12:00:00Z");
	const plan = (changes: Partial<Parameters<typeof planNotes>[0]> = {}) =>
		planNotes({ ...cadence(), timeZone: "America/New_York", minutes: 9 * 60, now, ...changes });

	it("is a week of days, at the person's own hour", () => {
		const notes = plan();
		expect(notes.map(({ day }) => day)).toEqual([
			"2026-11-22",
			"2026-11-23",
			"2026-11-24",
			"2026-11-25",
			"2026-11-26",
			"2026-11-27",
			"2026-11-28",
			"2026-11-29",
		]);
		expect(notes[0]?.at.toISOString()).toBe("2026-11-22T14:00:00.000Z");
	});

	it("begins tomorrow when the time of today is over", () => {
		expect(plan({ minutes: 6 * 60 })[0]?.day).toBe("2026-11-23");
	});

	it("holds the next note however far off it is, and none when none may go out", () => {
		expect(plan({ frequency: "weekly", unanswered: 6, lastDay: "2026-11-20" }).map(({ day }) => day)).toEqual(
			["2026-12-20"],
		);
		expect(plan({ unanswered: 8, lastDay: "2026-11-20" })).toEqual([]);
	});

	it("follows the clock through the night on which it changes", () => {
		const notes = plan({ now: new Date("2026-10-30T12:00:00Z") });
		expect(notes.slice(1, 4).map(({ at }) => at.toISOString())).toEqual([
			"2026-10-31T13:00:00.000Z",
			"2026-11-01T14:00:00.000Z",
			"2026-11-02T14:00:00.000Z",
		]);
	});
});

describe("what a note is", () => {
	const kind = (changes: Partial<KindFacts>) =>
		chooseKind({
			today: "2026-11-22",
			hasReached: false,
			checkedOn: "2026-11-20",
			activeDays: 4,
			lastInsight: null,
			wantsMotivation: true,
			wantsProgress: true,
			...changes,
		});

	// spec: 3.37
	it.each([
		["insight", {}],
		["encouragement", { activeDays: 2 }],
		["encouragement", { checkedOn: null }],
		["insight", { checkedOn: "2026-11-08" }],
		["encouragement", { checkedOn: "2026-11-07" }],
		["encouragement", { lastInsight: "2026-11-16" }],
		["insight", { lastInsight: "2026-11-15" }],
		["celebration", { hasReached: true }],
		["encouragement", { hasReached: true, wantsProgress: false }],
		["insight", { wantsMotivation: false, activeDays: 0 }],
		[null, { wantsMotivation: false, lastInsight: "2026-11-20" }],
		[null, { wantsMotivation: false, wantsProgress: false }],
	] as const)("%s for %o", (expected, changes) => {
		expect(kind(changes)).toBe(expected);
	});
});
