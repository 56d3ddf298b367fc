const formats = new Map<string, Intl.DateTimeFormat>();

/** The day at a moment on the calendar of a time zone, YYYY-MM-DD. */
export function localDay(timeZone: string, at: Date): string {
	const parts = new Map(
		formatOf(timeZone)
			.formatToParts(at)
			.map(({ type, value }) => [type, value]),
	);
	return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Made once: making a formatter takes fifty times as long as using it, and a reply asks for the day of each fact. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
	const format =
		formats.get(timeZone) ??
		new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
	formats.set(timeZone, format);
	return format;
}
