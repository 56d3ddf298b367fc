import { describe, expect, it } from "vitest";
import { chooseTime } from "./choose-time.ts";
import { histogramOf, learnHour, type TimingFacts, weightOf } from "./learn-hour.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 22, 12);

/** Here on each of the last days, at the same hour. */
function here(hour: number, days: number, from = 1) {
	return Array.from({ length: days }, (_, index) => ({ hour, at: NOW - (from + index) * DAY_MS }));
}

function facts(changes: Partial<TimingFacts> = {}): TimingFacts {
	return { now: NOW, activity: [], sends: [], preferredHour: 9, currentHour: null, ...changes };
}

describe("the weight of what happened", () => {
	it.each([
		[0, 1],
		[14, 0.5],
		[28, 0.25],
		[56, 0.0625],
		[56.1, 0],
	])("%f days ago is %f", (days, weight) => {
		expect(weightOf(NOW - days * DAY_MS, NOW)).toBeCloseTo(weight, 10);
	});
});

describe("the hour to write at", () => {
	it.each([0, 4])("is not learnt from %i times here", (times) => {
		expect(learnHour(facts({ activity: here(19, times) }))).toBeNull();
	});

	it("is not learnt from what lies more than 56 days back", () => {
		expect(learnHour(facts({ activity: here(19, 20, 57) }))).toBeNull();
	});

	it("moves to where somebody is here five times, and stays at the preferred one while they are here and there", () => {
		// act[19] = 4.3 of five weighed times against a prior of 3.25 at nine, where nobody was seen: 4.7 to 3.25.
		expect(learnHour(facts({ activity: here(19, 5) }))).toBe(19);
		expect(learnHour(facts({ activity: [...here(19, 3), ...here(13, 2)] }))).toBe(9);
		expect(learnHour(facts({ activity: here(19, 10) }))).toBe(19);
	});

	it("lies between 8 and 20, however late somebody is here", () => {
		expect(learnHour(facts({ activity: here(22, 30) }))).toBe(20);
		expect(learnHour(facts({ activity: here(3, 30) }))).toBe(9);
		expect(learnHour(facts({ activity: here(6, 30) }))).toBe(8);
	});

	it("counts an hour beside it half, and one two away a fifth", () => {
		// As often at eleven as at twelve, and thirteen beside it: to twelve that counts half, to eleven a fifth.
		const beside = [...here(11, 10), ...here(12, 10)];
		expect(learnHour(facts({ activity: beside, preferredHour: 16 }))).toBe(11);
		expect(learnHour(facts({ activity: [...beside, ...here(13, 5)], preferredHour: 16 }))).toBe(12);
	});

	it("goes by what is newer", () => {
		const moved = [...here(10, 20, 29), ...here(18, 10)];
		expect(learnHour(facts({ activity: moved, preferredHour: 14 }))).toBe(18);
	});

	it("is the earlier of two that score alike", () => {
		const alike = [...here(11, 20), ...here(17, 20)];
		expect(learnHour(facts({ activity: alike, preferredHour: 14 }))).toBe(11);
	});

	it("leaves an hour at which notes are not answered, and stays where they are", () => {
		const activity = [...here(11, 20), ...here(17, 20)];
		const sends = here(11, 20).map((send) => ({ ...send, answered: false }));
		expect(learnHour(facts({ activity, sends, preferredHour: 14 }))).toBe(17);
		const answered = here(11, 20).map((send) => ({ ...send, answered: true }));
		expect(learnHour(facts({ activity, sends: answered, preferredHour: 14 }))).toBe(11);
	});

	it("stays as it is unless another scores 1.15 times as much", () => {
		const activity = [...here(11, 20), ...here(17, 20)];
		expect(learnHour(facts({ activity, preferredHour: 14, currentHour: 17 }))).toBe(17);
		const more = [...here(11, 30), ...here(17, 16)];
		expect(learnHour(facts({ activity: more, preferredHour: 14, currentHour: 17 }))).toBe(11);
	});
});

describe("the time to write at", () => {
	const evenings = { now: NOW, activity: here(19, 20), sends: [], currentHour: null };

	it.each([
		[{ pinnedHour: "06:45" }, 405, "pinned"],
		[{ pinnedHour: "06:45", adaptiveTiming: false, reminderTime: "10:00" }, 405, "pinned"],
		[{ adaptiveTiming: false, reminderTime: "22:15" }, 1335, "preferred"],
		[{ reminderTime: "10:30", pinnedHour: null }, 1140, "learned"],
		[{}, 1140, "learned"],
	])("with %o is minute %i of the day: %s", (preferences, minutes, reason) => {
		expect(chooseTime(preferences, evenings)).toEqual({ minutes, reason });
	});

	// spec: 9.6
	it("is the preferred one, to the quarter, while too little is known: 09:00 unless another was typed", () => {
		const unknown = { now: NOW, activity: here(19, 4), sends: [], currentHour: null };
		expect(chooseTime({}, unknown)).toEqual({ minutes: 540, reason: "learning" });
		expect(chooseTime({ reminderTime: "07:20" }, unknown)).toEqual({ minutes: 435, reason: "learning" });
	});
});

it("a histogram has 24 hours, newer times weighing more", () => {
	const histogram = histogramOf({ now: NOW, activity: [...here(19, 1, 14), ...here(7, 1, 0)] });
	expect(histogram).toHaveLength(24);
	expect(histogram[19]).toBeCloseTo(0.5, 10);
	expect(histogram[7]).toBe(1);
	expect(histogram.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1.5, 10);
});
