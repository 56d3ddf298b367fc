const DAY = new Intl.DateTimeFormat(undefined, { timeZone: "UTC", dateStyle: "medium" });
const SHORT_DAY = new Intl.DateTimeFormat(undefined, { timeZone: "UTC", day: "numeric", month: "short" });
const SHORT_MONTH = new Intl.DateTimeFormat(undefined, { timeZone: "UTC", month: "short", year: "numeric" });
const MONTH = new Intl.DateTimeFormat(undefined, { timeZone: "UTC", month: "long", year: "numeric" });

/** A day of the calendar (YYYY-MM-DD, of no time zone) in words: "May 4, 2026", in the way of the browser's language. */
export function calendarDay(day: string): string {
	return DAY.format(Date.parse(day));
}

/** "May 4". */
export function shortDay(day: string): string {
	return SHORT_DAY.format(Date.parse(day));
}

/** "May 2026", with the month cut short where it's long. */
export function shortMonth(day: string): string {
	return SHORT_MONTH.format(Date.parse(day));
}

/** "May 2026", of any day in it. */
export function calendarMonth(day: string): string {
	return MONTH.format(Date.parse(day));
}
