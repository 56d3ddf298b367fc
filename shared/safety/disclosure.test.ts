import { expect, it } from "vitest";
import { type TimeHere, writesNow } from "./disclosure.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What somebody is told who writes at these times. */
function toldAt(times: number[]): (string | null)[] {
	let here: TimeHere | null = null;
	return times.map((time) => {
		const next = writesNow(here, time);
		here = next.here;
		return next.disclosure;
	});
}

it("the first words need no reminder: it stands on the page before them", () => {
	expect(toldAt([0, MINUTE])).toEqual([null, null]);
});

it("after seven days away it is said once, and not after six", () => {
	expect(toldAt([0, 7 * DAY, 7 * DAY + MINUTE])).toEqual([null, "away", null]);
	expect(toldAt([0, 7 * DAY - 1])).toEqual([null, null]);
});

it("after three hours on end it is said, and again three hours later", () => {
	const everyTenMinutes = Array.from({ length: 40 }, (_, index) => index * 10 * MINUTE);
	const told = toldAt(everyTenMinutes);
	expect(told.flatMap((each, index) => (each ? [[each, (index * 10) / 60]] : []))).toEqual([
		["long", 3],
		["long", 6],
	]);
});

it("a pause of more than half an hour ends the stretch", () => {
	const beforePause = Array.from({ length: 18 }, (_, index) => index * 10 * MINUTE);
	const after = beforePause.map((time) => time + 3.5 * HOUR);
	expect(toldAt([...beforePause, ...after]).filter(Boolean)).toEqual([]);
});
