/** More than there are zones. A name in other letter case is another key, and a person chooses it. */
const MOST = 600;

/**
 * Returns what gives the formatter of a time zone, made once for each: making one takes fifty times as long as using it. It
 * throws a RangeError for a zone that the runtime doesn't know.
 */
export function zoneFormats(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
	const made = new Map<string, Intl.DateTimeFormat>();
	return (timeZone) => {
		const known = made.get(timeZone);
		if (known) {
			return known;
		}
		const format = new Intl.DateTimeFormat("en-US", { ...options, timeZone });
		if (made.size >= MOST) {
			made.clear();
		}
		made.set(timeZone, format);
		return format;
	};
}
