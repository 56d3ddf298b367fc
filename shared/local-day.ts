/** The day at a moment on the calendar of a time zone, YYYY-MM-DD. */
export function localDay(timeZone: string, at: Date): string {
	const format = new Intl.DateTimeFormat("en-US", {
		timeZone,
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
	});
	const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
	return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
