import { describe, expect, it } from "vitest";
import { cadenceIn, DUTIES } from "../duties.ts";
import { type TimeHere, writesNow } from "./disclosure.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What somebody is told who writes at these times, and when. */
function toldAt(times: number[], jurisdiction: string | null = null, isMinor = false): [string, number][] {
	let here: TimeHere | null = null;
	return times.flatMap((time): [string, number][] => {
		const next = writesNow(here, time, cadenceIn(jurisdiction), isMinor);
		here = next.here;
		return next.disclosure ? [[next.disclosure, time / HOUR]] : [];
	});
}

const everyTenMinutes = (hours: number, from = 0) =>
	Array.from({ length: hours * 6 + 1 }, (_, index) => from + index * 10 * MINUTE);

describe("saying that this is an AI", () => {
	it("comes with the first words, and not again while one goes on", () => {
		expect(toldAt([0, MINUTE, 20 * MINUTE])).toEqual([["start", 0]]);
	});

	// spec: S.66
	it("comes again after a pause of half an hour, and not after less", () => {
		expect(toldAt([0, 30 * MINUTE])).toEqual([
			["start", 0],
			["start", 0.5],
		]);
		expect(toldAt([0, 30 * MINUTE - 1])).toEqual([["start", 0]]);
	});

	it("comes after three hours of use, and again three hours later", () => {
		expect(toldAt(everyTenMinutes(6))).toEqual([
			["start", 0],
			["long", 3],
			["long", 6],
		]);
	});

	it("comes every hour to somebody known to be under 18", () => {
		expect(toldAt(everyTenMinutes(3), null, true)).toEqual([
			["start", 0],
			["long", 1],
			["long", 2],
			["long", 3],
		]);
	});

	it("takes the strictest cadence of all where nothing is known, or no law is", () => {
		for (const place of [null, "NL", "US"]) {
			expect(cadenceIn(place)).toEqual({ startEvery: 0, useEvery: 3 * HOUR, minorUseEvery: HOUR });
		}
	});
});

describe("the law of New York", () => {
	it("asks at most once a day at the start, and a pause does not begin the three hours anew", () => {
		const before = everyTenMinutes(2);
		const after = everyTenMinutes(2, 3 * HOUR);
		expect(toldAt([...before, ...after], "US-NY")).toEqual([
			["start", 0],
			["long", 4],
		]);
		expect(toldAt([0, DAY], "US-NY")).toEqual([
			["start", 0],
			["start", 24],
		]);
	});
});

describe("each law", () => {
	// spec: S.66
	it.each(DUTIES)("of $jurisdiction ($law) is kept by its own clock", ({ jurisdiction, ...duty }) => {
		const { startEvery, useEvery, minorUseEvery } = duty;
		expect(toldAt([0, Math.max(startEvery, HOUR)], jurisdiction).map(([what]) => what)).toEqual([
			"start",
			"start",
		]);
		for (const [limit, isMinor] of [
			[useEvery, false],
			[minorUseEvery, true],
		] as const) {
			const [, second] = toldAt(everyTenMinutes(7), jurisdiction, isMinor);
			expect(second).toEqual(limit === null ? undefined : ["long", limit / HOUR]);
		}
		expect(duty.source).toMatch(/^https:\/\//);
		expect(duty.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
	});
});
