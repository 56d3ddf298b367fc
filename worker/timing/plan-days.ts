import { localDay } from "#shared/local-day.ts";
import { type Cadence, nextDay } from "./cadence.ts";
import { dayAfter, daysBetween, instantOf } from "./zoned-time.ts";

/** Days planned ahead. The next notification is always planned, however far off it is. */
export const PLANNED_DAYS = 7;

type Plan = Cadence & {
	timeZone: string;
	/** Minutes since midnight on the person's own clock. */
	minutes: number;
	now: Date;
};

/** One planned notification: its day on the person's calendar, and its time. */
export type PlannedNote = { day: string; at: Date };

/** Returns the notifications of the coming week, and always the next one; none when none may go out. */
export function planNotes({ timeZone, minutes, now, ...cadence }: Plan): PlannedNote[] {
	const today = localDay(timeZone, now);
	// Today too, if its time is still to come.
	const first = instantOf(today, minutes, timeZone) > now ? today : dayAfter(today, 1);
	const notes: PlannedNote[] = [];
	let { lastDay } = cadence;
	for (let from = first; ; ) {
		const day = nextDay({ ...cadence, lastDay }, from);
		if (day === null || (notes.length > 0 && daysBetween(today, day) > PLANNED_DAYS)) {
			return notes;
		}
		notes.push({ day, at: instantOf(day, minutes, timeZone) });
		lastDay = day;
		from = dayAfter(day, 1);
	}
}
