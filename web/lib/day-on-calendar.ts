/** The day of a moment on the person's own calendar: "May 4, 2026", in the way of their browser's language. */
export function dayOnCalendar(at: string, timeZone: string): string {
	return new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: "medium" }).format(new Date(at));
}
