/** The day of a moment on the person's own calendar: "May 4, 2026", in the way of their browser's language. */
export function dayOnCalendar(at: string, timeZone: string): string {
	return new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: "medium" }).format(new Date(at));
}

/** The same with the time: "May 4, 2026, 7:05 PM". */
export function momentOnCalendar(at: string, timeZone: string): string {
	return new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: "medium", timeStyle: "short" }).format(
		new Date(at),
	);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a recent day in words: "today", "yesterday", the weekday within the last week. */
export function daySince(at: string, timeZone: string, now = Date.now()): string {
	const dayOf = (time: number) =>
		new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short" }).format(time);
	const then = Date.parse(at);
	const days = Math.round((Date.parse(dayOf(now)) - Date.parse(dayOf(then))) / DAY_MS);
	if (days === 0 || days === 1) {
		return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(-days, "day");
	}
	return days > 1 && days < 7
		? new Intl.DateTimeFormat(undefined, { timeZone, weekday: "long" }).format(then)
		: dayOnCalendar(at, timeZone);
}

/** The same with the time while it's as recent as a week: "today, 7:05 PM". A day further back goes without. */
export function dayAndTimeSince(at: string, timeZone: string, now = Date.now()): string {
	const day = daySince(at, timeZone, now);
	const isRecent = now - Date.parse(at) < 7 * DAY_MS;
	const time = new Intl.DateTimeFormat(undefined, { timeZone, timeStyle: "short" }).format(new Date(at));
	const start = day.charAt(0).toLocaleUpperCase() + day.slice(1);
	return isRecent ? `${start}, ${time}` : start;
}
