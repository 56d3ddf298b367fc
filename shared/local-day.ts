import { zoneFormats } from "./zone-formats.ts";

const formatOf = zoneFormats({ year: "numeric", month: "2-digit", day: "2-digit" });

/** The day at a moment on the calendar of a time zone, YYYY-MM-DD. */
export function localDay(timeZone: string, at: Date): string {
	const parts = new Map(
		formatOf(timeZone)
			.formatToParts(at)
			.map(({ type, value }) => [type, value]),
	);
	return `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
}
