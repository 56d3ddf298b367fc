import { localDay } from "#shared/local-day.ts";
import { dayAfter, instantOf } from "../../timing/zoned-time.ts";

/** When the day begins on which the guide may ask how it went. In minutes since midnight. */
const MORNING = 5 * 60;

/** Returns the morning `days` days from now (epoch ms), on the time zone's clock. */
export function dueMorning(timeZone: string, now: number, days: number): Date {
	return instantOf(dayAfter(localDay(timeZone, new Date(now)), days), MORNING, timeZone);
}
